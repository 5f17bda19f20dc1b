import type { Prefix } from "#models/locale.ts";
import type { HttpBrowser, Page } from "../support/http-browser";
import { addToCart, valueOf } from "../support/http-shopper";

/** Changes of a cart's lines, each with the call of the gateway that may fail. */

/** Two products that can be bought, found before the cases run. */
export const wares = { sku: "", other: "" };

export interface Case {
  what: string;
  prefix: Prefix;
  /** The call that fails. */
  call: { method: string; path: string };
  /** Where the shopper stands before, and the form that is sent. */
  form(browser: HttpBrowser, prefix: Prefix): Promise<Record<string, string>>;
  /** Quantities of the sku and of the other one. */
  before: [string?, string?];
  after: [string?, string?];
}

export const quantities = ([ofSku, ofOther]: Case["before"]): Record<string, string> => ({
  ...(ofSku ? { [wares.sku]: ofSku } : {}),
  ...(ofOther ? { [wares.other]: ofOther } : {}),
});

export const add = async (browser: HttpBrowser, prefix: Prefix, what = wares.sku) => addToCart(browser, what, prefix);
const lineForm = (page: Page, intent: string) => ({
  intent,
  lineId: valueOf(page, "lineId") ?? "",
  version: valueOf(page, "version") ?? "",
});

export const CASES: Case[] = [
  {
    what: "the first add, at the cart's creation",
    prefix: "fr-fr",
    call: { method: "POST", path: "^/gateway/carts$" },
    form: () => Promise.resolve({ intent: "add", sku: wares.sku }),
    before: [],
    after: ["1"],
  },
  {
    what: "the first add, at the add",
    prefix: "en",
    call: { method: "POST", path: "/products/\\d+$" },
    form: () => Promise.resolve({ intent: "add", sku: wares.sku }),
    before: [],
    after: ["1"],
  },
  {
    what: "one more of another",
    prefix: "de-de",
    call: { method: "POST", path: "/products/\\d+$" },
    form: async (browser, prefix) => {
      await add(browser, prefix);
      return { intent: "add", sku: wares.other };
    },
    before: ["1"],
    after: ["1", "1"],
  },
  {
    what: "one more of the same",
    prefix: "it-it",
    call: { method: "POST", path: "/products/\\d+$" },
    form: async (browser, prefix) => {
      await add(browser, prefix);
      return { intent: "add", sku: wares.sku };
    },
    before: ["1"],
    after: ["2"],
  },
  {
    what: "a quantity",
    prefix: "es-es",
    call: { method: "PUT", path: "/quantity/3$" },
    form: async (browser, prefix) => {
      const page = await add(browser, prefix);
      return { ...lineForm(page, "quantity"), seen: "1", quantity: "3" };
    },
    before: ["1"],
    after: ["3"],
  },
  {
    what: "a deletion",
    prefix: "pl-pl",
    call: { method: "DELETE", path: "/products/[\\w-]+$" },
    form: async (browser, prefix) => {
      await add(browser, prefix, wares.other);
      const page = await add(browser, prefix);
      return lineForm(page, "delete");
    },
    before: ["1", "1"],
    after: ["1"],
  },
  {
    what: "an undo",
    prefix: "fr-fr",
    call: { method: "POST", path: "/products/\\d+$" },
    form: async (browser, prefix) => {
      await add(browser, prefix, wares.other);
      const page = await add(browser, prefix);
      const gone = await browser.post(`/${prefix}/cart`, lineForm(page, "delete"));
      return { intent: "undo", undoId: /name="undoId" value="([^"]+)"/.exec(gone.text)?.[1] ?? "" };
    },
    before: ["1"],
    after: ["1", "1"],
  },
  {
    what: "an undo of several pieces",
    prefix: "de-de",
    call: { method: "POST", path: "/products-list/?$" },
    form: async (browser, prefix) => {
      const first = await add(browser, prefix, wares.other);
      await browser.post(`/${prefix}/cart`, { ...lineForm(first, "quantity"), seen: "1", quantity: "3" });
      const page = await add(browser, prefix);
      const gone = await browser.post(`/${prefix}/cart`, lineForm(page, "delete"));
      return { intent: "undo", undoId: /name="undoId" value="([^"]+)"/.exec(gone.text)?.[1] ?? "" };
    },
    before: ["1"],
    after: ["1", "3"],
  },
  {
    what: "saving a line for later",
    prefix: "en",
    call: { method: "DELETE", path: "/products/[\\w-]+$" },
    form: async (browser, prefix) => lineForm(await add(browser, prefix), "later"),
    before: ["1"],
    after: [],
  },
  {
    what: "bringing it back",
    prefix: "it-it",
    call: { method: "POST", path: "/products-list/?$" },
    form: async (browser, prefix) => {
      const page = await add(browser, prefix);
      await browser.post(`/${prefix}/cart`, { ...lineForm(page, "quantity"), seen: "1", quantity: "2" });
      await browser.post(`/${prefix}/cart`, lineForm(page, "later"));
      return { intent: "back", sku: wares.sku };
    },
    before: [],
    after: ["2"],
  },
  {
    what: "adding a shared cart",
    prefix: "es-es",
    call: { method: "POST", path: "/products-list/?$" },
    form: async (browser, prefix) => {
      await add(browser, prefix);
      const page = await browser.post(`/${prefix}/cart`, { intent: "share" });
      const share = /\?share=([\w-]+)/.exec(valueOf(page, "sharedLink") ?? "")?.[1] ?? "";
      return { intent: "add-shared", share };
    },
    before: ["1"],
    after: ["2"],
  },
];
