import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { LANGUAGES } from "#models/locale.ts";
import { readWords, WordsError } from "./words";

const schema = z.strictObject({ title: z.string(), parts: z.array(z.string()) });
let folder: string;

function write(language: string, text: string): void {
  mkdirSync(join(folder, language), { recursive: true });
  writeFileSync(join(folder, language, "page.json"), text);
}

function read({ hasOwnLists = false } = {}) {
  return readWords("page", schema, { folder, hasOwnLists });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "words-"));
  for (const language of LANGUAGES) write(language, JSON.stringify({ title: language, parts: ["1"] }));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("words", () => {
  it("are read in every language", () => {
    expect(read().pl).toEqual({ title: "pl", parts: ["1"] });
  });

  it("in Polish keep words of one letter with what follows", () => {
    write("pl", JSON.stringify({ title: "W domu i w pracy", parts: ["Sweter w warkocze"] }));
    expect(read().pl).toEqual({ title: "W\u00a0domu i\u00a0w\u00a0pracy", parts: ["Sweter w\u00a0warkocze"] });
  });

  it.each([
    [
      "an entry that French has",
      JSON.stringify({ parts: ["1"] }),
      "sandbox/words/de/page.json: title is missing, which fr has.",
    ],
    [
      "a part",
      JSON.stringify({ title: "de", parts: [] }),
      "sandbox/words/de/page.json: parts.0 is missing, which fr has.",
    ],
    [
      "text",
      JSON.stringify({ title: 1, parts: ["1"] }),
      "sandbox/words/de/page.json: title: Invalid input: expected string, received number.",
    ],
  ])("that lack %s are named by file and field", (_, text, sentence) => {
    write("de", text);
    expect(() => read()).toThrow(new WordsError(sentence));
  });

  it("may have lists of each language's own, and lack no list", () => {
    write("de", JSON.stringify({ title: "de", parts: [] }));
    expect(read({ hasOwnLists: true }).de.parts).toEqual([]);
    write("de", JSON.stringify({ title: "de" }));
    expect(() => read({ hasOwnLists: true })).toThrow("sandbox/words/de/page.json: parts is missing, which fr has.");
  });

  it("that are no JSON are named by file", () => {
    write("it", "{ no }");
    expect(() => read()).toThrow(/^sandbox\/words\/it\/page\.json is no JSON: /);
  });
});
