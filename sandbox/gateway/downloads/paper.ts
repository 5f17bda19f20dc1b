import { formatDate } from "#models/day-format.ts";
import { isGiftCard } from "#models/cart-rules.ts";
import { maskedNumber } from "#models/gift-card-rules.ts";
import { isPaymentMethod, PAYMENT_PRODUCTS } from "#models/payment-methods.ts";
import type { CartAddress } from "#models/address.ts";
import type { Money } from "#models/money.ts";
import { formatMoney } from "#models/money-format.ts";
import type { Order } from "#models/order.ts";
import { type PriceBreakdown, priceBreakdown } from "#models/price-breakdown.ts";
import { ONE_SIZE } from "../../catalogue/sizes";
import { fill } from "../../words/words";
import type { GatewayContext } from "../context";
import { localTime } from "../local-time";
import type { IssuedDocument } from "./document-store";
import { PAPER_TEXTS, type PaperTexts } from "./paper-words";
import { PAGE, Pdf } from "./pdf";
import { vatOf } from "./vat";

type Viewer = Pick<GatewayContext, "language" | "locale" | "country">;

const LEFT = 48;
const RIGHT = PAGE.width - LEFT;
const BOTTOM = PAGE.height - 96;
/** Right ends of the table's columns of figures. */
const COLUMNS = { quantity: 350, unit: 450, amount: RIGHT };
const SELLER = ["Vitrine SAS", "14 rue du Mail", "75002 Paris, France"];
/** The same as in the legal notice. */
const VAT_NUMBER = "FR83852147966";

/** An invoice, or the credit note for an order that came back, in the viewer's language. */
export async function writePaper(document: IssuedDocument, order: Order, viewer: Viewer): Promise<Buffer> {
  const { invoice, creditNote } = PAPER_TEXTS[viewer.language];
  const name = document.kind === "CREDIT_NOTE" ? creditNote : invoice;
  const pdf = await Pdf.start({
    title: `${name} ${document.documentId}`,
    language: viewer.locale,
    createdAt: document.issuedAt,
  });
  const sheet = new Sheet(pdf, document, order, viewer);
  sheet.head();
  sheet.addresses();
  sheet.lines();
  sheet.totals();
  return sheet.file();
}

export function fileNameOf({ kind, orderNumber }: IssuedDocument, { language }: Viewer): string {
  return `${PAPER_TEXTS[language].file[kind]}-${orderNumber}.pdf`;
}

class Sheet {
  private readonly texts: PaperTexts;
  private readonly isCredit: boolean;
  private readonly paid: PriceBreakdown;
  private y = 64;

  constructor(
    private readonly pdf: Pdf,
    private readonly document: IssuedDocument,
    private readonly order: Order,
    private readonly viewer: Viewer,
  ) {
    this.texts = PAPER_TEXTS[viewer.language];
    this.paid = priceBreakdown(order);
    this.isCredit = document.kind === "CREDIT_NOTE";
  }

  head(): void {
    const { texts, document, order } = this;
    this.pdf.text(LEFT, this.y, "VITRINE", { size: 20, face: "bold" });
    this.pdf.text(RIGHT, this.y, this.title, { size: 16, align: "right" });
    this.y += 32;
    const facts = [
      [texts.number, document.documentId],
      [texts.date, this.date(document.issuedAt)],
      [texts.order, order.orderNumber],
      [texts.placed, this.date(Date.parse(order.createdAt))],
    ] as const;
    [...SELLER, `${texts.vatNumber} ${VAT_NUMBER}`].forEach((line, index) =>
      this.pdf.text(LEFT, this.y + index * 14, line, { size: 9, grey: 0.3 }),
    );
    facts.forEach(([name, value], index) => {
      this.pdf.text(RIGHT - 110, this.y + index * 14, name, { size: 9, grey: 0.3, align: "right" });
      this.pdf.text(RIGHT, this.y + index * 14, value, { size: 9, align: "right" });
    });
    this.y += 84;
  }

  addresses(): void {
    const { billingAddress, shippingAddress } = this.order;
    const most = Math.max(
      this.address(LEFT, this.texts.billedTo, billingAddress),
      this.address(PAGE.width / 2, this.texts.deliveredTo, shippingAddress),
    );
    this.y += 28 + most * 14;
  }

  lines(): void {
    this.tableHead();
    for (const line of this.paid.lines) {
      const { quantity, amount } = line;
      if (line.kind === "product") this.product(line.product, amount);
      else this.row({ name: this.texts[line.kind], quantity, unit: amount, amount });
    }
  }

  private product(line: Order["lineItems"][number], amount: Money): void {
    const { name, color, size, ref, quantity, price } = line;
    this.room(32);
    this.row({ name, quantity, unit: price, amount });
    const option = isGiftCard(line) ? [ref] : [color.name, this.size(size), ref];
    this.pdf.text(LEFT, this.y - 4, option.join(", "), { size: 8, grey: 0.4 });
    this.y += 12;
  }

  private size({ id, label }: { id: string; label: string }): string {
    const { language, locale } = this.viewer;
    if (id !== ONE_SIZE) return `${this.texts.size} ${label}`;
    return language === "de" ? label : label.toLocaleLowerCase(locale);
  }

