// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderCheckout } from "#tests/support/checkout-page.tsx";
import { anOrder } from "#tests/support/customer-builders.ts";
import { aContext } from "#tests/support/request-context.ts";
import { orderView } from "#app/bff/account/order-view.server.ts";
import type { PlacedOrder } from "#app/bff/checkout/confirmation.server.ts";
import type { Order } from "#app/models/order.ts";
import { ConfirmationPage, RegisteringPage } from "./view";

async function show(order: Partial<Order> = {}, schedule: PlacedOrder["schedule"] = []) {
  const placed = anOrder(order);
  const view = await orderView(aContext({ prefix: "en" }), placed);
  return renderCheckout(<ConfirmationPage order={view} paymentStatus={placed.paymentStatus} schedule={schedule} />)
    .container;
}

describe("the confirmation page", () => {
  it("shows number, email, lines, delivery, payments, total and how to withdraw [PAY-18]", async () => {
    const container = await show();
    const text = container.textContent?.replaceAll("\u00a0", " ");
    for (const part of [
      "Order 2610000001",
      "camille@vitrine.test",
      "Robe portefeuille Garance",
      "À domicile, Tuesday 24 – Thursday 26 November",
      "27 rue de Saintonge",
      "Debit or credit card, €54.94",
      "30 days from delivery",
    ]) {
      expect(text).toContain(part);
    }
    // The same row as on the order's page; the delivery method stands above it, with its date.
    expect([...container.querySelectorAll("dl dt")].map((term) => term.textContent)).toContain("Delivery");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Thank you, your order is confirmed");
    expect(screen.getByRole("link", { name: "See my order" }).getAttribute("href")).toMatch(/orders\/2610000001$/);
  });

  it("lists what is due when, of what is paid in parts", async () => {
    const schedule = [
      { date: "Today", amount: "€18.32" },
      { date: "23 December 2026", amount: "€18.31" },
    ];
    const rows = (await show({}, schedule)).querySelectorAll("ol li");
    expect([...rows].map((row) => row.textContent)).toEqual(["Today€18.32", "23 December 2026€18.31"]);
  });

  it("names the order's page as a way to withdraw where that has one: for products", async () => {
    expect((await show()).textContent).toMatch(/in two steps on your order’s page/);
    cleanup();
    const { textContent } = await show({ lineItems: [] });
    expect(textContent).toMatch(/30\sdays to cancel.*by replying to the confirmation email/);
    expect(textContent).not.toMatch(/your order’s page/);
  });

  it("counts no days from a delivery for what comes by e-mail, as the overview did", async () => {
    const { shippingInfo } = anOrder();
    const { textContent } = await show({ shippingInfo: { ...shippingInfo, shippingMethodKey: "VI" } });
    expect(textContent).toMatch(/30\sdays to cancel/);
    expect(textContent).not.toMatch(/from delivery/);
  });

  it.each<[Order["paymentStatus"], RegExp, RegExp]>([
    ["CHECKING", /we have your order/, /being checked/],
    ["REFUSED", /was declined/, /will not be sent/],
    ["OTHER", /we have your order/, /26/],
  ])("says what %s means and never that it is paid [PAY-15]", async (paymentStatus, title, text) => {
    const container = await show({ paymentStatus });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(title);
    expect(container.textContent).toMatch(text);
    expect(container.textContent).not.toMatch(/is confirmed/);
  });

  it("promises nothing about an order whose payment was refused: no date, no email, nothing to withdraw from", async () => {
    const { textContent } = await show({ paymentStatus: "REFUSED" });
    expect(textContent).toMatch(/27 rue de Saintonge/);
    expect(textContent).not.toMatch(/November|camille@vitrine.test|30\sdays/);
  });

  it("says neither that nothing was to pay nor where an e-mail goes where it does not know", async () => {
    const { textContent } = await show({ payments: [], email: "" });
    expect(textContent).not.toMatch(/Nothing to pay|all the details to/);
  });

  it("shows what to pay with, and until when [PAY-15]", async () => {
    const amount = { centAmount: 5494, currencyCode: "EUR" };
    const voucher = { entity: "11249", reference: "123 456 789", amount, expiresAt: "2026-11-24T10:00:00Z" };
    const { textContent } = await show({ paymentStatus: "TO_PAY", voucher });
    expect(textContent).toMatch(/Pay by 24\u00a0November 2026.*Entity11249Reference123 456 789Amount€54.94/);
  });

  it("waits for an order that does not show yet", () => {
    renderCheckout(<RegisteringPage orderNumber="26" />);
    expect(screen.getByRole("status").textContent).toMatch(/Order 26.*being registered.*don’t order again/);
  });
});
