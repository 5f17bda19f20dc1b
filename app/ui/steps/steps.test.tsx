// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPage } from "#tests/support/ui-page.tsx";
import { Steps } from "./steps";

describe("checkout steps", () => {
  it("link the done ones with what was chosen, name the current one, and leave the rest", () => {
    renderPage(
      <Steps
        steps={[
          { label: "Billing", state: "done", to: "/en/checkout/billing", summary: "Camille, Paris." },
          { label: "Delivery", state: "current", to: "/en/checkout/delivery" },
          { label: "Payment", state: "open", to: "/en/checkout/payment" },
          { label: "Review", state: "todo" },
        ]}
      />,
    );
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/en/checkout/billing", "/en/checkout/payment"]);
    expect(links[0]!.textContent).toBe("BillingCamille, Paris. Change");
    const current = screen.getByText("Delivery").closest("li")!;
    expect([current.getAttribute("aria-current"), current.querySelector("a")]).toEqual(["step", null]);
    expect(screen.getByText("Review").closest("li")!.hasAttribute("aria-current")).toBe(false);
  });
});
