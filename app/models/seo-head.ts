import type { z } from "zod";
import type { seoSchema } from "./page";

/** Head data as editors write it; each may be missing (S3). */
export type Seo = z.infer<typeof seoSchema>;

export interface SeoHead {
  title: string;
  description?: string;
  keywords?: string;
  robots?: string;
  canonical: string;
}

type Defaults = Pick<SeoHead, "title" | "description" | "canonical">;

/** Head of a content page: the editor's texts where there are any, else the page's own (SEO-01). */
export function seoHead(seo: Seo | null | undefined, own: Defaults): SeoHead {
  const keywords = (seo?.keywords ?? []).map(({ label }) => label.trim()).filter(Boolean);
  return {
    title: seo?.title_page?.trim() || own.title,
    description: seo?.description_page?.trim() || own.description,
    keywords: keywords.join(", ") || undefined,
    robots: robotsOf(seo?.meta_robots),
    canonical: canonicalOf(seo?.canonical, own.canonical),
  };
}

/** Keeps only directives that robots know: `noindex, follow`. A typing error must not take a page out of the index. */
function robotsOf(written: string | null | undefined): string | undefined {
  const words = (written ?? "").toLowerCase().match(/[a-z]+(:-?\w+)?/g) ?? [];
  return (
    words.filter((word) => /^((no)?(index|follow)|none|all|noarchive|nosnippet|noimageindex)$/.test(word)).join(", ") ||
    undefined
  );
}

/** A path is on the page's own host; anything but a web address is ignored. */
function canonicalOf(written: string | null | undefined, own: string): string {
  if (!written?.trim() || !URL.canParse(written.trim(), own)) return own;
  const { protocol, href } = new URL(written.trim(), own);
  return protocol === "https:" || protocol === "http:" ? href : own;
}
