import { describe, expect, it } from "vitest";
import { aContext } from "#tests/support/request-context.ts";
import { consentCookies, isConsentAsked } from "./consent.server";

function ended(cookies: Record<string, string>, host = "www.vitrine.fr"): string[] {
  const [, ...ends] = consentCookies({ ...aContext({ url: `https://${host}/fr-fr/cookies` }), cookies }, [0]);
  return ends;
}

describe("a choice about cookies", () => {
  it("ends what it does not allow, on this host and for the whole domain [TRK-07]", () => {
    expect(ended({ _ga: "1", locale: "fr-fr" })).toEqual([
      "_ga=; Max-Age=0; Path=/; SameSite=Lax",
      "_ga=; Max-Age=0; Domain=www.vitrine.fr; Path=/; SameSite=Lax",
      "_ga=; Max-Age=0; Domain=vitrine.fr; Path=/; SameSite=Lax",
    ]);
  });

  it.each(["localhost", "127.0.0.1", "[::1]", "my_shop.pre_view"])(
    "names no domain on %s, which is in none that holds cookies",
    (host) => {
      expect(ended({ _ga: "1" }, host)).toEqual(["_ga=; Max-Age=0; Path=/; SameSite=Lax"]);
    },
  );

  it.each(["_ga[1]", "_ga(x)", "_gaé", "_ga:1", "_ga/", '_ga"'])(
    "is kept where a cookie is called %s [TRK-07]",
    (name) => {
      expect(ended({ [name]: "x", _gid: "1" }, "localhost")).toEqual(["_gid=; Max-Age=0; Path=/; SameSite=Lax"]);
    },
  );
});

describe("the question about cookies", () => {
  it.each([
    ["on a page of a domain that asks", {}, true],
    ["not where the domain does not", { cnil: false }, false],
    ["not of who has chosen", { privacy: "0" }, false],
    ["again of who has the cookie and no choice", { privacy: "x" }, true],
    ["not on the page where one chooses", { url: "/fr-fr/cookies" }, false],
  ])("is put %s [TRK-07]", (_where, { cnil = true, url = "/fr-fr", ...cookies }: Record<string, unknown>, isAsked) => {
    const context = aContext({ url: url as string, params: { cnil: cnil as boolean } });
    expect(isConsentAsked({ ...context, cookies: cookies as Record<string, string> })).toBe(isAsked);
  });
});
