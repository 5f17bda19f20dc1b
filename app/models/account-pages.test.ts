import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ACCOUNT_PAGES } from "~/ui/shell/shell-context";
import { BUILT_ACCOUNT_PAGES, isUnbuiltAccountPage } from "./account-pages";

describe("the account's pages", () => {
  it("that are offered are those that have a route, in the menus' order", () => {
    const routes = readdirSync("app/routes").flatMap((name) => /^\$locale\.account\.([\w-]+)/.exec(name)?.[1] ?? []);
    // Nobody is led there but by a redirect.
    const elsewhere = new Set(["_index", "reactivate"]);
    const built = new Set(routes.filter((page) => !elsewhere.has(page)));
    expect([...BUILT_ACCOUNT_PAGES]).toEqual(ACCOUNT_PAGES.filter((page) => built.has(page)));
    expect(built.size).toBe(BUILT_ACCOUNT_PAGES.length);
  });

  it.each([
    ["account/advantages", true],
    ["account/settings/bank-details", true],
    ["account/orders", false],
    ["account/orders?page=2", false],
    ["account", false],
    ["account/", false],
    ["blog/account/loyalty", false],
  ])("%s is one that is not built: %s", (path, expected) => {
    expect(isUnbuiltAccountPage(path)).toBe(expected);
  });
});
