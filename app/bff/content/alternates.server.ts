import { z } from "zod";
import type { ContentKind } from "~/models/content-kinds";
import { buildEntitySlug } from "~/models/entity-slug";
import { canonicalPrefix, type Country, type LocaleTag, PREFIXES, type Prefix } from "~/models/locale";
import { paths } from "~/paths";
import type { PathIn } from "../alternates.server";
import type { RequestContext } from "../context.server";
import { listTeasers } from "./pages.server";

/** A blog, landing, lookbook or trend page wherever content has an entry of its uid (CMS-08). */
export function contentIn(context: RequestContext, kind: ContentKind, uid: string): Promise<PathIn> {
  return entriesIn(
    context,
    async (locale) => {
      const page = (await listTeasers(context, kind, locale))?.find((each) => each.uid === uid);
      return page && buildEntitySlug({ kind, name: page.title, id: page.page_id });
    },
    paths.slug,
  );
}

const helpAddressSchema = z.object({ uid: z.string(), slug: z.string() });

/** A page of the help wherever content has an entry of its uid. */
export function helpPageIn(context: RequestContext, uid: string): Promise<PathIn> {
  return entriesIn(
    context,
    async (locale) => {
      const query = { type: "help_page", locale, schema: helpAddressSchema, only: ["uid", "slug"] };
      return (await context.shop.content.listEntries(query))?.find((each) => each.uid === uid)?.slug;
    },
    paths.help,
  );
}

/** Asks every country's locale for an entry's slug; all answers are kept, and a locale without one is left out. */
async function entriesIn(
  { shop }: RequestContext,
  slugIn: (locale: LocaleTag) => Promise<string | undefined>,
  path: (prefix: Prefix, slug: string) => string,
): Promise<PathIn> {
  const countries = shop.sites.all().map(({ country }) => country);
  const found = await Promise.all(
    countries.map(async (country) => [country, await slugIn(PREFIXES[canonicalPrefix(country)].locale)] as const),
  );
  const slugs = new Map<Country, string | undefined>(found);
  return (country, prefix) => {
    const slug = slugs.get(country);
    return slug === undefined ? null : path(prefix, slug);
  };
}
