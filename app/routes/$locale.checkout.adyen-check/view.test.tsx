// @vitest-environment happy-dom
import { redirect } from "@remix-run/node";
import { Form } from "@remix-run/react";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRemixStub } from "@remix-run/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkoutElement, renderCheckout } from "#tests/support/checkout-page.tsx";
import { CheckingPage, ProviderPage } from "./view";

const FORM = { action: "https://bank.test/3ds", fields: [["threeDSMethodData", "abc"]] as [string, string][] };

afterEach(() => vi.restoreAllMocks());

function arrivedBy(type: string) {
  const entry = { name: "", entryType: "navigation", startTime: 0, duration: 0, toJSON: () => ({}), type };
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry as PerformanceNavigationTiming]);
}

describe("the way to the bank", () => {
  it("sends itself, and has a button for whoever has no scripts [PAY-21]", () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
    const { container } = renderCheckout(<ProviderPage form={FORM} />);
    expect(submit).toHaveBeenCalledTimes(1);
    const form = container.querySelector("form");
    expect([form?.method, form?.action]).toEqual(["post", "https://bank.test/3ds"]);
    expect(container.querySelector<HTMLInputElement>("[name=threeDSMethodData]")?.value).toBe("abc");
    expect(screen.getByRole("button", { name: "Continue to my bank" }).getAttribute("type")).toBe("submit");
  });

  it("does not send somebody there again who went back", () => {
    arrivedBy("back_forward");
    const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
    renderCheckout(<ProviderPage form={FORM} />);
    expect(submit).not.toHaveBeenCalled();
  });

  it("sends somebody there who went back further and pressed again", async () => {
    arrivedBy("back_forward");
    const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
    const Stub = createRemixStub([
      { path: "/overview", Component: () => <Form method="post" />, action: () => redirect("/bank") },
      { path: "/bank", Component: () => checkoutElement(<ProviderPage form={FORM} />) },
    ]);
    const { container } = render(<Stub initialEntries={["/overview"]} />);
    fireEvent.submit(container.querySelector("form")!);
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  });
});

describe("while the payment is being checked", () => {
  it("asks again by itself without scripts too, warns against paying twice, and shows the orders", () => {
    renderCheckout(<CheckingPage />);
    expect(screen.getByRole("status").textContent).toMatch(/don’t pay again/);
    expect(screen.getByRole("link", { name: "See my orders" }).getAttribute("href")).toBe("/en/account/orders");
    expect(screen.getByRole("link", { name: "Check again now" }).getAttribute("href")).toBe("/en/checkout/step");
    const Stub = createRemixStub([{ path: "/", Component: CheckingPage }]);
    expect(renderToString(<Stub />)).toContain('<noscript><meta http-equiv="refresh" content="5"/></noscript>');
  });

  it("says after a while what becomes of the money, and leads to customer service with a reference", () => {
    const { container } = renderCheckout(<CheckingPage overdue={{ reference: "pay-1" }} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We still can’t confirm your payment");
    expect(container.textContent).toMatch(/you get your money back.*Payment reference: pay-1/);
    expect(container.textContent).not.toMatch(/fail|declined|not charged/);
    expect(screen.getByRole("link", { name: "Help and contact" }).getAttribute("href")).toBe("/en/help");
    expect(screen.getByRole("link", { name: "Check again now" })).toBeTruthy();
  });
});
