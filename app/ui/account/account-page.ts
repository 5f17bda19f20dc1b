import type { MetaFunction } from "@remix-run/react";
import { AccountNav } from "./account-nav";

/** The handle of the account's routes: their layout, and the account's pages beside them. */
export const ACCOUNT_PAGE = { layout: "account", Side: AccountNav } as const;

/** The title that the loader gives; pages of one customer are no search engine's. */
export const accountMeta: MetaFunction<() => { title: string }> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];
