// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { renderPage } from "#tests/support/ui-page.tsx";
import { CloseAccount } from "./view";

function show(openOrders: number) {
  cleanup();
  renderPage(
    <FixedText info={{ prefix: "pl", locale: "pl-PL" }} messages={pageMessages("pl", "common", "account", "settings")}>
      <CloseAccount openOrders={openOrders} isRestored={false} problem={null} />
    </FixedText>,
  );
}

describe("the page that closes the account", () => {
  it("says how many orders are still on their way", () => {
    show(1);
    expect(screen.getByText(/^Jedno zamówienie jest jeszcze w drodze/)).toBeTruthy();
    show(3);
    expect(screen.getByText(/^3 zamówienia są jeszcze w drodze/)).toBeTruthy();
    show(0);
    expect(screen.queryByText(/w drodze/)).toBeNull();
  });

  it("has a button that says what it does, under a heading that says what the page is", () => {
    show(0);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Zamknięcie konta");
    expect(screen.getByRole("button", { name: "Zamknij konto" })).toBeTruthy();
  });
});
