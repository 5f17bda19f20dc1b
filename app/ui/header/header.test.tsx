// @vitest-environment happy-dom
import { useLocation } from "@remix-run/react";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "#tests/support/ui-page.tsx";
import { forgetFragments } from "../static-html/fragments";
import { Header } from "./header";

const euro = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });
const CART = {
  count: 2,
  total: euro(33800),
  lines: [
    {
      lineId: "1",
      name: "Belted coat",
      href: "/en/belted-coat-camel--p100001",
      option: "Camel · 38",
      quantity: 2,
      totalPrice: euro(33800),
      picture: { type: "AP" as const, path: "/products/1/AP-1.webp" },
      priceChange: "Price changed: it was €129",
    },
  ],
};

/** Finds links by their text, in hidden panels too, since happy-dom shows popovers. */
const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("the header", () => {
  beforeEach(() => {
    forgetFragments();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no fragments here")));
  });
  afterEach(() => vi.unstubAllGlobals());

  it("leads to search, the account and the cart [SHELL-03]", () => {
    renderPage(<Header />);
    expect(href("Search")).toBe("/en/search");
    expect(href("My account")).toBe("/en/account/dashboard");
    expect(href("Bag")).toBe("/en/cart");
    expect(href("Vitrine, home")).toBe("/en");
  });

  it("counts the cart on its icon and in words", () => {
    renderPage(<Header />, { personal: { cart: CART } });
    const cart = screen.getByRole("link", { name: "Bag, 2 items" });
    expect(cart.textContent).toBe("2");
  });

  it("shows what is in the cart, and its total, in the mini cart [CART-17]", () => {
    renderPage(<Header />, { personal: { cart: CART }, prefix: "fr" });
    const preview = screen.getByRole("dialog", { name: "Aperçu du panier" });
    expect(preview.getAttribute("popover")).toBe("auto");
    expect(within(preview).getByRole("link", { name: "Belted coat" }).getAttribute("href")).toBe(CART.lines[0]!.href);
    expect(preview.textContent).toContain("Price changed: it was €129");
    expect(preview.textContent).toContain("Total338,00\u00a0€");
  });

  it("lists what the count counts besides products [CART-17]", () => {
    const price = { centAmount: 2_000, currencyCode: "EUR" };
    const cart = { ...CART, lines: [], extras: [{ label: "Carte cadeau", price }] };
    renderPage(<Header />, { personal: { cart }, prefix: "fr" });
    const preview = screen.getByRole("dialog", { name: "Aperçu du panier" });
    expect(within(preview).getByRole("listitem").textContent).toBe("Carte cadeau20,00\u00a0€");
  });

  it("says that an empty cart is empty", () => {
    renderPage(<Header />);
    expect(screen.getByText("It is still empty")).toBeTruthy();
  });

  it("greets a customer and lists only the pages that the site has", () => {
    renderPage(<Header />, { personal: { customer: { firstName: "Camille" } } });
    const menu = document.getElementById("customer-menu")!;
    expect(menu.textContent).toContain("Hello Camille");
    expect(within(menu).queryByText("Loyalty card")).toBeNull();
    expect(within(menu).getByText("Orders").getAttribute("href")).toBe("/en/account/orders");
    expect(within(menu).getByText("Sign out").closest("form")!.getAttribute("method")).toBe("post");
  });

  it("offers a visitor to sign in", () => {
    renderPage(<Header />);
    expect(href("Sign in or create an account")).toBe("/en/auth/sign-in");
  });

  it("opens menu and panels by buttons that need no script", () => {
    renderPage(<Header />);
    expect(screen.getByRole("button", { name: "Menu" }).getAttribute("popovertarget")).toBe("mobile-menu");
    const open = screen.getByRole("button", { name: "Open the bag preview" });
    expect(open.getAttribute("popovertarget")).toBe("mini-cart");
  });

  describe("the back arrow [SHELL-02]", () => {
    const back = () => screen.queryByRole("link", { name: "Back" });
    afterEach(() => {
      window.history.replaceState(null, "");
      vi.restoreAllMocks();
    });

    const Where = () => <p data-testid="where">{useLocation().pathname}</p>;
    const shown = () => screen.getByTestId("where").textContent;

    function show(state: unknown): void {
      window.history.replaceState(state, "");
      renderPage(
        <>
          <Header />
          <Where />
        </>,
        { after: ["/en/first"], at: "/en/second" },
      );
    }

    it("leads home when there is nothing to go back to", async () => {
      show(null);
      expect(back()!.getAttribute("href")).toBe("/en");
      fireEvent.click(back()!);
      await waitFor(() => expect(shown()).toBe("/en"));
    });

    it("goes back in history when the visit began earlier", async () => {
      show({ idx: 1 });
      fireEvent.click(back()!);
      await waitFor(() => expect(shown()).toBe("/en/first"));
    });

    it.each([
      ["a page of the shop", () => window.location.origin, "/en/first"],
      ["another site", () => "https://elsewhere.test", "/en"],
    ])("after a document that %s led to leads to the right place", async (_, from, to) => {
      vi.spyOn(window.history, "length", "get").mockReturnValue(2);
      vi.spyOn(document, "referrer", "get").mockReturnValue(`${from()}/en/first`);
      show(null);
      fireEvent.click(back()!);
      await waitFor(() => expect(shown()).toBe(to));
    });
  });
});
