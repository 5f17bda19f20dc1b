import { beforeEach, describe, expect, it } from "vitest";
import { CartWorld } from "#tests/support/cart-world.ts";
import { answerOf, posted, FakeBrowser } from "#tests/support/fake-browser.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext } from "#tests/support/request-context.ts";
import { packLines } from "#app/bff/cart/packed-lines.server.ts";
import { action } from "./route";

const server = useGatewayServer();
let world: CartWorld;
let browser: FakeBrowser;

const PAGE = "/fr-fr/cart/arrival";
const ADD = "POST carts/cart-1/products-list/";
const [SCARF, SHIRT] = ["1000010101", "1000010102"];
/** Not sold in this country. */
const GONE = "900001010";
/** Another request has changed the cart first. */
const conflict = () => {
  world.elsewhere();
  return refusal(409, "VERSION");
};
/** Cart versions with which the lines were sent. */
const sent = () => world.calls.flatMap((call) => (call.startsWith(ADD) ? call.split("version=")[1] : []));

beforeEach(() => {
  world = new CartWorld();
  world.put();
  browser = new FakeBrowser();
  browser.cookies = { cart: { cartId: "cart-1", version: 3 } };
  server.use(...world.handlers);
});

/** Presses the page's button. */
async function take([scarf, shirt] = [SCARF, SHIRT]) {
  const lines = packLines([
    { sku: scarf, optionId: "10000101", quantity: 1, name: "Écharpe" },
    { sku: shirt, optionId: "10000101", quantity: 2, name: "Chemise" },
  ]);
  const transfer = { from: "pl-pl", to: "fr-fr", page: "/fr-fr", ...lines };
  const seal = await aContext().shop.sealer.seal(transfer, 600);
  return browser.visit(action, PAGE, posted({ transfer: seal }));
}

describe("lines taken along from abroad, into a cart that others change [BEY-05, CART-02]", () => {
  it("are tried once more after a conflict", async () => {
    world.instead(ADD, conflict);
    const { response } = await take();
    expect([response?.status, response?.headers.get("location")]).toEqual([303, "/fr-fr/cart"]);
    expect(sent()).toEqual(["3", "4"]);
    expect(world.quantities()).toEqual({ [SCARF]: 1, [SHIRT]: 2 });
  });

  it("are refused after a second one with the page that offers them, and the next press adds them once", async () => {
    world.instead(ADD, conflict, conflict);
    const { result } = await take();
    expect(answerOf(result)).toEqual({ status: 409, data: { problem: "conflict" } });
    expect(sent()).toEqual(["3", "4"]);
    expect(world.quantities()).toEqual({});
    const { response } = await take();
    expect(response?.status).toBe(303);
    expect(world.quantities()).toEqual({ [SCARF]: 1, [SHIRT]: 2 });
  });

  const [arrived, missing] = [
    { key: "cart.arrived" },
    (names: string) => ({ key: "cart.notArrived", values: { names } }),
  ];

  it.each<[string, [string, string], object[]]>([
    ["all of them", [SCARF, SHIRT], [arrived]],
    ["one of them", [SCARF, GONE], [arrived, missing("Chemise")]],
    ["none of them", [GONE, `${GONE}1`], [missing("Écharpe et Chemise")]],
  ])("say that %s came, and name what did not", async (_, skus, told) => {
    const { context } = await take(skus);
    expect(context.session.changes.flash?.messages).toMatchObject(told);
  });

  it("are refused with 429 where too many carts were made [BEY-21]", async () => {
    browser = new FakeBrowser({ limits: { take: () => Promise.resolve(600), giveBack: () => Promise.resolve() } });
    expect(answerOf((await take()).result)).toEqual({ status: 429, data: { problem: "rateLimited" } });
    expect(world.calls).toEqual([]);
  });
});
