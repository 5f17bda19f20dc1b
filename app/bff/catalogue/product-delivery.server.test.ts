import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notByContract } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { instalmentHint, listDeliveries } from "./product-delivery.server";

const server = useGatewayServer();
const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });
const date = { earliest: "2026-11-24", latest: "2026-11-24" };

function method(key: string, name: string, price: number, freeAbove: number | null) {
  const shippingRate = { price: eur(price), freeAbove: freeAbove === null ? null : eur(freeAbove) };
  return { key, name, description: "", shippingRate, deliveryDate: date };
}

function know(...methods: unknown[]): string[] {
  const asked: string[] = [];
  server.use(
    http.get(`${GATEWAY}/deliveries/shipping-methods`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ shippingMethods: methods });
    }),
  );
  return asked;
}

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T11:00:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("how a product would be delivered [BEY-03]", () => {
  it("names day and price, home first, and asks once for everybody", async () => {
    const asked = know(method("EX", "Express", 995, null), method("NO", "À domicile", 495, 6_000));
    const context = aContext({ prefix: "fr-fr" });
    expect(await listDeliveries(context, eur(5_000))).toEqual([
      { name: "À domicile", date: "mardi\u00a024\u00a0novembre", price: "4,95\u00a0€" },
      { name: "Express", date: "mardi\u00a024\u00a0novembre", price: "9,95\u00a0€" },
    ]);
    const [home] = await listDeliveries(context, eur(6_001));
    expect(home).toMatchObject({ price: null });
    expect(asked).toEqual(["?country=FR"]);
  });

  it("promises nothing when no day is known, or nobody answers", async () => {
    know({ ...method("NO", "À domicile", 495, null), deliveryDate: null });
    expect(await listDeliveries(aContext({ prefix: "fr-fr" }), eur(5_000))).toEqual([]);
    server.use(http.get(`${GATEWAY}/deliveries/shipping-methods`, () => notByContract({ methods: "not ours" })));
    expect(await listDeliveries(aContext({ prefix: "fr-fr" }), eur(5_000))).toEqual([]);
  });

  it("promises nothing once a day has passed in the country, however long the methods cannot be loaded", async () => {
    const slower = { earliest: "2026-11-26", latest: "2026-11-27" };
    know(method("NO", "À domicile", 495, null), { ...method("PR", "Relais", 0, null), deliveryDate: slower });
    const context = aContext({ prefix: "fr-fr" });
    const at = async (moment: string) => {
      vi.setSystemTime(new Date(moment));
      return (await listDeliveries(context, eur(5_000))).length;
    };
    expect(await at("2026-11-20T11:00:00Z")).toBe(2);
    server.use(http.get(`${GATEWAY}/deliveries/shipping-methods`, () => new HttpResponse(null, { status: 500 })));
    expect(await at("2026-11-24T22:59:59Z")).toBe(2);
    expect(await at("2026-11-24T23:00:00Z")).toBe(0);
  });
});

describe("paying in parts", () => {
  const offered = (minAmount: number) => [
    { name: "cb", rank: 1 },
    { name: "alma-4x", rank: 2, minAmount },
    { name: "alma-3x", rank: 3, minAmount },
  ];
  const hint = (minAmount: number, amount: number) =>
    instalmentHint(aContext({ prefix: "fr-fr", params: { paymentProducts: offered(minAmount) } }), eur(amount));

  it("is spoken of where the site offers it for the amount", () => {
    expect(hint(5_000, 17_499)).toEqual({ count: 3, first: "58,33\u00a0€" });
    expect(hint(5_000, 4_999)).toBeNull();
  });
});
