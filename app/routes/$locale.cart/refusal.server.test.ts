import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { GatewayError, NoCartError } from "#app/bff/gateway/errors.server.ts";
import { cartText } from "#app/i18n/i18n.server.ts";
import { aContext, SIGNED_IN } from "#tests/support/request-context.ts";
import { failure, type Refusal, toSignIn } from "./refusal.server";

describe("a change without a cart", () => {
  it("is told to the shopper, and stands in the log by the catalogue's words [CART-20]", async () => {
    const context = aContext();
    expect(await failure(context, new FormData(), new NoCartError())).toMatchObject({ init: { status: 409 } });
    const t = await cartText(context.language);
    expect(JSON.stringify(context.formProblem)).toContain(t("error.noCart"));
    expect(context.lines.join()).toContain('"No known cart in store"');
  });

  it("is told to a customer who is still signed in as well", async () => {
    expect(await failure(aContext({ session: SIGNED_IN }), new FormData(), new NoCartError())).toMatchObject({
      init: { status: 409 },
    });
  });

  it.each([
    ["whose session ends with it", SIGNED_IN],
    ["whose session ended before", { visitor: { anonymousId: randomUUID(), customer: "0123456789abcdef" } }],
  ])(
    "leads a customer %s to the sign-in, since their cart still exists, and to what was not done",
    async (_, session) => {
      const context = aContext({ session });
      context.session.dropTokens();
      const { status, headers } = (await failure(context, new FormData(), new NoCartError())) as Response;
      expect([status, headers.get("location")]).toEqual([303, "/fr-fr/auth/sign-in?returnTo=%2Ffr-fr%2Fcart"]);
      expect(context.session.takeFlash()).toEqual([{ kind: "info", key: "form.signInFirst" }]);
    },
  );
});

it("a visitor who has to sign in for a change is not told of a session", () => {
  const context = aContext();
  toSignIn(context, new FormData());
  expect(context.session.takeFlash()).toEqual([]);
});

describe("a promo code of a customer whose session has ended", () => {
  const typed = (promo: string) => {
    const visitor = { anonymousId: randomUUID(), customer: "0123456789abcdef" };
    const context = aContext({ session: { visitor } });
    const form = new FormData();
    form.set("promo", promo);
    toSignIn(context, form);
    return context.session.changes.draft;
  };

  it("is kept until then", () => {
    expect(typed("BIENVENUE10")).toMatchObject({ values: { promo: "BIENVENUE10" } });
  });

  it.each(["", "6006 0000 0000 0001"])("is not kept where it is %j: nothing, or the number of a gift card", (promo) => {
    expect(typed(promo)).toBeUndefined();
  });
});

it("a refusal of the gateway comes with its links", async () => {
  const call = "POST carts/{cartId}/products-list/";
  const error = new GatewayError(call, 422, { code: "Product_out_of_stock", message: "" });
  const href = "/fr-fr/robe--p100001";
  const known = (): Refusal => ({ status: 422, key: "error.soldOut", links: [{ key: "cart.similar", href }] });
  const { data } = (await failure(aContext(), new FormData(), error, known)) as { data: { links: unknown } };
  expect(data.links).toEqual([{ text: expect.stringMatching(/./) as string, href }]);
});
