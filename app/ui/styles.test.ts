import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const APP = dirname(import.meta.dirname);

const files = readdirSync(APP, { recursive: true, encoding: "utf8" }).map((file) => join(APP, file));
const sheets = files.filter((file) => file.endsWith(".module.css"));
const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));

/** Class names that a style sheet defines. */
function definedIn(sheet: string): Set<string> {
  const css = readFileSync(sheet, "utf8")
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/:global\([^)]*\)/g, "")
    .replace(/url\([^)]*\)/g, "");
  return new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => name!));
}

/** Class names that components use, by style sheet: `styles.name`; with `styles[variable]` every word of the source. */
function usedNames() {
  const byName = new Map<string, Set<string>>(sheets.map((sheet) => [sheet, new Set()]));
  const byVariable = new Map<string, Set<string>>(sheets.map((sheet) => [sheet, new Set()]));
  for (const source of sources) {
    const code = readFileSync(source, "utf8");
    for (const [, name, path] of code.matchAll(/import (\w+) from "((?:\.|#app)[^"]+\.module\.css)"/g)) {
      const sheet = resolve(dirname(source), path!.replace(/^#app/, APP));
      const names = byName.get(sheet);
      for (const [, each] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))) names?.add(each!);
      if (code.includes(`${name}[`)) for (const [word] of code.matchAll(/[\w-]+/g)) byVariable.get(sheet)?.add(word);
    }
  }
  return { byName, byVariable };
}

describe("style sheets", () => {
  const { byName, byVariable } = usedNames();
  it.each(sheets.map((sheet) => [relative(APP, sheet), sheet]))(
    "%s defines what is asked of it, and nothing unused",
    (_, sheet) => {
      const names = byName.get(sheet)!;
      const defined = definedIn(sheet);
      expect([...names].filter((name) => !defined.has(name))).toEqual([]);
      expect([...defined].filter((name) => !names.has(name) && !byVariable.get(sheet)!.has(name))).toEqual([]);
    },
  );

  it("ask for widths in em, which grow with the type that the browser is set to", () => {
    const pixels = files
      .filter((file) => file.endsWith(".css"))
      .flatMap((file) => readFileSync(file, "utf8").match(/@media[^{]*\dpx[^{]*/g) ?? []);
    expect(pixels).toEqual([]);
  });

  it("ask for nothing in words that Safari does not know", () => {
    const unknown = /(?<!-webkit-user-select: \w+;\s*)(?<!-)user-select: .*|text-decoration: .*\dpx.*/g;
    const found = files
      .filter((file) => file.endsWith(".css"))
      .flatMap((file) => readFileSync(file, "utf8").match(unknown) ?? []);
    expect(found).toEqual([]);
  });

  // The build renames an animation that a module names, and would look for its keyframes in that module.
  it("move by keyframes of their own, or by an animation that animations.css has as a property", () => {
    const keyframesOf = (css: string) => [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name!);
    const shared = readFileSync(join(APP, "ui/animations.css"), "utf8");
    const properties = [...shared.matchAll(/--([\w-]+): \1 /g)].map(([, name]) => `var(--${name})`);
    expect(properties.toSorted()).toEqual(
      keyframesOf(shared)
        .map((name) => `var(--${name})`)
        .toSorted(),
    );
    for (const sheet of sheets) {
      const css = readFileSync(sheet, "utf8");
      const own = keyframesOf(css);
      const named = [...css.matchAll(/animation: ([^\s;]+)/g)]
        .map(([, name]) => name!)
        .filter((name) => name !== "none");
      const unknown = named.filter((name) => !own.includes(name) && !properties.includes(name));
      expect([...unknown, ...own.filter((name) => !named.includes(name))], relative(APP, sheet)).toEqual([]);
    }
  });

  it("take every colour from tokens.css", () => {
    const literals = sheets.flatMap((sheet) => {
      const css = readFileSync(sheet, "utf8").replace(/url\("[^"]*"\)/g, "");
      return (css.match(/#[0-9a-f]{3,8}\b/gi) ?? []).map((color) => `${relative(APP, sheet)} ${color}`);
    });
    expect(literals).toEqual([]);
  });
});
