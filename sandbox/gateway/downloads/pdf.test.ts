import { describe, expect, it } from "vitest";
import { Pdf } from "./pdf";
import { readPdf } from "./pdf.fixture";

const info = { title: "Facture nº 1", language: "fr-FR", createdAt: Date.UTC(2026, 10, 1) };

async function write(...pages: string[][]): Promise<Buffer> {
  const pdf = await Pdf.start(info);
  pages.forEach((lines, page) => {
    if (page > 0) pdf.addPage();
    lines.forEach((line, index) => pdf.text(40, 60 + index * 20, line, { size: 10 }));
  });
  return pdf.finish((page, all) => pdf.text(40, 800, `${page}/${all}`, { size: 8 }));
}

describe("a PDF", () => {
  it("is read back as it was written, page by page, in every letter of the six languages", async () => {
    const lines = [
      "Écharpe en maille d’été (n° 7) – 49,99 €",
      "Größe XL, Straße",
      "¿Alguna pregunta? Línea, corazón, señor",
      "Qtà e città, perché",
      "ul. Żeromskiego, Łódź: zażółć gęślą jaźń",
      "ZAŻÓŁĆ GĘŚLĄ JAŹŃ",
      "\u22125,00",
    ];
    const { pages, title } = await readPdf(await write(lines, ["second"]));
    expect(pages).toEqual([[...lines, "1/2"].join("\n"), "second\n2/2"]);
    expect(title).toBe("Facture nº 1");
  });

  it("is the same bytes for the same content, and survives letters that the typeface has not", async () => {
    expect(await write(["a"])).toEqual(await write(["a"]));
    expect((await readPdf(await write(["日本 𝒳 ( \\ ) end"]))).pages[0]).toContain("end");
  });
});
