import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { loader } from "./route";

const server = useGatewayServer();

it("asks for 24 products at most, each once, however many ids are given", async () => {
  const asked: string[] = [];
  server.use(
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products`, ({ request }) => {
      asked.push(...new URL(request.url).searchParams.get("ids")!.split(","));
      return HttpResponse.json({ products: [] });
    }),
  );
  const browser = new FakeBrowser();
  browser.params = { richRelevance: true };
  const ids = Array.from({ length: 30 }, (_, index) => String(100_001 + index));
  await browser.visit(loader, `/fr-fr/product/seen?ids=${[ids[0], ...ids].join()}`);
  expect(asked.toSorted()).toEqual(ids.slice(0, 24));
});

it("asks for ids of whatever length a gateway gives its products, and for nothing else", async () => {
  const asked: string[] = [];
  server.use(
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("ids")!);
      return HttpResponse.json({ products: [] });
    }),
  );
  const browser = new FakeBrowser();
  browser.params = { richRelevance: true };
  await browser.visit(loader, `/fr-fr/product/seen?ids=71,1000012,,abc,${"1".repeat(21)},40718830000000000001`);
  expect(asked).toEqual(["71,1000012,40718830000000000001"]);
});
