// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aCountry, aForm, aFrame, aProblem, renderCheckout } from "#tests/support/checkout-page.tsx";
import { BillingPage } from "./view";

const BILLING = { form: aForm(), isSame: true, subscriptions: [], isRestored: false };
const ZIP = { fieldId: "zipCode", text: "This postcode doesn’t match the country (France). For example: 75003" };

describe("the billing page", () => {
  it("is one form of at most eight fields, each named, required or optional in words, and filled by browsers", () => {
    const { container } = renderCheckout(<BillingPage frame={aFrame()} billing={BILLING} problem={null} />);
    const fields = [
      ...container.querySelectorAll<HTMLInputElement>(
        "form input:not([type=hidden]):not([type=checkbox]), form select",
      ),
    ];
    expect(fields.length).toBeLessThanOrEqual(8);
    for (const field of fields) {
      expect(field.getAttribute("autocomplete"), field.name).toMatch(/^billing /);
      expect(container.querySelector(`label[for="${field.id}"]`)?.textContent).toMatch(/\((required|optional)\)$/);
    }
    expect(container.querySelector("form")?.getAttribute("method")).toBe("post");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Deliver to this address" }).checked).toBe(true);
    expect(container.querySelector("[name=zipCode]")?.getAttribute("inputmode")).toBe("numeric");
  });

  it("says on its button where it leads", () => {
    renderCheckout(<BillingPage frame={aFrame({ isChange: true })} billing={BILLING} problem={null} />);
    expect(screen.queryByRole("button", { name: "Continue to delivery" })).toBeNull();
    expect(screen.getByRole("button", { name: "Review my order" })).not.toBeNull();
  });

  it("offers delivery to no address where everything goes by e-mail", () => {
    renderCheckout(<BillingPage frame={aFrame()} billing={{ ...BILLING, isSame: null }} problem={null} />);
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("says what is to be mended in title, summary and beside the field, with everything typed", () => {
    const values = { firstName: "Anaïs", zipCode: "292", country: "BE" };
    const problem = aProblem({ fields: [ZIP], values });
    const { container } = renderCheckout(<BillingPage frame={aFrame()} billing={BILLING} problem={problem} />);
    expect(document.title).toBe("Error: Billing | Vitrine");
    const summary = screen.getByRole("alert");
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getByRole("link", { name: ZIP.text }).getAttribute("href")).toBe("#zipCode");
    const zip = container.querySelector<HTMLInputElement>("#zipCode");
    expect(zip?.value).toBe("292");
    expect(zip?.getAttribute("aria-invalid")).toBe("true");
    expect(zip?.getAttribute("aria-describedby")).toContain("zipCode-error");
    expect(container.querySelector("#zipCode-error")?.textContent).toBe(ZIP.text);
    expect(container.querySelector<HTMLInputElement>("#firstName")?.value).toBe("Anaïs");
    expect(container.querySelector<HTMLSelectElement>("#country")?.value).toBe("BE");
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  });

  it("says what is wrong with no field in particular, and that a form is restored", () => {
    const { unmount } = renderCheckout(
      <BillingPage frame={aFrame()} billing={BILLING} problem={aProblem({ notice: "Try again." })} />,
    );
    expect(screen.getByRole("alert").textContent).toBe("Try again.");
    unmount();
    renderCheckout(<BillingPage frame={aFrame()} billing={{ ...BILLING, isRestored: true }} problem={null} />);
    expect(screen.getByText(/We kept what you had typed/)).not.toBeNull();
  });

  it("puts the town before the postcode where its country does", () => {
    const order = (cityFirst: boolean) => {
      const form = aForm({ countries: [aCountry({ cityFirst })] });
      const { container, unmount } = renderCheckout(
        <BillingPage frame={aFrame()} billing={{ ...BILLING, form }} problem={null} />,
      );
      const names = [...container.querySelectorAll<HTMLInputElement>("form input")].map(({ name }) => name);
      unmount();
      return names.indexOf("city") < names.indexOf("zipCode");
    };
    expect([order(true), order(false)]).toEqual([true, false]);
  });
});
