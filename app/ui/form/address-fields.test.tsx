// @vitest-environment happy-dom
import { ADDRESS_FIELDS, type AddressFormView } from "#app/models/checkout-view.ts";
import { fireEvent } from "@testing-library/react";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { checkoutElement, renderCheckout } from "#tests/support/checkout-page.tsx";
import { aContext } from "#tests/support/request-context.ts";
import { addressFormView } from "#app/bff/account/address-view.server.ts";
import { parsePhoneNumber } from "#app/bff/account/phone-number.server.ts";
import { parsePostcode } from "#app/bff/account/postcode.server.ts";
import { AddressFields } from "./address-fields";

/** All countries that the shops bill and deliver to. */
const COUNTRIES = "AD AT BE CH CZ DE ES FR GB IE IT LI LU MC NL PL PT SM VA".split(" ");
const anOffer = fc.shuffledSubarray(COUNTRIES, { minLength: 1 });

const formOf = (countries: readonly string[], country?: string) =>
  addressFormView(aContext({ prefix: "en" }), { values: { country }, countries, phone: "required" });

const fields = (form: AddressFormView, typed: Record<string, string> = {}) => (
  <AddressFields form={form} state={{ values: { ...form.values, ...typed }, errors: {} }} section="billing" />
);

/** What the form shows about the country's postcodes and phone numbers, and the keyboard that phones show. */
function readForm(container: ParentNode) {
  const hint = (name: string) => container.querySelector(`#${name}-hint`)?.textContent ?? "";
  const keyboard = container.querySelector("[name=zipCode]")?.getAttribute("inputmode");
  return { postcode: hint("zipCode"), phone: hint("phone"), digitsOnly: keyboard === "numeric" };
}

function expectExamplesOf(code: string, form: AddressFormView, said: ReturnType<typeof readForm>): void {
  const country = form.countries.find(({ value }) => value === code)!;
  expect(said.postcode).toBe(`For example ${country.postcode} (${country.label})`);
  expect(said.phone).toContain(`For example ${country.phone} (${country.label})`);
  expect(said.phone).toContain(country.callingCode);
  expect(parsePostcode(country.postcode, code)).toBe(country.postcode);
  expect(parsePhoneNumber(country.phone, code)).not.toBeNull();
}

const canBeTyped = (postcode: string, { digitsOnly }: { digitsOnly: boolean }) => !digitsOnly || /^\d+$/.test(postcode);

const namesIn = (page: ParentNode) =>
  [...page.querySelectorAll<HTMLInputElement>("input, select")].map(({ name }) => name);

function townFirst(page: ParentNode): boolean {
  const names = namesIn(page);
  return names.indexOf("city") < names.indexOf("zipCode");
}

describe("an address form", () => {
  it("has a field for whatever is read from it", () => {
    const page = document.createElement("div");
    const typed = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, "typed"]));
    page.innerHTML = renderToStaticMarkup(
      checkoutElement(fields(formOf(COUNTRIES, "PL"), { ...typed, country: "PL" })),
    );
    expect(namesIn(page).toSorted()).toEqual(ADDRESS_FIELDS.toSorted());
  });

  it("lets every country's postcode be typed before a script runs, and says whose its examples are", () => {
    fc.assert(
      fc.property(anOffer, fc.nat(), (countries, pick) => {
        const form = formOf(countries, countries[pick % countries.length]);
        const page = document.createElement("div");
        page.innerHTML = renderToStaticMarkup(checkoutElement(fields(form)));
        const said = readForm(page);
        expectExamplesOf(form.values.country!, form, said);
        for (const { postcode } of form.countries) expect(canBeTyped(postcode, said)).toBe(true);
      }),
    );
  });

  it("follows the country that is chosen, in keyboard and examples, and keeps what is typed", () => {
    const form = formOf(COUNTRIES, "FR");
    const { container } = renderCheckout(fields(form, { zipCode: "SW1A" }));
    const select = container.querySelector("select")!;
    for (const { value, postcode } of [...form.countries, ...form.countries.toReversed()]) {
      fireEvent.change(select, { target: { value } });
      const said = readForm(container);
      expectExamplesOf(value, form, said);
      expect(said.digitsOnly).toBe(/^\d+$/.test(postcode));
      expect(container.querySelector<HTMLInputElement>("[name=zipCode]")?.value).toBe("SW1A");
    }
  });

  it("speaks of the country that was sent where it comes back with a mistake", () => {
    for (const country of COUNTRIES) {
      const form = formOf(COUNTRIES, "FR");
      const page = document.createElement("div");
      page.innerHTML = renderToStaticMarkup(checkoutElement(fields(form, { country, zipCode: "?" })));
      expectExamplesOf(country, form, readForm(page));
    }
  });

  it("asks for the country first, and for town and postcode in its order", () => {
    const page = document.createElement("div");
    for (const country of COUNTRIES) {
      page.innerHTML = renderToStaticMarkup(checkoutElement(fields(formOf(COUNTRIES, country))));
      expect(namesIn(page)[0]).toBe("country");
      expect(townFirst(page), country).toBe(country === "GB" || country === "IE");
    }
  });

  it("follows the order of the country that is chosen, and keeps what is typed", () => {
    const { container } = renderCheckout(fields(formOf(COUNTRIES, "FR")));
    const town = container.querySelector<HTMLInputElement>("[name=city]")!;
    fireEvent.change(town, { target: { value: "London" } });
    fireEvent.change(container.querySelector("select")!, { target: { value: "GB" } });
    expect(townFirst(container)).toBe(true);
    expect(container.querySelector("[name=city]")).toBe(town);
    expect(town.value).toBe("London");
  });

  it("counts a street as it is sent, in capitals: ß is two letters", () => {
    const { container } = renderCheckout(fields(formOf(COUNTRIES, "DE"), { line1: "Straße" }));
    const street = container.querySelector<HTMLInputElement>("[name=line1]")!;
    expect(container.textContent).toContain("7 / 50");
    fireEvent.change(street, { target: { value: `Straße ${"1".repeat(43)}` } });
    expect([street.getAttribute("aria-invalid"), container.textContent]).toEqual([
      "true",
      expect.stringContaining("51 / 50"),
    ]);
  });
});
