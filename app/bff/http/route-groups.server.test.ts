import type { ServerBuild } from "@remix-run/node";
import { readConfig } from "@remix-run/dev/dist/config";
import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { expect, it } from "vitest";
import { HELP_WORDS } from "#app/models/locale.ts";
import { byRouteGroup } from "./route-groups.server";

const { routes } = await readConfig(process.cwd());
const build = { routes, assets: { routes } } as unknown as ServerBuild;
const routesFor = byRouteGroup(build, (group) => group);

type Routes = Parameters<typeof matchRoutes>[0];
const ALL = treeOf(build);

const words = Object.values(routes).flatMap(({ path }) => path?.split("/") ?? []);
const word = fc.oneof(
  fc.constantFrom(...words),
  fc.constantFrom("fr-fr", "robe--pl12", "CART", "cart.data", "..", "%63art"),
);
const path = fc.array(word, { maxLength: 5 }).map((parts) => `/${parts.join("/")}`);

it("matches what all routes together match", () => {
  fc.assert(
    fc.property(path, (address) => {
      const { pathname } = new URL(address.replace(/^\/+/, "/"), "http://shop");
      expect(matched(treeOf(routesFor(address)), pathname)).toEqual(matched(ALL, pathname));
    }),
    { numRuns: 500 },
  );
});

it("knows the data of the bare address for that of its page", () => {
  expect(Object.keys(routesFor("/_root.data").routes)).toEqual(Object.keys(routesFor("/").routes));
  expect(matched(treeOf(routesFor("/_root.data")), "/")).toEqual(["root", "routes/_index"]);
});

it("leaves few routes to any page", () => {
  const pages = [
    "/fr-fr",
    "/fr-fr/robes--pl12",
    "/en/dress-green--p12",
    "/fr-fr/cart.data",
    "/fr-fr/checkout/delivery",
  ];
  for (const address of [...pages, "/pl/account/orders/1234", "/de-de/account/settings/bank-details"]) {
    expect(Object.keys(routesFor(address).routes).length, address).toBeLessThan(7);
  }
});

function matched(tree: Routes, pathname: string): (string | undefined)[] {
  return matchRoutes(tree, pathname)?.map(({ route }) => route.id) ?? [];
}

function treeOf({ routes: all }: Pick<ServerBuild, "routes">, parentId?: string): Routes {
  return Object.values(all).flatMap((route) =>
    route?.parentId === parentId
      ? [
          {
            id: route.id,
            path: route.path,
            children: treeOf({ routes: all }, route.id),
            ...(route.index ? { index: true } : {}),
          } as Routes[number],
        ]
      : [],
  );
}

it("has the help under the word of every language (S2)", () => {
  const paths = Object.values(routes).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(Object.values(HELP_WORDS).map((word) => `${word}/:page?`)));
});
