import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitViewport, holds, scaleGrid, toMercator, toViewport, viewportAt, widenedTo } from "./map-window";

const position = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lon: fc.double({ min: -170, max: 170, noNaN: true }),
});

describe("a window of the map", () => {
  it("holds all its places, away from its edges", () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 20 }), (places) => {
        const map = fitViewport(places)!;
        for (const place of places) {
          const { x, y } = toViewport(map, place);
          expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0.1);
        }
      }),
    );
  });

  it("has its centre in the middle, north up, and half the width with each zoom level [STORE-05]", () => {
    const paris = { lat: 48.86, lon: 2.35 };
    const map = viewportAt(paris, 5);
    const middle = toViewport(map, paris);
    expect([middle.x, middle.y].map((each) => each.toFixed(6))).toEqual(["0.500000", "0.500000"]);
    expect(toViewport(map, { lat: 50.6, lon: 3 }).y).toBeLessThan(0.5);
    expect(viewportAt(paris, 6).side).toBe(map.side / 2);
    expect(toMercator({ lat: 0, lon: 0 })).toEqual({ x: 0.5, y: 0.5 });
  });

  it("is widened where the given one cuts a place off, but not over the ocean", () => {
    const given = viewportAt({ lat: 46.8, lon: 8.2 }, 8);
    const [bern, geneva] = [
      { lat: 46.9, lon: 7.4 },
      { lat: 46.2, lon: 6.1 },
    ];
    expect([holds(given, bern), holds(given, geneva)]).toEqual([true, false]);
    expect(widenedTo(given, [bern])).toBe(given);
    const wide = widenedTo(given, [bern, geneva, { lat: 46, lon: 8.9 }]);
    expect([holds(wide, bern), holds(wide, geneva)]).toEqual([true, true]);
    expect(widenedTo(given, [bern, geneva, { lat: -21, lon: 55.5 }])).toBe(given);
    expect(widenedTo(given, [])).toBe(given);
  });

  it("has squares of a round length, four to nine of them", () => {
    // A degree of latitude is 111 km everywhere.
    const map = fitViewport([
      { lat: 48, lon: 2 },
      { lat: 49, lon: 2 },
    ])!;
    const { length, part } = scaleGrid(map, 1_000);
    const degree = toViewport(map, { lat: 48, lon: 2 }).y - toViewport(map, { lat: 49, lon: 2 }).y;
    expect(length).toBe(20);
    expect((degree / part) * length).toBeCloseTo(111.3, 0);
    const miles = scaleGrid(map, 1_609.344);
    expect([miles.length, miles.part / part]).toEqual([20, expect.closeTo(1.609, 3)]);
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 5 }), (places) => {
        const grid = scaleGrid(fitViewport(places)!, 1_000);
        expect(grid.length === 200 || 1 / grid.part <= 9).toBe(true);
        expect(1 / grid.part).toBeGreaterThan(grid.length === 0.25 ? 0 : 3.5);
      }),
    );
  });

  it("is not there without places, and never closer than a quarter", () => {
    expect(fitViewport([])).toBeNull();
    expect(fitViewport([{ lat: 48, lon: 2 }])!.side).toBe(2 / 2 ** 13);
  });
});
