import { findFooter } from "~/bff/content/shell.server";
import type { RequestContext } from "~/bff/context.server";
import { optional } from "~/bff/http/error-responses.server";
import { anchorOf } from "~/ui/content-link/content-link";

export interface LegalLink {
  title: string;
  href: string;
}

/** Terms of sale, privacy and the like, as editors link them in the footer, which the checkout does not have. */
export async function legalLinks(context: RequestContext): Promise<LegalLink[]> {
  const footer = await optional(context, "the legal links are not known", null, () => findFooter(context));
  return (footer?.legals?.content ?? []).flatMap((link) => {
    const href = anchorOf(link, context.prefix)?.href;
    return href && link.title ? [{ title: link.title, href }] : [];
  });
}
