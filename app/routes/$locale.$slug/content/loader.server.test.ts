import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { aTile } from "#tests/support/catalogue-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import type { ListQuery } from "#app/bff/content/client.server.ts";
import { loadContent } from "./loader.server";

const server = useGatewayServer();

it("leads from another name of a page to its own without loading the products that it shows", async () => {
  let asked = 0;
  server.use(
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products`, () => {
      asked += 1;
      return HttpResponse.json({ products: [aTile()] });
    }),
  );
  const page = {
    uid: "blog_7001",
    page_id: "7001",
    title: "Le manteau",
    published_on: "2026-10-01",
    blocks: [{ products: { title: "À porter avec", product_ids: ["100001"] } }],
  };
  const listEntries = <T>({ schema }: ListQuery<T>) => Promise.resolve([schema.parse(page)]);
  const context = aContext({ shop: { content: { ...aContext().shop.content, listEntries } } });
  const request = new Request("http://shop.test/fr-fr/ancien-nom--blog7001?from=mail");
  const answer: unknown = await loadContent(context, request, { kind: "blog", id: "7001" }).catch(
    (thrown: unknown) => thrown,
  );
  expect(answer).toMatchObject({ status: 301 });
  expect((answer as Response).headers.get("location")).toBe("/fr-fr/le-manteau--blog7001?from=mail");
  expect(asked).toBe(0);
});
