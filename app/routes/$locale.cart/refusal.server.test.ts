import { describe, expect, it } from "vitest";
import { NoCartError } from "~/bff/gateway/errors.server";
import { cartText } from "~/i18n/i18n.server";
import { aContext, SIGNED_IN } from "#tests/support/request-context";
import { failure } from "./refusal.server";

describe("a change without a cart", () => {
  it("is told to the shopper, and stands in the log by the catalogue's words [CART-20]", async () => {
    const context = aContext();
    expect(await failure(context, new FormData(), new NoCartError())).toMatchObject({ init: { status: 409 } });
    const t = await cartText(context.language);
    expect(JSON.stringify(context.formProblem)).toContain(t("error.noCart"));
    expect(context.lines.join()).toContain('"No known cart in store"');
  });

  it("leads a customer whose session has just ended to the sign-in, since their cart still exists", async () => {
    const context = aContext({ session: SIGNED_IN });
    context.session.dropTokens();
    const { status, headers } = (await failure(context, new FormData(), new NoCartError())) as Response;
    expect([status, headers.get("location")]).toEqual([303, "/fr-fr/auth/sign-in?returnTo=%2Ffr-fr%2Fcart"]);
  });
});
