import { describe, expect, it } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { aMethod, aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { answerOf } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext } from "#tests/support/request-context.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { GIFT_CARD_SEGMENTATION } from "#app/models/cart-rules.ts";
import { type LegalKind, footerLayoutSchema } from "#app/models/page.ts";
import { PREFIXES, type Prefix } from "#app/models/locale.ts";
import { agreement } from "./agreement.server";
import { loader } from "./route";

const link = (title: string, url: string, kind?: LegalKind) => ({ title, page_reference: [{ uid: title, url, kind }] });

/** A typical footer: the terms among other links, the right of withdrawal under help. */
const FOOTER = footerLayoutSchema.parse({
  uid: "footer",
  links_modular: [
    {
      links_block: { title: "Help", links_group: [link("Sizes", "/sizes"), link("Undo", "/withdrawal", "withdrawal")] },
    },
  ],
  legals: {
    content: [
      link("Small print", "/cgv", "terms"),
      link("Data", "/data", "privacy"),
      link("Cookies", "/cookies-page"),
      link("Access", "/accessibility"),
    ],
  },
});

async function shown(prefix: Prefix, footer: object | null, isParcel = true) {
  const context: RequestContext = aContext({ prefix });
  const content = { findEntry: () => Promise.resolve(footer) } as unknown as RequestContext["shop"]["content"];
  const shop = { ...context.shop, content, env: {} as RequestContext["shop"]["env"] };
  const asked = { ...context, shop };
  const { key } = await agreement(asked, { note: "Note.", isParcel });
  const html = asked.html.get(key)!;
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, words]) => [href, words]);
  return { links, text: html.replace(/<[^>]+>/g, "") };
}

it.each(Object.keys(PREFIXES) as Prefix[])("links exactly what the law wants beside the button: %s", async (prefix) => {
  const { links, text } = await shown(prefix, FOOTER);
  expect(links.map(([href]) => href)).toEqual([`/${prefix}/cgv`, `/${prefix}/withdrawal`, `/${prefix}/data`]);
  expect(new Set(links.map(([, words]) => words)).size).toBe(3);
  expect(text).toMatch(/^Note\. .*30.*\.$/);
});

it("leads to the legal notices where content marks no terms, and links nothing else", async () => {
  for (const footer of [null, { uid: "footer", links_modular: [] }]) {
    const { links, text } = await shown("en", footer);
    expect(links).toEqual([["/en/legal-notices", "terms of sale"]]);
    expect(text).toContain("right to cancel");
    expect(text).not.toMatch(/[<>]/);
  }
});

describe("the days to withdraw", () => {
  it("are counted from the delivery, where there is one", async () => {
    expect((await shown("en", FOOTER)).text).toContain("30\u00a0days from delivery to change your mind");
    const { links, text } = await shown("en", FOOTER, false);
    expect(text).toContain("30\u00a0days to change your mind");
    expect(links).toHaveLength(3);
  });

  const server = useGatewayServer();

  it("are not where everything is sent by e-mail", async () => {
    const world = new CheckoutWorld();
    const browser = await aShopper(world, server);
    browser.cookies.funnel = { paymentMethod: "cb" };
    const terms = async () => {
      const { context, result } = await browser.visit(loader, "/fr-fr/checkout/overview");
      return context.html.get(answerOf<{ agreement: { key: string } }>(result).data.agreement.key);
    };
    expect(await terms()).toContain("30\u00a0jours après la livraison");
    world.cart = aReadyCart({
      shippingInfo: { ...aReadyCart().shippingInfo!, shippingMethodKey: "VI" },
      lineItems: [aLine({ segmentationId: GIFT_CARD_SEGMENTATION })],
    });
    world.methods = [aMethod("VI")];
    expect(await terms()).toContain("30\u00a0jours pour changer d’avis");
  });
});
