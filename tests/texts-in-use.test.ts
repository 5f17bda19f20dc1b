import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MESSAGES } from "#app/i18n/message-files.server.ts";

const APP = `${import.meta.dirname}/../app`;
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Keys as the code names them: whole, or begun or ended in a template (`news.${status}`, `${kind}Action`). */
function namedInCode() {
  const code = readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(`${APP}/${file}`, "utf8"))
    .join("\n");
  const all = (pattern: RegExp) => new Set([...code.matchAll(pattern)].map(([, text = ""]) => text));
  return { whole: all(/["`]([\w.]+)["`]/g), starts: all(/`([\w.]+)\$\{/g), ends: all(/\}([\w.]+)`/g) };
}

it("no text is left over that nothing says: six languages would be translated for nobody", () => {
  const { whole, starts, ends } = namedInCode();
  const isNamed = (key: string) =>
    whole.has(key) || [...starts].some((start) => key.startsWith(start)) || [...ends].some((end) => key.endsWith(end));
  const leftOver = Object.entries(MESSAGES.en).flatMap(([namespace, texts]) =>
    Object.keys(texts).flatMap((key) => (isNamed(key.replace(PLURAL, "")) ? [] : [`${namespace}: ${key}`])),
  );
  expect(leftOver).toEqual([]);
});
