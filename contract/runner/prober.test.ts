import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { cartSchema } from "#models/cart.ts";
import { aDomain } from "#tests/support/builders.ts";
import { NotReady, preflight, preflightCustomer } from "./preflight";
import { Prober, Unanswered, Unexpected } from "./prober";

const DOMAINS = [aDomain("FR"), { ...aDomain("CH"), storeId: "1002" }];

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Asks a gateway that answers like this. */
async function proberOf(answer: RequestListener, store = "1001"): Promise<Prober> {
  const server = createServer(answer).listen(0);
  await once(server, "listening");
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const gateway = `http://localhost:${(server.address() as AddressInfo).port}`;
  const target = {
    gateway,
    subscriptionKey: "key",
    store,
    locale: "fr-FR",
    token: "t",
    password: null,
    messageToken: "",
  };
  // Long enough for a busy machine, where there is something to wait for.
  return new Prober(target, answer === silence ? 100 : 10_000);
}

const silence: RequestListener = () => undefined;

const json = (status: number, body: unknown): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };
};

describe("asking a gateway [BEY-09]", () => {
  it("says of a wrong answer what was asked, and ends the journey", async () => {
    const prober = await proberOf(json(500, { code: "ILL", message: "No" }));
    await prober.attempt(async () => {
      const ask = {
        params: { cartId: "c" },
        query: { version: 1 },
        body: { amount: 1 },
        headers: { store: undefined },
      };
      await prober.ask("buyGiftCard", ask, 200);
      await prober.get(cartSchema, "getOwnCart").catch((error: unknown) => {
        expect(error).toBeInstanceOf(Unexpected);
        throw error;
      });
    });
    expect(prober.outcomes.get("buyGiftCard")?.failures).toEqual([
      'answered 500 where 200 was expected: {"code":"ILL","message":"No"}, when asked with cartId=c, version=1, no header store, the body {"amount":1}',
    ]);
    expect(prober.stops).toEqual(["GET /carts-self answered 500"]);
  });

  it("says of an answer with the right status which field is not as the contract has it", async () => {
    const [first, ...others] = DOMAINS;
    const failuresOf = async (body: unknown) => {
      const prober = await proberOf(json(200, body));
      await prober.ask("listDomains", {}, 200);
      return prober.outcomes.get("listDomains")?.failures;
    };
    expect(await failuresOf([{ ...first, storeId: null }, ...others])).toEqual([expect.stringMatching(/storeId/)]);
    expect(await failuresOf(DOMAINS)).toEqual([]);
  });

  it.each<[string, RequestListener, RegExp]>([
    ["never answers", silence, /timeout/],
    ["hangs up", (request) => request.socket.destroy(), /closed|hang up|ECONNRESET/],
  ])("does not wait for ever, nor break off, where it %s", async (_, answer, reason) => {
    const prober = await proberOf(answer);
    await expect(prober.ask("getOwnCart", {}, 200)).rejects.toThrow(Unanswered);
    const { failures = [], answers } = prober.outcomes.get("getOwnCart") ?? {};
    expect([failures.length, answers?.size]).toEqual([1, 0]);
    expect(failures[0]).toMatch(reason);
  });
});

describe("before the tests [BEY-09]", () => {
  it.each<[string, RequestListener, string]>([
    ["nobody's address", json(404, {}), "status 404"],
    ["another service's answer", json(200, { hello: 1 }), "is http://localhost"],
    ["a wrong key", json(401, { code: "SUBSCRIPTION_KEY", message: "" }), "give --key"],
    ["a wrong store", json(200, DOMAINS), "one of 1001 (FR), 1002 (CH)"],
    ["silence", silence, "gives no answer"],
  ])("tell %s by one sentence", async (_, answer, sentence) => {
    const prober = await proberOf(answer, "77");
    const error = await preflight(prober).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NotReady);
    expect(String(error)).toContain(sentence);
  });

  it("tell a token that is not, or no longer, good", async () => {
    const prober = await proberOf(json(401, { code: "UNAUTHORIZED", message: "Invalid JWT." }));
    await expect(preflightCustomer(prober)).rejects.toThrow("401 (Invalid JWT.): give another --token");
  });

  it("tell an account that is deleted, of which most calls would only say so", async () => {
    const account = { customerId: "c-1", firstName: "A", lastName: "B", email: "a@b.fr", optinNews: "NO" };
    const prober = await proberOf(json(200, { ...account, hasPassword: true, isDeleted: true }));
    await expect(preflightCustomer(prober)).rejects.toThrow("is deleted: give another --token");
  });

  it("let the right ones begin", async () => {
    const prober = await proberOf(json(200, DOMAINS));
    await preflight(prober);
    await preflightCustomer(prober);
  });
});
