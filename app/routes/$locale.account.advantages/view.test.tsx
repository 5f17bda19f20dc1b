// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { AdvantagesView } from "#app/bff/account/advantages.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { renderPage } from "#tests/support/ui-page.tsx";
import { Advantages } from "./view";

const offer = { text: "Text.", until: "30 November 2026", notice: "Once per order.", familyIds: [] };
const advantages: AdvantagesView = {
  offers: [
    { ...offer, id: "a", title: "Points", code: "POINTS", isPersonal: true },
    { ...offer, id: "b", title: "Delivery", code: null, isPersonal: false },
  ],
  rewards: { balance: 220, rewards: [{ id: "A", label: "5%", points: 100 }] },
  freeDelivery: { from: "€60" },
  perks: ["returns", "orders", "reservations"],
};

function show(view: AdvantagesView) {
  const messages = pageMessages("en", "common", "account", "loyalty");
  return renderPage(
    <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={messages}>
      <Advantages advantages={view} />
    </FixedText>,
  );
}

describe("the advantages' view", () => {
  it("shows each offer with its code as plain text, its last day and folded small print [ACC-15]", () => {
    show(advantages);
    const offers = within(screen.getByRole("region", { name: "Your current offers" })).getAllByRole("listitem");
    const [own, everybodys] = [within(offers[0]!), within(offers[1]!)];
    expect(own.getByText("POINTS").tagName).toBe("CODE");
    expect(own.getByText("For you")).toBeTruthy();
    expect(own.getByText("Until 30 November 2026 inclusive")).toBeTruthy();
    expect(own.getByText("Once per order.").tagName).toBe("DETAILS");
    expect(everybodys.queryByText("For you")).toBeNull();
    expect(offers[1]!.querySelector("code")).toBeNull();
  });

  it("says what lasts, with where to read more [ACC-15]", () => {
    show(advantages);
    const perks = within(screen.getByRole("region", { name: "With your account, all year round" }));
    expect(perks.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Free standard home delivery from €60", "/en/help"],
      ["30\u00a0days to change your mind, free returns", "/en/help"],
      ["Your orders, followed step by step", "/en/account/orders"],
      ["Reserve in store, nothing to pay in advance", "/en/stores"],
    ]);
  });

  it("names no amount for delivery that is always free", () => {
    show({ ...advantages, freeDelivery: { from: null } });
    expect(screen.getByRole("link", { name: "Free standard home delivery" })).toBeTruthy();
  });

  it("is whole without offers and points", () => {
    show({ ...advantages, offers: [], rewards: null, freeDelivery: null });
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  });
});
