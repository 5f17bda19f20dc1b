import { expect, it } from "vitest";
import { aContext } from "#tests/support/request-context.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { type LegalKind, footerLayoutSchema } from "#app/models/page.ts";
import { PREFIXES, type Prefix } from "#app/models/locale.ts";
import { agreement } from "./agreement.server";

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

async function shown(prefix: Prefix, footer: object | null) {
  const context: RequestContext = aContext({ prefix });
  const content = { findEntry: () => Promise.resolve(footer) } as unknown as RequestContext["shop"]["content"];
  const shop = { ...context.shop, content, env: {} as RequestContext["shop"]["env"] };
  const asked = { ...context, shop };
  const { key } = await agreement(asked, "Note.");
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
