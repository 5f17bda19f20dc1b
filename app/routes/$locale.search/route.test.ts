import { http, HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import type { Rendering } from "#app/bff/gateway/cache.server.ts";
import type { Shop } from "#app/bff/shop.server.ts";
import { loader } from "./route";

const server = useGatewayServer();

const nothingFor = (query: string) => ({
  query,
  total: 0,
  page: 1,
  size: 48,
  sort: "relevance",
  facets: [],
  products: [],
});

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
      return HttpResponse.json(nothingFor("robe"));
    }),
  );
  const context = aContext({ shop: { content, env: { IMAGES_URL: "" } as Shop["env"] } });
  const request = new Request("http://shop.test/fr-fr/search?query=robe");
  const loading = loader({ context, request, params: { locale: "fr-fr" } });
  await vi.waitUntil(() => asked > 0);
  answer();
  expect((await loading).heading).toContain("robe");
});

it("without results does without the shorter searches that nobody answers, and is a page to keep all the same", async () => {
  server.use(
    http.get(`${GATEWAY}/ecommerce/v3/catalog/search`, ({ request }) => {
      const words = new URL(request.url).searchParams.get("query") ?? "";
      return words.includes(" ") ? HttpResponse.json(nothingFor(words)) : new HttpResponse(null, { status: 503 });
    }),
  );
  const rendering: Rendering = { tags: new Set(), isRefresh: false };
  const content = { ...aContext().shop.content, listEntries: () => Promise.resolve([]) };
  const context = { ...aContext({ shop: { content, env: { IMAGES_URL: "" } as Shop["env"] } }), rendering };
  const request = new Request("http://shop.test/fr-fr/search?query=robe+laine");
  const page = await loader({ context, request, params: { locale: "fr-fr" } });
  expect([page.shorter, context.failure, rendering.lacksPart]).toEqual([null, null, true]);
});
