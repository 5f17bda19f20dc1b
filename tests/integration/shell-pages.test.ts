import { describe, expect, inject, it } from "vitest";
import { ICON_NAMES } from "#app/ui/icon/icon-names.ts";
import { type Language, PREFIXES } from "#models/locale.ts";
import { ask } from "../support/http";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, findSku, fillCheckout, pay, payByCard, register } from "../support/http-shopper";

const shop = inject("shopUrl");

const PAUSE: Record<Language, string> = {
  fr: "La boutique marque une pause",
  en: "The shop is taking a short break",
  es: "La tienda hace una pausa",
  de: "Der Shop macht eine kurze Pause",
  it: "Il negozio si prende una pausa",
  pl: "Sklep zrobił sobie przerwę",
};

describe("the icons' page", () => {
  it.each(Object.keys(PREFIXES))(
    "shows every icon of the sprite under %s, on a layout of its own [SHELL-19]",
    async (prefix) => {
      const { status, text } = await ask(`${shop}/${prefix}/_icons`);
      expect(status).toBe(200);
      const shown = [...text.matchAll(/<use href="([^"#]+)#([\w-]+)"/g)];
      expect(shown.map(([, , name]) => name)).toEqual(ICON_NAMES);
      expect(text).not.toMatch(/<(header|footer|script)\b/);
      const sprite = await ask(shop + shown[0]![1]!);
      expect([sprite.status, sprite.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
    },
  );

  it("is found without a prefix", async () => {
    const { status, headers } = await ask(`${shop}/_icons`, { headers: { "accept-language": "pl" } });
    expect([status, headers.location]).toEqual([302, "/pl-pl/_icons"]);
  });
});

describe("the temporary error page", () => {
  it.each(Object.entries(PREFIXES))(
    "shows the pattern of an error under %s, header and footer included [ERR-06]",
    async (prefix, { locale, language }) => {
      const { status, headers, text } = await ask(`${shop}/${prefix}/tmp/error`);
      expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
      expect(text).toContain(`<html lang="${locale}"`);
      expect(text).toContain(`<a class="`);
      expect(text.match(/<h1[^>]*>[^<]*/g)).toEqual([expect.stringMatching(new RegExp(`>${PAUSE[language]}$`))]);
      expect(text).toMatch(/<\/h1>\s*<p[^>]*>[^<]+<\/p>\s*<p[^>]*>[^<]+<\/p>/);
      expect(text).toMatch(/<header[\s\S]*<footer/);
      expect(text).toContain(`href="/${prefix}"`);
    },
  );
});

it("names its favicons by their version [SHELL-21]", async () => {
  const { text } = await ask(`${shop}/en`);
  const icons = [...text.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(([, href]) => href!);
  expect(icons.length).toBeGreaterThan(1);
  for (const icon of icons) {
    expect(icon).toMatch(/\?v=2$/);
    expect((await ask(shop + icon)).status, icon).toBe(200);
  }
});

it("gives each kind of page its layout [SHELL-01]", async () => {
  const browser = new HttpBrowser(shop);
  const layoutOf = ({ text }: Page) => /data-layout="([a-z-]+)"/.exec(text)?.[1];
  await addToCart(browser, await findSku(browser));
  const signIn = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/checkout/billing");
  await register(browser, signIn, `layouts-${Date.now()}@vitrine.test`);
  for (const [path, layout] of [
    ["", "home-page"],
    ["/search", "default"],
    ["/newsletter/subscription", "newsletter"],
    ["/cart", "cart-page"],
    ["/account/dashboard", "account"],
    ["/auth/callback?code=made-up&state=made-up", "auth"],
    ["/checkout/billing", "checkout"],
  ] as const) {
    expect([path, layoutOf(await browser.open(`/fr-fr${path}`))]).toEqual([path, layout]);
  }
  const overview = await fillCheckout(browser);
  expect(layoutOf(overview)).toBe("checkout");
  expect(layoutOf(await payByCard(browser, await pay(browser, overview)))).toBe("checkout-confirmation");
});
