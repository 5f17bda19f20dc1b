import { delay, http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { decorativeField, lenientArray } from "#app/models/lenient-schemas.ts";
import { createLogger } from "../log.server";
import { createGatewayClient, path } from "./client.server";
import { ContractError, GatewayError, ServiceUnavailableError } from "./errors.server";

const server = useGatewayServer({ hasContract: false });
const lines: string[] = [];
const log = createLogger("debug", { write: (line) => void lines.push(line) });
const client = createGatewayClient(GATEWAY, "the-key", log);
const schema = z.object({ value: z.number() });
const read = () => client({ path: "things/1", headers: {}, schema });
const change = (method: "POST" | "PUT" | "DELETE" = "PUT") =>
  client({ method, path: "things/1", headers: {}, json: { a: 1 }, schema });

function answers(...responses: (() => Response | Promise<Response>)[]): { count: number } {
  const calls = { count: 0 };
  const next = () => responses[Math.min(calls.count++, responses.length - 1)]!();
  server.use(http.all(`${GATEWAY}/things/1`, next));
  return calls;
}

/** A body that sends its beginning, and then does what `then` says. */
function body(then: (stream: ReadableStreamDefaultController<Uint8Array>) => void): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(stream) {
      stream.enqueue(new TextEncoder().encode('{ "val'));
      await delay(10);
      then(stream);
    },
  });
}
const halted = (status: number) => () =>
  new HttpResponse(
    body(() => {}),
    { status },
  );

/** The error of a call, and after how many milliseconds of the fake clock it came. */
async function failureInTime(call: () => Promise<unknown>): Promise<{ error: unknown; after: number }> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const start = Date.now();
  let failed: { error: unknown; after: number } | undefined;
  call().catch((error: unknown) => (failed = { error, after: Date.now() - start }));
  while (!failed) {
    if (Date.now() - start > 60_000) throw new Error("It is still waited for after a minute");
    await vi.advanceTimersByTimeAsync(50);
    // msw needs turns of the real event loop.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return failed;
}

afterEach(() => void vi.useRealTimers());

