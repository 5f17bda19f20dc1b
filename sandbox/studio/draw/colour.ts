/*
 * OKLCH arithmetic, so that shade and light keep the cloth's hue instead of going grey.
 * The matrices are Björn Ottosson's (bottosson.github.io/posts/oklab).
 */
interface Oklch {
  l: number;
  c: number;
  h: number;
}

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

export function toOklch(hex: string): Oklch {
  const channel = (i: number): number => toLinear(parseInt(hex.slice(i, i + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(A, B), h: Math.atan2(B, A) };
}

export function fromOklch({ l: L, c, h }: Oklch): string {
  const A = c * Math.cos(h);
  const B = c * Math.sin(h);
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (v: number): number => Math.round(Math.max(0, Math.min(1, toGamma(Math.max(0, v)))) * 255);
  return `#${rgb.map((v) => byte(v).toString(16).padStart(2, "0")).join("")}`;
}

/** A colour made lighter or darker by `dl` (0…1), its chroma times `kc`, its hue turned by `dh` radians. */
export function tone(hex: string, dl: number, kc = 1, dh = 0): string {
  const { l, c, h } = toOklch(hex);
  return fromOklch({ l: Math.max(0, Math.min(1, l + dl)), c: c * kc, h: h + dh });
}

export const isDark = (hex: string, below = 0.42): boolean => toOklch(hex).l < below;

export interface Cloth {
  base: string;
  dark: boolean;
  shade: string;
  deep: string;
  light: string;
  line: string;
}

/** The colours one cloth needs: how it falls into shade and how it takes light. */
export function cloth(hex: string): Cloth {
  const { l, c, h } = toOklch(hex);
  const dark = l < 0.42;
  const neutral = c < 0.02;
  return {
    base: hex,
    dark,
    // Shadows lean to a cool plum; white cloth shades to warm grey rather than to black.
    shade: fromOklch({ l: l * (dark ? 0.38 : 0.5), c: Math.max(0.018, c * 0.9), h: neutral ? 0.9 : h + 0.08 }),
    deep: fromOklch({ l: l * 0.34, c: Math.max(0.012, c * 0.8), h: neutral ? 0.8 : h + 0.08 }),
    light: fromOklch({
      l: Math.min(0.995, l + (dark ? 0.27 : 0.14)),
      c: c * (dark ? 0.9 : 0.6),
      h: neutral ? 1.3 : h - 0.05,
    }),
    line: fromOklch({ l: dark ? l + 0.17 : l * 0.58, c: c * 0.9, h }),
  };
}
