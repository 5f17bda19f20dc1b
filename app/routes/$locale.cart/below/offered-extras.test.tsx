// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { renderPage } from "#tests/support/ui-page.tsx";
import { OfferedExtras } from "./offered-extras";

it("says of a loyalty card that costs nothing that it is free, in no amount", () => {
  const offered = { gift: null, donations: [], loyaltyCard: { price: null, needsSignIn: true } };
  renderPage(
    <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={pageMessages("en", "common", "cart", "cartParts")}>
      <OfferedExtras offered={offered} offers={null} problem={null} />
    </FixedText>,
  );
  expect(screen.getByText("Free, and every purchase earns points")).toBeTruthy();
});
