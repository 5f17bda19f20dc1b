// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPage } from "#tests/support/ui-page.tsx";
import { CheckoutErrorPage } from "../checkout/checkout-error-page";
import { ErrorPage } from "./error-page";

const linkTo = (address: string) => document.querySelector(`a[href="${address}"]`);

it.each([
  ["/en/account/orders/1", "We can\u2019t find this order", "/en/account/orders"],
  ["/en/account/orders/1/withdraw", "We can\u2019t find this order", "/en/account/orders"],
  [
    "/en/account/settings/delivery-addresses/1/edit",
    "We can\u2019t find this address",
    "/en/account/settings/delivery-addresses",
  ],
])(
  "a customer who asks for something that is none of theirs at %s is told so, and led to their own",
  (at, title, list) => {
    renderPage(<ErrorPage kind="not-found" />, { at });
    expect(screen.getByRole("heading").textContent).toBe(title);
    expect(document.body.textContent).not.toContain("no longer");
    expect(linkTo(list)).not.toBeNull();
    expect(linkTo("/en")).not.toBeNull();
  },
);

describe("the reference for customer service", () => {
  const reference = () => screen.queryByText(/0f9c1c36/)?.textContent;
  const requestId = "0f9c1c36-a5f0-4d3a-9d1a-3f8f2c6f7e11";

  it.each([
    ["fr-fr", `Référence à indiquer au service client\u00a0: ${requestId}`],
    ["en", `Reference for our customer service team: ${requestId}`],
    ["es-es", `Referencia para atención al cliente: ${requestId}`],
    ["it-it", `Riferimento per il servizio clienti: ${requestId}`],
    ["de-de", `Referenz für den Kundenservice: ${requestId}`],
    ["pl-pl", `Numer referencyjny dla biura obsługi klienta: ${requestId}`],
  ] as const)("of a failed page names its request in the words of %s", (prefix, words) => {
    renderPage(<ErrorPage kind="server-error" status={503} requestId={requestId} />, { prefix });
    expect(reference()).toBe(words);
  });

  it("of a failed step of the checkout is there too", () => {
    renderPage(<CheckoutErrorPage status={500} requestId={requestId} />);
    expect(reference()).toBe(`Reference for our customer service team: ${requestId}`);
  });

  it.each([404, 405, 429])("is left out of a %i, which is no fault of the shop", (status) => {
    const kind = status === 404 ? "not-found" : "server-error";
    renderPage(<ErrorPage kind={kind} status={status} requestId={requestId} />);
    expect(reference()).toBeUndefined();
  });
});

it.each(["/en/nothing", "/en/stores/999", "/en/account/orders-of-old", "/en/account/settings/delivery-address"])(
  "any other page that is not there, like %s, leads home and to the search",
  (at) => {
    renderPage(<ErrorPage kind="not-found" />, { at });
    expect(screen.getByRole("heading").textContent).toBe("This page is no longer on display");
    expect(screen.getByRole("search")).not.toBeNull();
    expect(document.body.textContent).not.toContain("sold");
    expect(linkTo("/en/account/orders")).toBeNull();
    expect(linkTo("/en/account/settings/delivery-addresses")).toBeNull();
  },
);
