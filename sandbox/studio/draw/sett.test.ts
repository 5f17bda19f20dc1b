import { expect, it } from "vitest";
import type { Point, Points } from "./geometry";
import { alongLimb, begunEarlier, settOf } from "./sett";

const LIMB: Points = [
  [0, 100],
  [10, 130],
  [25, 160],
];

it("begins a line earlier, straight on, by no less than is asked", () => {
  const longer = begunEarlier(LIMB, 70);
  expect(longer.slice(-3)).toEqual(LIMB);
  expect(longer[0]).toEqual([-30, 10]);
  expect(begunEarlier(LIMB, 0)).toEqual(LIMB);
});

it("covers with a check what of a sleeve stands above its joint", () => {
  const sett = settOf({ kind: "gingham", colours: ["#223344"] }, "#ffffff");
  const drawn = sett ? alongLimb(sett, LIMB, 40) : "";
  const points = [...drawn.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
  expect(Math.min(...points.map(([, y]) => y))).toBeLessThan(60);
});
