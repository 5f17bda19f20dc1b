// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { renderPage } from "#tests/support/ui-page.tsx";
import { Price } from "./price";

const euro = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });
const REDUCTION = { strikeThrough: euro(24900), lowest30Days: euro(22900), percentOff: 23 };
/** The text as a person reads it: all kinds of space are a plain one. */
const read = (container: HTMLElement) => container.textContent?.replace(/[\s\u00a0]+/g, " ").trim();

describe("a price", () => {
  it("alone is an amount", () => {
    expect(read(renderPage(<Price now={euro(8900)} />, { prefix: "fr" }).container)).toBe("89,00 €");
  });

  it("reduced stands with the struck price, the percentage and the lowest of 30 days [BEY-01]", () => {
    const { container } = renderPage(<Price now={euro(17499)} reduction={REDUCTION} />, { prefix: "fr" });
    expect(read(container)).toBe(
      "Prix réduit : 174,99 € au lieu de 249,00 € −23 % Prix le plus bas des 30 jours avant la réduction : 229,00 €",
    );
    expect(container.querySelector("s")!.textContent).toBe("249,00\u00a0€");
  });

  it("leaves out a percentage below one", () => {
    const { container } = renderPage(<Price now={euro(24899)} reduction={{ ...REDUCTION, percentOff: null }} />);
    expect(read(container)).not.toContain("%");
  });
});
