// @vitest-environment happy-dom
import fc from "fast-check";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { aMethod } from "#tests/support/checkout-builders.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { aPaidCart, orderOf } from "#tests/support/paid-carts.ts";
import { cents, readPaidPage, type Said, textsOf } from "#tests/support/paid-page.ts";
import { aContext } from "#tests/support/request-context.ts";
import { renderPage } from "#tests/support/ui-page.tsx";
import { writePaper } from "../../../sandbox/gateway/downloads/paper";
import { readPdf } from "../../../sandbox/gateway/downloads/pdf.fixture";
import type { Checkout } from "#app/bff/checkout/access.server.ts";
import { checkoutShell } from "#app/bff/checkout/checkout-shell.server.ts";
import { overviewView } from "#app/bff/checkout/overview.server.ts";
import { orderView } from "#app/bff/account/order-view.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import type { Cart } from "#app/models/cart.ts";
import { itemCount } from "#app/models/cart-rules.ts";
import { OrderPage } from "#app/routes/$locale.account.orders.$orderNumber/view.tsx";
import { ConfirmationPage } from "#app/routes/$locale.checkout.confirmation/view.tsx";
import { OverviewPage } from "#app/routes/$locale.checkout.overview/view.tsx";

const context = aContext({ prefix: "en" });
const TEXTS = pageMessages("en", "common", "shell", "checkout", "account");

const shown = (element: ReactElement) =>
  renderPage(
    <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={TEXTS}>
      {element}
    </FixedText>,
  );

async function overview(cart: Cart): Promise<Said & { due: number }> {
  const funnel = { cart, hasPaymentMethod: true, freeCartCriteria: null };
  const checkout: Checkout = {
    step: "overview",
    customer: aCustomer(),
    cart,
    shippingMethods: [aMethod("NO", { name: "Home delivery" })],
    deliveryAddresses: [],
    paymentMethod: "cb",
    funnel,
  };
  const [frame, view] = [await checkoutShell(context, checkout), await overviewView(context, checkout)];
  const { container, unmount } = shown(
    <OverviewPage
      frame={frame}
      overview={view}
      agreement={{ key: "", html: "" }}
      subscriptions={null}
      problem={null}
    />,
  );
  const said = { ...readPaidPage(container), due: cents(textsOf(container, "form p.strong")[0] ?? "0") };
  unmount();
  return said;
}

function readOnce(element: ReactElement): Said {
  const { container, unmount } = shown(element);
  const said = readPaidPage(container);
  unmount();
  return said;
}

async function confirmation(cart: Cart): Promise<Said> {
  const order = orderOf(cart);
  const view = await orderView(context, order);
  return readOnce(<ConfirmationPage order={view} paymentStatus={order.paymentStatus} schedule={[]} />);
}

async function orderPage(cart: Cart): Promise<Said> {
  const view = await orderView(context, orderOf(cart));
  return readOnce(<OrderPage orderNumber={view.orderNumber} order={view} />);
}

const MONEY = /^\u2212?\D{0,4}[\d,]+\.\d\d$/;

const invoice = (cart: Cart) => readPaper(cart, "INVOICE");

/** A credit note, read like the order it reduces: each amount has the sign it has on the invoice. */
async function creditNote(cart: Cart): Promise<Said> {
  const { lines, pieces, rest, total, left } = await readPaper(cart, "CREDIT_NOTE");
  const paid = (amount: number) => (amount === 0 ? 0 : -amount);
  return { lines: lines.map(paid), pieces, rest: rest.map(paid), total: paid(total), left: paid(left) };
}

async function readPaper(cart: Cart, kind: "INVOICE" | "CREDIT_NOTE"): Promise<Said> {
  const paper = { documentId: "DOC-1", customerId: "c", kind, orderNumber: "1", issuedAt: 0 } as const;
  const file = await writePaper(paper, orderOf(cart), { language: "en", locale: "en-GB", country: "GB" });
  const words = (await readPdf(file)).pages.join("\n").split("\n");
  // A row is quantity, unit price, amount. One without a number of pieces counts as 0.
  const rows = words.flatMap((word, index) => {
    const isRow = MONEY.test(word) && MONEY.test(words[index + 1] ?? "");
    const quantity = words[index - 1] ?? "";
    return isRow ? [{ quantity: /^\d$/.test(quantity) ? Number(quantity) : 0, amount: cents(words[index + 1]!) }] : [];
  });
  const isAmount = (index: number) => MONEY.test(words[index] ?? "");
  const after = (test: RegExp) =>
    words.flatMap((word, index) => (test.test(word) && isAmount(index + 1) ? [cents(words[index + 1]!)] : []));
  const [total = NaN] = after(/^Total/);
  for (const { giftCardId } of cart.payments) expect(words.join(" ")).toContain(`•••• ${giftCardId?.slice(-4)}`);
  return {
    lines: rows.map(({ amount }) => amount),
    pieces: rows.reduce((all, { quantity }) => all + quantity, 0),
    rest: after(/^(Code C\d|Offer \d|Discounts|Delivery · .*)$/),
    total,
    left: total,
  };
}

function expectWhole({ lines, pieces, rest, total }: Said, cart: Cart): void {
  expect(total).toBe(cart.totalPrice.centAmount);
  expect([...lines, ...rest].reduce((all, each) => all + each, 0)).toBe(total);
  expect(pieces).toBe(itemCount(cart));
  const extras = [...cart.giftCards, ...cart.donations].length + (cart.loyaltyCard ? 1 : 0);
  expect(lines.length).toBeGreaterThanOrEqual(cart.lineItems.length + extras);
}

describe("what is paid is shown line by line, and count and sum agree [BEY-16]", () => {
  it("on the overview, down to what stands above the button", async () => {
    await fc.assert(
      fc.asyncProperty(aPaidCart, async (cart) => {
        const said = await overview(cart);
        expectWhole(said, cart);
        const covered = cart.payments.reduce((all, { amountPlanned }) => all + amountPlanned.centAmount, 0);
        expect(said.left).toBe(said.total - covered);
        // When nothing is left to pay, the page names no amount.
        expect(said.due).toBe(said.left);
      }),
      { numRuns: 20 },
    );
  });

  it("by what it was paid with: each gift card by its last digits, and the rest by another method", async () => {
    await fc.assert(
      fc.asyncProperty(aPaidCart, async (cart) => {
        const order = orderOf(cart);
        const { payments } = await orderView(aContext(), order);
        expect(payments.map(({ name }) => /•••• \d{4}$/.exec(name)?.[0].slice(-4) ?? null)).toEqual(
          order.payments.map(({ giftCardId }) => giftCardId?.slice(-4) ?? null),
        );
        const sum = order.payments.reduce((all, { amountPlanned }) => all + amountPlanned.centAmount, 0);
        expect(sum).toBe(order.totalPrice.centAmount);
        expect(JSON.stringify(payments)).not.toMatch(/6006/);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ["confirmation", confirmation],
    ["order", orderPage],
    ["invoice", invoice],
    ["credit note", creditNote],
  ])("on the %s", async (_where, read) => {
    await fc.assert(
      fc.asyncProperty(aPaidCart, async (cart) => expectWhole(await read(cart), cart)),
      { numRuns: 20 },
    );
  });
});
