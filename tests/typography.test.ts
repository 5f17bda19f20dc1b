import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MESSAGES } from "#app/i18n/message-files.server.ts";
import { type Language, LANGUAGES } from "#app/models/locale.ts";

/** Signs as printers of each language set them, in the shop's texts and in those of the sandbox's editors. */

const ROOT = `${import.meta.dirname}/..`;
/** Content gets its no-break spaces when it is published (`sandbox/content/typeset.ts`); the rest is shown as it is. */
const PUBLISHED = /^sandbox\/.*\/(blog|content|families|help|help-tables|landing|lookbook|scenes|trend)\.json$/;
/** The sandbox's list of what people type into the search. */
const TYPED = "search.json";

/** Quotation marks and apostrophes of other languages, or of a typewriter. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  fr: /["'„“”‘]/,
  en: /["'«»„“”]/,
  es: /["'„“”‘’]/,
  it: /["'„“”‘]/,
  de: /["'«»”‘]/,
  pl: /["'«»“‘]/,
};

const stringsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(stringsIn);

function textsOf(language: Language): { file: string; text: string }[] {
  const words = readdirSync(`${ROOT}/sandbox/words`).filter((name) => name.slice(0, 2) === language);
  return [`app/i18n/messages/${language}`, ...words.map((name) => `sandbox/words/${name}`)].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`)
      .filter((file) => file !== TYPED || folder.startsWith("app"))
      .flatMap((file) => {
        const content: unknown = JSON.parse(readFileSync(`${ROOT}/${folder}/${file}`, "utf8"));
        return stringsIn(content).map((text) => ({ file: `${folder}/${file}`, text }));
      }),
  );
}

describe.each(LANGUAGES)("texts in %s", (language) => {
  const texts = textsOf(language);
  const found = (wrong: RegExp) => texts.flatMap(({ file, text }) => (wrong.test(text) ? [`${file}: ${text}`] : []));

  it("have one kind of quotation marks and apostrophes", () => {
    expect(texts.length).toBeGreaterThan(1_000);
    expect(found(FOREIGN[language])).toEqual([]);
  });

  it("have ellipses and dashes of their own, not dots and hyphens", () => {
    expect(found(/\.\.\.|\S - | — /)).toEqual([]);
  });

  it("have no space before a colon and the like, which French alone has", () => {
    const apart = language === "fr" ? /\s,(?=\s|$)|\s\.$/ : /\s[:;?!,](?=\s|$)|\s\.$/;
    expect(found(apart)).toEqual([]);
  });

  it("keep a percent sign, and French its punctuation, with what is before it", () => {
    const breaks = language === "fr" ? / [:;?!»%]|« / : /\d %/;
    const shown = texts.filter(({ file }) => !PUBLISHED.test(file));
    expect(shown.filter(({ text }) => breaks.test(text))).toEqual([]);
  });
});

it("French says `qu’un`, not `que 1`", () => {
  const texts = Object.values(MESSAGES.fr).flatMap((messages) => Object.entries<string>(messages));
  const singular = texts.filter(([key]) => key.endsWith("_one"));
  expect(singular.length).toBeGreaterThan(20);
  expect(singular.filter(([, text]) => /(^|\s)que \{\{count\}\}/.test(text))).toEqual([]);
});

it("views put no colon between texts: only French has a space before it", () => {
  const views = readdirSync(`${ROOT}/app`, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  expect(views.length).toBeGreaterThan(100);
  expect(views.filter((file) => />\s*:\s+\{/.test(readFileSync(`${ROOT}/app/${file}`, "utf8")))).toEqual([]);
});
