import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { gatewayErrorSchema } from "#models/schema-parts.ts";
import { LANGUAGES } from "#models/locale.ts";
import { legalNoticesSchema, offersSchema } from "#models/offer.ts";
import { findPromoCode } from "../carts/promo-codes";
import { type Commerce, Shopper, startCommerce } from "../commerce.fixture";
import { OFFER_IDS, OFFER_TEXTS } from "./offer-words";

type Offers = z.infer<typeof offersSchema>;

let commerce: Commerce;
beforeAll(async () => {
  commerce = await startCommerce();
}, 60_000);
afterAll(() => commerce.close());

const QUERY = "context=SITE&country=FR&language=FRA&allOffers=false";
const ask = (customerId: string, query = QUERY): Promise<Offers> =>
  new Shopper(commerce, customerId).get(offersSchema, "GET", `/commercial-animations-self/offers?${query}`);
const ids = (offers: Offers["personalOffers"]): string[] => offers.map(({ id }) => id);

describe("GET /commercial-animations-self/offers", () => {
  it("tells what everybody is offered from what this customer is", async () => {
    const fid = await ask("c-1001");
    expect(ids(fid.collectiveOffers)).toEqual(["delivery-FR", "coupon-FR"]);
    expect(ids(fid.personalOffers)).toEqual(expect.arrayContaining(["points-FR", "members-FR"]));
    expect(ids((await ask("c-1002")).personalOffers)).toContain("happy-FR");
    expect(ids((await ask("c-1003")).personalOffers)).toEqual(["welcome-FR"]);
  });

  it("are running now, and their codes work in the cart", async () => {
    const { personalOffers, collectiveOffers } = await ask("c-1001", QUERY.replace("false", "true"));
    const now = new Date().toISOString();
    const running = [...personalOffers, ...collectiveOffers].filter(({ id }) => id !== "gift-FR");
    expect(running.every(({ startDate, endDate }) => startDate <= now && now <= endDate)).toBe(true);
    const gift = collectiveOffers.find(({ id }) => id === "gift-FR");
    expect((gift?.startDate ?? "") > now).toBe(true);
    const codes = [...personalOffers, ...collectiveOffers].flatMap(({ code }) => code ?? []);
    expect(codes.every((code) => findPromoCode(code)?.isExpired !== true)).toBe(true);
  });

  it("are narrowed by families, and the month of a birthday brings its own", async () => {
    const all = await ask("c-1001", `${QUERY.replace("false", "true")}&familyIds=w10200`);
    expect(ids(all.collectiveOffers)).toEqual(["delivery-FR", "coupon-FR"]);
    commerce.setOffset(Date.UTC(2027, 3, 2) - Date.now());
    expect(ids((await ask("c-1001")).personalOffers)).toContain("birthday-FR");
    commerce.setOffset(0);
  });

  it("begin and end at midnight by the clocks of the country, not by those of Greenwich", async () => {
    // Half past midnight on the first of August in Paris.
    commerce.setOffset(Date.UTC(2027, 6, 31, 22, 30) - Date.now());
    const months = async (country: string, language: string) => {
      const query = `context=SITE&country=${country}&language=${language}&allOffers=true`;
      const { collectiveOffers } = await ask("c-1001", query);
      return collectiveOffers.map(({ startDate, endDate }) => [startDate, endDate]);
    };
    expect(await months("FR", "FRA")).toEqual([
      ["2026-12-31T23:00:00.000Z", "2027-12-31T22:59:59.000Z"],
      ["2027-07-31T22:00:00.000Z", "2027-08-31T21:59:59.000Z"],
      ["2027-08-31T22:00:00.000Z", "2027-09-30T21:59:59.000Z"],
    ]);
    expect((await months("GB", "ENG"))[1]).toEqual(["2027-06-30T23:00:00.000Z", "2027-07-31T22:59:59.000Z"]);
    commerce.setOffset(0);
  });

  it("are for customers who are signed in", async () => {
    const path = `/commercial-animations-self/offers?${QUERY}`;
    expect((await new Shopper(commerce).send("GET", path)).status).toBe(401);
    expect((await new Shopper(commerce, "c-1004").send("GET", path)).status).toBe(403);
  });

  it.each([
    ["country=FR&language=FRA", "context"],
    ["context=SHOP&country=FR&language=FRA", "context"],
    ["context=SITE&country=France&language=FRA", "country"],
    ["context=SITE&country=FR&language=FR", "language"],
    ["context=SITE&country=FR&language=FRA&allOffers=maybe", "allOffers"],
    ["context=SITE&country=FR&language=FRA&familyIds=a,,b", "familyIds"],
    ["context=SITE&country=FR&country=CH&language=FRA", "country"],
  ])("refuses %s with 400 that names %s", async (query, field) => {
    const answer = await new Shopper(commerce, "c-1001").send("GET", `/commercial-animations-self/offers?${query}`);
    expect(answer.status).toBe(400);
    expect(gatewayErrorSchema.parse(answer.body).message).toContain(field);
  });
});

describe("GET /commercial-animations/offers/legal-notices", () => {
  const notices = async (query: string) =>
    (await new Shopper(commerce).get(legalNoticesSchema, "GET", `/commercial-animations/offers/legal-notices?${query}`))
      .values;

  it("gives the small print to anyone, in the language asked for", async () => {
    const french = await notices("country=FR&language=fra");
    expect(french.find(({ id }) => id === "withdrawal")?.text).toContain("trente jours");
    expect((await notices("country=GB&language=ENG")).map(({ title }) => title)).toContain("Changing your mind");
  });

  it("leaves out what a country does not have, and does not know other countries", async () => {
    const spanish = (await notices("country=ES&language=spa")).map(({ id }) => id);
    const general = ["prices", "stock", "giftCards", "withdrawal"];
    expect(spanish).toEqual(["delivery", "coupon", "gift", "welcome", ...general]);
    const path = "/commercial-animations/offers/legal-notices?country=NL&language=eng";
    expect((await new Shopper(commerce).send("GET", path)).status).toBe(404);
  });

  it("is whole in every language", () => {
    for (const language of LANGUAGES) {
      const words = OFFER_TEXTS[language].offers;
      expect(Object.keys(words)).toEqual(expect.arrayContaining([...OFFER_IDS]));
      expect(words.coupon.title).toContain("{couponFrom}");
    }
  });
});
