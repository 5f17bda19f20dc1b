import { isPrivateSale } from "~/models/private-sale";
import type { RequestContext } from "../context.server";

/** Whether the site's private sale is on at this moment. */
export function isPrivateSaleOn({ site }: Pick<RequestContext, "site">): boolean {
  return isPrivateSale(site.params.privateSales, Date.now());
}
