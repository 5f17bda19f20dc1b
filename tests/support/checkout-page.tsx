import type { ActionFunction } from "@remix-run/node";
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach } from "vitest";
import type { AddressFormView, CountryView, CheckoutShell } from "#models/checkout-view.ts";
import type { FormProblem } from "#models/form-problem.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { ImagesUrlContext } from "#app/ui/shell/shell-context.ts";
import { aLine } from "./builders";

afterEach(cleanup);

const TEXTS = pageMessages("en", "common", "shell", "error", "checkout", "address", "places", "storedValue");

/** A part of the checkout with its texts, in English. */
export function checkoutElement(element: ReactElement): ReactElement {
  return (
    <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={TEXTS}>
      <ImagesUrlContext.Provider value="https://images.test">{element}</ImagesUrlContext.Provider>
    </FixedText>
  );
}

/** Shows a page of the checkout, in English. */
export function renderCheckout(element: ReactElement, action?: ActionFunction) {
  const Component = () => checkoutElement(element);
  const Stub = createRemixStub([{ path: "/en/checkout/step", Component, action }]);
  // An entry of its own: what was typed is kept by those of the history.
  return render(<Stub initialEntries={[{ pathname: "/en/checkout/step", key: crypto.randomUUID() }]} />);
}

export function aFrame(frame: Partial<CheckoutShell> = {}): CheckoutShell {
  const { lineId: id, name, quantity, picture } = aLine();
  const line = { id, kind: "product", name, quantity, picture: picture.path, each: null, href: null } as const;
  return {
    title: "Billing, step 1 of 4 | Vitrine",
    heading: "Billing, step 1 of 4",
    isChange: false,
    steps: [{ label: "Billing", state: "current" }],
    order: {
      count: 1,
      lines: [{ ...line, detail: "Bordeaux, size 38", amount: "€49.99" }],
      rows: [{ label: "Total", value: "€49.99", kind: "total" }],
      toPay: "€49.99",
    },
    seen: "1000010101:1",
    ...frame,
  };
}

export function aForm(form: Partial<AddressFormView> = {}): AddressFormView {
  return {
    values: { firstName: "Camille", country: "FR" },
    countries: [
      aCountry(),
      aCountry({ value: "BE", label: "Belgium", postcode: "1000", phone: "0470 12 34 56", callingCode: "+32" }),
    ],
    phone: "none",
    ...form,
  };
}

export function aCountry(country: Partial<CountryView> = {}): CountryView {
  const phone = { phone: "06 12 34 56 78", callingCode: "+33" };
  return { value: "FR", label: "France", cityFirst: false, postcode: "75003", ...phone, ...country };
}

export function aProblem(problem: Partial<FormProblem> = {}): FormProblem {
  return { errorTitle: "Error: Billing | Vitrine", fields: [], notice: null, values: {}, ...problem };
}
