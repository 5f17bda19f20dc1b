// @vitest-environment happy-dom
import { Link } from "@remix-run/react";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "#tests/support/ui-page.tsx";
import { AccountNav } from "../account/account-page";
import { type Layout, PageLayout } from "./page-layout";

const SITE: Layout[] = ["default", "home-page", "cart-page", "account", "auth", "newsletter"];
const CHECKOUT: Layout[] = ["order", "checkout", "checkout-confirmation"];

describe("the nine layouts [SHELL-01]", () => {
  beforeEach(() => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no fragments here"))));
  afterEach(() => vi.unstubAllGlobals());

  it.each([...SITE, ...CHECKOUT])("%s holds the page in a main that the first link leads to", (layout) => {
    renderPage(<PageLayout layout={layout}>the page</PageLayout>);
    const main = screen.getByRole("main");
    expect(main.textContent).toContain("the page");
    const skip = screen.getByRole("link", { name: "Skip to content" });
    expect(skip.getAttribute("href")).toBe(`#${main.id}`);
    expect(document.querySelector("a")).toBe(skip);
    // Not by following the fragment: the router would treat that as a navigation and drop a form's errors.
    expect([fireEvent.click(skip), document.activeElement]).toEqual([false, main]);
  });

  it.each(SITE)("%s has the site's header and footer", (layout) => {
    renderPage(<PageLayout layout={layout}>the page</PageLayout>);
    expect(screen.getByRole("link", { name: "Search" })).toBeTruthy();
    expect(document.querySelector('[data-fragment="footer"]')).not.toBeNull();
  });

  it.each(SITE)("%s has an arrow back, unless it is home's [SHELL-02]", (layout) => {
    renderPage(<PageLayout layout={layout}>the page</PageLayout>);
    expect(screen.queryAllByRole("link", { name: "Back" })).toHaveLength(layout === "home-page" ? 0 : 1);
  });

  it.each(CHECKOUT)("%s leaves them out, and its ways out load a document", (layout) => {
    renderPage(<PageLayout layout={layout}>the page</PageLayout>);
    expect(screen.queryByRole("link", { name: "Search" })).toBeNull();
    const fragments = [...document.querySelectorAll<HTMLElement>("[data-fragment]")];
    expect(fragments.map(({ dataset }) => dataset["fragment"])).toEqual(["legals"]);
    expect(screen.getByText("Secure payment")).toBeTruthy();
  });

  it("show that another page is on its way, until it is there", async () => {
    const ways: (() => void)[] = [];
    const loader = () => new Promise<null>((resolve) => ways.push(() => resolve(null)));
    const { container } = renderPage(
      <PageLayout layout="default">
        <Link to="/other">on</Link>
      </PageLayout>,
      { loader },
    );
    await waitFor(() => expect(ways).toHaveLength(1));
    ways[0]!();
    const isBusy = () => container.querySelector("[data-busy]") !== null;
    fireEvent.click(await screen.findByRole("link", { name: "on" }));
    await waitFor(() => expect(isBusy()).toBe(true));
    ways[1]!();
    await waitFor(() => expect(isBusy()).toBe(false));
  });

  it("lead from the checkout back to the cart, and from its end on to the shop", () => {
    const { unmount } = renderPage(<PageLayout layout="checkout">the page</PageLayout>);
    expect(screen.getByRole("link", { name: "Back to my bag" }).getAttribute("href")).toBe("/en/cart");
    unmount();
    renderPage(<PageLayout layout="checkout-confirmation">the page</PageLayout>);
    expect(screen.getByRole("link", { name: "Continue shopping" }).getAttribute("href")).toBe("/en");
  });

  it("put the account's pages beside an account page, only those that the site has", () => {
    renderPage(
      <PageLayout layout="account" Side={AccountNav}>
        the page
      </PageLayout>,
      { at: "/en/account/orders" },
    );
    const nav = screen.getByRole("navigation", { name: "My account" });
    // The list is there twice, folded for narrow screens and in the column of wide ones; styles show one of them.
    for (const list of nav.querySelectorAll("ul")) {
      expect([...list.querySelectorAll("a")].map((link) => link.textContent)).toEqual([
        "Dashboard",
        "Orders",
        "Wishlist",
      ]);
      expect(list.querySelector('[aria-current="page"]')!.textContent).toBe("Orders");
    }
    expect(nav.querySelector("summary")!.textContent).toBe("Orders");
  });

  it("count the shopper's own lists, in words for who does not see where the number stands", () => {
    renderPage(
      <PageLayout layout="account" Side={AccountNav}>
        the page
      </PageLayout>,
      {
        at: "/en/account/orders",
        shell: { accountPages: ["orders", "wishlist", "alerts"] },
        // One wish is in the browser's list as well.
        personal: { wishlist: ["100001", "100002", "100001"], stockAlerts: ["1000010101"] },
      },
    );
    const list = screen.getByRole("navigation", { name: "My account" }).querySelector("ul")!;
    expect(within(list).getByRole("link", { name: "Wishlist , 2 items" }).textContent).toBe("Wishlist2, 2 items");
    expect(
      within(list)
        .getByRole("link", { name: /^\S.*, 1 alert$/ })
        .getAttribute("href"),
    ).toBe("/en/account/alerts");
    expect(within(list).getByRole("link", { name: "Orders" })).toBeTruthy();
  });
});
