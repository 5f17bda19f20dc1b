import { hasAccountPage } from "#app/bff/sites/site-pages.server.ts";
import { findCart, recallCart } from "#app/bff/cart/cart.server.ts";
import { priceChangeOf } from "#app/bff/cart/view.server.ts";
import { optional } from "#app/bff/http/error-responses.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { loadCustomerData } from "#app/bff/account/customer.server.ts";
import { listOffers } from "#app/bff/account/offers.server.ts";
import { ownerMark } from "#app/bff/session/form-owner.server.ts";
import { originOf } from "#app/bff/sites/sites.server.ts";
import { hasStores } from "#app/bff/stores/product-stores.server.ts";
import { type CartText, cartText, noticeText, serverText } from "#app/i18n/i18n.server.ts";
import type { Cart } from "#app/models/cart.ts";
import { isGiftCard, itemCount } from "#app/models/cart-rules.ts";
import { isConfirmationPath } from "#app/models/checkout-steps.ts";
import { productSlug } from "#app/models/entity-slug.ts";
import { linePicture } from "#app/models/picture-url.ts";
import type { ShownNotice } from "#app/models/form-problem.ts";
import type { Country } from "#app/models/locale.ts";
import { formatPersonName } from "#app/models/person-name.ts";
import { paths } from "#app/paths.ts";
import { otherCountries } from "#app/ui/footer/country-links.ts";
import type { Personal, ShellCart } from "#app/ui/shell/personal.ts";
import { ACCOUNT_NAV_PAGES, type ShellData } from "#app/ui/shell/shell-context.ts";
import { findShell } from "./shell-fragments.server";

/** The shell without content: what the site's parameters offer on every page. */
export function siteShell(context: RequestContext): ShellData {
  return {
    families: [],
    newArrivals: paths.home(context.prefix),
    countries: [],
    hasStores: hasStores(context),
    hasWishlist: context.site.params.wishlist,
    accountPages: ACCOUNT_NAV_PAGES.filter((page) => hasAccountPage(context.site, page)),
  };
}

/** What header and footer show on every page. A part that fails to load is left out; the page does not fail. */
export async function loadShell(context: RequestContext): Promise<ShellData> {
  const { fragments, families, newArrivals, flags, siteSelector } = await findShell(context);
  for (const [name, html] of Object.entries(fragments)) context.html.set(name, html);
  context.flags = flags;
  return {
    ...siteShell(context),
    families,
    newArrivals,
    countries: siteSelector ? otherCountries(siteSelector, { origins: originsOf(context), flags }, context.prefix) : [],
  };
}

/**
 * Loads the visitor's cart, customer, wishlist, alerts, offers and flash messages. Takes the flash messages from the
 * session, so call it once per response. A cart or customer that fails to load is null.
 * @param loadCart `findShellCart` for a page that shows the cart only in its header
 */
export async function loadPersonal(
  context: RequestContext,
  hasOffers: boolean,
  loadCart: typeof findCart = findCart,
): Promise<Personal> {
  const [cart, start, offers] = await Promise.all([
    isConfirmationPath(context.url.pathname) ? null : part(context, () => findCounted(context, loadCart)),
    part(context, () => loadCustomerData(context)),
    hasOffers ? listOffers(context) : null,
  ]);
  return {
    customer: start?.customer ? { firstName: formatPersonName(start.customer.firstName) } : null,
    owner: ownerMark(context.session.tokens),
    wishlist: [...(start?.wishlist ?? []), ...context.session.wishlist].map(({ productId }) => productId),
    stockAlerts: start?.stockAlerts.map(({ sku }) => sku) ?? [],
    cart: cart && (await shellCart(context, cart)),
    flash: await noticesOf(context),
    offers,
    version: await versionInWords(context),
  };
}

/** The cart that the header counts. The cart page may find one that its customer filled elsewhere: the same here. */
async function findCounted(context: RequestContext, loadCart: typeof findCart): Promise<Cart | null> {
  if (context.url.pathname.replace(/\.data$/, "") === paths.cart(context.prefix)) await recallCart(context);
  return loadCart(context);
}

/**
 * True in production when the `site-version` cookie is set. Side effect: marks the session personal, so the response
 * is not cached.
 */
export function requestsVersion({ shop, session, cookies }: RequestContext): boolean {
  const isAsked = shop.env.SITE_ENV === "production" && Boolean(cookies["site-version"]);
  if (isAsked) session.markPersonal();
  return isAsked;
}

async function versionInWords(context: RequestContext): Promise<string | null> {
  if (!requestsVersion(context)) return null;
  const t = await serverText(context.language, "fragments");
  return t("footer.version", { version: context.shop.env.SITE_VERSION });
}

function part<T>(context: RequestContext, load: () => Promise<T>): Promise<T | null> {
  return optional(context, "the shell goes without a part", null, load);
}

/** Takes the flash messages from the session, in the page's language. */
async function noticesOf({ session, language }: RequestContext): Promise<ShownNotice[]> {
  const messages = session.takeFlash();
  if (messages.length === 0) return [];
  const t = await noticeText(language);
  return messages.flatMap(({ kind, key, values, links = [] }) => {
    const text = t(key, values);
    const shown = links.flatMap(({ key: name, of, href }) => {
      const words = t(name);
      return words ? { text: words + (of ? ` (${of})` : ""), href } : [];
    });
    return text ? { kind, text, links: shown } : [];
  });
}

async function shellCart(context: RequestContext, cart: Cart): Promise<ShellCart | null> {
  const { prefix, locale, session } = context;
  const count = itemCount(cart);
  if (count === 0) return null;
  const t = await cartText(context.language);
  const words = { t, locale, pricesWhenAdded: session.cartCookie?.prices };
  return {
    version: cart.version,
    count,
    total: cart.totalPrice,
    lines: newestFirst(cart.lineItems).map((line) => ({
      lineId: line.lineId,
      name: line.name,
      href: paths.slug(prefix, productSlug(line, line)),
      option: isGiftCard(line) ? null : `${line.color.name} · ${line.size.label}`,
      quantity: line.quantity,
      totalPrice: line.totalPrice,
      picture: { ...line.picture, path: linePicture(line) },
      priceChange: priceChangeOf(line, words),
    })),
    extras: extrasOf(cart, t),
  };
}

/** Gift cards, loyalty card and donations, which count as pieces without being products (C9), with their labels. */
function extrasOf({ giftCards, donations, loyaltyCard }: Cart, t: CartText): ShellCart["extras"] {
  return [
    ...giftCards.map(({ amount }) => ({ label: t("gift.title"), price: amount })),
    ...(loyaltyCard ? [{ label: t("card.title"), price: loyaltyCard.price }] : []),
    ...donations.map(({ amount }) => ({ label: t("donation.line"), price: amount })),
  ];
}

function newestFirst(lines: Cart["lineItems"]): Cart["lineItems"] {
  return lines.toSorted((a, b) =>
    a.lastModifiedAt < b.lastModifiedAt ? 1 : a.lastModifiedAt > b.lastModifiedAt ? -1 : 0,
  );
}

/** Scheme and host of each country's pages. */
function originsOf({ shop: { sites }, url }: RequestContext): Partial<Record<Country, string>> {
  return Object.fromEntries(sites.all().map((site) => [site.country, originOf(sites, site, url)]));
}
