import { hash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Asked, Drawing } from "./drawings";
import { once } from "./once";
import { encode, type Encoding } from "./render";
import type { Studio } from "./studio";

export type Log = (message: string, fields?: Record<string, unknown>) => void;

export interface PictureStore {
  /** Known before anything is drawn. */
  tagOf(drawing: Drawing, encoding: Encoding): string;
  /** From disk, or drawn, encoded and kept, which `onDrawn` is told. Rejects when it cannot be drawn. */
  get(drawing: Drawing, encoding: Encoding, onDrawn?: () => void): Promise<Buffer>;
}

const sha = (text: string): string => hash("sha256", text, "hex").slice(0, 32);

/** Readers never see half a file: it is written aside and renamed. */
async function keep(file: string, bytes: Buffer, log: Log): Promise<void> {
  const aside = `${file}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(aside, bytes);
    await rename(aside, file);
  } catch (error) {
    log("picture not kept", { file, error: String(error) });
    await rm(aside, { force: true }).catch(() => undefined);
  }
}

const tagOf = (drawing: Drawing, encoding: Encoding): string => sha(`${drawing.key}|${JSON.stringify(encoding)}`);

/** Pixels that a plain picture is wide. */
const PLAIN = 96;

const plain = new Map<string, Promise<Buffer>>();

/** A small grey area of the drawing's shape, or of the one asked for: nothing is drawn, and each shape is encoded once. */
export const plainPictures: PictureStore = {
  tagOf,
  get: (drawing, { format, quality, width, height }) => {
    const ratio = height === undefined ? drawing.height / drawing.width : height / width;
    const grey = { width: PLAIN, height: Math.round(PLAIN * ratio) };
    const key = `${grey.height} ${format} ${quality}`;
    const known = plain.get(key);
    if (known) return known;
    const data = Buffer.alloc(grey.width * grey.height * 3, 0xd8);
    const made = encode({ data, ...grey }, { width: PLAIN, format, quality });
    plain.set(key, made);
    return made;
  },
};

/** Has pictures drawn and keeps them under `cacheDir`. */
export function createPictureStore(cacheDir: string, studio: Studio, log: Log): PictureStore {
  const onceMade = once<Buffer>();

  const make = async ({ drawing, encoding }: Asked, file: string, onDrawn?: () => void): Promise<Buffer> => {
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const bytes = await studio(drawing, encoding);
    await keep(file, bytes, log);
    onDrawn?.();
    return bytes;
  };

  return {
    tagOf,
    get: (drawing, encoding, onDrawn) => {
      const tag = tagOf(drawing, encoding);
      const file = join(cacheDir, tag.slice(0, 2), `${tag}.${encoding.format}`);
      return onceMade(tag, () => make({ drawing, encoding }, file, onDrawn));
    },
  };
}
