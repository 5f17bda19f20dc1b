import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { anOption, aProduct, aSku, reviewsAnswer } from "#tests/support/catalogue-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { requireProduct, oldProductRedirect, productRedirect } from "./product-access.server";

const server = useGatewayServer();
const CATALOG = `${GATEWAY}/ecommerce/v3/catalog`;
const CAMEL = "manteau-ceinture-camille-camel--p100001";
const NAVY = "manteau-ceinture-camille-bleu-marine--p100001";
const SKU = "1000010201";

const unknown = () => HttpResponse.json({ code: "UNKNOWN", message: "" }, { status: 404 });

/** A gateway with one product, known by its id, its navy option's id and that option's GTIN. */
function know(product = aProduct()): void {
  const answer = (id: string, optionId: string | null) =>
    http.get(`${CATALOG}/${id}`, () => HttpResponse.json({ product, optionId, reviews: reviewsAnswer(null) }));
  server.use(
    answer("products/100001", null),
    answer("options/10000102", "10000102"),
    answer("gtins/3607670000017", "10000102"),
    http.get(`${CATALOG}/:key/:id`, unknown),
  );
}
beforeEach(() => know());

function at(address: string) {
  const context = aContext({ url: address });
  return { context, request: new Request(`http://localhost:3000${address}`) };
}

async function open(segment: string, search = "") {
  const { context, request } = at(`/fr-fr/${segment}${search}`);
  const outcome = await requireProduct(context, request, segment).catch((reason: unknown) => reason);
  return { outcome, response: outcome as Response, lines: context.lines };
}

describe("access step init-product [SESS-15]", () => {
  it.each([
    [CAMEL, "10000101"],
    [NAVY, "10000102"],
  ])("takes the colour from the address %s [PDP-01]", async (segment, optionId) => {
    expect((await open(segment)).outcome).toMatchObject({ option: { optionId } });
  });

  it.each([
    ["another name, keeping the colour", "old-coat-bleu-marine--p100001", NAVY],
    ["no colour", "manteau-ceinture-camille--p100001", CAMEL],
    ["a colour that is gone", "manteau-ceinture-camille-rouge--p100001", CAMEL],
    ["capital letters", "Manteau-Ceinture-Camille-Camel--p100001", CAMEL],
    ["no name", "--p100001", CAMEL],
  ])("redirects %s to the canonical address, permanently [SEO-06]", async (_, segment, canonical) => {
    const { response } = await open(segment, "?utm_source=letter");
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(`/fr-fr/${canonical}?utm_source=letter`);
  });

  it("opens with the first colour that can be bought", async () => {
    const soldOut = anOption({ skus: [aSku({ stock: { availability: "UNAVAILABLE", quantity: 0 } })] });
    know(aProduct({ options: [soldOut, aProduct().options[1]!] }));
    expect((await open("x--p100001")).response.headers.get("Location")).toBe(`/fr-fr/${NAVY}`);
  });

  it.each(["robe-noire--p999999", "robe-noire--p12a", "robe--p", `robe--p${"1".repeat(40)}`])(
    "answers %s with a 404, and says so in the log [PDP-01] [ERR-01]",
    async (segment) => {
      const { response, lines } = await open(segment);
      expect(response.status).toBe(404);
      expect(lines.join()).toContain(`Page Not Found: /fr-fr/${segment}`);
    },
  );

  it("answers 503 while the catalogue cannot be reached", async () => {
    server.use(http.get(`${CATALOG}/products/100001`, () => new HttpResponse(null, { status: 502 })));
    expect((await open(CAMEL)).response.status).toBe(503);
  });
});

describe("other addresses of a product", () => {
  it.each([
    ["/fr-fr/product/3607670000017", "3607670000017", ["gtins"], `${NAVY}?a=b&sku=${SKU}`],
    ["/fr-fr/product/any/10000102", "10000102", ["options", "products"], `${NAVY}?a=b`],
    ["/fr-fr/product/any/100001", "100001", ["options", "products"], `${CAMEL}?a=b`],
  ] as const)("lead from %s to the canonical one, permanently [PDP-01] [SEO-06]", async (address, id, keys, to) => {
    const { context, request } = at(`${address}?a=b`);
    const response = await productRedirect(context, request, id, keys);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(`/fr-fr/${to}`);
  });

  it.each(["9999999999999", "12ab", ""])("are a 404 when nobody knows the id %j [PDP-01]", async (id) => {
    const { context, request } = at("/fr-fr/product/x");
    await expect(productRedirect(context, request, id, ["gtins", "options"])).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ["/fr-fr/femme/manteaux/manteau-R10000102.html", NAVY],
    ["/vetements/manteau-R10000102.html", NAVY],
    ["/01/03607670000017/21/12345", `${NAVY}?sku=${SKU}`],
    ["/01/03607670000017", `${NAVY}?sku=${SKU}`],
  ])("lead from %s, a former or a label's one, to the canonical one [PDP-01] [SEO-06]", async (address, to) => {
    const { context, request } = at(address);
    const response = await oldProductRedirect(context, request, address);
    expect(response?.status).toBe(301);
    expect(response?.headers.get("Location")).toBe(`/fr-fr/${to}`);
  });

  it.each(["/fr-fr/manteau-Rabc.html", "/fr-fr/manteau", "/01/13607670000017", "/01/0abc"])(
    "are not taken for one: %s",
    async (address) => {
      const { context, request } = at(address);
      expect(await oldProductRedirect(context, request, address)).toBeNull();
    },
  );
});
