import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { aPlace } from "#tests/support/checkout-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { someSites } from "#tests/support/some-sites.ts";
import { storePath } from "#app/models/store-address.ts";
import { loadStores } from "./loader.server";

const server = useGatewayServer();
const STORES = `${GATEWAY}/ecommerce/v2/storelocator/stores`;
const LOCATOR = { zoom: 5, center: { lat: 46.6, lon: 2.4 }, countryCodes: ["FR"], isActive: true };

it.each([null, "unavailable" as const])(
  "a store's page does without the others on its map, and leaves what failed besides (%s) as it is",
  async (failure) => {
    const store = aPlace({ kind: "store" });
    const { storeId, name, address } = store;
    server.use(
      http.get(`${STORES}/:id`, () => HttpResponse.json(store)),
      http.get(STORES, () => HttpResponse.json({ code: "X", message: "No" }, { status: 503 })),
    );
    const path = storePath({ storeId, name, city: address.city, country: address.country });
    const shop = { sites: await someSites("FR"), env: { IMAGES_URL: "http://images.test" } as never };
    const context = aContext({ url: `/fr-fr/stores/${path}`, params: { storeLocator: LOCATOR, showMap: true }, shop });
    context.failure = failure;
    await loadStores(context, new Request(context.url), path);
    expect(context.failure).toBe(failure);
    expect(context.lines.join()).toContain("a store is shown without the others");
  },
);

it.each(["", "?search=Paris"])("offers to try again where the stores do not answer: /stores%s", async (search) => {
  server.use(http.get(`${GATEWAY}/*`, () => HttpResponse.json({ code: "X", message: "No" }, { status: 503 })));
  const shop = { sites: await someSites("FR"), env: { IMAGES_URL: "http://images.test" } as never };
  const url = `/fr-fr/stores${search}`;
  // A request for data gets the HTML in its answer.
  const context = aContext({
    url: url.replace("stores", "stores.data"),
    params: { storeLocator: LOCATOR, showMap: true },
    shop,
  });
  const answer = await loadStores(context, new Request(new URL(url, context.url)), "");
  expect(answer).toMatchObject({ init: { status: 503 } });
  expect(JSON.stringify(answer)).toContain(`href=\\"${url}\\">Réessayer</a>`);
});
