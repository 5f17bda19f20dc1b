import type { Metal } from "../spec";
import { line } from "../draw/svg";

export interface MetalTones {
  base: string;
  light: string;
  dark: string;
}

export const METAL_TONES: Record<Metal, MetalTones> = {
  gold: { base: "#caa052", light: "#f3dca0", dark: "#8a6428" },
  silver: { base: "#b9bcc2", light: "#f3f5f8", dark: "#75787f" },
  rose: { base: "#cf9a86", light: "#f6d9cd", dark: "#8f5d4c" },
};

/** A round wire of metal along a line: edge, body, glint. */
export const wire = (d: string, width: number, metal: MetalTones): string =>
  line(d, metal.dark, width + 1.2, { opacity: 0.9 }) +
  line(d, metal.base, width) +
  line(d, metal.light, width * 0.3, { opacity: 0.9, move: [-width * 0.15, -width * 0.18] });
