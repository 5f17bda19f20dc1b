import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import { bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import { encode, rasterise, type Encoding, type Raster } from "./render";

/** Something to draw: a key that says all of what it is made of, its SVG, its own width. */
export interface Drawing {
  key: string;
  svg: () => string;
  width: number;
}

export type Log = (message: string, fields?: Record<string, unknown>) => void;

interface PictureStore {
  /** Known before anything is drawn. */
  tagOf(drawing: Drawing, encoding: Encoding): string;
  /** From disk, or drawn, encoded and kept. Rejects when it cannot be drawn. */
  get(drawing: Drawing, encoding: Encoding): Promise<Buffer>;
}

/** Rasters kept for other widths of the same picture, in bytes. */
const RASTERS = 16 * 1024 * 1024;
/** Scales a drawing is rasterised at; smaller pictures are scaled down from there. A product picture of 1200 is drawn at
 * its own size: a raster of 1600 would cost nearly twice as much. */
const SCALES = [1, 1.5, 2, 3] as const;

const sha = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** One promise for all who ask for the same at the same time. */
function shared<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, make) => {
    const known = running.get(key);
    if (known) return known;
    const made = make().finally(() => running.delete(key));
    running.set(key, made);
    return made;
  };
}

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

/** A grey area, two to three, whatever is asked for: nothing is drawn and nothing kept. */
export const plainPictures: PictureStore = {
  tagOf,
  get: (_drawing, { format, quality }) => {
    const grey = { data: Buffer.alloc(2 * 3 * 3, 0xd8), width: 2, height: 3 };
    return encode(grey, { width: 2, format, quality });
  },
};

interface StoreOptions {
  log?: Log;
  /** What makes pixels of an SVG; tests count its calls. */
  draw?: typeof rasterise;
}

/** Pictures drawn or encoded at a time: each takes some fifteen megabytes. */
const AT_ONCE = Math.min(cpus().length, 4);

/**
 * Draws pictures and keeps them under `cacheDir`. Large ones come one after the other: each takes four times the memory
 * of a small one, and is drawn in two parts on two cores anyway.
 */
export function createPictureStore(
  cacheDir: string,
  { log = () => undefined, draw = rasterise }: StoreOptions = {},
): PictureStore {
  const pool = bulkhead(AT_ONCE, Number.MAX_SAFE_INTEGER);
  const large = bulkhead(1, Number.MAX_SAFE_INTEGER);
  const rasters = new LRUCache<string, Raster>({ maxSize: RASTERS, sizeCalculation: ({ data }) => data.length });
  const onceEncoded = shared<Buffer>();
  const onceRasterised = shared<Raster>();

  const drawn = (drawing: Drawing, scale: number): Promise<Raster> => pool.execute(() => draw(drawing.svg(), scale));

  const raster = (drawing: Drawing, scale: number): Promise<Raster> => {
    const key = `${drawing.key}@${scale}`;
    const known = rasters.get(key);
    if (known) return Promise.resolve(known);
    return onceRasterised(key, async () => {
      const pixels = await (scale > 1 ? large.execute(() => drawn(drawing, scale)) : drawn(drawing, scale));
      rasters.set(key, pixels);
      return pixels;
    });
  };

  const make = async (drawing: Drawing, encoding: Encoding, file: string): Promise<Buffer> => {
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const scale = SCALES.find((s) => drawing.width * s >= encoding.width) ?? 3;
    const start = performance.now();
    const drawn = await raster(drawing, scale);
    const bytes = await pool.execute(() => encode(drawn, encoding));
    await keep(file, bytes, log);
    log("picture drawn", { width: encoding.width, scale, ms: Math.round(performance.now() - start) });
    return bytes;
  };

  return {
    tagOf,
    get: (drawing, encoding) => {
      const tag = tagOf(drawing, encoding);
      const file = join(cacheDir, tag.slice(0, 2), `${tag}.${encoding.format}`);
      return onceEncoded(tag, () => make(drawing, encoding, file));
    },
  };
}
