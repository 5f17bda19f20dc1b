import { cpus } from "node:os";
import { bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import { svgOf, type Drawing } from "./drawings";
import { once } from "./once";
import { encode, rasterise, type Encoding, type Raster } from "./render";

/** Draws and encodes. Rejects when it cannot be drawn. */
export type Studio = (drawing: Drawing, encoding: Encoding) => Promise<Buffer>;

/** Small rasters kept for other widths of the same picture, in bytes: two of a product. */
const RASTERS = 6 * 1024 * 1024;
/** Bytes of a product picture of 1600, the largest that is usual. */
const PAPER = 1600 * 2400 * 3;
/** Scales a drawing is rasterised at; smaller pictures are scaled down from there. A product picture of 1200 is drawn at
 * its own size: a raster of 1600 would cost nearly twice as much. */
const SCALES = [1, 1.5, 2, 2.5, 3] as const;
/** A scene is asked for in one width: it is not drawn four times as large for a phone. */
const SCENE_SCALES = [0.5, ...SCALES] as const;
/** Pictures drawn or encoded at a time: each takes some fifteen megabytes. */
export const AT_ONCE = Math.min(cpus().length, 4);

/**
 * Large pictures are drawn and encoded one after the other, all on the same paper: each takes four times the memory of a
 * small one, and is drawn in two parts on two cores anyway.
 */
export function createStudio(draw: typeof rasterise = rasterise): Studio {
  const pool = bulkhead(AT_ONCE, Number.MAX_SAFE_INTEGER);
  const large = bulkhead(1, Number.MAX_SAFE_INTEGER);
  const rasters = new LRUCache<string, Raster>({ maxSize: RASTERS, sizeCalculation: ({ data }) => data.length });
  const onceRasterised = once<Raster>();
  let paper: ArrayBuffer | undefined;

  const smallRaster = (drawing: Drawing, scale: number): Promise<Raster> => {
    const key = `${drawing.key}@${scale}`;
    const known = rasters.get(key);
    if (known) return Promise.resolve(known);
    return onceRasterised(key, async () => {
      const pixels = await draw(svgOf(drawing), { scale, whole: pool.executionSlots < AT_ONCE - 1 });
      rasters.set(key, pixels);
      return pixels;
    });
  };
  const largePicture = async (drawing: Drawing, encoding: Encoding, scale: number): Promise<Buffer> => {
    paper ??= new ArrayBuffer(PAPER);
    return encode(await draw(svgOf(drawing), { scale, paper }), encoding);
  };

  return async (drawing, encoding) => {
    const scales = "scene" in drawing.subject ? SCENE_SCALES : SCALES;
    const scale = scales.find((s) => drawing.width * s >= encoding.width) ?? 3;
    if (scale > 1) return large.execute(() => largePicture(drawing, encoding, scale));
    // In one go: two dozen drawings that wait for the encoder are seventy megabytes.
    return pool.execute(async () => encode(await smallRaster(drawing, scale), encoding));
  };
}
