// `npm run fonts`: subsets the font families to what the shop uses, into app/ui/fonts. The original files contain
// weights and characters that no page shows, 76 KB instead of 49 on the way to the first text in the shop's own fonts.
// Run it after a change of family, weight or language; its output is part of the repository.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const FOLDER = "app/ui/fonts";

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
/** Western European languages, with the spaces, dashes, quotation marks and arrows that texts use. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸıˆ˜ \u2009\u200a\u202f‐‑–—‘’‚“”„†•…‰′″‹›€™←↑→↓−≈`;
/** Polish, and names of people and places from the rest of Europe. */
const LATIN_EXT = `${range(0x100, 0x17f)}ȘșȚțẞ`;

const BODONI = { opsz: { min: 10, max: 36 }, wght: 400 };
const bodoniModa = import.meta.resolve("@fontsource-variable/bodoni-moda/package.json");
const instrumentSans = import.meta.resolve("@fontsource-variable/instrument-sans/package.json");
const FONTS = [
  [bodoniModa, "opsz-normal", BODONI],
  [bodoniModa, "opsz-italic", BODONI],
  [instrumentSans, "wght-normal", { wght: { min: 400, max: 600 } }],
];

await mkdir(FOLDER, { recursive: true });
for (const [address, style, variationAxes] of FONTS) {
  const folder = dirname(fileURLToPath(address));
  const family = basename(folder);
  await copyFile(join(folder, "LICENSE"), join(FOLDER, `${family}-license.txt`));
  for (const [script, text] of [
    ["latin", LATIN],
    ["latin-ext", LATIN_EXT],
  ]) {
    const name = `${family}-${script}-${style}.woff2`;
    const whole = await readFile(join(folder, "files", name));
    const own = await subsetFont(whole, text, { targetFormat: "woff2", variationAxes });
    await writeFile(join(FOLDER, name), own);
    process.stdout.write(`${name}: ${whole.length} -> ${own.length} bytes\n`);
  }
}
