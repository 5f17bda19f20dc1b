import { expect, it } from "vitest";
import { createLogger, withChosenFields } from "./log.server";

function linesOf(): { log: ReturnType<typeof createLogger>; lines: string[] } {
  const lines: string[] = [];
  return { log: createLogger("info", { write: (line) => void lines.push(line) }), lines };
}

it("redacts secret and personal fields, however deep they stand", () => {
  const { log, lines } = linesOf();
  const customer = { email: "anais@vitrine.test", city: "Brest" };
  log.info({ password: "secret-1", customer, order: { billing: customer, by: [customer] } }, "a line");
  expect(lines[0]).not.toMatch(/secret-1|anais/);
  expect(lines[0]).toContain("Brest");
});

it("redacts what an error carries in lines of chosen fields too", () => {
  const { log, lines } = linesOf();
  const failure = { accessToken: "secret-2", response: { headers: { "set-cookie": "secret-3" } } };
  const err = Object.assign(new Error("refused"), failure);
  withChosenFields(log).error({ err, res: { status: 500 } }, "request failed");
  expect(lines[0]).toMatch(/refused.*500/s);
  expect(lines[0]).not.toMatch(/secret-/);
});

it.each([
  ["catalogue:FR:fr-FR:usual:search?query=anais%40vitrine.test", "catalogue:FR:fr-FR:usual:search"],
  ["v1 http://fr.test fr-fr - ? /fr-fr/stores?lat=48.39&lon=-4.48", "v1 http://fr.test fr-fr - ? /fr-fr/stores"],
  ["content:home_page:fr-FR", "content:home_page:fr-FR"],
])("names what is kept without what a shopper typed: %s", (key, named) => {
  const { log, lines } = linesOf();
  log.warn({ err: new Error("ill"), key }, "a read failed");
  expect(JSON.parse(lines[0]!)).toMatchObject({ key: named, err: { message: "ill" } });
});
