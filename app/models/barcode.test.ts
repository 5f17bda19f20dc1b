import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Barcode, barcodeOf } from "./barcode";

/** White and black modules from left to right, as a scanner sees them: `0` and `1`. */
function modulesOf({ width, path }: Barcode): string {
  const modules = Array.from({ length: width }, () => "0");
  for (const [, from, length] of path.matchAll(/M(\d+) 0h(\d+)v1h-\2z/g)) {
    for (let at = Number(from); at < Number(from) + Number(length); at++) modules[at] = "1";
  }
  return modules.join("");
}

const QUIET = "0".repeat(10);

describe("a bar code", () => {
  // Expected bars: ZXing reads them as these texts.
  it.each([
    [
      "2900000010014",
      // C, 29 00 00 00 10 01, B, 4, check 20 (105 + 29·1 + 10·5 + 1·6 + 100·7 + 20·8, mod 103), stop
      "11010011100 11100110010 11011001100 11011001100 11011001100 11001000100 11001101100 10111101110 11001001110 11001001110 1100011101011",
    ],
    // B, V, i, check 98 (104 + 54·1 + 73·2, mod 103), stop
    ["Vi", "11010010000 11101011000 10000110100 11110100010 1100011101011"],
  ])("of %s has the bars that the standard gives it", (text, symbols) => {
    expect(modulesOf(barcodeOf(text)!)).toBe(QUIET + symbols.replaceAll(" ", "") + QUIET);
  });

  it("begins and ends with ten white modules, eleven a symbol between them", () => {
    const printable = fc.stringMatching(/^[ -~]{1,80}$/);
    fc.assert(
      fc.property(fc.oneof(printable, fc.stringMatching(/^\d{1,40}$/)), (text) => {
        const code = barcodeOf(text)!;
        const modules = modulesOf(code);
        expect(modules).toMatch(/^0{10}1.*110{10}$/);
        expect((code.width - 20 - 13) % 11).toBe(0);
        // No bar and no space is wider than four modules.
        expect(modules.slice(10, -10)).not.toMatch(/0{5}|1{5}/);
      }),
    );
  });

  it("differs for texts that differ", () => {
    const text = fc.stringMatching(/^[ -~]{1,20}$/);
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(barcodeOf(one)!.path === barcodeOf(other)!.path).toBe(one === other);
      }),
    );
  });

  it("differs where digits end, begin or stand alone", () => {
    const longer = (texts: string[]) => texts.flatMap((text) => [`${text}A`, `${text}1`]);
    const [two, three] = [longer(longer([""])), longer(longer(longer([""])))];
    const texts = ["A", "1", ...two, ...three, ...longer(three)];
    expect(new Set(texts.map((text) => barcodeOf(text)!.path)).size).toBe(texts.length);
  });

  it.each(["", "é", "12\u0000", "𝟙", "1".repeat(81)])("is not made of %j", (text) => {
    expect(barcodeOf(text)).toBeNull();
  });
});
