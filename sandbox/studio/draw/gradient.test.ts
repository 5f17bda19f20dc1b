import { inflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gradient, linear, radial } from "./gradient";

/** Red, green, blue, alpha of every cell, row after row. */
function cellsOf(svg: string): number[][] {
  const bytes = Buffer.from(/base64,([^"]+)/.exec(svg)?.[1] ?? "", "base64");
  const [columns, rows] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const start = bytes.indexOf("IDAT");
  const raw = inflateSync(bytes.subarray(start + 4, start + 4 + bytes.readUInt32BE(start - 4)));
  return Array.from({ length: columns * rows }, (_, i) => {
    const at = Math.floor(i / columns) * (columns * 4 + 1) + 1 + (i % columns) * 4;
    return [...raw.subarray(at, at + 4)];
  });
}
const box = { x0: 0, y0: 0, x1: 100, y1: 50 };

describe("gradient", () => {
  it("goes evenly from stop to stop, and keeps the first and the last beyond them", () => {
    const svg = gradient({
      box,
      course: linear([20, 0], [80, 0]),
      stops: [
        [0, "#ff0000", 0],
        [0.5, "#ff0000", 1],
        [1, "#0000ff", 0.5],
      ],
      cells: [10, 1],
    });
    expect(svg).toContain('width="100" height="50" preserveAspectRatio="none"');
    const cells = cellsOf(svg);
    expect(cells[0]).toEqual([255, 0, 0, 0]);
    expect(cells[1]).toEqual([255, 0, 0, 0]);
    expect(cells[4]?.[3]).toBeGreaterThan(200);
    expect(cells[9]).toEqual([0, 0, 255, 128]);
  });

  it("grows from a point outwards", () => {
    const list = { box, stops: [[0, "#000000", 0] as const, [1, "#000000", 1] as const] };
    const alphas = cellsOf(gradient({ ...list, course: radial([0, 25], 100), cells: [10, 1] })).map(([, , , a]) => a);
    expect(alphas).toEqual([...alphas].sort((a = 0, b = 0) => a - b));
    expect(alphas.at(0)).toBeLessThan(20);
    expect(alphas.at(-1)).toBeGreaterThan(235);
  });

  it("never leaves what lies between two stops", () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const hex = fc
      .tuple(byte, byte, byte)
      .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, "0")).join("")}`);
    fc.assert(
      fc.property(hex, hex, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, middle) => {
        const stops = [[0, from] as const, [middle, to] as const, [1, from] as const];
        const cells = cellsOf(gradient({ box, stops, course: linear([0, 0], [100, 50]), cells: [8, 8] }));
        const [a, b] = [from, to].map((text) => [...Buffer.from(text.slice(1), "hex")]);
        for (const cell of cells) {
          expect(cell[3]).toBe(255);
          for (const c of [0, 1, 2]) {
            expect(cell[c]).toBeGreaterThanOrEqual(Math.min(a?.[c] ?? 0, b?.[c] ?? 0));
            expect(cell[c]).toBeLessThanOrEqual(Math.max(a?.[c] ?? 0, b?.[c] ?? 0));
          }
        }
      }),
    );
  });
});
