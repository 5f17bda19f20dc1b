import { gatewayErrorSchema } from "#models/schema-parts.ts";
import type { ContractCall } from "../call";
import { CALLS } from "../contract";
import type { Ask, Prober } from "./prober";

/** Valid values for path parameters that refer to nothing. */
const NOBODY: Record<string, string> = {
  cartId: "00000000-0000-4000-8000-000000000000",
  shippingMethodId: "NO",
  promoCode: "CONTRACT-TESTS",
  familyId: "contract_tests",
};

/** Requests that every gateway has to refuse, call by call; none of them may change anything. */
export async function refusals(prober: Prober): Promise<void> {
  for (const call of CALLS) {
    const params = Object.fromEntries(Object.keys(call.params.shape).map((name) => [name, NOBODY[name] ?? "1"]));
    const ask: Ask = { params, ...(call.body ? { body: {} } : {}) };
    await prober.attempt(async () => {
      await refusesKey(prober, call, ask);
      await refusesHeaders(prober, call, ask);
      await refusesFields(prober, call, ask);
    });
  }
}

async function refusesKey(prober: Prober, { id, who }: ContractCall, ask: Ask): Promise<void> {
  for (const key of [undefined, "wrong"]) {
    await prober.ask(id, { ...ask, headers: { "Ocp-Apim-Subscription-Key": key } }, 401);
  }
  const bearers = who === "customer" ? [undefined, "Bearer a.b.c"] : ["Bearer a.b.c"];
  for (const bearer of bearers) {
    const { status, body } = await prober.ask(id, { ...ask, headers: { Authorization: bearer } }, 401);
    if (status !== 401) continue;
    const { message } = gatewayErrorSchema.safeParse(body).data ?? {};
    prober.check(id, message === "Invalid JWT.", `a 401 for a bearer says 'Invalid JWT.', not ${message}`);
  }
}

async function refusesHeaders(prober: Prober, { id, who, idempotent }: ContractCall, ask: Ask): Promise<void> {
  if (who !== "shopless") {
    await names(prober, id, { ...ask, headers: { "device-channel": "TV" } }, "device-channel");
    await names(prober, id, { ...ask, headers: { store: "0" } }, "store");
    await names(prober, id, { ...ask, headers: { "checkout-version": "v9" } }, "checkout-version");
  }
  if (idempotent) await names(prober, id, { ...ask, query: { version: 1 } }, "Idempotency-Key");
}

async function refusesFields(prober: Prober, { id, query, body }: ContractCall, ask: Ask): Promise<void> {
  await names(prober, id, { ...ask, query: { "contract-tests": 1 } }, "contract-tests");
  if ("version" in query.shape) {
    for (const version of [["1", "2"], "x", "-1", "1.5", "0"]) {
      await names(prober, id, { ...ask, query: { version } }, "version");
    }
  }
  if (!body) return;
  const changed = "version" in query.shape ? { query: { version: 1 } } : {};
  const keyed = { ...ask, ...changed, headers: { "Idempotency-Key": "contract-tests-refused" } };
  for (const nonsense of ["{", '"nonsense"', "[[]]"]) await prober.ask(id, { ...keyed, body: nonsense }, 400);
  const kind = { ...keyed.headers, "Content-Type": "text/plain" };
  // 400 is allowed too, as a gateway may check the query first, which is incomplete here.
  await prober.ask(id, { ...keyed, headers: kind, body: "{}" }, 415, 400);
  await prober.ask(id, { ...keyed, body: `{"x":"${"x".repeat(1_100_000)}"}` }, 413);
}

/** Checks that a request is refused with 400 and that the message names the field. */
async function names(prober: Prober, id: string, ask: Ask, field: string): Promise<void> {
  const { status, body } = await prober.ask(id, ask, 400);
  if (status !== 400) return;
  const { message = "" } = gatewayErrorSchema.safeParse(body).data ?? {};
  prober.check(
    id,
    message.toLowerCase().includes(field.toLowerCase()),
    `a 400 names what is wrong, ${field}, not: ${message}`,
  );
}
