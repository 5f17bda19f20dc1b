// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { renderPage } from "#tests/support/ui-page.tsx";
import { Downloads } from "./view";

const FILE = {
  id: "F1",
  kind: "INVOICE" as const,
  fileName: "facture-1.pdf",
  href: "/en/account/downloads/F1",
  issuedOn: { iso: "2026-11-23T16:30:00Z", day: "23 November 2026" },
  order: { number: "261", href: "/en/account/orders/261" },
};

describe("the downloads' page", () => {
  it("says what each file is, and leaves fetching it to the browser", () => {
    renderPage(
      <FixedText
        info={{ prefix: "en", locale: "en-GB" }}
        messages={pageMessages("en", "common", "account", "preferences")}
      >
        <Downloads downloads={{ page: 1, pageSize: 20, total: 1, downloads: [FILE] }} isMissing={false} />
      </FixedText>,
    );
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Invoice, 23 November 2026");
    expect(screen.getByRole("link", { name: "Order 261" }).getAttribute("href")).toBe("/en/account/orders/261");
    const link = screen.getByRole("link", { name: "Download facture-1.pdf" });
    // No `download` attribute: without the file, the page that says so must be shown, not saved.
    expect([link.getAttribute("href"), link.hasAttribute("download")]).toEqual(["/en/account/downloads/F1", false]);
    // Links of the router handle every click themselves.
    let isLeftToTheBrowser = false;
    document.addEventListener("click", (event) => (isLeftToTheBrowser = !event.defaultPrevented), { once: true });
    link.click();
    expect(isLeftToTheBrowser).toBe(true);
  });
});
