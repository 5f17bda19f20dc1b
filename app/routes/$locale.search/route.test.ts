import { http, HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import type { Shop } from "#app/bff/shop.server.ts";
import { loader } from "./route";

const server = useGatewayServer();

it("asks the catalogue without waiting for the pages that answer a search", async () => {
  let answer = () => {};
  const answering = new Promise<[]>((resolve) => {
    answer = () => resolve([]);
  });
  const content = { ...aContext().shop.content, listEntries: () => answering };
  let asked = 0;
  server.use(
    http.get(`${GATEWAY}/ecommerce/v3/catalog/search`, () => {
      asked += 1;
      return HttpResponse.json({
        query: "robe",
        total: 0,
        page: 1,
        size: 48,
        sort: "relevance",
        facets: [],
        products: [],
      });
    }),
  );
  const context = aContext({ shop: { content, env: { IMAGES_URL: "" } as Shop["env"] } });
  const request = new Request("http://shop.test/fr-fr/search?query=robe");
  const loading = loader({ context, request, params: { locale: "fr-fr" } });
  await vi.waitUntil(() => asked > 0);
  answer();
  expect((await loading).heading).toContain("robe");
});
