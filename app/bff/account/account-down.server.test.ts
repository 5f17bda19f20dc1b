import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { posted } from "#tests/support/fake-browser.ts";
import { notByContract, refusal } from "#tests/support/gateway-answers.ts";
import { aCustomer, anOrder } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { action as changeAlerts, loader as alerts } from "#app/routes/$locale.account.alerts/route.tsx";
import { loader as order } from "#app/routes/$locale.account.orders.$orderNumber/route.tsx";
import { loader as orders } from "#app/routes/$locale.account.orders._index/route.tsx";
import { loader as wishlist } from "#app/routes/$locale.account.wishlist/route.tsx";
import { loader as comeBack } from "#app/routes/$locale.checkout.adyen-check/route.tsx";
import { action as saveBilling, loader as billing } from "#app/routes/$locale.checkout.billing/route.tsx";
import { loader as confirmation } from "#app/routes/$locale.checkout.confirmation/route.tsx";
import { action as saveDelivery, loader as delivery } from "#app/routes/$locale.checkout.delivery/route.tsx";
import { action as pay, loader as overview } from "#app/routes/$locale.checkout.overview/route.tsx";
import { action as choose, loader as payment } from "#app/routes/$locale.checkout.payment/route.tsx";

/** While accounts cannot be read: pages that use little of the account, or only ask whether it is deleted. */

type Route = Parameters<FakeBrowser["visit"]>[0];

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

beforeEach(async () => {
  world = new CheckoutWorld();
  browser = await aShopper(world, server);
  browser.cookies.funnel = { paymentMethod: "cb", attempt: "a" };
  server.use(http.get(`${GATEWAY}/customers-self/knowledges/*`, () => HttpResponse.json({ values: [] })));
});

/** Status, and where it leads. */
async function answer(path: string, route: Route, init?: RequestInit): Promise<string> {
  const { result, response } = await browser.visit(route, path, init);
  if (response) return `${response.status} ${response.headers.get("location") ?? ""}`.trim();
  return String((result as { init?: ResponseInit | null }).init?.status ?? 200);
}

const BILLING = {
  firstName: "Anaïs",
  lastName: "Le Goff",
  line1: "12 rue de Siam",
  zipCode: "29200",
  city: "Brest",
  country: "FR",
};

const PAGES: [string, Route, string, Record<string, string>?][] = [
  ["checkout/billing", billing, "200"],
  ["checkout/delivery", delivery, "200"],
  ["checkout/payment", payment, "200"],
  ["checkout/overview", overview, "200"],
  ["checkout/adyen-check", comeBack, "302 /fr-fr/checkout/overview"],
  ["account/orders", orders, "200"],
  ["account/orders/2610000001", order, "200"],
  ["account/alerts", alerts, "200"],
  ["account/wishlist", wishlist, "200"],
  ["checkout/billing", saveBilling, "303 /fr-fr/checkout/delivery", BILLING],
  [
    "checkout/delivery",
    saveDelivery,
    "303 /fr-fr/checkout/payment",
    { ...BILLING, method: "NO", address: "new", phone: "0612345678" },
  ],
  ["checkout/payment", choose, "303 /fr-fr/checkout/overview", { method: "cb" }],
  ["checkout/overview", pay, "303 /fr-fr/checkout/confirmation", { amount: "4999" }],
  ["account/alerts", changeAlerts, "303 /fr-fr/account/alerts", {}],
];

describe("without the account", () => {
  it.each(PAGES)("%s is as it is with it", async (page, route, expected, form) => {
    for (const isDown of [false, true]) {
      world.cart = aReadyCart();
      browser.cookies.cart = { cartId: "cart-1" };
      browser.cookies.funnel = { paymentMethod: "cb", attempt: "a" };
      world.refusals.clear();
      // Unreadable like a 503, but without the retries that a 503 gets.
      if (isDown) world.refusals.set("GET accounts-self/", () => notByContract({}));
      expect(await answer(`/fr-fr/${page}`, route, form && posted(form)), isDown ? "down" : "up").toBe(expected);
    }
  });

  it("the order just placed is confirmed", async () => {
    browser.cookies.funnel = { orderCartId: "cart-1", orderNumber: "2610000001" };
    world.order = anOrder();
    world.refusals.set("GET accounts-self/", () => refusal(503, "DOWN"));
    expect(await answer("/fr-fr/checkout/confirmation", confirmation)).toBe("200");
  });

  it("forms know the names from the cart, and nothing without them", async () => {
    world.refusals.set("GET accounts-self/", () => notByContract({}));
    const values = async (route: Route, step: string) => {
      const { result } = await browser.visit(route, `/fr-fr/checkout/${step}`);
      return (result as Record<string, { form: { values: object } }>)[step]?.form.values;
    };
    world.cart = aReadyCart({
      billingAddress: { ...world.cart!.billingAddress!, firstName: "ANNE", lastName: "LE GOFF" },
    });
    expect(await values(delivery, "delivery")).toMatchObject({ firstName: "Anne", lastName: "Le Goff" });
    world.cart = aReadyCart({ billingAddress: null });
    expect(await values(billing, "billing")).toMatchObject({ firstName: "", lastName: "" });
  });
});

describe("an account that can be read", () => {
  it.each(PAGES.filter(([page]) => page.startsWith("checkout/")))(
    "leads a deleted one away from %s as before",
    async (page, route, _expected, form) => {
      world.customer = aCustomer({ isDeleted: true });
      expect(await answer(`/fr-fr/${page}`, route, form && posted(form))).toBe("302 /fr-fr/account/reactivate");
      expect(world.changes).toEqual([]);
    },
  );
});
