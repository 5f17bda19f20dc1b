import { describe, expect, it } from "vitest";
import { textWidth } from "./helvetica";
import { PdfPage, writePdf } from "./pdf";
import { readPdf } from "./pdf.fixture";

const info = { title: "Facture nº 1", language: "fr-FR", createdAt: Date.UTC(2026, 10, 1) };

function pageOf(...lines: string[]): PdfPage {
  const page = new PdfPage();
  lines.forEach((line, index) => page.text(40, 60 + index * 20, line, { size: 10 }));
  return page;
}

describe("a PDF", () => {
  it("is read back as it was written, page by page, in every letter of the six languages", () => {
    const lines = [
      "Écharpe en maille d’été (n° 7) – 49,99 €",
      "Größe XL, Straße",
      "¿Alguna pregunta? Línea, corazón, señor",
      "Qtà e città, perché",
      "ul. Żeromskiego, Łódź: zażółć gęślą jaźń",
      "ZAŻÓŁĆ GĘŚLĄ JAŹŃ",
      "\u22125,00",
    ];
    const { pages, title } = readPdf(writePdf([pageOf(...lines), pageOf("2")], info));
    expect(pages).toEqual([lines.join("\n"), "2"]);
    expect(title).toBe("Facture nº 1");
  });

  it("is the same bytes for the same content, and survives what Helvetica has no letters for", () => {
    expect(writePdf([pageOf("a")], info)).toEqual(writePdf([pageOf("a")], info));
    expect(readPdf(writePdf([pageOf("日本 𝒳 \u0000\n( \\ )")], info)).pages[0]).toContain("??");
  });

  it("measures texts, so that figures end where they should", () => {
    expect(textWidth("1 234,50 €", "regular", 10)).toBeCloseTo(47.26);
    expect(textWidth("ż", "regular", 10)).toBe(textWidth("z", "regular", 10));
    expect(textWidth("Total", "bold", 10)).toBeGreaterThan(textWidth("Total", "regular", 10));
  });
});
