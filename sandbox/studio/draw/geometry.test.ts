import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { along, bounds, curve, nth, outlineOf, path, tube } from "./geometry";

describe("curve", () => {
  it("goes through its keys and stays between two level ones", () => {
    const keys = [
      [0, 10],
      [50, 30],
      [100, 30],
      [150, 5],
    ] as const;
    for (const [at, value] of keys) expect(curve(keys, at)).toBeCloseTo(value);
    expect(curve(keys, -20)).toBe(10);
    expect(curve(keys, 400)).toBe(5);
  });
});

describe("path", () => {
  it("draws straight lines between corners and curves elsewhere", () => {
    expect(path(outlineOf([0, 0, 10, 0, 10, 10], [0, 1, 2]))).toBe("M0 0L10 0L10 10L0 0Z");
    expect(path(outlineOf([0, 0, 10, 0, 10, 10]))).toMatch(/^M0 0C.*Z$/);
  });

  it("never spells anything but numbers", () => {
    const point = fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }));
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 12 }), fc.boolean(), (points, closed) => {
        expect(path(points, closed)).toMatch(/^M[-\d. LCMZ]+$/);
      }),
    );
  });
});

describe("tube", () => {
  it("is as wide as its keys say, across its line", () => {
    const { a, b, middle } = tube(
      [
        [0, 0],
        [0, 50],
        [0, 100],
      ],
      [
        [0, 10],
        [1, 20],
      ],
      { count: 4 },
    );
    expect(nth(a, 0)[0] - nth(b, 0)[0]).toBeCloseTo(20);
    expect(nth(a, -1)[0] - nth(b, -1)[0]).toBeCloseTo(40);
    expect(nth(middle, -1)[1]).toBeCloseTo(100);
  });
});

describe("along", () => {
  it("begins and ends at the joints", () => {
    const line = along(
      [
        [0, 0],
        [30, 40],
        [90, 10],
      ],
      8,
    );
    expect(bounds(line)).toMatchObject({ x0: 0, x1: expect.closeTo(90, 1) as number });
    expect(line).toHaveLength(9);
  });
});

describe("nth", () => {
  it("throws rather than draw without a point", () => {
    expect(() => nth([], 0)).toThrow(RangeError);
  });
});
