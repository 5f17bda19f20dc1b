import { describe, expect, it } from "vitest";
import { pinShifts, townsWithRoom } from "./map-layout";
import { fitViewport, toViewport } from "./map-window";

const PIN = 32;
const geneva = { lat: 46.204, lon: 6.143 };
const bern = { lat: 46.948, lon: 7.447 };
const near = (step: number) => ({ lat: geneva.lat + step * 0.001, lon: geneva.lon - step * 0.0007 });

describe("pins of a map", () => {
  it.each([
    ["at one place", [geneva, geneva, geneva, geneva, geneva, bern]],
    ["a few steps apart", [near(0), near(1), near(2), near(2.5), bern]],
    ["at the map's own edge", [{ lat: 46.1, lon: 6.143 }, { lat: 46.1, lon: 6.144 }, bern]],
    ["all at one place, as many as a map has", Array.from({ length: 20 }, () => geneva)],
  ])("%s do not cover each other, on a phone or a desk", (_, positions) => {
    const map = fitViewport(positions)!;
    const shifts = pinShifts(map, positions);
    for (const side of [360, 820]) {
      const pins = positions.map((position, index) => {
        const { x, y } = toViewport(map, position);
        return { x: x * side + shifts[index]!.x, y: y * side + shifts[index]!.y };
      });
      pins.forEach((one, index) => {
        // Half a pin, and the line of the note below it, stay free.
        expect(one.y).toBeLessThanOrEqual(side * 0.88 + 1);
        for (const other of pins.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(PIN);
      });
    }
  });

  it("stay at their places where they have room", () => {
    const positions = [geneva, bern, { lat: 47.56, lon: 7.59 }];
    expect(pinShifts(fitViewport(positions)!, positions)).toEqual(positions.map(() => ({ x: 0, y: 0 })));
  });
});

describe("names of towns on a map", () => {
  it("are left out where a larger town's stands, and the next ones take their turn", () => {
    const [marseille, aix, lille, paris] = [
      { name: "Marseille", position: { lat: 43.3, lon: 5.37 } },
      { name: "Aix-en-Provence", position: { lat: 43.53, lon: 5.45 } },
      { name: "Lille", position: { lat: 50.63, lon: 3.07 } },
      { name: "Paris", position: { lat: 48.86, lon: 2.35 } },
    ];
    const map = fitViewport([marseille.position, lille.position])!;
    const named = (most: number) => townsWithRoom(map, [marseille, aix, lille, paris], most).map(({ name }) => name);
    expect(named(3)).toEqual(["Marseille", "Lille", "Paris"]);
    expect(named(2)).toEqual(["Marseille", "Lille"]);
  });

  it("stand where they cover the fewest pins, within the map", () => {
    const lyon = { name: "Lyon", position: { lat: 45.76, lon: 4.84 } };
    const map = fitViewport([
      { lat: 43.3, lon: 5.37 },
      { lat: 50.63, lon: 3.07 },
    ])!;
    const south = { lat: 45.4, lon: 4.84 };
    const east = { lat: 45.76, lon: 5.6 };
    const west = { lat: 45.76, lon: 4.1 };
    const sideOf = (...pins: { lat: number; lon: number }[]) => townsWithRoom(map, [lyon], 1, pins)[0]!.side;
    expect(sideOf()).toBe("below");
    expect(sideOf(south)).toBe("right");
    expect(sideOf(south, east)).toBe("left");
    expect(sideOf(south, east, west)).toBe("above");
    // At the eastern edge there is no room to the right.
    const edge = { name: "Strasbourg", position: { lat: 45.76, lon: map.left * 360 - 180 + map.side * 360 - 0.2 } };
    expect(townsWithRoom(map, [edge], 1, [{ ...edge.position, lat: 45.4 }])[0]!.side).toBe("left");
  });
});
