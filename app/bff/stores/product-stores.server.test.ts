import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { aPlace } from "#tests/support/checkout-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { findNearbyStock, getStoreStock, type Piece } from "./product-stores.server";

const server = useGatewayServer();
const PIECE: Piece = {
  product: { productId: "100001" },
  option: { optionId: "1000010" },
  sku: { sku: "1000010103", size: { id: "40", label: "40" } },
};

it("shows the nearest shops that have a size before nearer ones that have not [PDP-05]", async () => {
  const asked: URLSearchParams[] = [];
  const near = ["UNAVAILABLE", "FEW_REMAINING", null, "AVAILABLE"] as const;
  const stores = near.map((availability, index) =>
    aPlace({ storeId: String(index + 1), kind: "store", stock: availability && { availability } }),
  );
  server.use(
    http.get(`${GATEWAY}/ecommerce/v2/storelocator/stores`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ stores, page: 1, pageSize: 12, total: stores.length });
    }),
  );
  const found = await findNearbyStock(aContext(), PIECE, { search: "Paris" });
  expect(asked.map((query) => Object.fromEntries(query))).toMatchObject([{ productId: "1000010", size: "40" }]);
  expect(found?.map(({ storeId, stock }) => [storeId, stock])).toEqual([
    ["2", "FEW_REMAINING"],
    ["4", "AVAILABLE"],
    ["1", "UNAVAILABLE"],
    ["3", "UNAVAILABLE"],
  ]);
});

it.each([
  ["a shop of the country", aPlace({ kind: "store" }), "FEW_REMAINING"],
  ["no shop of another country", aPlace({ kind: "store", address: { ...aPlace().address, country: "CH" } }), undefined],
  ["no pick-up point", aPlace({ kind: "pickup" }), undefined],
])("tells the stock of a size in %s [PDP-05]", async (_, place, stock) => {
  const asked: string[] = [];
  server.use(
    http.get(`${GATEWAY}/ecommerce/v2/storelocator/stores/21`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ ...place, stock: { availability: "FEW_REMAINING" } });
    }),
  );
  expect((await getStoreStock(aContext(), PIECE, "21"))?.stock).toBe(stock);
  expect(asked).toEqual(["?productId=1000010&size=40&context=eresa"]);
});

it.each([400, 404])("knows no stock of a shop that the gateway answers with %d [STORE-03]", async (status) => {
  server.use(
    http.get(`${GATEWAY}/ecommerce/v2/storelocator/stores/21`, () =>
      HttpResponse.json({ code: "STORE_UNKNOWN", message: "" }, { status }),
    ),
  );
  expect(await getStoreStock(aContext(), PIECE, "21")).toBeNull();
});

it.each(["", "..", "21/..", "21?x"])("asks nobody for a shop called %j", async (storeId) => {
  expect(await getStoreStock(aContext(), PIECE, storeId)).toBeNull();
});

it.each([
  ["where site and shop take reservations", {}, true],
  ["not where the site takes none", { ereservation: false }, false],
  ["not where the shop takes none", { services: [] }, false],
  ["not where none is left", { availability: "UNAVAILABLE" }, false],
] as const)("has a piece put aside %s", async (_where, given, can) => {
  const usual = { ereservation: true, services: ["reservation"], availability: "AVAILABLE" } as const;
  const { ereservation, services, availability } = { ...usual, ...given };
  const place = aPlace({ kind: "store", services: [...services], stock: { availability } });
  server.use(http.get(`${GATEWAY}/ecommerce/v2/storelocator/stores/21`, () => HttpResponse.json(place)));
  expect((await getStoreStock(aContext({ params: { ereservation } }), PIECE, "21"))?.canReserve).toBe(can);
});
