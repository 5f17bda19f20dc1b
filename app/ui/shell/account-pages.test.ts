import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ACCOUNT_NAV_PAGES } from "./shell-context";

describe("the account's menu", () => {
  it("leads to pages that there are", () => {
    const routes = readdirSync("app/routes").map((name) => name.replace(/\._index$/, ""));
    const pages = ACCOUNT_NAV_PAGES.map((page) => `$locale.account.${page.replaceAll("/", ".")}`);
    expect(pages.filter((page) => !routes.includes(page))).toEqual([]);
  });
});
