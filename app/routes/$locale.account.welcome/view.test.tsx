// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { LANGUAGES } from "#app/models/locale.ts";
import { renderPage } from "#tests/support/ui-page.tsx";
import { Welcome } from "./view";

function linksOf(hasStorePage: boolean) {
  renderPage(
    <FixedText
      info={{ prefix: "fr-fr", locale: "fr-FR" }}
      messages={pageMessages("fr", "common", "account", "loyalty")}
    >
      <Welcome firstName="Zofia" hasStorePage={hasStorePage} />
    </FixedText>,
  );
  return screen.getAllByRole("link").map((link) => link.getAttribute("href"));
}

describe("the welcome page's view", () => {
  it("greets, and names four things to do [ACC-15]", () => {
    expect(linksOf(true)).toEqual([
      "/fr-fr/account/settings/edit",
      "/fr-fr/account/store",
      "/fr-fr/account/subscriptions",
      "/en/new-in--pl10500",
    ]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Bienvenue, Zofia");
  });

  it("names only what every customer may receive: invitations are for those with a loyalty card", async () => {
    for (const language of LANGUAGES) {
      const [welcome, kinds] = [await serverText(language, "loyalty"), await serverText(language, "preferences")];
      const invitation = kinds("subscriptions.type.invitations").slice(0, -2).toLowerCase();
      expect(welcome("welcome.news.text").toLowerCase()).not.toContain(invitation);
    }
  });

  it("names no shop to choose where there is none", () => {
    expect(linksOf(false)).toHaveLength(3);
  });
});
