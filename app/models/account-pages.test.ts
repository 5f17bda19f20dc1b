import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ACCOUNT_PAGES } from "~/ui/shell/shell-context";
import { BUILT_ACCOUNT_PAGES, isUnbuiltAccountPage } from "./account-pages";

describe("the account's pages", () => {
  it("that are offered are those that have a route, in the menus' order", () => {
    const routes = readdirSync("app/routes").map((name) => name.replace(/\._index$/, ""));
    const hasRoute = (page: string) => routes.includes(`$locale.account.${page.replaceAll("/", ".")}`);
    expect([...BUILT_ACCOUNT_PAGES]).toEqual(ACCOUNT_PAGES.filter(hasRoute));
  });

  it.each([
    ["account/advantages", true],
    ["account/settings/bank-details", false],
    ["account/orders", false],
    ["account/orders?page=2", false],
    ["account", false],
    ["account/", false],
    ["blog/account/loyalty", false],
  ])("%s is one that is not built: %s", (path, expected) => {
    expect(isUnbuiltAccountPage(path)).toBe(expected);
  });
});
