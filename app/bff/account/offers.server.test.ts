import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { notByContract } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import type { Offer } from "#app/models/offer.ts";
import { appliesToFamily } from "#app/models/listing-view.ts";
import { listLegalNotices } from "../content/legal-notices.server";
import { listOffers, showsOffers } from "./offers.server";

const server = useGatewayServer();
const OFFERS = `${GATEWAY}/commercial-animations-self/offers`;
const LEGAL_NOTICES = `${GATEWAY}/commercial-animations/offers/legal-notices`;

/** Tokens that never expire; their signature is not checked. */
const token = (payload: object) => `x.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.x`;
const SIGNED_IN = {
  access: { accessToken: token({}), sessionId: "session-1" },
  refresh: { refreshToken: token({ exp: Date.now() / 1000 + 3600 }), sessionId: "session-1" },
};
const SHOWN = { showCommercialOffers: true, commercialOffersFamilies: [{ id: "w10100" }, { id: "w10200" }] };

const anOffer = (id: string, familyIds: string[] = []): Offer => ({
  id,
  title: id,
  text: `${id}.`,
  code: null,
  startDate: "2026-11-01T00:00:00.000Z",
  endDate: "2026-11-30T22:59:59.000Z",
  familyIds,
  legalNotice: "Sous conditions.",
});

function answers(body: unknown = { personalOffers: [anOffer("mine")], collectiveOffers: [anOffer("ours")] }): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get(OFFERS, ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json(body as object);
    }),
  );
  return asked;
}

describe("listOffers", () => {
  it("asks for the families that the site names, and tells one's own from everybody's [CAT-04]", async () => {
    const asked = answers();
    const offers = await listOffers(aContext({ session: SIGNED_IN, params: SHOWN }));
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
      context: "SITE",
      country: "FR",
      language: expect.stringMatching(/^fra$/i) as string,
      allOffers: "false",
      familyIds: "w10100,w10200",
    });
    expect(offers.map(({ id, isPersonal, until }) => [id, isPersonal, until])).toEqual([
      ["mine", true, "30\u00a0novembre 2026"],
      ["ours", false, "30\u00a0novembre 2026"],
    ]);
  });

  it("asks nothing where the site shows none, and for a visitor [CAT-04]", async () => {
    const asked = answers();
    expect(await listOffers(aContext({ session: SIGNED_IN, params: { showCommercialOffers: false } }))).toEqual([]);
    const visitor = aContext({ params: SHOWN });
    expect(await listOffers(visitor)).toEqual([]);
    expect(visitor.session.isPersonal).toBe(false);
    expect(asked).toEqual([]);
  });

  it.each([
    ["an error", () => HttpResponse.json({ code: "X", message: "No" }, { status: 500 })],
    ["a refusal", () => HttpResponse.json({ code: "X", message: "No" }, { status: 403 })],
    ["nothing", () => HttpResponse.error()],
    ["something else", () => notByContract({ offers: [] })],
  ])("gives an empty list for %s, as the small print of offers does [CAT-04, SHELL-11]", async (_name, answer) => {
    server.use(http.get(OFFERS, answer), http.get(LEGAL_NOTICES, answer));
    expect(await listOffers(aContext({ session: SIGNED_IN, params: SHOWN }))).toEqual([]);
    expect(await listLegalNotices(aContext())).toEqual([]);
  });
});

describe("an offer on a family's page", () => {
  it.each([
    [["w10110", "w10100"], [], true],
    [["w10300"], [], false],
    [["w10110", "w10100"], ["w10100"], true],
    [["w10110", "w10100"], ["w10400"], false],
  ])("on the page of %j, an offer for %j: %j [CAT-04]", (path, familyIds, isShown) => {
    const { site } = aContext({ params: SHOWN });
    expect(showsOffers(site, path) && appliesToFamily({ familyIds }, path)).toBe(isShown);
  });

  it("is on every family's where the site names none, and on nobody's where it shows none [CAT-04]", () => {
    const params = { ...SHOWN, commercialOffersFamilies: [] };
    expect(showsOffers(aContext({ params }).site, ["w10300"])).toBe(true);
    expect(showsOffers(aContext({ params: { ...params, showCommercialOffers: false } }).site, ["w10300"])).toBe(false);
  });
});
