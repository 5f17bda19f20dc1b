import type { GroundKey } from "../spec";

/** Studio papers: where the light falls, and at the far edge. */
export const GROUNDS: Record<GroundKey, readonly [light: string, dark: string]> = {
  stone: ["#ebe5dc", "#cfc6b9"],
  sand: ["#f0e7d8", "#d9c9b1"],
  sage: ["#e3e6db", "#bfc6b6"],
  powder: ["#f1e3dd", "#d8c1b8"],
  mist: ["#e6e8e9", "#c3c8cb"],
  clay: ["#e9d7c9", "#c8a993"],
  bone: ["#f4f1eb", "#dcd6cb"],
  plum: ["#e5dcdf", "#bfb0b6"],
};

export const SKINS = ["#f1d3c0", "#e5b99c", "#cf9a76", "#a86f4c", "#7d4d34", "#56352a"] as const;
export const HAIRS = ["#2a1f1c", "#4a3023", "#7b4f2f", "#b98b56", "#a5502f", "#1a1719", "#9c958f"] as const;
