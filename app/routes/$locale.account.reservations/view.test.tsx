// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ReservationsPage, ReservationView } from "#app/bff/account/reservations.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { renderPage } from "#tests/support/ui-page.tsx";
import { Reservations } from "./view";

function aView(view: Partial<ReservationView> = {}): ReservationView {
  return {
    reservationId: "R1",
    status: "READY",
    keptUntil: { iso: "2026-11-25T17:30:00Z", day: "25 November 2026", time: "18:30" },
    madeOn: { iso: "2026-11-23T16:30:00Z", day: "23 November 2026" },
    quantity: 1,
    product: { href: "/en/robe--p1?sku=2", isGone: false, name: "Robe", option: "Noir, size 38", picture: "/p.webp" },
    store: { name: "London Soho", href: "/en/stores/gb/london/soho-1", lines: ["1 Soho Square"], phone: null },
    isOpen: true,
    isUndoable: false,
    ...view,
  };
}

function show(...reservations: ReservationView[]): void {
  showPage({ reservations, total: reservations.length });
}

function showPage(shown: Pick<ReservationsPage, "reservations" | "total"> & Partial<ReservationsPage>): void {
  const page: ReservationsPage = { page: 1, pageSize: 10, undoElsewhere: null, ...shown };
  renderPage(
    <FixedText
      info={{ prefix: "en", locale: "en-GB" }}
      messages={pageMessages("en", "common", "account", "reservations")}
    >
      <Reservations reservations={page} refused={null} />
    </FixedText>,
  );
}

describe("the reservations' page", () => {
  it("gives each a place to link to, its words and links, and a button while it is open", () => {
    show(aView(), aView({ reservationId: "R2", status: "EXPIRED", isOpen: false }));
    const rows = screen.getAllByRole("listitem").filter(({ id }) => id.startsWith("reservation-"));
    expect(rows.map(({ id }) => id)).toEqual(["reservation-R1", "reservation-R2"]);
    const first = within(rows[0]!);
    expect(first.getByText("It is waiting for you at the till until 25 November 2026 at 18:30.")).toBeTruthy();
    expect(first.getByRole("link", { name: "Robe" }).getAttribute("href")).toBe("/en/robe--p1?sku=2");
    expect(first.getByRole("link", { name: "London Soho" }).getAttribute("href")).toBe("/en/stores/gb/london/soho-1");
    const cancel = first.getByRole<HTMLButtonElement>("button", { name: "Cancel reservation Robe, Noir, size 38" });
    expect([cancel.name, cancel.value, cancel.form?.method]).toEqual(["cancel", "R1", "post"]);
    expect(within(rows[1]!).queryByRole("button")).toBeNull();
    expect(within(rows[1]!).getByText("The store kept it until 25 November 2026 at 18:30.")).toBeTruthy();
    expect(screen.getByText("One open reservation.")).toBeTruthy();
  });

  it("says of an article that it is no longer sold, and leads to no page of it", () => {
    const { product } = aView();
    show(aView({ product: { ...product, href: null, isGone: true } }));
    const row = within(screen.getByRole("article"));
    expect(row.getByRole("heading", { name: "Robe" })).toBeTruthy();
    expect(row.getByText("No longer sold")).toBeTruthy();
    expect(row.queryByRole("link", { name: "Robe" })).toBeNull();
  });

  it("puts the undo in the place of what was cancelled, and the reservation back when its time is over", () => {
    show(aView({ status: "CANCELLED", isOpen: false, isUndoable: true }));
    const banner = screen.getByRole("status").parentElement!;
    expect(banner.textContent).toContain("Robe, Noir, size 38: reservation cancelled.");
    const undo = within(banner).getByRole<HTMLButtonElement>("button");
    expect([undo.name, undo.value, undo.form?.method]).toEqual(["undo", "R1", "post"]);
    expect(screen.queryByRole("article")).toBeNull();
    fireEvent.animationEnd(banner);
    expect(within(screen.getByRole("article")).getByText("Cancelled")).toBeTruthy();
  });

  it("takes away an undo whose row is on another page when its time is over", () => {
    showPage({ reservations: [aView()], total: 11, undoElsewhere: "R9" });
    const banner = screen.getByRole("status").parentElement!;
    expect(within(banner).getByRole<HTMLButtonElement>("button").value).toBe("R9");
    fireEvent.animationEnd(banner);
    expect(screen.queryByRole("status")).toBeNull();
    expect(document.querySelector("[data-row='R9']")).toBeNull();
    expect(screen.getByRole("article")).toBeTruthy();
  });

  it("names the article where a pronoun would guess its gender", async () => {
    for (const language of ["fr", "it"] as const) {
      const t = await serverText(language, "reservations");
      for (const status of ["PENDING", "READY", "EXPIRED"] as const)
        expect(t(`kept.${status}`, { day: "d", time: "t" })).toMatch(/votre article|tuo articolo/i);
    }
  });

  it("leads to the shop when there is none", () => {
    show();
    expect(screen.getByText("No reservations yet")).toBeTruthy();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toContain("/en/new-in--pl10500");
  });
});