describe("gateway client", () => {
  it("sends the subscription key and gives status and checked body", async () => {
    let key: string | null = null;
    server.use(
      http.get(`${GATEWAY}/things/1`, ({ request }) => {
        key = request.headers.get("Ocp-Apim-Subscription-Key");
        return HttpResponse.json({ value: 3, more: "left out" }, { status: 206 });
      }),
    );
    expect(await read()).toEqual({ status: 206, body: { value: 3 } });
    expect(key).toBe("the-key");
  });

  it("leaves out what a page can go without and cannot be read, with one line in the log", async () => {
    const decorated = schema.extend({
      colour: decorativeField(z.enum(["red"])),
      badges: lenientArray(z.enum(["new"])),
    });
    answers(() => HttpResponse.json({ value: 1, colour: "mine", badges: ["new", "old"] }));
    lines.length = 0;
    const { body } = await client({ path: "things/1", headers: {}, schema: decorated });
    expect(body).toEqual({ value: 1, badges: ["new"] });
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        level: "warn",
        call: "GET /things/1",
        reasons: [expect.any(String), expect.any(String)],
      }),
    ]);
    expect(lines.join()).not.toMatch(/mine|old/);
  });

  it("sends whole characters only, and none that control", async () => {
    const sent: unknown[] = [];
    server.use(
      http.get(`${GATEWAY}/things/1`, ({ request }) => {
        sent.push([...new URL(request.url).searchParams]);
        return HttpResponse.json({ value: 1 });
      }),
      http.put(`${GATEWAY}/things/1`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ value: 1 });
      }),
    );
    const call = { path: "things/1", headers: {}, schema };
    await client({ ...call, query: { search: "Ly\u0000on", page: 1, none: undefined } });
    await client({
      ...call,
      query: new URLSearchParams([
        ["f", "a\u001b"],
        ["f", "b c"],
      ]),
    });
    await client({ ...call, method: "PUT", json: { message: "Bon\u0000 😀\r\n", names: ["\ud83d"] } });
    expect(sent).toEqual([
      [
        ["search", "Lyon"],
        ["page", "1"],
      ],
      [
        ["f", "a"],
        ["f", "b c"],
      ],
      { message: "Bon 😀\r\n", names: [""] },
    ]);
  });

  it("retries a read twice, a change never", async () => {
    const failing = () => HttpResponse.json({ code: "UNAVAILABLE", message: "" }, { status: 503 });
    const reads = answers(failing, failing, () => HttpResponse.json({ value: 1 }));
    expect((await read()).body).toEqual({ value: 1 });
    expect(reads.count).toBe(3);
    for (const method of ["POST", "PUT", "DELETE"] as const) {
      const changes = answers(failing, () => HttpResponse.json({ value: 1 }));
      await expect(change(method)).rejects.toBeInstanceOf(ServiceUnavailableError);
      expect(changes.count).toBe(1);
    }
  });

  it.each([400, 401, 402, 404, 406, 409, 412, 422])(
    "gives an error with code and message for %i, without retrying",
    async (status) => {
      const calls = answers(() => HttpResponse.json({ code: "SOME_CODE", message: "No" }, { status }));
      const error = await read().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(GatewayError);
      expect(error).toMatchObject({ status, code: "SOME_CODE", body: { message: "No" } });
      expect(calls.count).toBe(1);
    },
  );

  it.each([
    [500, 3],
    [502, 3],
    [503, 3],
    [504, 3],
    [429, 1],
  ])("takes %i for a service that is unavailable, and reads it %i times at most", async (status, tries) => {
    const calls = answers(() => new HttpResponse("<html>oops</html>", { status }));
    await expect(change()).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(calls.count).toBe(1);
    await expect(read()).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(calls.count).toBe(1 + tries);
  });

  it("follows no redirect, which would take key and bearer elsewhere", async () => {
    const elsewhere = vi.fn(() => HttpResponse.json({ value: 1 }));
    server.use(http.get("http://elsewhere.test/*", elsewhere));
    answers(() => HttpResponse.redirect("http://elsewhere.test/things/1", 302));
    await expect(read()).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it("takes a broken connection for a service that is unavailable", async () => {
    answers(() => HttpResponse.error());
    await expect(change()).rejects.toBeInstanceOf(ServiceUnavailableError);
  });

  it("takes an answer that breaks off for a service that is unavailable", async () => {
    answers(() => new HttpResponse(body((stream) => stream.error(new Error("cut")))));
    await expect(change()).rejects.toBeInstanceOf(ServiceUnavailableError);
  });

  it("gives up a read after its time, and does not ask again", async () => {
    const calls = answers(() => delay(20_000).then(() => HttpResponse.json({ value: 1 })));
    const { error, after } = await failureInTime(read);
    expect(String(error)).toContain("did not answer in time");
    expect(after).toBeGreaterThanOrEqual(2_500);
    expect(after).toBeLessThan(2_700);
    expect(calls.count).toBe(1);
  });

  it("gives up a change after a longer time", async () => {
    answers(() => delay(20_000).then(() => HttpResponse.json({ value: 1 })));
    const { error, after } = await failureInTime(change);
    expect(String(error)).toContain("did not answer in time");
    expect(after).toBeGreaterThanOrEqual(10_000);
    expect(after).toBeLessThan(10_200);
  });

  it("gives up a change sooner where its caller says so", async () => {
    answers(() => delay(20_000).then(() => HttpResponse.json({ value: 1 })));
    const sooner = {
      method: "PUT",
      path: "things/1",
      headers: {},
      json: { a: 1 },
      schema,
      giveUpAfterMs: 2_500,
    } as const;
    const { error, after } = await failureInTime(() => client(sooner));
    expect(String(error)).toContain("did not answer in time");
    expect(after).toBeLessThan(2_700);
  });

  it("has one time for all tries at a read together", async () => {
    const calls = answers(() => delay(2_000).then(() => new HttpResponse(null, { status: 503 })));
    const { error, after } = await failureInTime(read);
    expect(error).toBeInstanceOf(ServiceUnavailableError);
    expect(after).toBeLessThan(2_700);
    expect(calls.count).toBe(2);
  });

  it.each([
    ["seconds", "30"],
    ["a date", new Date(Date.now() + 3_600_000).toUTCString()],
  ])("asks again in its own time when the gateway names %s", async (_, value) => {
    const calls = answers(() => new HttpResponse(null, { status: 503, headers: { "Retry-After": value } }));
    const { error, after } = await failureInTime(read);
    expect(String(error)).toContain("answered 503");
    expect(after).toBeLessThan(1_000);
    expect(calls.count).toBe(3);
  });

  it.each([200, 404, 409, 429, 503])("gives up an answer of %i that comes to a halt", async (status) => {
    answers(halted(status));
    for (const [call, ms] of [
      [read, 2_500],
      [change, 10_000],
    ] as const) {
      const { error, after } = await failureInTime(call);
      expect(error).toBeInstanceOf(ServiceUnavailableError);
      expect(String(error)).toContain("did not finish its answer");
      expect(after).toBeGreaterThanOrEqual(ms);
      expect(after).toBeLessThan(ms + 1_000);
    }
  });

  it("takes an error that breaks off for a service that is unavailable", async () => {
    answers(
      () =>
        new HttpResponse(
          body((stream) => stream.error(new Error("cut"))),
          { status: 409 },
        ),
    );
    await expect(change()).rejects.toBeInstanceOf(ServiceUnavailableError);
  });

  it("says which field does not follow the contract", async () => {
    answers(() => HttpResponse.json({ value: "three" }));
    const error = await read().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContractError);
    expect(String(error)).toContain("value");
    answers(() => new HttpResponse("not json"));
    await expect(read()).rejects.toBeInstanceOf(ContractError);
  });

  it("gives a file's bytes as they are, with its headers, in the same time and with the same errors", async () => {
    const bytes = new Uint8Array([0x25, 0x50, 0xff, 0x00, 0x80]);
    const fetchFile = () =>
      client({
        path: "things/1",
        headers: { Accept: "application/pdf" },
        file: (sent, headers) => [...new Uint8Array(sent), headers.get("Content-Type")],
      });
    const failing = () => new HttpResponse(null, { status: 503 });
    const reads = answers(failing, () => new HttpResponse(bytes, { headers: { "Content-Type": "application/pdf" } }));
    expect(await fetchFile()).toEqual({ status: 200, body: [...bytes, "application/pdf"] });
    expect(reads.count).toBe(2);
    answers(() => HttpResponse.json({ code: "NO", message: "" }, { status: 404 }));
    await expect(fetchFile()).rejects.toMatchObject({ status: 404, code: "NO" });
    answers(halted(200));
    expect(String((await failureInTime(fetchFile)).error)).toContain("did not finish its answer");
  });

  it("encodes every value of a path, and leaves it out of what messages say", () => {
    const cart = path`carts/${"../admin?x=1"}`;
    expect(path`${cart}/products/${12}`).toEqual({
      address: "carts/..%2Fadmin%3Fx%3D1/products/12",
      route: "carts/…/products/…",
    });
  });

  it("asks the address of a path, and names its route", async () => {
    answers(() => HttpResponse.json({ code: "NO", message: "1 is no thing" }, { status: 404 }));
    const error = await client({ path: path`things/${1}`, headers: {} }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ call: "GET /things/…", message: "GET /things/… answered 404 NO" });
  });
});
