import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import type { Prefix } from "#app/models/locale.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY, SIGNED_IN } from "#tests/support/request-context.ts";
import { findLoyalty, findRewards, loadLoyalty } from "./loyalty.server";

const server = useGatewayServer();

interface Programme {
  movements?: object[];
  balance?: number;
  offers?: object[];
}

function answer(customer: object, { movements = [], balance = 0, offers = [] }: Programme = {}) {
  server.use(
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer(customer))),
    http.get(`${GATEWAY}/customers-self/loyalty/offers/:storeId`, () => HttpResponse.json({ balance, values: offers })),
    http.get(`${GATEWAY}/customers-self/loyalty`, () =>
      HttpResponse.json({ balance: 0, page: 1, size: 5, total: movements.length, values: movements }),
    ),
  );
}

const load = (prefix: Prefix = "fr-fr", params = {}) => loadLoyalty(aContext({ prefix, session: SIGNED_IN, params }));

describe("a loyalty card", () => {
  it.each([
    ["2900000010014", "2900 0000 1001 4"],
    ["29 0000 0010 0142", "2900 0000 1001 42"],
    ["12345678", "1234 5678"],
    ["V1", "V1"],
    ["  ", null],
    ["é1", "é1"],
  ])("with the number %j reads %j", async (loyaltyNumber, number) => {
    answer({ loyaltyType: "FID", loyaltyNumber });
    expect(await load()).toMatchObject({ card: { number } });
  });

  it("has no bar code where its number has none", async () => {
    answer({ loyaltyType: "FID", loyaltyNumber: "é1" });
    expect(await load()).toMatchObject({ card: { barcode: null } });
  });

  it.each<[Prefix, string, string]>([
    ["fr-fr", "10\u00a0€", "1\u00a0€"],
    ["fr-ch", "CHF\u00a010", "CHF\u00a01"],
    ["pl", "10\u00a0zł", "1\u00a0zł"],
  ])("costs and earns in the money of %s", async (prefix, price, amount) => {
    answer({});
    const params = { loyaltyCardCentAmount: 1_000, loyaltyScale: 2 };
    expect(await load(prefix, params)).toEqual({ type: null, price, rate: { count: 2, amount } });
  });
});

describe("movements", () => {
  it("say where points were taken back [ACC-08]", async () => {
    const date = "2026-11-19T22:30:00.000Z";
    const movements = [100, -100].map((points) => ({ date, kind: "BONUS", points, orderNumber: null }));
    answer({ loyaltyType: "FID" }, { movements });
    const loyalty = await load();
    const kinds = loyalty.type === "FID" ? loyalty.movements?.map(({ kind }) => kind) : null;
    expect(kinds).toEqual(["kind.BONUS", "kind.BONUS_BACK"]);
  });
});

describe("rewards", () => {
  const offers = [
    { id: "dear", label: "", points: 500, isAffordable: false },
    { id: "refused", label: "", points: 200, isAffordable: false },
    { id: "granted", label: "", points: 300, isAffordable: true },
  ];

  it("can be had or not as the gateway says, whatever the points come to; the cheapest first", async () => {
    answer({ loyaltyType: "FID" }, { balance: 250, offers });
    const loyalty = await load();
    const missing = loyalty.type === "FID" ? loyalty.rewards?.map((reward) => [reward.id, reward.missing]) : null;
    expect(missing).toEqual([
      ["refused", 1],
      ["granted", 0],
      ["dear", 250],
    ]);
  });

  it.each([
    ["a loyalty client", { loyaltyType: "FID" }, true],
    ["a member of Happy Shopping", { loyaltyType: "HSP" }, false],
    ["who is no member", {}, false],
  ])("and points are told at a glance to %s: %j", async (_who, customer, isTold) => {
    answer(customer, { balance: 250, offers });
    const context = aContext({ session: SIGNED_IN });
    expect((await findRewards(context)) !== null).toBe(isTold);
    expect((await findLoyalty(context, { page: 1, size: 1 })) !== null).toBe(isTold);
  });
});