  totals(): void {
    const { order, texts } = this;
    const { discounts } = this.paid;
    this.room(134 + discounts.length * 16);
    this.pdf.line(LEFT, this.y, RIGHT);
    this.y += 20;
    for (const { label, value } of discounts) {
      this.figure(label ?? texts.discounts, { ...value, centAmount: -value.centAmount });
    }
    const { name, price } = order.shippingInfo;
    const isNamed = name.toLowerCase().includes(texts.delivery.toLowerCase());
    // A name begins with a capital, which would be wrong after a comma or a colon.
    this.figure(isNamed ? name : `${texts.delivery} · ${name}`, price);
    this.y += 6;
    this.figure(this.isCredit ? texts.refunded : texts.total, order.totalPrice, true);
    const { rate, amount } = vatOf(order);
    const percent = new Intl.NumberFormat(this.viewer.locale, { style: "percent", maximumFractionDigits: 1 });
    this.figure(fill(texts.vat, { rate: percent.format(rate) }), amount);
    this.y += 14;
    const paid = order.payments.map(({ paymentProduct, amountPlanned, giftCardId }) => {
      const number = giftCardId === undefined ? "" : ` ${maskedNumber(giftCardId)}`;
      return `${paymentName(paymentProduct, texts)}${number} ${this.money(amountPlanned)}`;
    });
    this.pdf.text(LEFT, this.y, paid.length > 0 ? `${texts.paidBy} ${paid.join(", ")}` : texts.free, { size: 9 });
  }

  file(): Promise<Buffer> {
    const { pdf, texts } = this;
    return pdf.finish((page, pages) => {
      const place = fill(texts.page, { page: String(page), pages: String(pages) });
      pdf.text(LEFT, PAGE.height - 48, texts.questions, { size: 8, grey: 0.4 });
      pdf.text(RIGHT, PAGE.height - 48, place, { size: 8, grey: 0.4, align: "right" });
    });
  }

  private get title(): string {
    return this.isCredit ? this.texts.creditNote : this.texts.invoice;
  }

  /** Turns the page when there are fewer points left than that. */
  private room(height: number): void {
    if (this.y + height < BOTTOM) return;
    this.pdf.addPage();
    this.y = 64;
    this.tableHead();
  }

  private tableHead(): void {
    const { texts } = this;
    const style = { size: 8, grey: 0.4 } as const;
    this.pdf.text(LEFT, this.y, texts.product, style);
    this.pdf.text(COLUMNS.quantity, this.y, texts.quantity, { ...style, align: "right" });
    this.pdf.text(COLUMNS.unit, this.y, texts.unitPrice, { ...style, align: "right" });
    this.pdf.text(COLUMNS.amount, this.y, texts.amount, { ...style, align: "right" });
    this.pdf.line(LEFT, this.y + 6, RIGHT);
    this.y += 24;
  }

  private row(line: { name: string; quantity: number; unit: Money; amount: Money }): void {
    this.room(20);
    this.pdf.text(LEFT, this.y, line.name, { size: 10 });
    if (line.quantity > 0) {
      this.pdf.text(COLUMNS.quantity, this.y, String(line.quantity), { size: 10, align: "right" });
    }
    this.pdf.text(COLUMNS.unit, this.y, this.money(line.unit), { size: 10, align: "right" });
    this.pdf.text(COLUMNS.amount, this.y, this.money(line.amount, this.isCredit), { size: 10, align: "right" });
    this.y += 18;
  }

  private figure(name: string, amount: Money, isTotal = false): void {
    const style = isTotal ? ({ size: 12, face: "bold" } as const) : ({ size: 10 } as const);
    this.pdf.text(COLUMNS.unit, this.y, name, { ...style, align: "right" });
    this.pdf.text(COLUMNS.amount, this.y, this.money(amount, this.isCredit), { ...style, align: "right" });
    this.y += isTotal ? 20 : 16;
  }

  /** @returns how many lines it took */
  private address(x: number, title: string, address: CartAddress | null): number {
    if (!address) return 0;
    const { firstName, lastName, address1, address2, address3, address4, zipCode, city, country } = address;
    const name = new Intl.DisplayNames(this.viewer.locale, { type: "region" }).of(country);
    const lines = [`${firstName} ${lastName}`, address1, address2, address3, address4, `${zipCode} ${city}`, name];
    const written = lines.filter((line) => line !== undefined && line !== "");
    this.pdf.text(x, this.y, title, { size: 8, grey: 0.4 });
    written.forEach((line, index) => this.pdf.text(x, this.y + 16 + index * 14, line ?? "", { size: 10 }));
    return written.length;
  }

  private money(money: Money, isGivenBack = false): string {
    return formatMoney(isGivenBack ? { ...money, centAmount: -money.centAmount } : money, this.viewer.locale);
  }

  private date(at: number): string {
    const { locale, country } = this.viewer;
    return formatDate(localTime(country, at).day, locale);
  }
}

function paymentName(product: string, texts: PaperTexts): string {
  if (product === "giftcard") return texts.giftCard;
  if (!isPaymentMethod(product)) return texts.free;
  const { kind, name } = PAYMENT_PRODUCTS[product];
  return kind === "card" ? texts.card : (name ?? texts.free);
}
