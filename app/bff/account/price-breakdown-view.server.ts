import { type PriceLineView, type PriceBreakdownView } from "#app/models/checkout-view.ts";
import { cartText, type CartText } from "#app/i18n/i18n.server.ts";
import { lineOptionWords } from "#app/i18n/option-words.ts";
import { giftCardReceiver } from "#app/models/cart-rules.ts";
import { formatDate } from "#app/models/day-format.ts";
import { productSlug } from "#app/models/entity-slug.ts";
import { linePicture } from "#app/models/picture-url.ts";
import type { Money } from "#app/models/money.ts";
import { formatMoney } from "#app/models/money-format.ts";
import type { PriceLine, PriceBreakdown } from "#app/models/price-breakdown.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";

export async function priceBreakdownView(context: RequestContext, paid: PriceBreakdown): Promise<PriceBreakdownView> {
  const t = await cartText(context.language);
  const money = (amount: Money) => formatMoney(amount, context.locale);
  return {
    lines: paid.lines.map((line) => lineView(context, t, line)),
    count: paid.count,
    items: money(paid.goods),
    discounts: paid.discounts.map(({ label, value }) => ({
      label: label?.trim() || t("paid.discount"),
      value: money({ ...value, centAmount: -value.centAmount }),
    })),
  };
}

function lineView(context: RequestContext, t: CartText, line: PriceLine): PriceLineView {
  const { id, kind, quantity } = line;
  const amount = formatMoney(line.amount, context.locale);
  const plain = { id, kind, quantity, amount, detail: null, each: null, href: null, picture: null };
  switch (line.kind) {
    case "product":
      return { ...plain, ...productView(context, t, line.product) };
    case "giftCard":
      return { ...plain, name: t("gift.title"), detail: giftCardDetail(context, t, line.giftCard) };
    case "loyaltyCard":
      return { ...plain, name: t("card.title") };
    case "donation":
      return { ...plain, name: t("donation.line") };
    case "other":
      return { ...plain, name: t("paid.other") };
  }
}

/** Who gets a gift card, and when; null for one that its buyer gets at once. */
function giftCardDetail(
  { locale }: RequestContext,
  t: CartText,
  giftCard: Extract<PriceLine, { kind: "giftCard" }>["giftCard"],
): string | null {
  const name = giftCardReceiver(giftCard);
  const { sendDate } = giftCard;
  const details = [name && t("gift.for", { name }), sendDate && t("gift.on", { date: formatDate(sendDate, locale) })];
  return details.filter(Boolean).join(" · ") || null;
}

function productView(
  { locale, prefix }: RequestContext,
  t: CartText,
  product: Extract<PriceLine, { kind: "product" }>["product"],
) {
  const { name, quantity, isFree, price } = product;
  return {
    name,
    detail: lineOptionWords(t, locale, product),
    each: quantity > 1 && !isFree ? formatMoney(price, locale) : null,
    href: paths.slug(prefix, productSlug(product, product)),
    picture: linePicture(product),
    ...(isFree ? { amount: t("free") } : {}),
  };
}
