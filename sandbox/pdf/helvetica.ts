/**
 * Helvetica, which every reader of PDF has without its being in the file: how wide its letters are, in thousandths of
 * the size, and how texts are written in its one-byte code. Letters that the code lacks, such as Polish ones, are set
 * as a letter with its accent laid over it.
 */
export type Face = "regular" | "bold";

/** Widths of the characters from space to tilde. */
const ASCII: Record<Face, readonly number[]> = {
  regular: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
  ],
  bold: [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611,
    556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389,
    280, 389, 584,
  ],
};

/** Glyphs beyond Latin 1: their code, and their width in both faces. */
const SPECIAL: Record<string, readonly [code: number, regular: number, bold: number]> = {
  ł: [1, 222, 278],
  Ł: [2, 556, 611],
  "\u2212": [5, 584, 584],
  "€": [0x80, 556, 556],
  "‘": [0x91, 222, 278],
  "’": [0x92, 222, 278],
  "“": [0x93, 333, 500],
  "”": [0x94, 333, 500],
  "–": [0x96, 556, 556],
  œ: [0x9c, 944, 944],
  Œ: [0x8c, 1000, 1000],
  "\u00a0": [0x20, 278, 278],
  "\u202f": [0x20, 278, 278],
  ß: [0xdf, 611, 611],
  "¡": [0xa1, 333, 333],
  ª: [0xaa, 370, 370],
  "«": [0xab, 556, 556],
  "°": [0xb0, 400, 400],
  º: [0xba, 365, 365],
  "»": [0xbb, 556, 556],
  "¿": [0xbf, 611, 611],
  "·": [0xb7, 278, 278],
  "×": [0xd7, 584, 584],
  æ: [0xe6, 889, 889],
  Æ: [0xc6, 1000, 1000],
  ø: [0xf8, 611, 611],
  Ø: [0xd8, 778, 778],
};
/** What the codes above that WinAnsi has no glyph for stand for. */
export const DIFFERENCES = "[1 /lslash /Lslash /dotaccent /ogonek /minus /caron]";

/** Accents that can be laid over a letter, by the combining character that a decomposed letter carries. */
const ACCENTS: Record<string, { code: number; isBelow?: boolean }> = {
  "\u0301": { code: 0xb4 },
  "\u0307": { code: 3 },
  "\u0328": { code: 4, isBelow: true },
  "\u030c": { code: 6 },
};
const ACCENT_WIDTH = 333;
const UNKNOWN = "?";

export type Glyph =
  | { code: number; width: number }
  /** `rise`: whether the accent has to climb above a capital. */
  | { code: number; width: number; text: string; accent: number; accentWidth: number; rise: boolean };

export function glyphsOf(text: string, face: Face): Glyph[] {
  return [...text.normalize("NFC")].map((character) => glyphOf(character, face));
}

/** In the unit of `size`. */
export function textWidth(text: string, face: Face, size: number): number {
  return (glyphsOf(text, face).reduce((sum, { width }) => sum + width, 0) * size) / 1000;
}

function glyphOf(character: string, face: Face): Glyph {
  const special = SPECIAL[character];
  if (special) return { code: special[0], width: face === "bold" ? special[2] : special[1] };
  const [base = UNKNOWN, mark = ""] = character.normalize("NFD");
  const width = ASCII[face][base.charCodeAt(0) - 32];
  const code = character.codePointAt(0) ?? 0;
  if (width === undefined) return glyphOf(UNKNOWN, face);
  // Latin 1 letters are as wide as what they are without their accent.
  if (code < 0x7f || (code > 0xa0 && code < 0x100)) return { code, width };
  const accent = ACCENTS[mark];
  if (!accent) return { code: base.charCodeAt(0), width };
  const rise = accent.isBelow !== true && base === base.toUpperCase();
  return { code: base.charCodeAt(0), width, text: character, accent: accent.code, accentWidth: ACCENT_WIDTH, rise };
}
