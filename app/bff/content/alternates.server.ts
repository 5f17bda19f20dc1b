import { z } from "zod";
import type { ContentTeaser } from "#app/models/content-page.ts";
import type { ContentKind } from "#app/models/content-view.ts";
import { buildEntitySlug } from "#app/models/entity-slug.ts";
import { type Country, canonicalPrefix, type LocaleTag, type Prefix, PREFIXES } from "#app/models/locale.ts";
import { paths } from "#app/paths.ts";
import type { PathIn } from "../sites/alternates.server";
import type { RequestContext } from "../context.server";
import { askingFor } from "./client.server";
import { listTeasers } from "./pages.server";

/** Every kind of page that editors write. */
export type PageKind = ContentKind | "help";

export interface ContentAddress {
  uid: string;
  path: string;
}

const helpAddressSchema = z.object({ uid: z.string(), slug: z.string() });

/** Addresses of every page of a kind under a prefix; null when content cannot be reached. Answers are cached. */
export async function contentAddresses(
  context: RequestContext,
  kind: PageKind,
  prefix: Prefix,
): Promise<readonly ContentAddress[] | null> {
  const { locale } = PREFIXES[prefix];
  if (kind === "help") {
    const pages = await helpSlugs(context, locale);
    return pages && pages.map(({ uid, slug }) => ({ uid, path: paths.help(prefix, slug) }));
  }
  const pages = await listTeasers(context, kind, locale);
  const pathOf = ({ title, page_id: id }: ContentTeaser) =>
    paths.slug(prefix, buildEntitySlug({ kind, name: title, id }));
  return pages && pages.map((page) => ({ uid: page.uid, path: pathOf(page) }));
}

function helpSlugs(context: RequestContext, locale: LocaleTag) {
  const asking = { ...askingFor(context), locale };
  const query = { ...asking, type: "help_page", schema: helpAddressSchema, only: ["uid", "slug"] };
  return context.shop.content.listEntries(query);
}

/**
 * Path of a page in every site whose content has an entry of its uid (CMS-08): each country's locale is asked, and all
 * answers are cached.
 */
export async function contentIn(context: RequestContext, kind: PageKind, uid: string): Promise<PathIn> {
  const found = await Promise.all(
    context.shop.sites.all().map(async ({ country }) => {
      const addresses = await contentAddresses(context, kind, canonicalPrefix(country));
      return [country, addresses?.find((address) => address.uid === uid)?.path] as const;
    }),
  );
  const pathOf = new Map<Country, string | undefined>(found);
  return (country) => pathOf.get(country) ?? null;
}
