// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { renderPage } from "#tests/support/ui-page.tsx";
import { Piece } from "./piece";
import { ServiceContext } from "./service";

function textOf(hasOneSize: boolean, isInLayer: boolean) {
  const product = { name: "Coat", color: "Navy", hasOneSize };
  const { container } = renderPage(
    <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={pageMessages("en", "service")}>
      <ServiceContext.Provider value={isInLayer ? { open: () => {} } : null}>
        <Piece product={product} size="38" />
      </ServiceContext.Provider>
    </FixedText>,
  );
  return container.textContent;
}

describe("the piece that an alert or a reservation is about", () => {
  it("is named in a layer, which has no other name, and not again on a page, whose head has one", () => {
    expect(textOf(false, true)).toBe("Coat, navy, size 38.");
    expect(textOf(true, true)).toBe("Coat, navy.");
    expect(textOf(false, false)).toBe("Size 38.");
    expect(textOf(true, false)).toBe("");
  });
});
