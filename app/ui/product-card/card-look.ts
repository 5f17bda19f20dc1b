import { TILE_SIZES } from "../picture/picture";

/** How a card is shown where it stands. */
export interface CardLook {
  /** Level of the name in the page's outline. */
  headingLevel: 2 | 3;
  /** Priority for what a page opens with, eager for what else is above the fold. */
  loading: "lazy" | "eager" | "priority";
  /** How wide the picture is, as the `sizes` attribute says it. */
  sizes: string;
}

const PRIORITY: CardLook = { headingLevel: 2, loading: "priority", sizes: TILE_SIZES };
const EAGER: CardLook = { ...PRIORITY, loading: "eager" };
const LAZY: CardLook = { ...PRIORITY, loading: "lazy" };

/** In a listing's grid: a row's worth of pictures is there before anything scrolls, the first one before all else. */
export function gridLook(index: number): CardLook {
  if (index === 0) return PRIORITY;
  return index < 4 ? EAGER : LAZY;
}

const ROW: CardLook = {
  headingLevel: 3,
  loading: "lazy",
  sizes: "(min-width: 1920px) 19vw, (min-width: 1280px) 24vw, (min-width: 768px) 29vw, 60vw",
};

/** In a row that scrolls sideways. */
export function rowLook(): CardLook {
  return ROW;
}
