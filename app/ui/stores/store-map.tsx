import { lengthInWords, wayUnit } from "#app/i18n/place-words.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { NamedTown } from "#app/models/map-layout.ts";
import { holds, scaleGrid, type MapWindow, toViewport } from "#app/models/map-window.ts";
import type { Position } from "#app/models/store.ts";
import { OUTLINED_COUNTRIES, outlinesOf } from "./country-outlines";
import styles from "./stores.module.css";

export interface MapPin {
  position: Position;
  /** The shop's number in the list; "" for the one shop of a page; left out on an overview of many. */
  mark?: string;
  /** Offset of the pin from its true place, in pixels (`pinShifts`). */
  shift?: { x: number; y: number };
}

export interface StoreMapProps {
  map: MapWindow;
  pins: readonly MapPin[];
  /** Towns for orientation. */
  towns?: readonly NamedTown[];
}

/** Side of the drawing, in its own units. */
const SIDE = 1000;
/** Widest grid that is drawn, in kilometres or miles. */
const WIDEST_GRID = 20;

/**
 * Shops on a map of the land (ADR 0021). The list beside it has the same content in words, so that the map need not be
 * read or pressed.
 */
export function StoreMap({ map, pins, towns = [] }: StoreMapProps) {
  const t = useText("stores");
  const { locale } = useLocale();
  const grid = scaleGrid(map, wayUnit(locale));
  // A map of a whole country needs no grid: its outline is enough.
  const hasGrid = grid.length <= WIDEST_GRID;
  // A page of one shop has no list beside the map.
  const notes = [
    pins.every(({ mark }) => mark !== "") && t("mapNote"),
    hasGrid && t("mapScale", { distance: lengthInWords(grid.length, locale, t) }),
  ].filter(Boolean);
  return (
    <div className={styles.map} id="map">
      <div className={styles.square} aria-hidden="true">
        <svg viewBox={`0 0 ${SIDE} ${SIDE}`} className={styles.land}>
          {OUTLINED_COUNTRIES.flatMap(outlinesOf).map((piece, index) => (
            <path key={index} d={drawn(map, piece)} />
          ))}
          {hasGrid && <path className={styles.grid} d={gridLines(grid.part)} />}
        </svg>
        {towns.map(({ name, position, side }) => (
          <span key={name} className={styles.town} data-side={side} style={standing(map, position)}>
            {name}
          </span>
        ))}
        {pins.map(({ position, mark, shift }, index) => (
          <span key={index} className={pinClass(mark)} style={{ ...standing(map, position), ...besides(shift) }}>
            {mark}
          </span>
        ))}
      </div>
      {notes.length > 0 && <p className={styles.note}>{notes.join(". ")}</p>}
    </div>
  );
}

function pinClass(mark: string | undefined) {
  if (mark === undefined) return styles.spot;
  return mark === "" ? `${styles.spot} ${styles.here}` : styles.pin;
}

/** Path of the grid, from the centre outwards and beyond the square, because a wider frame may show more of it. */
function gridLines(part: number): string {
  const step = part * SIDE;
  const reach = Math.ceil(SIDE / step);
  return Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const at = Math.round(SIDE / 2 + (index - reach) * step);
    return `M${at} ${-SIDE}V${2 * SIDE}M${-SIDE} ${at}H${2 * SIDE}`;
  }).join("");
}

function drawn(map: MapWindow, piece: readonly Position[]): string {
  const points = piece.map((each) => toViewport(map, each));
  return `M${points.map(({ x, y }) => `${Math.round(x * SIDE)} ${Math.round(y * SIDE)}`).join("L")}Z`;
}

function standing(map: MapWindow, position: Position) {
  const { x, y } = toViewport(map, position);
  const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
  return holds(map, position) ? { left: percent(x), top: percent(y) } : { display: "none" };
}

function besides({ x, y }: NonNullable<MapPin["shift"]> = { x: 0, y: 0 }) {
  return x || y ? { marginLeft: x, marginTop: y } : {};
}
