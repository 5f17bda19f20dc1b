import type { ServerBuild } from "@remix-run/node";
import { readConfig } from "@remix-run/dev/dist/config";
import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { expect, it } from "vitest";
import { HELP_WORDS } from "~/models/locale";
import { byRouteGroup } from "./server-build.server";

const { routes } = await readConfig(process.cwd());
const build = { routes, assets: { routes } } as unknown as ServerBuild;
const routesFor = byRouteGroup(build, (group) => group);

type Routes = Parameters<typeof matchRoutes>[0];

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
      expect(matched(routesFor(address), pathname)).toEqual(matched(build, pathname));
    }),
    { numRuns: 2_000 },
  );
});

it("leaves few routes to a listing, a product and the home page", () => {
  for (const address of ["/fr-fr", "/fr-fr/robes--pl12", "/en/dress-green--p12"]) {
    expect(Object.keys(routesFor(address).routes).length).toBeLessThan(10);
  }
});

function matched({ routes: all }: Pick<ServerBuild, "routes">, pathname: string): (string | undefined)[] {
  const below = (parentId: string | undefined): Routes =>
    Object.values(all).flatMap((route) =>
      route?.parentId === parentId
        ? [
            {
              id: route.id,
              path: route.path,
              children: below(route.id),
              ...(route.index ? { index: true } : {}),
            } as Routes[number],
          ]
        : [],
    );
  return matchRoutes(below(undefined), pathname)?.map(({ route }) => route.id) ?? [];
}

it("has the help under the word of every language (S2)", () => {
  const paths = Object.values(routes).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(Object.values(HELP_WORDS).map((word) => `${word}/:page?`)));
});
