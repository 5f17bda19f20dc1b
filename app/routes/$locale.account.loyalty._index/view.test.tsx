// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { LoyaltyView } from "#app/bff/account/loyalty.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { barcodeOf } from "#app/models/barcode.ts";
import { renderPage } from "#tests/support/ui-page.tsx";
import { Loyalty } from "./view";

const card = {
  name: "Camille Perrin",
  number: "2900 0000 1001 4",
  barcode: barcodeOf("2900000010014"),
  since: "wrzesień 2019",
};
const member: LoyaltyView = {
  type: "FID",
  card,
  balance: 180,
  rewards: [
    { id: "A", label: "5%", points: 100, missing: 0 },
    { id: "B", label: "15%", points: 300, missing: 120 },
  ],
  movements: [
    {
      date: { iso: "2026-11-19T10:00:00Z", text: "19 listopada 2026" },
      kind: "kind.OFFER",
      points: -22,
      order: { number: "2610000001", href: "/pl/account/orders/2610000001" },
    },
  ],
  rate: { count: 1, amount: "1\u00a0zł" },
};

function show(loyalty: LoyaltyView) {
  const messages = pageMessages("pl", "common", "account", "loyalty");
  return renderPage(
    <FixedText info={{ prefix: "pl", locale: "pl-PL" }} messages={messages}>
      <Loyalty loyalty={loyalty} />
    </FixedText>,
  );
}

describe("the loyalty page's view", () => {
  it("has a code that says what it is, 200 pixels wide at least", () => {
    show(member);
    const code = screen.getByRole("img", { name: "Kod kreskowy karty 2900 0000 1001 4" });
    expect(Number(code.getAttribute("width"))).toBeGreaterThanOrEqual(200);
    expect(code.querySelector("path")?.getAttribute("d")).toBe(card.barcode?.path);
  });

  it("gives even a short number a wide code", () => {
    show({ ...member, card: { ...card, number: "1234", barcode: barcodeOf("1234") } });
    expect(Number(screen.getByRole("img").getAttribute("width"))).toBeGreaterThanOrEqual(200);
  });

  it("says which rewards can be had and how far off the others are, movements with their sign [ACC-08]", () => {
    show(member);
    expect(screen.getByText("Dostępne")).toBeTruthy();
    const bar = screen.getByRole("progressbar", { name: "Brakuje 120 punktów" });
    expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual(["180", "300"]);
    const [movement] = screen.getAllByRole("listitem").slice(-1);
    expect(within(movement!).getByText("−22 punkty")).toBeTruthy();
    expect(within(movement!).getByRole("link").getAttribute("href")).toBe("/pl/account/orders/2610000001");
    expect(screen.getByRole("link", { name: "Cała historia" }).getAttribute("href")).toBe(
      "/pl/account/loyalty/history",
    );
  });

  it("apologises for each part that is missing, and keeps the card", () => {
    show({ ...member, balance: null, rewards: null, movements: null });
    expect(screen.getAllByRole("link", { name: "Spróbuj ponownie" })).toHaveLength(2);
    expect(screen.getByText("2900 0000 1001 4")).toBeTruthy();
  });

  it("shows an HSP customer no points and no history [ACC-08]", () => {
    const { container } = show({ type: "HSP", card: { ...card, barcode: null } });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Happy Shopping");
    expect(container.innerHTML).not.toMatch(/history|punkt/);
  });

  it("leads who has no card to the cart, where it is added", () => {
    show({ type: null, price: "40\u00a0zł", rate: null });
    expect(screen.getByText("Karta kosztuje 40 zł.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Przejdź do koszyka" }).getAttribute("href")).toBe("/pl/cart");
    expect(screen.queryByRole("img")).toBeNull();
  });
});
