import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";

/**
 * Lines of a cart, small enough for an address. Servers and proxies take 8 KB of it, cookies aside, so a seal around the lines
 * has to stay below 5. A hundred lines, as many as a cart takes, always fit: long names are cut for it.
 */

export interface TransferLine {
  sku: string;
  optionId: string;
  quantity: number;
  /** Perhaps cut short. */
  name: string;
}

/** A seal is a third longer than what it holds. */
const MOST_CHARACTERS = 3_400;
const NAME_LENGTHS = [60, 30, 15, 8];

const linesSchema = z.array(z.tuple([z.string(), z.string(), z.number().int().min(1), z.string()])).min(1);

/** The lines as one short text; `left` of them, the last ones, where even short names are too much. */
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
  const rows = lines.map(({ sku, optionId, quantity, name }) => [sku, optionId, quantity, short(name, length)]);
  return deflateRawSync(JSON.stringify(rows)).toString("base64url");
}

function short(name: string, length: number): string {
  return name.length <= length ? name : `${name.slice(0, length - 1).trimEnd()}…`;
}

/** @throws where the text is not what `packLines` made */
export function unpackLines(packed: string): TransferLine[] {
  const text = inflateRawSync(Buffer.from(packed, "base64url"), { maxOutputLength: 100_000 }).toString();
  return linesSchema
    .parse(JSON.parse(text))
    .map(([sku, optionId, quantity, name]) => ({ sku, optionId, quantity, name }));
}
