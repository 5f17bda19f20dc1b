import { inflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { path, type Point } from "./geometry";
import { ellipse, polygons, soft } from "./soft";

const square = (x: number, y: number, side: number): Point[] => [
  [x, y, 1],
  [x + side, y, 1],
  [x + side, y + side, 1],
  [x, y + side, 1],
];

interface Image {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How much of the colour a point of the picture gets, 0 … 255. */
  at: (x: number, y: number) => number;
}

function read(svg: string): Image {
  const number = (name: string): number => Number(new RegExp(` ${name}="([-\\d.]+)"`).exec(svg)?.[1]);
  const [x, y, width, height] = [number("x"), number("y"), number("width"), number("height")];
  const bytes = Buffer.from(/base64,([^"]+)/.exec(svg)?.[1] ?? "", "base64");
  const [columns, rows] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const start = bytes.indexOf("IDAT");
  const raw = inflateSync(bytes.subarray(start + 4, start + 4 + bytes.readUInt32BE(start - 4)));
  const at = (px: number, py: number): number => {
    const column = Math.floor(((px - x) / width) * columns);
    const row = Math.floor(((py - y) / height) * rows);
    const inside = column >= 0 && row >= 0 && column < columns && row < rows;
    return inside ? (raw[row * (columns + 1) + 1 + column] ?? 0) : 0;
  };
  return { x, y, width, height, at };
}

describe("soft", () => {
  it("is full inside, half at the edge and nothing beyond three sigmas", () => {
    const sigma = 10;
    const image = read(soft({ shapes: [square(300, 400, 200)], sigma, colour: "#3b2c22", alpha: 1 }));
    expect(image.at(400, 500)).toBeGreaterThan(250);
    expect(image.at(300, 500)).toBeGreaterThan(80);
    expect(image.at(300, 500)).toBeLessThan(175);
    expect(image.at(300 - 3 * sigma, 500)).toBeLessThan(4);
    expect(image.x).toBeLessThanOrEqual(300 - 3 * sigma);
  });

  it("counts overlapping shapes once, whichever way they run", () => {
    const one = square(300, 400, 200);
    const draw = (shapes: Point[][]): number =>
      read(soft({ shapes, sigma: 6, colour: "#000000", alpha: 0.5 })).at(400, 500);
    expect(draw([one, [...one].reverse()])).toBe(draw([one]));
    expect(draw([one])).toBeGreaterThan(120);
  });

  it("draws nothing for lines, points and what lies off the picture", () => {
    const how = { sigma: 5, colour: "#000000", alpha: 1 };
    expect(soft({ ...how, shapes: [] })).toBe("");
    expect(
      soft({
        ...how,
        shapes: [
          [
            [0, 0],
            [10, 10],
          ],
        ],
      }),
    ).toBe("");
    expect(soft({ ...how, shapes: [square(5000, 5000, 10)] })).toBe("");
  });
});

describe("polygons", () => {
  it("reads what `path` writes: every given point is a corner of the polygon", () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 1200 }));
    fc.assert(
      fc.property(fc.uniqueArray(point, { minLength: 3, maxLength: 12, selector: String }), (points) => {
        const [polygon = []] = polygons(path(points));
        for (const [x, y] of points) {
          expect(polygon.some(([px, py]) => Math.hypot(px - x, py - y) < 0.01)).toBe(true);
        }
      }),
    );
  });

  it("keeps subpaths apart", () => {
    expect(polygons(path(ellipse([50, 50], [20, 10])) + path(square(100, 100, 50)))).toHaveLength(2);
  });
});
