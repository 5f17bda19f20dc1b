import { once } from "node:events";
import { existsSync, openSync } from "node:fs";
import { expect, it } from "vitest";
import { createLogger, logConsole, openLog, withChosenFields } from "./log.server";

function linesOf(): { log: ReturnType<typeof createLogger>; lines: string[] } {
  const lines: string[] = [];
  return { log: createLogger("info", { write: (line) => void lines.push(line) }), lines };
}

it("redacts secret and personal fields, however deep they stand [OPS-02]", () => {
  const { log, lines } = linesOf();
  const customer = { email: "anais@vitrine.test", city: "Brest" };
  log.info({ password: "secret-1", customer, order: { billing: customer, by: [customer] } }, "a line");
  expect(lines[0]).not.toMatch(/secret-1|anais/);
  expect(lines[0]).toContain("Brest");
});

it.each([
  ...["authorization", "cookie", "set-cookie", "ocp-apim-subscription-key", "accessToken", "refreshToken", "idToken"],
  ...["password", "iban", "email", "phone", "phoneNumber", "address1", "line1", "firstName", "lastName"],
])("shows no %s, of whatever it is [OPS-02]", (field) => {
  const { log, lines } = linesOf();
  const value = "secret-0";
  log.info({ [field]: value, one: { [field]: value, deep: { er: { [field]: value } } } }, "a line");
  withChosenFields(log).info({ err: Object.assign(new Error("refused"), { [field]: value }) }, "a line");
  expect(lines.join("")).not.toContain(value);
});

it("redacts what an error carries in lines of chosen fields too [OPS-02]", () => {
  const { log, lines } = linesOf();
  const err = Object.assign(new Error("refused"), { accessToken: "secret-2", status: 409 });
  withChosenFields(log).error({ err, res: { status: 500 } }, "request failed");
  expect(lines[0]).toMatch(/refused.*409.*500/s);
  expect(lines[0]).not.toMatch(/secret-/);
});

it.each([
  ["an answer", { response: new Response("secret-3", { headers: { "set-cookie": "secret-4" } }) }],
  ["a request", { request: new Request("http://gateway.test", { headers: { authorization: "secret-5" } }) }],
  ["headers, deep", { options: { headers: { cookie: "secret-6" }, context: { deep: { password: "secret-7" } } } }],
])("says of an error with %s on it what it says in words", (_what, carried) => {
  const { log, lines } = linesOf();
  const cause = Object.assign(new Error("invalid_grant"), carried, { code: "OAUTH_RESPONSE_BODY_ERROR" });
  const err = Object.assign(new AggregateError([cause], "refused", { cause }), carried);
  for (const logger of [log, withChosenFields(log)]) logger.warn({ err }, "a sign-in failed");
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({ msg: "a sign-in failed", err: { type: "AggregateError" } });
    expect(line).toMatch(/refused.*invalid_grant.*OAUTH_RESPONSE_BODY_ERROR/s);
    expect(line).not.toMatch(/secret-|"(response|request|options)"/);
  }
});

it.each([
  ["an answer", new Response("secret-8")],
  ["fields and an answer", { error: "invalid_grant", response: new Response("secret-8") }],
  ["a word", "invalid_grant"],
  ["nothing", undefined],
])("writes a line also where the cause is no error: %s", (_what, cause) => {
  const { log, lines } = linesOf();
  log.warn({ err: cause }, "a sign-in failed");
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: "a sign-in failed" });
  expect(lines[0]).not.toContain("secret-8");
});

it.each([
  ["catalogue:FR:fr-FR:usual:search?query=anais%40vitrine.test", "catalogue:FR:fr-FR:usual:search"],
  ["v1 http://fr.test fr-fr - ? /fr-fr/stores?lat=48.39&lon=-4.48", "v1 http://fr.test fr-fr - ? /fr-fr/stores"],
  ["content:home_page:fr-FR", "content:home_page:fr-FR"],
])("names what is kept without what a shopper typed: %s", (key, named) => {
  const { log, lines } = linesOf();
  log.warn({ err: new Error("unavailable"), key }, "a read failed");
  expect(JSON.parse(lines[0]!)).toMatchObject({ key: named, err: { message: "unavailable" } });
});

it("shows nothing of an answer that is no JSON [OPS-02]", () => {
  const { log, lines } = linesOf();
  const parsed = (body: string) => {
    try {
      return JSON.parse(body) as unknown;
    } catch (cause) {
      return cause;
    }
  };
  for (const body of ["anais@x.fr", `{"email":"anais@x.fr",,"city":"Brest"}`, `{"a":"\nanais\n"b}`, "<p>anais"]) {
    const err = new Error("GET /accounts-self/ answered something else", { cause: parsed(body) });
    for (const logger of [log, withChosenFields(log)]) logger.error({ err }, "a service is unavailable");
  }
  expect(lines).toHaveLength(8);
  for (const line of lines) {
    expect(line).not.toMatch(/anais|Brest|city/);
    expect(line).toMatch(/GET \/accounts-self\/ answered something else: .*JSON/);
  }
});

it("has what libraries write to the console as lines of its own [OPS-02]", () => {
  const { log, lines } = linesOf();
  const said = {} as Console;
  logConsole(log, said);
  said.warn("[WARN] no password is needed", "here");
  said.error(Object.assign(new Error("refused"), { config: { headers: { cookie: "secret-8" } } }), { a: "secret-9" });
  said.log("a word");
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: "warn", msg: "[WARN] no password is needed here" },
    { level: "error", msg: expect.stringContaining("refused") as string },
    { level: "info", msg: "a word" },
  ]);
  expect(lines.join("")).not.toContain("secret-");
});

it.runIf(existsSync("/dev/full"))("ends nothing, and keeps nothing waiting, while its disk is full", async () => {
  const destination = openLog(openSync("/dev/full", "w"));
  const log = createLogger("info", destination);
  log.info("a line that is lost");
  await once(destination, "error");
  // Flushes at once, as the end of the process does: the library would try for ever.
  log.fatal("another");
  destination.flushSync();
});
