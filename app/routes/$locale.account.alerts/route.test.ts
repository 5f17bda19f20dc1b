import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import { anOption, aProduct, aSku, reviewsAnswer } from "#tests/support/catalogue-builders.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { createDedupe } from "#app/bff/gateway/dedupe.server.ts";
import type { AlertsPage } from "#app/bff/account/alerts-page.server.ts";
import { action, loader } from "./route";

const server = useGatewayServer();
const ALERTS = `${GATEWAY}/customers-self/knowledges/product-stock-alert`;
const PAGE = "/fr-fr/account/alerts";
const SIZES = ["34", "36", "38", "40"];
const skuOf = (size: string) => `10000101${size}`;

let browser: FakeBrowser;
let kept: { sku: string; productId: string; createdAt: string }[];

const alert = (sku: string, productId = "100001") => ({ sku, productId, createdAt: "2026-11-01T08:00:00Z" });

beforeEach(async () => {
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV), dedupe: createDedupe({ ttl: 10_000 }) });
  browser.cookies = await tokenCookies();
  kept = [alert(skuOf("40")), alert(skuOf("36")), alert(skuOf("38"))];
  const skus = SIZES.map((label) =>
    aSku({
      sku: skuOf(label),
      size: { id: label, label },
      stock: { availability: label === "38" ? "AVAILABLE" : "UNAVAILABLE", quantity: label === "38" ? 4 : 0 },
    }),
  );
  server.use(
    ...fakeProvider().handlers,
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())),
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products/:id`, ({ params }) =>
      params.id === "100001"
        ? HttpResponse.json({
            product: aProduct({ options: [anOption({ skus })] }),
            optionId: null,
            reviews: reviewsAnswer(null),
          })
        : HttpResponse.json({ code: "PRODUCT_NOT_FOUND", message: "" }, { status: 404 }),
    ),
    http.get(ALERTS, () => HttpResponse.json({ values: kept })),
    http.post(ALERTS, async ({ request }) => {
      const { sku, productId } = (await request.json()) as { sku: string; productId: string };
      kept = [...kept, alert(sku, productId)];
      return HttpResponse.json({ values: kept });
    }),
    http.delete(`${ALERTS}/:sku`, ({ params, request }) => {
      expect(new URL(request.url).searchParams.get("knowledgeTypeId")).toBe("1001");
      if (kept.every(({ sku }) => sku !== params.sku)) return new HttpResponse(null, { status: 404 });
      kept = kept.filter(({ sku }) => sku !== params.sku);
      return HttpResponse.json({ values: kept });
    }),
  );
});

async function visit(query = "") {
  const { result } = await browser.visit(loader, PAGE + query);
  return (result as { data: { alerts: AlertsPage | null } }).data.alerts!;
}
const send = (intent: string, sku: string, query = "") =>
  browser.visit(action, PAGE + query, { method: "POST", body: new URLSearchParams({ intent, sku }) });
const skus = ({ alerts }: AlertsPage) => alerts.map(({ sku }) => sku);

describe("the stock alerts' page", () => {
  it("lists each with what it is about, and says which is back [ACC-10]", async () => {
    const page = await visit();
    expect(page.alerts.map(({ piece }) => [piece?.name, piece?.color, piece?.size, piece?.isBack])).toEqual([
      ["Manteau ceinturé Camille", "Camel", "36", false],
      ["Manteau ceinturé Camille", "Camel", "38", true],
      ["Manteau ceinturé Camille", "Camel", "40", false],
    ]);
  });

  it("keeps a place for what is not sold any more", async () => {
    kept = [alert("9999990101", "999999"), alert("1000019999")];
    expect((await visit()).alerts).toEqual([
      { sku: "1000019999", piece: null },
      { sku: "9999990101", piece: null },
    ]);
  });

  it("deletes one with an undo in its place, which sets it again where it was, once [ACC-10]", async () => {
    const before = await visit();
    const { response } = await send("delete", skuOf("38"));
    expect([response?.status, response?.headers.get("location")]).toEqual([303, PAGE]);
    const deleted = await visit();
    expect(skus(deleted)).toEqual([skuOf("36"), skuOf("40")]);
    expect(deleted.undo).toMatchObject([{ sku: skuOf("38"), position: 1, piece: { size: "38" } }]);

    expect((await send("undo", skuOf("38"))).response?.status).toBe(303);
    expect(await visit()).toEqual(before);
    expect(kept).toHaveLength(3);
    expect((await send("undo", skuOf("38"))).response?.status).toBe(303);
    expect(kept).toHaveLength(3);
    expect((await send("undo", skuOf("36"))).result).toMatchObject({
      data: { problem: "alerts.error.undo" },
      init: { status: 409 },
    });
  });

  it.each(["still", "no longer"])(
    "offers the undo where the button was pressed twice and the browser got the second answer only, the list %s having it [ACC-10]",
    async (how) => {
      const before = { ...browser.cookies };
      const all = kept;
      await send("delete", skuOf("38"));
      browser.cookies = before;
      if (how === "still") server.use(http.get(ALERTS, () => HttpResponse.json({ values: all }), { once: true }));
      expect((await send("delete", skuOf("38"))).response?.status).toBe(303);
      expect((await visit()).undo).toMatchObject([{ sku: skuOf("38"), position: 1 }]);
      expect((await send("undo", skuOf("38"))).response?.status).toBe(303);
      expect(kept).toHaveLength(3);
    },
  );

  it("honours an undo for 60 seconds [ACC-10]", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      await send("delete", skuOf("36"));
      await send("delete", skuOf("38"));
      // Only the latest deletion offers an undo, for a limited time; the action honours one for longer.
      expect((await visit()).undo.map(({ sku }) => sku)).toEqual([skuOf("38")]);
      vi.setSystemTime(Date.now() + 5_000);
      expect((await visit()).undo).toEqual([]);
      expect((await send("undo", skuOf("36"))).response?.status).toBe(303);
      vi.setSystemTime(Date.now() + 61_000);
      expect((await visit()).undo).toEqual([]);
      expect((await send("undo", skuOf("38"))).result).toMatchObject({ init: { status: 409 } });
      expect(kept).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it("takes one that is gone already for deleted, and no other's words for a sku", async () => {
    for (const sku of [skuOf("34"), "", "abc", "1".repeat(5_000), "../x"]) {
      expect((await send("delete", sku)).response?.status).toBe(303);
    }
    expect(kept).toHaveLength(3);
    expect((await visit()).undo).toEqual([]);
  });

  it("says what could not be changed, and keeps what there is", async () => {
    server.use(http.delete(`${ALERTS}/:sku`, () => new HttpResponse(null, { status: 500 })));
    expect((await send("delete", skuOf("38"))).result).toMatchObject({
      data: { problem: "alerts.error.unavailable" },
      init: { status: 503 },
    });
    expect((await visit()).undo).toEqual([]);
  });

  it("apologises inside the page when they cannot be read", async () => {
    server.use(http.get(ALERTS, () => new HttpResponse(null, { status: 500 })));
    const { result } = await browser.visit(loader, PAGE);
    expect(result).toMatchObject({ data: { alerts: null }, init: { status: 503 } });
  });

  it("gives twenty a page, and leads from one that there is not to the last", async () => {
    kept = Array.from({ length: 45 }, (_, index) => alert(`10000101${String(index).padStart(2, "0")}`));
    expect(await visit("?page=3")).toMatchObject({ total: 45, alerts: { length: 5 } });
    const { response } = await browser.visit(loader, `${PAGE}?page=9`);
    expect(response?.headers.get("location")).toBe(`${PAGE}?page=3`);
    for (const page of ["0", "-1", "1e9", "abc", ""]) {
      expect((await browser.visit(loader, `${PAGE}?page=${page}`)).response?.headers.get("location")).toBe(PAGE);
    }
    expect((await send("delete", "1000010144", "?page=3")).response?.headers.get("location")).toBe(`${PAGE}?page=3`);
  });

  it("is for customers only, and not for a deleted account", async () => {
    server.use(http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer({ isDeleted: true }))));
    expect((await browser.visit(loader, PAGE)).response?.headers.get("location")).toBe("/fr-fr/account/reactivate");
    expect((await send("delete", skuOf("38"))).response?.headers.get("location")).toBe("/fr-fr/account/reactivate");
    browser.cookies = {};
    expect((await browser.visit(loader, PAGE)).response?.status).toBe(301);
    expect(kept).toHaveLength(3);
  });
});
