import { expect, it } from "vitest";
import { aPlace } from "#tests/support/checkout-builders.ts";
import { aContext } from "#tests/support/request-context.ts";
import { viewportAt } from "#app/models/map-window.ts";
import { overviewMap } from "./store-view.server";

const stores = [
  { lat: 48.86, lon: 2.35 },
  { lat: 45.76, lon: 4.84 },
].map((position, index) => aPlace({ kind: "store", storeId: String(2001 + index), position }));

it.each([
  [5, { lat: 46.6, lon: 2.4 }],
  [6, { lat: 47.2, lon: 3.5 }],
])("shows the shops in the site's zoom of %i around its centre, where it has a map [STORE-05]", (zoom, center) => {
  const storeLocator = { zoom, center, countryCodes: ["FR"], isActive: true };
  const context = aContext({ params: { storeLocator, showMap: true } });
  const area = viewportAt(center, zoom);
  expect(overviewMap(context, stores)).toMatchObject({ map: area, pins: stores.map(({ position }) => ({ position })) });
  // A shop's own page shows the same area.
  expect(overviewMap(context, stores, stores[0])?.map).toEqual(area);
  expect(overviewMap(aContext({ params: { storeLocator, showMap: false } }), stores)).toBeNull();
});
