import { describe, expect, it } from "vitest";
import { http, HttpResponse } from "msw";
import { CartWorld } from "#tests/support/cart-world.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY, SIGNED_IN } from "#tests/support/request-context.ts";
import type { Shop } from "#app/bff/shop.server.ts";
import type { Prefix } from "#app/models/locale.ts";
import type { FlashMessage } from "#app/models/form-problem.ts";
import { loadPersonal } from "./shell-data.server";

const ENV = { SITE_ENV: "local" } as Shop["env"];

async function shown(prefix: Prefix, ...messages: FlashMessage[]) {
  return (await loadPersonal(aContext({ prefix, session: { flash: { messages } }, shop: { env: ENV } }), false)).flash;
}

describe("what is said once", () => {
  it.each<[Prefix, Omit<FlashMessage, "kind">, string]>([
    ["fr-fr", { key: "cart.merged" }, "Vos deux paniers n’en font plus qu’un"],
    ["en", { key: "cart.sharedAdded", values: { count: 1 } }, "1 item from the shared bag is now in yours."],
    ["pl-pl", { key: "cart.sharedAdded", values: { count: 5 } }, "5"],
    ["de-de", { key: "cart.notAdded", values: { names: "Kleid <b>" } }, "Kleid <b>"],
    ["fr-fr", { key: "cart.added", values: { name: "Robe Odéon" } }, "Robe Odéon"],
    ["it-it", { key: "wishlist.full" }, "lista"],
  ])("is in the page's language: %s, %o", async (prefix, message, text) => {
    const [notice] = await shown(prefix, { kind: "info", ...message });
    expect(notice).toMatchObject({ kind: "info", links: [] });
    expect(notice!.text).toContain(text);
    expect(notice!.text).not.toContain("{{");
  });

  it("names the ways on from there, and what they are about", async () => {
    const links = [
      { key: "cart.tellMe", href: "/alert", of: "Robe en lin" },
      { key: "cart.similar", href: "/dress" },
    ];
    const [notice] = await shown("fr-fr", { kind: "warning", key: "cart.stockChanged", links });
    expect(notice!.links).toEqual([
      { text: "Me prévenir de son retour (Robe en lin)", href: "/alert" },
      { text: "Voir l’article et ceux qui lui ressemblent", href: "/dress" },
    ]);
  });

  it("is left out where its key is another release's, while instances are replaced", async () => {
    const links = [{ key: "cart.ofTomorrow", href: "/dress" }];
    const [notice, ...others] = await shown(
      "fr-fr",
      { kind: "info", key: "of.tomorrow", values: { count: 2 } },
      { kind: "info", key: "cart.merged", links },
    );
    expect(notice!.text).toContain("Vos deux paniers");
    expect(notice!.links).toEqual([]);
    expect(others).toEqual([]);
  });

  it("is nothing where nothing happened", async () => {
    expect(await shown("en")).toEqual([]);
  });
});

describe("the customer in the header", () => {
  const server = useGatewayServer();

  it("is called by the name as the shop writes names, however the account has it [SITE-10]", async () => {
    const account = aCustomer({ firstName: "ANNE-LISE " });
    server.use(
      http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(account)),
      http.get(`${GATEWAY}/customers-self/*`, () => HttpResponse.json({ values: [] })),
    );
    const context = aContext({ session: SIGNED_IN, shop: { env: ENV } });
    expect((await loadPersonal(context, false)).customer).toEqual({ firstName: "Anne-Lise" });
  });
});

describe("the cart in the header", () => {
  const server = useGatewayServer();

  const visit = async (path: string) => {
    const world = new CartWorld();
    world.put();
    server.use(...world.handlers);
    const cart = { cartId: "cart-1", version: 3, isVisitors: true } as const;
    await loadPersonal(aContext({ url: path, session: { ...SIGNED_IN, cart }, shop: { env: ENV } }), false);
    return world.calls.filter((call) => call.includes(" carts"));
  };

  it.each(["checkout/confirmation", "order-confirmation", "checkout/confirmation.data"])(
    "is neither loaded nor merged on %s [CART-05]",
    async (page) => {
      expect(await visit(`/fr-fr/${page}`)).toEqual([]);
    },
  );

  it.each(["", "/checkout/billing", "/help/confirmation"])("is merged at start on /fr-fr%s [CART-05]", async (page) => {
    expect(await visit(`/fr-fr${page}`)).toContain("POST carts/merge");
  });
});
