import { VIEWS } from "./pictures";
import { FORMATS, type Encoding, type Format } from "./render";
import { PICTURE_KINDS, type PictureKind } from "./spec";

/** Widths that are kept. Any other is served as the next larger one, or the cache could be flooded. */
const WIDTHS = [96, 144, 192, 288, 400, 599, 800, 1200, 1279, 1599, 1920, 2400] as const;
const SMALLEST = 16;
const LARGEST = 2400;
const QUALITIES = [50, 80, 90] as const;
/** Widths by heights that a scene is cut to. */
const RATIOS = [21 / 9, 2, 16 / 9, 3 / 2, 4 / 3, 5 / 4, 1, 5 / 6, 4 / 5, 3 / 4, 2 / 3] as const;

/** Why an address is refused; answered with 400. */
export class BadAsk extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

type Query = Record<string, unknown>;

function number(query: Query, name: string, low: number, high: number): number | undefined {
  const text = query[name];
  if (text === undefined) return undefined;
  const value = typeof text === "string" && /^\d{1,4}$/.test(text) ? Number(text) : NaN;
  if (value >= low && value <= high) return value;
  throw new BadAsk(`BAD_${name.toUpperCase()}`, `"${name}" is a whole number from ${low} to ${high}.`);
}

const nextUp = (steps: readonly number[], value: number): number =>
  steps.find((step) => step >= value) ?? steps.at(-1) ?? value;
const nearest = (steps: readonly number[], value: number): number =>
  steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best));

const isFormat = (text: unknown): text is Format => FORMATS.some((format) => format === text);

function format(query: Query): Format {
  const wanted = query.f ?? "webp";
  if (isFormat(wanted)) return wanted;
  throw new BadAsk("BAD_F", `"f" is one of ${FORMATS.join(", ")}.`);
}

/** Size, format and quality of a product picture: w (800), q (80), f (webp). Throws BadAsk. */
export function encodingOf(query: Query): Encoding {
  const width = nextUp(WIDTHS, number(query, "w", SMALLEST, LARGEST) ?? 800);
  const quality = nearest(QUALITIES, number(query, "q", 1, 100) ?? 80);
  return { width, quality, format: format(query) };
}

/**
 * The same for a scene, whose own width is kept as well and taken where none is asked. It may also be cut to a height:
 * the ratio nearest to what was asked. Throws BadAsk.
 */
export function sceneEncodingOf(query: Query, ownWidth: number): Encoding {
  const wanted = number(query, "w", SMALLEST, LARGEST) ?? ownWidth;
  const height = number(query, "h", SMALLEST, LARGEST);
  const encoding = encodingOf(query);
  const kept = nextUp(WIDTHS, wanted);
  const width = wanted <= ownWidth ? Math.min(kept, ownWidth) : kept;
  if (height === undefined) return { ...encoding, width };
  return { ...encoding, width, height: Math.round(width / nearest(RATIOS, wanted / height)) };
}

interface PictureAsk {
  optionId: string;
  kind: PictureKind;
  /** 1…VIEWS */
  view: number;
}

const isKind = (text: string): text is PictureKind => PICTURE_KINDS.some((kind) => kind === text);

/** Reads `{optionId}` and `{KIND}-{n}` of a product picture's address. Throws BadAsk. */
export function pictureAskOf(optionId: string, name: string): PictureAsk {
  if (!/^[\w-]{1,64}$/.test(optionId))
    throw new BadAsk("BAD_OPTION_ID", "The option's id holds letters, digits, - and _ only.");
  const [, kind = "", view = ""] = /^([A-Z]{2})-(\d)$/.exec(name) ?? [];
  if (!isKind(kind))
    throw new BadAsk("BAD_KIND", `A picture is named {kind}-{n}, the kind one of ${PICTURE_KINDS.join(", ")}.`);
  const n = Number(view);
  if (n < 1 || n > VIEWS) throw new BadAsk("BAD_VIEW", `A kind has the views 1 to ${VIEWS}.`);
  return { optionId, kind, view: n };
}
