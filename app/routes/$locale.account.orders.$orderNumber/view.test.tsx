// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { orderView } from "#app/bff/account/order-view.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import type { Order, OrderEvent } from "#app/models/order.ts";
import { anOrder, aWithdrawal } from "#tests/support/customer-builders.ts";
import { aContext } from "#tests/support/request-context.ts";
import { renderPage } from "#tests/support/ui-page.tsx";
import { OrderPage } from "./view";

const inEnglish = (element: ReactElement) => (
  <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={pageMessages("en", "common", "account", "orders")}>
    {element}
  </FixedText>
);

async function show(order: Partial<Order> = {}) {
  const view = await orderView(aContext({ prefix: "en" }), anOrder(order));
  return renderPage(inEnglish(<OrderPage orderNumber={view.orderNumber} order={view} />));
}

const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });

describe("an order's page", () => {
  it("shows lines, amounts, delivery, addresses and payment", async () => {
    const { container } = await show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Order 2610000001");
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "1 item",
      "Amount",
      "Delivery",
      "Billing address",
      "Payment",
    ]);
    const line = screen.getByRole("link", { name: "Robe portefeuille Garance" });
    expect(line.getAttribute("href")).toBe("/en/robe-portefeuille-garance-bordeaux--p100001");
    expect(container.textContent).toContain("Expected: Tuesday\u00a024\u00a0– Thursday\u00a026\u00a0November");
    expect(container.textContent).toContain("Debit or credit card");
    expect(container.querySelector("time")?.getAttribute("datetime")).toBe("2026-11-19T22:30:00.000Z");
  });

  it("names an article that is no longer sold without a link", async () => {
    const view = await orderView(aContext({ prefix: "en" }), anOrder());
    const lines = view.lines.map((line) => ({ ...line, href: null, isGone: true }));
    renderPage(inEnglish(<OrderPage orderNumber={view.orderNumber} order={{ ...view, lines }} />));
    expect(screen.queryByRole("link", { name: "Robe portefeuille Garance" })).toBeNull();
    expect(screen.getByText("No longer sold")).toBeTruthy();
  });

  it("shows how far the parcel has come", async () => {
    await show({ status: "SHIPPED" });
    const steps = within(screen.getByRole("list", { name: "Order progress" })).getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toEqual(["Confirmed", "Prepared", "On its way", "Delivered"]);
    expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, null, "step", null]);
  });

  it("shows no parcel's way for what comes by e-mail", async () => {
    const byMail = { ...anOrder().shippingInfo, shippingMethodKey: "VI", deliveryDate: null } as const;
    await show({ status: "ACCEPTED", shippingInfo: byMail });
    expect(screen.queryByRole("list", { name: "Order progress" })).toBeNull();
    expect(screen.getByText("Confirmed")).toBeTruthy();
  });

  const event = (status: OrderEvent["status"], day: string) => ({ status, at: `2026-11-${day}T10:00:00.000Z` });
  const shippingInfo = anOrder().shippingInfo;

  it("says on which days, and who carries it, where the gateway does", async () => {
    const tracking = { carrier: "Colis Express", number: "CE1FR", url: "https://carrier.example/CE1FR" };
    await show({
      status: "RETURNED",
      events: [event("ACCEPTED", "19"), event("SHIPPED", "21"), event("RETURNED", "30")],
      shippingInfo: { ...shippingInfo, tracking },
    });
    const steps = within(screen.getByRole("list", { name: "Order progress" })).getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      "Confirmed19\u00a0Nov",
      "Prepared",
      "On its way21\u00a0Nov",
      "Delivered",
      "Returned30\u00a0Nov",
    ]);
    expect(screen.getByRole("link", { name: "Track parcel CE1FR" }).getAttribute("href")).toBe(tracking.url);
    expect(screen.getByText(/Sent with Colis Express/)).toBeTruthy();
  });

  it("leads once, and first of all, to a parcel that is on its way", async () => {
    const tracking = { carrier: "Colis Express", number: "CE1FR", url: "https://carrier.example/CE1FR" };
    await show({ status: "SHIPPED", shippingInfo: { ...shippingInfo, tracking } });
    const [first] = screen.getAllByRole("link", { name: /^Track parcel|invoice/ });
    expect(first!.getAttribute("href")).toBe(tracking.url);
    expect(screen.getAllByRole("link", { name: "Track parcel CE1FR" })).toHaveLength(1);
    expect(screen.getByText(/Parcel CE1FR/)).toBeTruthy();
  });

  it.each([undefined, "javascript:alert(1)", "http://carrier.example/1", "nonsense"])(
    "links to no address that is none of a carrier's: %s",
    async (url) => {
      await show({ shippingInfo: { ...shippingInfo, tracking: { carrier: "Colis Express", number: "CE1FR", url } } });
      expect(screen.queryByRole("link", { name: /CE1FR/ })).toBeNull();
      expect(screen.getByText(/Parcel CE1FR/)).toBeTruthy();
    },
  );

  it.each<[Partial<Order>, string]>([
    [{ status: "CANCELLED", paymentStatus: "REFUSED" }, "Cancelled, Payment declined"],
    [{ status: "RETURNED" }, "Returned"],
    [{ status: "ACCEPTED", paymentStatus: "CHECKING" }, "Confirmed, Payment being checked"],
    [{ status: "ACCEPTED", paymentStatus: "TO_PAY" }, "Awaiting payment"],
  ])("promises no way to an order that is not on it: %o", async (order, words) => {
    const { container } = await show(order);
    expect(screen.queryByRole("list", { name: "Order progress" })).toBeNull();
    expect(container.textContent).toContain(words);
  });

  it("shows an order in a state of which nothing is known, without what hangs on the state", async () => {
    const { container } = await show({ status: "OTHER" });
    expect(screen.getByText("Being processed")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "1 item" })).toBeTruthy();
    expect(screen.queryByRole("list", { name: "Order progress" })).toBeNull();
    expect(container.textContent).not.toContain("Expected:");
  });

  it("says nothing of a payment of which nothing is known", async () => {
    const { container } = await show({ status: "RETURNED", paymentStatus: "OTHER" });
    expect(screen.getByText("Returned")).toBeTruthy();
    expect(container.textContent).not.toMatch(/Payment (declined|being checked)|Awaiting payment/);
  });

  it("names discounts, free lines and what is still to be paid", async () => {
    const [line] = anOrder().lineItems;
    const { container } = await show({
      totalPrice: eur(4494),
      shippingInfo: { ...anOrder().shippingInfo, price: eur(0) },
      lineItems: [line!, { ...line!, lineId: "2", isFree: true, totalPrice: eur(0) }],
      paymentStatus: "TO_PAY",
      voucher: { entity: "12345", reference: "111 222 333", amount: eur(4494), expiresAt: "2026-11-22T12:00:00Z" },
      billingAddress: null,
    });
    const text = container.textContent ?? "";
    for (const part of [
      "Discount−€5.05",
      "DeliveryFree",
      "TotalVAT included€44.94",
      "111 222 333",
      "22\u00a0November 2026",
    ]) {
      expect(text).toContain(part);
    }
    expect(screen.queryByRole("heading", { name: "Billing address" })).toBeNull();
  });

  it("says that nothing was to pay only of an order without an amount", async () => {
    await show({ payments: [], totalPrice: eur(0) });
    expect(screen.getByText("Nothing to pay")).toBeTruthy();
    cleanup();
    await show({ payments: [] });
    expect(screen.queryByText("Nothing to pay")).toBeNull();
    expect(screen.queryByRole("heading", { name: "Payment" })).toBeNull();
  });

  it("names no address of a confirmation where none is known", async () => {
    const { container } = await show({ email: "" });
    expect(container.textContent).not.toContain("Confirmation");
  });

  it("marks what was withdrawn from, with each acknowledgement, and offers what is left [BEY-02]", async () => {
    const [line] = anOrder().lineItems;
    const lineItems = ["1", "2", "3"].map((lineId) => ({ ...line!, lineId }));
    const withdrawals = [aWithdrawal("R-1", { 1: 1 }), aWithdrawal("R-2", { 3: 1 })];
    await show({ lineItems, withdrawals, withdrawableUntil: "2026-12-20" });
    expect(screen.getAllByText("Cancellation received")).toHaveLength(2);
    const links = screen.getAllByRole("link", { name: "See the acknowledgement" });
    expect(links.map((link) => link.getAttribute("href")?.split("/").at(-1))).toEqual([
      "withdraw?reference=R-1",
      "withdraw?reference=R-2",
    ]);
    expect(screen.getByRole("link", { name: "Cancel or return" })).toBeTruthy();
  });

  it("says of how many pieces of a line a withdrawal is [BEY-02]", async () => {
    const [line] = anOrder().lineItems;
    const lineItems = ["1", "2"].map((lineId) => ({ ...line!, lineId, quantity: 3 }));
    const withdrawals = [aWithdrawal("R-1", { 1: 1, 2: 1 }), aWithdrawal("R-2", { 1: 1, 2: 2 })];
    await show({ lineItems, withdrawals, withdrawableUntil: "2026-12-20" });
    expect(screen.getByText("Cancellation received: 2 of 3")).toBeTruthy();
    expect(screen.getAllByText("Cancellation received")).toHaveLength(1);
  });

  it("offers to order again only where there are products [BEY-06]", async () => {
    await show({ paymentStatus: "REFUSED", status: "CANCELLED" });
    expect(screen.getByRole("button", { name: "Order again" })).toBeTruthy();
    expect(screen.getByText(/Order again in one step/)).toBeTruthy();
    cleanup();
    await show({ paymentStatus: "REFUSED", status: "CANCELLED", lineItems: [] });
    expect(screen.queryByRole("button", { name: "Order again" })).toBeNull();
    expect(screen.queryByText(/Order again/)).toBeNull();
  });

  it("apologises in its place, with a way to try again", () => {
    renderPage(inEnglish(<OrderPage orderNumber="2610000001" order={null} />), { at: "/en/account/orders/2610000001" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Order 2610000001");
    expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe("/en/account/orders/2610000001");
  });
});
