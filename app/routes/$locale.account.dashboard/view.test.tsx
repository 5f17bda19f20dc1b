// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { DashboardView } from "#app/bff/account/dashboard.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { barcodeOf } from "#app/models/barcode.ts";
import { renderPage } from "#tests/support/ui-page.tsx";
import { Dashboard } from "./view";

const reward = (label: string, points: number, missing: number) => ({ id: label, label, points, missing });
const empty: DashboardView = {
  firstName: "Camille",
  name: "Camille Perrin",
  email: "camille@example.com",
  phone: null,
  news: "Nothing new.",
  attention: [],
  last: { order: null },
  address: { lines: null },
  loyalty: null,
  membership: null,
  offers: [],
  lists: { wishlist: { count: 0, latest: [] }, alerts: 3 },
};

function show(dashboard: Partial<DashboardView>) {
  const messages = pageMessages("en", "common", "account", "dashboard");
  return renderPage(
    <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={messages}>
      <Dashboard dashboard={{ ...empty, ...dashboard }} />
    </FixedText>,
  );
}

describe("the dashboard's view", () => {
  it("shows the card's code, and how near the next reward is beside the one that is there", () => {
    const code = { barcode: barcodeOf("2984001755203")!, label: "Barcode of card 2984 0017 5520 3" };
    const points = { balance: 180, ready: reward("5%", 100, 0), next: reward("15%", 300, 120) };
    show({ loyalty: { number: "2984 0017 5520 3", code, points } });
    expect(screen.getByRole("img", { name: code.label })).toBeTruthy();
    expect(screen.getByText("Yours to choose in your bag: 5%")).toBeTruthy();
    const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "120 points to go: 15%" });
    expect([bar.value, bar.max]).toEqual([180, 300]);
  });

  it("has a full bar where the points pay for all there is, and none where there is nothing", () => {
    const card = { number: "1234", code: null };
    const { unmount } = show({
      loyalty: { ...card, points: { balance: 420, ready: reward("15%", 300, 0), next: null } },
    });
    const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Yours to choose in your bag: 15%" });
    expect(bar.value).toBe(bar.max);
    unmount();
    show({ loyalty: { ...card, points: { balance: 0, ready: null, next: null } } });
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("shows wishes by picture and name, and counts them alone where the catalogue shows none", () => {
    const wish = { href: "/en/coat--p100001", name: "Camille coat", price: "€249.00", picture: "/coat.webp" };
    const { unmount } = show({ lists: { wishlist: { count: 8, latest: [wish] }, alerts: null } });
    expect(screen.getByRole("link", { name: "Camille coat €249.00" }).getAttribute("href")).toBe(wish.href);
    expect(screen.getByRole("link", { name: "See all (8) Wishlist" })).toBeTruthy();
    unmount();
    show({ lists: { wishlist: { count: 8, latest: [] }, alerts: null } });
    expect(screen.getByRole("link", { name: "Wishlist 8" })).toBeTruthy();
  });
});
