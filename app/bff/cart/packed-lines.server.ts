import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";

/**
 * Packs the lines of a cart into an address. Servers and proxies accept 8 KB of it (cookies not counted), so the sealed
 * lines must stay below 5 KB. A hundred lines, the most a cart takes, always fit: long names are cut if need be.
 */

export interface TransferLine {
  sku: string;
  optionId: string;
  quantity: number;
  /** May be cut short. */
  name: string;
  isGiftCard: boolean;
}

/** A seal is a third longer than its content. */
const MOST_CHARACTERS = 3_400;
const NAME_LENGTHS = [60, 30, 15, 8];

/** Marks the row of a gift card at its end. */
const GIFT_CARD = 1;

const linesSchema = z
  .array(z.tuple([z.string(), z.string(), z.number().int().min(1), z.string()]).rest(z.literal(GIFT_CARD)))
  .min(1);

/** The lines as one short text; `left` is the number of lines at the end that did not fit, even with short names. */
export function packLines(lines: readonly TransferLine[]): { lines: string; left: number } {
  for (const length of NAME_LENGTHS) {
    const packed = pack(lines, length);
    if (packed.length <= MOST_CHARACTERS) return { lines: packed, left: 0 };
  }
  let kept = lines.length;
  let packed: string;
  do {
    kept = Math.floor(kept * 0.9);
    packed = pack(lines.slice(0, kept), NAME_LENGTHS.at(-1)!);
  } while (packed.length > MOST_CHARACTERS);
  return { lines: packed, left: lines.length - kept };
}

function pack(lines: readonly TransferLine[], length: number): string {
  const rows = lines.map(({ sku, optionId, quantity, name, isGiftCard }) => {
    const row = [sku, optionId, quantity, short(name, length)];
    return isGiftCard ? [...row, GIFT_CARD] : row;
  });
  return deflateRawSync(JSON.stringify(rows)).toString("base64url");
}

function short(name: string, length: number): string {
  return name.length <= length ? name : `${name.slice(0, length - 1).trimEnd()}…`;
}

/** @throws for a text that `packLines` did not make */
export function unpackLines(packed: string): TransferLine[] {
  const text = inflateRawSync(Buffer.from(packed, "base64url"), { maxOutputLength: 100_000 }).toString();
  return linesSchema.parse(JSON.parse(text)).map(([sku, optionId, quantity, name, mark]) => ({
    sku,
    optionId,
    quantity,
    name,
    isGiftCard: mark === GIFT_CARD,
  }));
}
