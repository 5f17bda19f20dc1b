import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { describe, expect, it } from "vitest";

/** Modules that a file imports at run time, so without `import type`. */
function importsOf(source: string): string[] {
  const found = source.matchAll(/^(?:import|export) (?!type )(?:[^;"]*? from )?"([^"]+)"/gm);
  return [...found].map((match) => match[1] ?? "");
}

/** An import's name as seen from this folder: `../locale` in `tracking/page-context.ts` is `./locale`. */
function nameFromHere(file: string, imported: string): string {
  if (!imported.startsWith(".")) return imported;
  return `./${relative(import.meta.dirname, join(import.meta.dirname, dirname(file), imported)).replaceAll(sep, "/")}`;
}

const sources = new Map(
  readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => {
      const imports = importsOf(readFileSync(join(import.meta.dirname, file), "utf8"));
      return [`./${file.slice(0, -3).replaceAll(sep, "/")}`, imports.map((name) => nameFromHere(file, name))];
    }),
);
const schemas = [...sources].filter(([, imports]) => imports.includes("zod")).map(([name]) => name);
/** Loads the list of country codes, which browsers must not need: their forms use `./street`. */
const SERVER_ONLY = ["./address-rules"];
const rules = [...sources].filter(([name]) => !schemas.includes(name) && !SERVER_ONLY.includes(name));

describe("rules", () => {
  it("are told from schemas", () => {
    expect(schemas).toEqual(expect.arrayContaining(["./cart", "./money", "./tracking/events-schema"]));
    expect(rules.map(([name]) => name)).toEqual(expect.arrayContaining(["./cart-rules", "./tracking/page-facts"]));
  });

  // zod is 91 KB: views use values only from files that do not load it.
  it.each(rules)("%s loads no schema", (_, imports) => {
    expect(imports.filter((name) => [...schemas, ...SERVER_ONLY].includes(name))).toEqual([]);
    expect(imports.filter((name) => !name.startsWith("./"))).toEqual([]);
  });
});
