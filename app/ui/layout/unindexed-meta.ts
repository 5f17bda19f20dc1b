import type { MetaFunction } from "@remix-run/react";

/** The head of a page that search engines must not index: the title from its loader. */
export const unindexedMeta: MetaFunction<() => { title: string }> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];
