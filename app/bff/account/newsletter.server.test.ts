import fc from "fast-check";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { subscriptionOrigin, parseEmail, subscribe, unsubscribe } from "./newsletter.server";

const server = useGatewayServer();

function answers(method: "put" | "post", path: string, status: number, body: object): unknown[] {
  const asked: unknown[] = [];
  server.use(
    http[method](`${GATEWAY}/${path}`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return asked;
}
const NO = { code: "X", message: "No" };

describe("an address for the newsletter [NEWS-03]", () => {
  it.each([
    ["ines@example.com", "ines@example.com"],
    ["  Ines.Roy+news@mail.example.co.uk ", "Ines.Roy+news@mail.example.co.uk"],
    ["anna@müller.de", "anna@xn--mller-kva.de"],
    ["jörg@müller.de", null],
    ["Anna@EXAMPLE.com", "Anna@EXAMPLE.com"],
    ["", null],
    ["   ", null],
    ["nobody", null],
    ["a@b", null],
    ["a@b.fr, c@d.fr", null],
    [`${"x".repeat(100)}@example.com`, null],
    [null, null],
    [new File([], "a@b.fr"), null],
  ])("reads %j as %j", (typed, email) => {
    expect(parseEmail(typed)).toBe(email);
  });

  it("is never one that the gateway would not take", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => parseEmail(typed) === null || /^[^@\s]+@[^@\s]+\.\w+$/.test(typed.trim())),
    );
  });
});

describe("where a subscription was asked for [NEWS-02]", () => {
  const at = (url: string, referer: string | null) => subscriptionOrigin(aContext({ url }), referer);
  it.each([
    ["/fr-fr/newsletter/subscription?origin=concours", "http://localhost:3000/fr-fr/cart", "concours"],
    ["/fr-fr/newsletter/subscription", "http://localhost:3000/fr-fr/cart?share=1", "/fr-fr/cart"],
    ["/fr-fr/newsletter/subscription", "http://localhost:3000/fr-fr/aide?origin=insta", "insta"],
    ["/fr-fr/newsletter/subscription?origin=concours", "http://localhost:3000/fr-fr?origin=insta", "concours"],
    ["/fr-fr/newsletter/subscription", "http://localhost:3000/fr-fr?origin=", "/fr-fr"],
    ["/fr-fr/newsletter/subscription", "https://elsewhere.example/?origin=x", "/fr-fr/newsletter/subscription"],
    ["/fr-fr/newsletter/subscription.data", null, "/fr-fr/newsletter/subscription"],
    ["/fr-fr/newsletter/subscription", "https://elsewhere.example/secret", "/fr-fr/newsletter/subscription"],
    ["/fr-fr/newsletter/subscription", "no address", "/fr-fr/newsletter/subscription"],
  ])("%s, on %s, is %s", (url, referer, origin) => {
    expect(at(url, referer)).toBe(origin);
  });

  it("is cut to what the gateway takes", () => {
    const long = `?origin=${"x".repeat(900)}`;
    expect(at(`/fr-fr/newsletter/subscription${long}`, null)).toHaveLength(500);
    expect(at("/fr-fr/newsletter/subscription", `http://localhost:3000/fr-fr${long}`)).toHaveLength(500);
  });
});

describe("subscribing [NEWS-02]", () => {
  const asked = { email: "ines@example.com", additionalInformation: "/fr-fr" };

  it("sends address, origin and store", async () => {
    const calls = answers("put", "newsletters", 200, { type: "NEWS", optin: "YES" });
    const context = aContext();
    expect(await subscribe(context, asked)).toBe(true);
    expect(calls).toEqual([{ ...asked, store: context.site.storeId }]);
  });

  it.each([500, 422, 400])("swallows the call's failure: %d is a no", async (status) => {
    answers("put", "newsletters", status, NO);
    expect(await subscribe(aContext(), asked)).toBe(false);
  });
});

describe("unsubscribing [NEWS-02]", () => {
  const asked = { token: "token-123", type: "SURV" as const, additionalInformation: "/fr-fr/unsubscribe" };

  it("sends token, kind, origin and store", async () => {
    const calls = answers("post", "newsletters/unsubscribe", 200, { type: "SURV", optin: "NO" });
    const context = aContext();
    expect(await unsubscribe(context, asked)).toBe("done");
    expect(calls).toEqual([{ ...asked, store: context.site.storeId }]);
  });

  it.each([
    [404, "unknown"],
    [400, "unknown"],
    [422, "fail"],
    [503, "fail"],
  ])("answers %d with %s", async (status, outcome) => {
    answers("post", "newsletters/unsubscribe", status, NO);
    expect(await unsubscribe(aContext(), asked)).toBe(outcome);
  });
});
