// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it, vi } from "vitest";
import type { OrdersPage } from "#app/bff/account/orders.server.ts";
import { orderTeaser } from "#app/bff/account/order-view.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { anOrderList } from "#tests/support/customer-builders.ts";
import { aContext } from "#tests/support/request-context.ts";
import { renderPage } from "#tests/support/ui-page.tsx";
import { Orders } from "./view";

const inPolish = (element: ReactElement) => (
  <FixedText info={{ prefix: "pl", locale: "pl-PL" }} messages={pageMessages("pl", "common", "account", "orders")}>
    {element}
  </FixedText>
);

function aPage(total: number, page = 1): OrdersPage {
  const orders = anOrderList(total, { page }).values.map((order) => orderTeaser(aContext({ prefix: "pl" }), order));
  return { filter: {}, years: [2026], page, pageSize: 10, total, orders };
}

describe("the order list's page", () => {
  it("shows every order with its state and a link that names it", () => {
    renderPage(inPolish(<Orders orders={aPage(22)} />));
    expect(screen.getByText("22 zamówienia")).toBeTruthy();
    const entries = screen.getAllByRole("article");
    expect(entries).toHaveLength(10);
    const first = within(entries[0]!);
    expect(first.getByRole("heading").textContent).toBe("Zamówienie 2610000022");
    expect(first.getByText("Dostarczone")).toBeTruthy();
    expect(first.getByText("1 produkt")).toBeTruthy();
    const link = first.getByRole("link", { name: "Zobacz zamówienie 2610000022" });
    expect(link.getAttribute("href")).toBe("/pl/account/orders/2610000022");
  });

  it("pages in words of orders, the first page without a parameter", () => {
    renderPage(inPolish(<Orders orders={aPage(22, 2)} />));
    expect(screen.getByText("Wyświetlono 20 z 22 zamówień")).toBeTruthy();
    const next = screen.getByRole("link", { name: "Pokaż 2 wcześniejsze zamówienia" });
    expect(next.getAttribute("href")).toBe("/pl/account/orders?page=3");
    expect(screen.getByRole("link", { name: "Strona 1" }).getAttribute("href")).toBe("/pl/account/orders");
  });

  it("pages in Safari 16 too, whose queries have no `size`", () => {
    const size = vi.spyOn(URLSearchParams.prototype, "size", "get").mockReturnValue(undefined as never);
    renderPage(inPolish(<Orders orders={aPage(22, 2)} />));
    size.mockRestore();
    const next = screen.getByRole("link", { name: "Pokaż 2 wcześniejsze zamówienia" });
    expect(next.getAttribute("href")).toBe("/pl/account/orders?page=3");
  });

  it("searches among several orders, not for a single one unless the search has found it", () => {
    const { unmount } = renderPage(inPolish(<Orders orders={aPage(1)} />));
    expect(screen.queryByRole("search")).toBeNull();
    unmount();
    renderPage(inPolish(<Orders orders={{ ...aPage(1), filter: { year: "2026" } }} />));
    expect(screen.getByRole("search")).toBeTruthy();
  });

  it("folds the search away on a phone, naming what is filtered, and opens it when nothing was found", () => {
    const filter = { query: "sweter", year: "2026", status: "DELIVERED" } as const;
    const { unmount } = renderPage(inPolish(<Orders orders={{ ...aPage(3), filter }} />));
    const fold = screen.getByRole("search").closest("details")!;
    expect(fold.open).toBe(false);
    expect(fold.querySelector("summary")!.textContent).toBe("Szukaj lub filtruj sweter, 2026, Dostarczone");
    unmount();
    renderPage(inPolish(<Orders orders={{ ...aPage(0), filter }} />));
    expect(screen.getByRole("search").closest("details")!.open).toBe(true);
  });

  it("says what comes next when there is none", () => {
    renderPage(inPolish(<Orders orders={aPage(0)} />));
    expect(screen.getByText("Nie ma jeszcze zamówień")).toBeTruthy();
    expect(screen.queryByRole("article")).toBeNull();
  });

  it("apologises when they cannot be read", () => {
    renderPage(inPolish(<Orders orders={null} />), { at: "/pl/account/orders?page=2" });
    const retry = screen.getByRole("link", { name: "Spróbuj ponownie" });
    expect(retry.getAttribute("href")).toBe("/pl/account/orders?page=2");
  });
});
