import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";

/**
 * Packs the lines of a cart into an address. Servers and proxies accept 8 KB of it (cookies not counted), so the sealed
 * lines must stay below 5 KB. A hundred lines, the most a cart takes, always fit: long names are cut if need be.
 */

const lineSchema = z.object({
  sku: z.string(),
  optionId: z.string(),
  quantity: z.number().int().min(1),
  /** May be cut short. */
  name: z.string(),
});

export type TransferLine = z.infer<typeof lineSchema>;

/** A seal is a third longer than its content. */
const MOST_CHARACTERS = 3_400;
const NAME_LENGTHS = [60, 30, 15, 8];

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
  const rows = lines.map((line) => ({ ...line, name: short(line.name, length) }));
  return deflateRawSync(JSON.stringify(rows)).toString("base64url");
}

function short(name: string, length: number): string {
  return name.length <= length ? name : `${name.slice(0, length - 1).trimEnd()}…`;
}

/** Reads what `packLines` made; what another version of the shop made may be refused. */
export const packedLinesSchema = z
  .string()
  .transform((packed): unknown =>
    JSON.parse(inflateRawSync(Buffer.from(packed, "base64url"), { maxOutputLength: 100_000 }).toString()),
  )
  .pipe(z.array(lineSchema).min(1));
