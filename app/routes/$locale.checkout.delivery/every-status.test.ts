import { beforeEach, describe, expect, it } from "vitest";
import { aDeliveryAddress, aMethod, aPlace, aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { NEW_ADDRESS } from "#tests/support/delivery-addresses.ts";
import { answerOf, posted } from "#tests/support/fake-browser.ts";
import { notByContract, refusal } from "#tests/support/gateway-answers.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import type { FormProblem } from "#app/models/form-problem.ts";
import { action, loader } from "./route";

/** Each gateway call of the delivery step, answered with each status in turn, and not answered at all. */

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const PAGE = "/fr-fr/checkout/delivery";
/** The gateway client takes all from 500 on alike: 503 stands for them. */
const STATUSES = [400, 401, 403, 404, 409, 412, 422, 429, 503, "broken"] as const;
type Status = (typeof STATUSES)[number];
const READ = [
  "GET carts/cart-1",
  "GET accounts-self/",
  "GET deliveries/shipping-methods",
  "GET customers-self/addresses/delivery",
];
const PICKUPS = "GET ecommerce/v2/storelocator/pickups";
const PICKUP = "GET ecommerce/v2/storelocator/stores/500001";

const FORMS: Record<string, Record<string, string>> = {
  PR: { method: "PR", "point-PR": "500001", "place-PR": "Lyon" },
  NO: NEW_ADDRESS,
  HSP: { method: "HSP", hspFirstName: "Zoé", hspLastName: "Kovač", hspPhone: "06 12 34 56 78" },
};
const SENT: Record<string, string[]> = {
  PR: [...READ, PICKUP, "POST carts-self/cart-1/shipping-method/PR"],
  NO: [...READ, "POST customers-self/addresses/deliveries", "POST carts-self/cart-1/shipping-method/NO"],
  HSP: [...READ, "POST carts-self/cart-1/shipping-method-hsp"],
};

beforeEach(async () => {
  world = new CheckoutWorld();
  world.cart = aReadyCart({ shippingAddress: null, shippingInfo: null });
  world.addresses = [aDeliveryAddress()];
  world.methods = (["NO", "PR", "HSP"] as const).map((key) => aMethod(key));
  world.places = [aPlace()];
  browser = await aShopper(world, server);
  browser.params = { storeLocator: { zoom: 6, center: { lat: 46, lon: 2 }, countryCodes: ["FR"], isActive: true } };
});

function refuse(call: string, status: Status): void {
  world.refusals.set(call, () => (status === "broken" ? notByContract("<html>") : refusal(status, "SOME_CODE")));
}

interface Outcome {
  status: number;
  /** Target of a redirect. */
  to: string | null | undefined;
  problem: FormProblem | null;
}

/** What a shopper sees when a call is answered with this status. */
async function outcome(call: string, status: Status, form?: Record<string, string>): Promise<Outcome> {
  refuse(call, status);
  const { response, result } = form
    ? await browser.visit(action, PAGE, posted(form))
    : await browser.visit(loader, `${PAGE}?method=PR`);
  world.refusals.clear();
  // Whatever happens in this step, nothing is charged or ordered.
  expect(world.changes.filter((change) => /payments|validate/.test(change))).toEqual([]);
  if (response) return { status: response.status, to: response.headers.get("location"), problem: null };
  const answer = answerOf<FormProblem>(result);
  return { status: answer.status, to: null, problem: form ? answer.data : null };
}

const inTurn = (calls: readonly string[]) =>
  calls.flatMap((call) => STATUSES.map((status): [string, Status] => [call, status]));

describe("the page", () => {
  it.each(inTurn(READ))(
    "says that it cannot be shown, or goes without, where %s is answered %s",
    async (call, status) => {
      const { status: shown } = await outcome(call, status);
      expect(shown).toBe(canGoWithout(call) ? 200 : 503);
    },
  );

  it.each(inTurn([PICKUPS]))("is whole but for the list where %s is answered %s", async (call, status) => {
    expect((await outcome(call, status)).status).toBe(200);
  });
});

describe.each(Object.keys(FORMS))("the form, by %s", (key) => {
  const form = FORMS[key]!;

  it.each(inTurn(SENT[key]!))("is taken, or said and kept, where %s is answered %s", async (call, status) => {
    const { status: answered, to, problem } = await outcome(call, status, form);
    if (canGoWithout(call)) {
      expect([answered, to]).toEqual([303, "/fr-fr/checkout/payment"]);
      return;
    }
    expect([400, 409, 422, 503]).toContain(answered);
    // A failure of a service is never reported as the shopper's mistake.
    if (typeof status !== "number" || status >= 429) expect(answered).toBe(503);
    if (problem) {
      expect(problem.notice ?? problem.fields[0]?.text).toMatch(/\p{L}{3}/u);
      expect(problem.values).toMatchObject(form);
    } else {
      expect(browser.cookies.draft?.values).toMatchObject(form);
    }
    // Try again, without the failure.
    const again = await browser.visit(action, PAGE, posted(form));
    expect(again.response?.headers.get("location")).toBe("/fr-fr/checkout/payment");
  });
});

/** Calls that the step can do without: the customer's name (the bill has it), and saving an address. */
function canGoWithout(call: string): boolean {
  return call === "GET accounts-self/" || /^(GET|POST) customers-self\/addresses/.test(call);
}
