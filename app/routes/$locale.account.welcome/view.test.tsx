// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageMessages } from "~/i18n/messages.server";
import { FixedText } from "~/i18n/use-text";
import { renderPage } from "#tests/support/ui-page";
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
      "/fr-fr",
    ]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Bienvenue, Zofia");
  });

  it("names no shop to choose where there is none", () => {
    expect(linksOf(false)).toHaveLength(3);
  });
});
