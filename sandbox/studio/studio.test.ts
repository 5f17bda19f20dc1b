import { expect, it, vi } from "vitest";
import type { Drawing } from "./drawings";
import type { Raster } from "./render";
import { AT_ONCE, createStudio } from "./studio";

const sheet: Raster = { data: Buffer.alloc(8 * 12 * 3, 0x80), width: 8, height: 12 };
const ENCODING = { width: 8, format: "webp", quality: 80 } as const;
const drawing = (key: string): Drawing => ({ key, width: 800, height: 1200, subject: { scene: "hero" } });

it("encodes what it has drawn before it draws more: pixels that wait are what takes memory", async () => {
  let waiting = 0;
  let most = 0;
  const studio = createStudio(() => {
    most = Math.max(most, ++waiting);
    return Promise.resolve(sheet);
  });
  const orders = Array.from({ length: AT_ONCE * 8 }, (_, i) =>
    studio(drawing(`${i}`), ENCODING).then((bytes) => {
      waiting--;
      return bytes.length;
    }),
  );
  expect((await Promise.all(orders)).every((length) => length > 0)).toBe(true);
  // Whoever asked hears of a picture a moment after the next one has begun.
  expect(most).toBeLessThanOrEqual(AT_ONCE * 2);
});

it("draws once for several widths, asked for at once or one after the other", async () => {
  const draw = vi.fn(() => Promise.resolve(sheet));
  const studio = createStudio(draw);
  const encodings = [4, 6, 8].map((width) => ({ ...ENCODING, width }));
  await Promise.all(encodings.map((encoding) => studio(drawing("one"), encoding)));
  await studio(drawing("one"), { ...ENCODING, width: 5 });
  expect(draw).toHaveBeenCalledTimes(1);
});
