import { Fragment } from "react";
import { findFooter } from "#app/bff/content/shell.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { optional } from "#app/bff/http/error-responses.server.ts";
import { serverHtml } from "#app/document/server-html.server.tsx";
import { serverText } from "#app/i18n/i18n.server.ts";
import { type ContentLink, type FooterLayout, LEGAL_KINDS, type LegalKind } from "#app/models/page.ts";
import { paths } from "#app/paths.ts";
import { anchorOf } from "#app/ui/content-link/content-link.ts";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";

/** Addresses of the legal pages, as far as editors marked them (`kind`). */
type LegalLinks = Partial<Record<LegalKind, string>>;

/**
 * The sentence beside the order button, with links to the pages it names. Without marked terms of sale the legal
 * notices are linked; other unmarked pages are named without a link.
 *
 * @param order.note says what the button does; stands first
 * @param order.isParcel false for what is sent by e-mail (VI): there is no delivery to count days from
 */
export async function agreement(
  context: RequestContext,
  { note, isParcel }: { note: string; isParcel: boolean },
): Promise<ServerHtml> {
  const [links, t] = await Promise.all([findLegalLinks(context), serverText(context.language, "ordering")]);
  const sentence = t(isParcel ? "overview.terms" : "overview.termsNoParcel");
  return serverHtml(context, <Agreement note={note} sentence={sentence} links={links} />);
}

/** `our <terms>terms of sale</terms>`: splits a sentence into plain text, kind and link text, repeated. */
const LINKED = new RegExp(`<(${LEGAL_KINDS.join("|")})>(.*?)</\\1>`);

function Agreement({ note, sentence, links }: { note: string; sentence: string; links: LegalLinks }) {
  const parts = sentence.split(LINKED);
  return (
    <p className="caption">
      {note}{" "}
      {parts.map((part, index) => {
        if (index % 3 === 1) return null;
        const href = index % 3 === 2 ? links[parts[index - 1] as LegalKind] : undefined;
        if (!href) return <Fragment key={index}>{part}</Fragment>;
        return (
          <a key={index} className="text-link" href={href}>
            {part}
          </a>
        );
      })}
    </p>
  );
}

async function findLegalLinks(context: RequestContext): Promise<LegalLinks> {
  const footer = await optional(context, "the legal links are not known", null, () => findFooter(context));
  const found: LegalLinks = { terms: paths.legalNotices(context.prefix) };
  for (const link of footer ? linksOf(footer).toReversed() : []) {
    const kind = link.page_reference?.[0]?.kind;
    const href = kind && anchorOf(link, context.prefix)?.href;
    if (href) found[kind] = href;
  }
  return found;
}

function linksOf({ legals, links_modular: groups }: FooterLayout): ContentLink[] {
  return [...(legals?.content ?? []), ...groups.flatMap(({ links_block: block }) => block.links_group ?? [])];
}
