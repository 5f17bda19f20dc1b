import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aToken } from "#tests/support/auth-provider.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { createDedupe } from "../gateway/dedupe.server";
import type { Content, Opened } from "../session/cookies.server";
import { ownerMark } from "../session/form-owner.server";
import { addressDraft, NEW_ADDRESS_DRAFT } from "./address-pages.server";
import { finishAddress } from "./finish-address.server";

const server = useGatewayServer();
const dedupe = createDedupe({ ttl: 10_000 });
const FORM = "/fr-fr/account/settings/delivery-addresses/create";
const LIST = "/fr-fr/account/settings/delivery-addresses";
const values = {
  firstName: "Camille",
  lastName: "Perrin",
  line1: "27 rue de Saintonge",
  zipCode: "75003",
  city: "Paris",
  country: "FR",
};
let session: Opened;
let saved: unknown[];

beforeEach(async () => {
  const accessToken = await aToken({ sub: "c-1" });
  session = {
    access: { accessToken, sessionId: "session-1" },
    refresh: { refreshToken: await aToken(), sessionId: "session-1" },
  };
  saved = [];
  server.use(
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())),
    http.get(`${GATEWAY}/customers-self/addresses/delivery`, () => HttpResponse.json({ values: [] })),
    http.post(`${GATEWAY}/customers-self/addresses/deliveries`, async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ ...values, id: "a-1", favorite: true }, { status: 201 });
    }),
  );
});

function backWith(draft: Partial<Content<"draft">>) {
  const owner = ownerMark({ accessToken: session.access!.accessToken, refreshToken: "" })!;
  const kept = { page: NEW_ADDRESS_DRAFT, owner, values, isDue: true as const, ...draft };
  return aContext({ session: { ...session, draft: kept }, shop: { dedupe } });
}

describe("an address that was sent when the session had ended", () => {
  it("is saved once for requests that come back at the same moment [BEY-15]", async () => {
    const contexts = [backWith({}), backWith({})];
    expect(await Promise.all(contexts.map((context) => finishAddress(context, FORM)))).toEqual([LIST, LIST]);
    expect(saved).toHaveLength(1);
    for (const { session: after } of contexts) {
      expect(after.changes).toMatchObject({ draft: null, flash: { messages: [{ key: "account.saved" }] } });
    }
  });

  it("leaves who was going elsewhere on their way [BEY-15]", async () => {
    expect(await finishAddress(backWith({}), "/fr-fr/checkout/billing")).toBeNull();
    expect(saved).toHaveLength(1);
  });

  it.each<[string, Partial<Content<"draft">>]>([
    ["is another customer's", { owner: "0123456789abcdef" }],
    ["was not sent, only kept", { isDue: undefined }],
    ["is no address", { page: "settings/edit" }],
    ["does not validate", { values: { ...values, zipCode: "nowhere" } }],
  ])("stays a draft where it %s [BEY-15]", async (_what, draft) => {
    const context = backWith(draft);
    expect(await finishAddress(context, FORM)).toBeNull();
    expect([saved, context.session.draft?.page]).toEqual([[], draft.page ?? NEW_ADDRESS_DRAFT]);
  });

  it("leads to the form of a new one where it was deleted meanwhile [BEY-15]", async () => {
    const context = backWith({ page: addressDraft("a-9") });
    expect(await finishAddress(context, `${LIST}/a-9/edit`)).toBe(FORM);
    expect(context.session.draft).toMatchObject({ page: NEW_ADDRESS_DRAFT, values });
    expect(context.session.changes.flash?.messages).toMatchObject([{ key: "account.addressGone" }]);
  });

  it("keeps the values for the new form for each of two requests that come back at once", async () => {
    const contexts = [backWith({ page: addressDraft("a-9") }), backWith({ page: addressDraft("a-9") })];
    const going = contexts.map((context) => finishAddress(context, `${LIST}/a-9/edit`));
    expect(await Promise.all(going)).toEqual([FORM, FORM]);
    for (const { session: after } of contexts) expect(after.draft).toMatchObject({ page: NEW_ADDRESS_DRAFT, values });
  });

  it("stays a draft while the gateway is unavailable", async () => {
    server.use(
      http.post(`${GATEWAY}/customers-self/addresses/deliveries`, () => new HttpResponse(null, { status: 503 })),
    );
    const context = backWith({});
    expect(await finishAddress(context, FORM)).toBeNull();
    expect(context.session.draft?.values).toEqual(values);
  });
});
