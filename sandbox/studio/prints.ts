import type { Fabric, Print, PrintKind } from "./spec";
import type { Colour } from "./palette";
import { pickOf } from "./random";

/** The cloth under a print of ink: shirts and bretons are light, the product's colour is the ink's. */
const PAPER = "#f3eee2";
const WOVEN_PLAIN: readonly Fabric[] = ["poplin", "jersey", "gauze", "knit", "canvas", "linen", "crepe"];
const LIGHT: readonly Colour["family"][] = ["white", "beige", "yellow"];

const BOUQUETS: Record<"dark" | "light", readonly (readonly string[])[]> = {
  dark: [
    ["#c9606a", "#e7b7a8", "#d99a3f", "#7d93b8", "#f3ead8"],
    ["#e8d9c4", "#d9a08f", "#c7b36b", "#a9b8a0"],
    ["#f1e6d2", "#b9566a", "#e0a05a"],
  ],
  light: [
    ["#b4515c", "#d98f5a", "#5f7ba6", "#c79a3c"],
    ["#35507a", "#7f9cc0", "#b9c8d8"],
    ["#8a3f54", "#c9808a", "#6f8061"],
  ],
};

const TARTANS: Partial<Record<Colour["family"], readonly (readonly [string, string, string])[]>> = {
  red: [
    ["#1f3a33", "#27314e", "#e0c06a"],
    ["#27242a", "#3a1218", "#f1e3c4"],
  ],
  green: [
    ["#1d2740", "#12251f", "#e2d6a8"],
    ["#27314e", "#7c1f2a", "#d9b65c"],
  ],
  blue: [
    ["#24443a", "#141a2c", "#e6ddc6"],
    ["#7c1f2a", "#1a2033", "#d9b65c"],
  ],
  brown: [
    ["#1f2b3e", "#7c1f2a", "#d9b65c"],
    ["#4c342b", "#97452b", "#efe3cb"],
  ],
  grey: [
    ["#1d1c1f", "#5c1f2c", "#c9c7c3"],
    ["#24262d", "#27314e", "#e2ddd2"],
  ],
};

interface Cloth {
  colour: Colour;
  fabric: Fabric;
  next: () => number;
  light: boolean;
  /** The cloth below the print, and the print's own ink. */
  base: string;
  ink: string;
}
type Make = (cloth: Cloth) => { base?: string; print: Omit<Print, "kind"> };

const pinstripe: Make = ({ fabric, next, light, ink }) => {
  if (!WOVEN_PLAIN.includes(fabric)) {
    return { print: { gap: 11, weight: 0.8, colours: [light ? "#8a8478" : "#b9b6b0"] } };
  }
  const [gap, weight] = pickOf(
    [
      [7, 1.3],
      [5, 1.6],
      [9, 3],
    ] as const,
    next,
  );
  return { print: { gap, weight, colours: [ink] } };
};

const stripe: Make = ({ next, light, ink, base }) => {
  const [gap, weight] = pickOf(
    [
      [10.5, 4],
      [14, 7],
      [8, 2.6],
    ] as const,
    next,
  );
  return { print: { gap, weight, from: 40, colours: [light || base === PAPER ? ink : PAPER] } };
};

const floral: Make = ({ colour, light, next }) => {
  const pale = light || colour.family === "pink" || colour.names.en === "sky blue";
  const colours = [...pickOf(BOUQUETS[pale ? "light" : "dark"], next)];
  return { base: colour.hex, print: { colours, scale: pickOf([0.85, 1, 1.25], next) } };
};

const tartan: Make = ({ colour, next }) => {
  const colours = [...pickOf(TARTANS[colour.family] ?? [["#1f2b3e", "#7c1f2a", "#d9b65c"]], next)];
  return { base: colour.hex, print: { colours, scale: pickOf([1, 1.3], next) } };
};

const MAKE: Record<PrintKind, Make> = {
  pinstripe,
  stripe,
  floral,
  tartan,
  gingham: ({ ink, next }) => ({ print: { colours: [ink], scale: pickOf([0.8, 1, 1.3], next) } }),
  dots: ({ colour, next }) => ({ base: colour.hex, print: { scale: pickOf([0.7, 1, 1.5], next) } }),
  check: ({ colour, next }) => ({ base: colour.hex, print: { scale: pickOf([1, 1.3], next) } }),
  animal: ({ colour, light, next }) => ({
    base: light || colour.family === "brown" ? colour.hex : "#c99e68",
    print: { scale: pickOf([0.9, 1.15], next) },
  }),
};

/** A print in colours that suit the product's colour, with the cloth it lies on. Draws two numbers at most. */
export function printFor(
  kind: PrintKind,
  colour: Colour,
  fabric: Fabric,
  next: () => number,
): { base: string; print: Print } {
  const light = LIGHT.includes(colour.family);
  const inked = WOVEN_PLAIN.includes(fabric) && !light;
  const cloth = { colour, fabric, next, light, base: inked ? PAPER : colour.hex, ink: light ? "#2b3352" : colour.hex };
  const { base = cloth.base, print } = MAKE[kind](cloth);
  return { base, print: { kind, ...print } };
}
