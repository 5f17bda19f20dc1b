// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "#tests/support/ui-page";
import { ErrorPage } from "./error-page";

const linkTo = (address: string) => document.querySelector(`a[href="${address}"]`);

it.each(["/en/account/orders/1", "/en/account/orders/1/withdraw"])(
  "a customer who asks for an order that is none of theirs at %s is led to their orders",
  (at) => {
    renderPage(<ErrorPage kind="not-found" />, { at });
    expect(screen.getByRole("heading").textContent).toBe("We can\u2019t find this order");
    expect(document.body.textContent).not.toContain("no longer sold");
    expect(linkTo("/en/account/orders")).not.toBeNull();
    expect(linkTo("/en")).not.toBeNull();
  },
);

it.each(["/en/nothing", "/en/account/orders-of-old", "/en/account/settings/delivery-addresses/1/edit"])(
  "any other page that is not there, like %s, leads home and to the search",
  (at) => {
    renderPage(<ErrorPage kind="not-found" />, { at });
    expect(screen.getByRole("heading").textContent).toBe("This page is no longer on display");
    expect(screen.getByRole("search")).not.toBeNull();
    expect(linkTo("/en/account/orders")).toBeNull();
  },
);
