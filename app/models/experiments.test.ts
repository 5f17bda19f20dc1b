import { describe, expect, it } from "vitest";
import {
  EXPERIMENTS,
  giveVariants,
  readVariants,
  type RunningExperiment,
  variantsOfPage,
  variantValue,
} from "./experiments";
import { PAGE_CONTEXTS } from "./tracking/page-context";

const running: RunningExperiment[] = [{ id: "home-order", share: 40 }];

describe("an experiment of the server", () => {
  it("is known by the page that it makes in more than one way", () => {
    for (const [id, { context, variants }] of Object.entries(EXPERIMENTS)) {
      expect(PAGE_CONTEXTS).toContain(context);
      // They are written into a cookie and into events.
      for (const word of [id, ...variants]) expect(word).toMatch(/^[\w-]+$/);
    }
  });

  it("gives each visitor a version by chance, by its share, and the same one ever after", () => {
    const at = (random: number) => giveVariants({}, running, () => random)["home-order"];
    expect([at(0), at(0.399), at(0.4), at(0.999)]).toEqual(["products-first", "products-first", "control", "control"]);
    const all = giveVariants({}, [{ id: "home-order", share: 100 }], () => 0.9999);
    expect(all).toEqual({ "home-order": "products-first" });
    expect(giveVariants(all, running, () => 0.999)).toEqual(all);
    expect(readVariants(variantValue(all), running)).toEqual(all);
  });

  it.each([
    undefined,
    "",
    "home-order",
    "home-order.",
    "home-order.moon",
    "moon.control",
    "constructor.control",
    "home-order.control.x",
    "x".repeat(5_000),
  ])("takes no version from the cookie variant=%.30s", (cookie) => {
    expect(readVariants(cookie, running)).toEqual({});
  });

  it("is read from a cookie only while it runs, whatever else stands there", () => {
    expect(readVariants("old.b~home-order.control", running)).toEqual({ "home-order": "control" });
    expect(readVariants("home-order.control", [])).toEqual({});
  });

  it("makes another page of its own kind of page alone, and the control is the page as it is", () => {
    const first = { "home-order": "products-first" } as const;
    expect(variantsOfPage("/fr-fr", first)).toEqual(first);
    expect(variantsOfPage("/fr-fr/_root.data", first)).toEqual(first);
    expect(variantsOfPage("/fr-fr/cart", first)).toEqual({});
    expect(variantsOfPage("/fr-fr", { "home-order": "control" })).toEqual({});
    expect(variantsOfPage("/fr-fr", {})).toEqual({});
  });
});
