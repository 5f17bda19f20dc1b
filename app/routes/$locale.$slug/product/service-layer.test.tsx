// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkoutElement } from "#tests/support/checkout-page.tsx";
import { pageMessages } from "#app/i18n/messages.server.ts";
import ServiceLayer from "./service-layer";

const ALERT = {
  kind: "alert",
  messages: pageMessages("en", "service"),
  product: { name: "Dress", color: "Bordeaux", productId: "100001", optionId: "10000101", hasOneSize: false },
  sku: "1000010101",
  size: "38",
  state: "visitor",
  problem: null,
  email: "",
};

const { messages, sku, size, product } = ALERT;
const RESERVE = {
  kind: "reserve",
  ...{ messages, product, sku, size, isVisitor: false, phoneExample: "", problem: null, values: {} },
  store: { storeId: "1", name: "Lyon", lines: [], canReserve: true },
};

beforeEach(() => {
  HTMLElement.prototype.showPopover = () => {};
});
afterEach(cleanup);

it("shows that a form in it is on its way, and leaves the focus on its button", async () => {
  const answers = [{ ...ALERT, problem: "email", email: "camille" }, new Promise<never>(() => {})];
  const layer = <ServiceLayer address="/alert" onClose={() => {}} onMove={() => {}} />;
  const Stub = createRemixStub([
    { path: "/", Component: () => checkoutElement(layer) },
    { path: "/alert", loader: () => ALERT },
    { path: "/en/product/100001/alert", action: () => answers.shift()! },
  ]);
  render(<Stub />);
  const button = await screen.findByRole("button", { name: "Notify me" });
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert")));
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  expect(document.activeElement).toBe(button);
});

it.each(["email", "unavailable"])("says again why the same form is refused again: %s", async (problem) => {
  const layer = <ServiceLayer address="/alert" onClose={() => {}} onMove={() => {}} />;
  const Stub = createRemixStub([
    { path: "/", Component: () => checkoutElement(layer) },
    { path: "/alert", loader: () => ALERT },
    {
      path: "/en/product/100001/alert",
      action: () => ({ ...ALERT, product: { ...ALERT.product }, problem, email: "camille" }),
    },
  ]);
  render(<Stub />);
  const button = await screen.findByRole("button", { name: "Notify me" });
  for (const _time of [1, 2]) {
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(document.activeElement?.matches("[role=alert], :has([role=alert])")).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  }
});

it("says again that it is not known whether a piece was put aside", async () => {
  const layer = <ServiceLayer address="/reserve" onClose={() => {}} onMove={() => {}} />;
  const Stub = createRemixStub([
    { path: "/", Component: () => checkoutElement(layer) },
    { path: "/reserve", loader: () => RESERVE },
    { path: "/en/product/100001/reserve", action: () => ({ ...RESERVE, problem: { reason: "unsure" } }) },
  ]);
  render(<Stub />);
  const button = await screen.findByRole("button", { name: "Reserve this item" });
  for (const _time of [1, 2]) {
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(document.activeElement?.contains(screen.getByRole("alert"))).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  }
});

it("takes the focus when a link in it leads on to another page", async () => {
  function Layer() {
    const [address, move] = useState("/reserve");
    return <ServiceLayer address={address} onClose={() => {}} onMove={move} />;
  }
  const Stub = createRemixStub([
    { path: "/", Component: () => checkoutElement(<Layer />) },
    { path: "/reserve", loader: () => RESERVE },
    { path: "/en/product/100001/stores", loader: () => ALERT },
  ]);
  render(<Stub />);
  const link = await screen.findByRole("link", { name: "See other stores" });
  link.focus();
  fireEvent.click(link);
  await screen.findByRole("button", { name: "Notify me" });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close" })));
});
