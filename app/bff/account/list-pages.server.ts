import { pageCount } from "#app/models/page-count.ts";
import { toPage } from "../http/redirects.server";

/** `?page=` of the account's lists, from 1. */

export interface ListPage {
  page: number;
  pageSize: number;
  /** Entries of the whole list. */
  total: number;
}

const PAGE = /^[1-9]\d{0,5}$/;

/** 1 for anything that is not a page number. */
export function pageNumber({ searchParams }: URL): number {
  const asked = searchParams.get("page");
  return asked !== null && PAGE.test(asked) ? Number(asked) : 1;
}

/**
 * Throws a redirect (302) from a page that does not exist to the nearest one that does. A list that could not be read
 * (null) has no last page.
 *
 * @param address gives the address of a page by its number
 */
export function requirePage(
  url: URL,
  list: Pick<ListPage, "total" | "pageSize"> | null,
  address: (page: number) => string,
): void {
  const asked = url.searchParams.get("page");
  const isNumber = asked === null || PAGE.test(asked);
  const last = list ? pageCount(list.total, list.pageSize) : Infinity;
  if (isNumber && pageNumber(url) <= last) return;
  throw toPage(address(isNumber ? last : 1), 302);
}
