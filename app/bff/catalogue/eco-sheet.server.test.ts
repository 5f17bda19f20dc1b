import { describe, expect, it } from "vitest";
import { aProduct } from "#tests/support/catalogue-builders.ts";
import { aContext } from "#tests/support/request-context.ts";
import type { Prefix } from "#app/models/locale.ts";
import { ecoSheetView } from "./product-view.server";

const { environment } = aProduct();

function on(prefix: Prefix, params: { agec: boolean; showEcoDesign: boolean }) {
  const context = aContext({ prefix });
  return { ...context, site: { ...context.site, params: { ...context.site.params, ...params } } };
}

describe("the environmental sheet [PDP-09]", () => {
  it("names countries in the page's language", () => {
    const names = (prefix: Prefix) =>
      ecoSheetView(on(prefix, { agec: true, showEcoDesign: true }), environment)?.agec?.origins.map(
        ({ country }) => country,
      );
    expect(names("fr-fr")).toEqual(["Italie", "Italie", "Portugal"]);
    expect(names("pl-pl")).toEqual(["Włochy", "Włochy", "Portugalia"]);
  });

  it("has the parts that the site shows, and none where it shows neither", () => {
    const view = (agec: boolean, showEcoDesign: boolean) =>
      ecoSheetView(on("fr-fr", { agec, showEcoDesign }), environment);
    expect(view(true, false)).toMatchObject({ agec: { recycledShare: 22 }, ecoDesign: null });
    expect(view(false, true)).toEqual({ agec: null, ecoDesign: { points: 1250, pointsPer100g: 156 } });
    expect(view(false, false)).toBeNull();
  });

  it("is left out where nothing is known", () => {
    const both = on("fr-fr", { agec: true, showEcoDesign: true });
    expect(ecoSheetView(both, null)).toBeNull();
    expect(
      ecoSheetView(on("fr-fr", { agec: false, showEcoDesign: true }), { ...environment!, ecoDesign: null }),
    ).toBeNull();
  });
});
