import { findCart } from "~/bff/cart/cart.server";
import { findShellContent, type ShellContent } from "~/bff/content/shell.server";
import type { RequestContext } from "~/bff/context.server";
import { loadCustomer } from "~/bff/customer.server";
import type { Cart } from "~/models/cart";
import { productCount } from "~/models/cart-rules";
import { productSlug } from "~/models/entity-slug";
import { canonicalPrefix, PREFIXES } from "~/models/locale";
import { paths } from "~/paths";
import { countryLinks } from "~/ui/footer/country-links";
import type { ShellCart, ShellData } from "~/ui/shell/shell-context";
import { shellParts } from "./shell-fragments.server";

/** What header and footer show on every page. Nothing that fails here fails the page. */
export async function loadShell(context: RequestContext): Promise<ShellData> {
  const [content, cart, start] = await Promise.all([
    findShellContent(context),
    isConfirmation(context) ? null : orNull(context, findCart(context)),
    orNull(context, loadCustomer(context)),
  ]);
  const { fragments, families } = shellParts(context, content);
  context.fragments = fragments;
  return {
    customer: start?.customer ? { firstName: start.customer.firstName } : null,
    wishlist: start?.wishlist.map(({ productId }) => productId) ?? [],
    stockAlerts: start?.stockAlerts.map(({ sku }) => sku) ?? [],
    cart: cart && shellCart(context, cart),
    families,
    countries: otherCountries(context, content),
    hasStores: false,
    hasWishlist: false,
    accountPages: ["dashboard", "orders"],
  };
}

/**
 * In production only who has the site-version cookie is shown the version (S2). Their document is not everybody's then,
 * and is not kept for others.
 */
export function isVersionAsked({ shop, session, cookies }: RequestContext): boolean {
  const isAsked = shop.env.SITE_ENV === "production" && Boolean(cookies["site-version"]);
  if (isAsked) session.markPersonal();
  return isAsked;
}

/** No cart is loaded or merged on the confirmation: what was in it is ordered (S4). */
function isConfirmation({ url }: RequestContext): boolean {
  return /\/(checkout\/|order-)confirmation(\.data)?$/.test(url.pathname);
}

async function orNull<T>(context: RequestContext, promise: Promise<T | null>): Promise<T | null> {
  try {
    return await promise;
  } catch (err) {
    context.shop.log.warn({ err, requestId: context.requestId }, "the shell goes without a part");
    return null;
  }
}

function shellCart({ prefix }: RequestContext, cart: Cart): ShellCart | null {
  const count = productCount(cart);
  if (count === 0) return null;
  return {
    count,
    total: cart.totalPrice,
    lines: cart.lineItems.map((line) => ({
      lineId: line.lineId,
      name: line.name,
      href: paths.slug(prefix, productSlug(line, line)),
      color: line.color.name,
      size: line.size.label,
      quantity: line.quantity,
      totalPrice: line.totalPrice,
      picture: line.picture,
    })),
  };
}

/** The other countries' sites, on their own host where the shop runs on hosts of its own. */
function otherCountries(context: RequestContext, { siteSelector }: ShellContent): ShellData["countries"] {
  if (!siteSelector) return [];
  const { sites } = context.shop;
  const isOwnHost = sites.byHost(context.url.hostname) !== null;
  const alternates = sites.all().map((site) => {
    const prefix = canonicalPrefix(site.country);
    const origin = isOwnHost ? `${context.url.protocol}//${site.host}` : "";
    return { hrefLang: PREFIXES[prefix].locale, href: `${origin}${paths.home(prefix)}` };
  });
  return countryLinks(siteSelector, alternates, context.prefix);
}
