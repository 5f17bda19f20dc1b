import { z } from "zod";
import type { ContentKind } from "~/models/content-kinds";
import { buildEntitySlug } from "~/models/entity-slug";
import type { Prefix } from "~/models/locale";
import { paths } from "~/paths";
import type { RequestContext } from "../context.server";
import { onSite } from "../seo/site-context.server";

const FIELDS = ["uid", "title", "page_id", "slug"] as const;
/** As much of an entry as its address is made of. */
const addressSchema = z.object({
  uid: z.string(),
  title: z.string(),
  page_id: z.string().nullish(),
  slug: z.string().nullish(),
});

export type PageKind = ContentKind | "help";

export interface ContentAddress {
  uid: string;
  path: string;
}

/** Where every page of a kind stands in a country; none where content cannot be reached. */
export async function contentAddresses(
  context: RequestContext,
  kind: PageKind,
  prefix: Prefix,
): Promise<readonly ContentAddress[]> {
  const { shop, locale } = onSite(context, prefix);
  const query = { type: `${kind}_page`, locale, schema: addressSchema, only: [...FIELDS] };
  const found = (await shop.content.listEntries(query)) ?? [];
  return found.flatMap(({ uid, title, page_id: id, slug }) => {
    if (kind === "help") return slug ? [{ uid, path: paths.help(prefix, slug) }] : [];
    return id ? [{ uid, path: paths.slug(prefix, buildEntitySlug({ kind, name: title, id })) }] : [];
  });
}
