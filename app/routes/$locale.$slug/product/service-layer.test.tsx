// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { checkoutElement } from "#tests/support/checkout-page";
import { pageMessages } from "~/i18n/messages.server";
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

beforeEach(() => {
  HTMLElement.prototype.showPopover = () => {};
});

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
