import type { PageFacts, Transaction } from "./events";
import { placeOf } from "./page-context";

/** The parts of pages' loader data that facts are made of. Other fields are ignored. */
interface PageData {
  product?: { productId?: string; name?: string; now?: number; currency?: string };
  family?: { familyId?: string };
  words?: string;
  results?: { total?: number } | null;
  confirmation?: { transaction?: Transaction | null };
}

/**
 * Facts of a page for visit measurement. The server uses it for the document, the browser after a client-side
 * navigation, from the page's loader data.
 *
 * @param data of the page's own loader
 * @param status of an error; null for a page
 */
export function pageFacts(pathname: string, data: unknown, status: number | null): PageFacts {
  const facts: PageFacts = placeOf(pathname);
  if (status !== null) return { ...facts, error: { template: "other_errors", status } };
  const { product, family, words, results, confirmation } = (data ?? {}) as PageData;
  if (product?.productId) {
    const { productId: id, name, now: price, currency = "" } = product;
    facts.product = { item: { id, name, price }, currency };
  }
  if (family?.familyId) facts.list = family.familyId;
  // People type addresses too, which nobody who counts searches may get to know.
  if (words) facts.search = { words: words.replace(/\S+@.*/, "@"), count: results?.total ?? 0 };
  if (confirmation?.transaction) facts.order = confirmation.transaction;
  return facts;
}
