import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import contentstack, { QueryOperation, QueryOperator } from "@contentstack/delivery-sdk";
import express from "express";
import Database from "libsql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readBlocks } from "#models/content-block.ts";
import { flagsOf } from "#models/picture-url.ts";
import { COUNTRIES } from "#models/locale.ts";
import { assetSchema, footerLayoutSchema, headerLayoutSchema, homeSchema, siteSelectorSchema } from "#models/page.ts";
import type { Sandbox } from "../service";
import { entriesSchema, writeEntry } from "./entries";
import { contentRouter } from "./router";
import { writeContent } from "./seed";
import { LOCALES } from "./selection";

const chosen = { arrivals: ["100001", "100002"], look: ["100003"], pieces: {} };
let server: Server;
let base: string;
let stack: ReturnType<typeof contentstack.stack>;

beforeAll(async () => {
  const db = new Database(":memory:");
  const sandbox: Sandbox = { db, now: () => Date.now(), baseUrl: "", cacheDir: "", log: () => undefined };
  db.exec(entriesSchema);
  writeContent(sandbox, chosen);
  writeEntry(sandbox, "page", {
    uid: "only_french",
    locale: "fr-fr",
    title: "Seulement en français",
    url: "/x",
    rank: 3,
  });
  const app = express().use("/content", contentRouter(sandbox));
  server = await new Promise((resolve) => {
    const listening = app.listen(0, "127.0.0.1", () => resolve(listening));
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/content/v3`;
  stack = contentstack.stack({
    apiKey: "sandbox-content-key",
    deliveryToken: "sandbox-delivery-token",
    environment: "dev",
    endpoint: base,
  });
});
afterAll(() => server.close());

interface Page {
  uid: string;
  title: string;
  url: string;
}
const pages = () => stack.contentType("page").entry().locale("fr-fr");
const uids = (found: { entries?: Page[] }) => (found.entries ?? []).map(({ uid }) => uid);

describe("entries, as the SDK asks for them", () => {
  it.each(LOCALES)("have their shapes in %s", async (locale) => {
    const shapes = {
      header_layout: headerLayoutSchema,
      footer_layout: footerLayoutSchema,
      site_selector_component: siteSelectorSchema,
      home_page: homeSchema,
    };
    for (const [type, schema] of Object.entries(shapes)) {
      const { entries } = await stack.contentType(type).entry().locale(locale).query().limit(1).find<unknown>();
      const result = schema.safeParse(entries?.[0]);
      expect(result.error).toBeUndefined();
      // Nothing of it is left out for not having its shape.
      if (type !== "home_page") expect(entries?.[0]).toMatchObject(result.data!);
      else expect(readBlocks(homeSchema.parse(entries?.[0]).blocks).skipped).toEqual([]);
      expect(entries?.[0]).toMatchObject({ locale });
    }
  });

  it("give references bare, and whole when they are included", async () => {
    const path = "navigation_modular.navigation_entry_block.page_reference";
    const header = async (include: string[]) => {
      const entry = stack.contentType("header_layout").entry().locale("es-es");
      if (include.length > 0) entry.includeReference(...include);
      const { entries } = await entry.query().limit(1).find<unknown>();
      return headerLayoutSchema.parse(entries?.[0]).navigation_modular.map((part) => part.navigation_entry_block);
    };
    expect((await header([]))[1]?.page_reference).toEqual([{ uid: "family_w10100" }]);
    const nested = `navigation_modular.navigation_entry_block.sub_entries_modular.sub_entries_block.link_group.page_reference`;
    const [, women] = await header([path, nested]);
    expect(women?.page_reference).toEqual([{ uid: "family_w10100", url: "/mujer--plw10100" }]);
    const links = women?.sub_entries_modular?.[0]?.sub_entries_block?.link_group;
    expect(links?.[1]?.page_reference).toEqual([{ uid: "family_w10120", url: "/vestidos--plw10120" }]);
  });

  it("hold only what is asked for, or all but what is not wanted", async () => {
    const only = await stack
      .contentType("home_page")
      .entry("home_page")
      .locale("fr-fr")
      .only(["title", "seo.title_page"])
      .fetch();
    expect(only).toEqual({
      uid: "home_page",
      title: expect.any(String) as string,
      seo: { title_page: expect.any(String) as string },
    });
    const except = await stack.contentType("home_page").entry("home_page").locale("fr-fr").except("blocks").fetch();
    expect(except).toHaveProperty("seo");
    expect(except).not.toHaveProperty("blocks");
  });

  it("are found by their fields", async () => {
    const found = async (name: string, operation: QueryOperation, value: string | string[] | boolean) =>
      uids(await pages().query().where(name, operation, value).find<Page>());
    expect(await found("uid", QueryOperation.EQUALS, "stores")).toEqual(["stores"]);
    expect(await found("uid", QueryOperation.INCLUDES, ["stores", "newsletter", "nothing"])).toEqual([
      "newsletter",
      "stores",
    ]);
    expect(await found("url", QueryOperation.MATCHES, "^/account/")).toHaveLength(4);
    expect(await found("uid", QueryOperation.NOT_EQUALS, "stores")).not.toContain("stores");
    expect(await found("rank", QueryOperation.EXISTS, true)).toEqual(["only_french"]);
    expect((await pages().query().lessThan("rank", 3).find<Page>()).entries).toHaveLength(0);
    expect(uids(await pages().query().lessThanOrEqualTo("rank", 3).find<Page>())).toEqual(["only_french"]);
  });

  it("are found by several conditions", async () => {
    const query = () => pages().query();
    const stores = query().equalTo("uid", "stores");
    const aide = query().regex("url", "^/aide");
    const either = await query().queryOperator(QueryOperator.OR, stores, aide).find<Page>();
    expect(uids(either)).toEqual(expect.arrayContaining(["stores", "help_home", "help_returns"]));
    const both = await query().queryOperator(QueryOperator.AND, stores, aide).find<Page>();
    expect(uids(both)).toEqual([]);
  });

  it("are found by what they refer to", async () => {
    const link = "blocks.picture_text.link.page_reference";
    const blog = () => stack.contentType("blog_page").entry().locale("it-it").query();
    const referred = () => stack.contentType("page").entry().query();
    const knits = referred().equalTo("url", "/maglioni--plw10131");
    const all = uids(await blog().find<Page>());
    const some = uids(await blog().whereIn(link, knits).find<Page>());
    expect(some).toContain("blog_7001");
    expect(some.length).toBeLessThan(all.length);
    const others = uids(await blog().whereNotIn(link, knits).find<Page>());
    expect([...some, ...others].sort()).toEqual([...all].sort());
    const none = referred().equalTo("url", "/nowhere");
    expect(uids(await blog().whereIn(link, none).find<Page>())).toEqual([]);
  });

  it("are pages found by the id in their address, with or without their blocks", async () => {
    const query = () => stack.contentType("blog_page").entry().locale("it-it");
    const whole = await query().query().equalTo("page_id", "7001").find<Page & { blocks: object[] }>();
    expect(whole.entries?.map(({ uid, blocks }) => [uid, blocks.length > 3])).toEqual([["blog_7001", true]]);
    const teasers = await query().only(["title", "intro"]).query().find<Page & { blocks?: object[] }>();
    expect(teasers.entries).toHaveLength(12);
    expect(Object.keys(teasers.entries?.[0] ?? {}).sort()).toEqual(["intro", "title", "uid"]);
    const link = "blocks.picture_text.link.page_reference";
    const linked = await query().includeReference(link).query().equalTo("page_id", "7001").find<unknown>();
    expect(JSON.stringify(linked.entries)).toContain('"url":"/maglioni--plw10131"');
  });

  it("come in pages, counted and sorted", async () => {
    const all = await pages().query().orderByDescending("url").includeCount().limit(3).find<Page>();
    const next = await pages().query().orderByDescending("url").skip(2).limit(1).find<Page>();
    expect(all.count).toBeGreaterThan(100);
    expect(all.entries).toHaveLength(3);
    expect(all.entries?.[2]).toEqual(next.entries?.[0]);
    const urls = (all.entries ?? []).map(({ url }) => url);
    expect(urls).toEqual([...urls].sort().reverse());
  });

  it("are found by the beginning of any of their words", async () => {
    const found = async (typed: string) => uids(await pages().query().search(typed).find<Page>());
    expect(await found("retour")).toContain("help_returns");
    expect(await found("boutiq")).toContain("stores");
    expect(await found("zzz")).toEqual([]);
  });

  it("come with their type and its fields where that is asked for", async () => {
    const { schema } = (await pages().includeSchema().limit(1).find<Page>()) as { schema?: object[] };
    expect(schema).toContainEqual(expect.objectContaining({ uid: "url", data_type: "text", mandatory: true }));
    const found = (await pages().includeContentType().limit(1).find<Page>()) as { content_type?: object };
    expect(found.content_type).toMatchObject({ uid: "page", schema });
  });

  it("fall back to French when that is asked for", async () => {
    const entry = () => stack.contentType("page").entry("only_french").locale("de-de");
    await expect(entry().fetch()).rejects.toMatchObject({ status: 404 });
    expect(await entry().includeFallback().fetch<Page & { locale: string }>()).toMatchObject({ locale: "fr-fr" });
  });

  it("are looked up by uid in every locale, for alternate links", async () => {
    const urls = LOCALES.map(async (locale) => {
      const { url } = await stack.contentType("page").entry("family_w10120").locale(locale).fetch<Page>();
      return url;
    });
    expect(await Promise.all(urls)).toEqual(
      ["robes", "robes", "dresses", "vestidos", "kleider", "abiti", "sukienki"].map((slug) => `/${slug}--plw10120`),
    );
  });
});

describe("assets", () => {
  it("are listed by folder", async () => {
    const { assets } = await stack.asset().addParams({ folder: "scenes" }).find<{ url: string }>();
    expect(assets?.map(({ url }) => url)).toContain("/scenes/hero.webp");
    expect((await stack.asset().addParams({ folder: "none" }).find()).assets).toEqual([]);
    expect(await stack.asset("scene_hero").fetch()).toMatchObject({ filename: "hero.webp" });
    const last = await stack.asset().orderByDescending("filename").addParams({ "only[BASE][0]": "filename" }).find();
    expect(Object.keys(last.assets?.[0] ?? {}).sort()).toEqual(["filename", "uid"]);
    const names = (last.assets as { filename: string }[] | undefined)?.map(({ filename }) => filename) ?? [];
    expect(names).toEqual([...names].sort().reverse());
  });

  it("have a flag for every country in a folder of their own", async () => {
    const { assets } = await stack.asset().locale("it-it").addParams({ folder: "flags" }).find<unknown>();
    expect(Object.keys(flagsOf(assets!.map((asset) => assetSchema.parse(asset)))).sort()).toEqual(
      [...COUNTRIES].sort(),
    );
  });
});

describe("types", () => {
  it("are listed, and shown with their fields", async () => {
    const { content_types } = await stack.contentType().find();
    for (const uid of ["header_layout", "site_selector_component", "blog_page"]) {
      expect(content_types).toContainEqual(expect.objectContaining({ uid }));
    }
    const blog = await stack.contentType("blog_page").fetch<{ schema: { uid: string; data_type: string }[] }>();
    const types = Object.fromEntries(blog.schema.map(({ uid, data_type }) => [uid, data_type]));
    expect(types).toMatchObject({ title: "text", blocks: "blocks", seo: "group" });
    await expect(stack.contentType("nothing").fetch()).rejects.toMatchObject({ status: 422 });
  });
});

describe("a synchronisation", () => {
  it("gives everything that is published once, page by page, then nothing new", async () => {
    const { items, total_count, sync_token } = await stack.sync({}, true);
    expect(items).toHaveLength(total_count ?? 0);
    const keys = items.map(({ content_type_uid, data }) => {
      const { uid, locale } = data as { uid: string; locale: string };
      return `${content_type_uid} ${locale} ${uid}`;
    });
    expect(new Set(keys).size).toBe(items.length);
    expect(keys).toContain("home_page pl-pl home_page");
    expect(keys).toContain("sys_assets fr-fr scene_hero");
    const later = await stack.sync({ syncToken: sync_token ?? "" });
    expect(later).toMatchObject({ items: [], sync_token });
  });

  it("gives only what is asked for", async () => {
    const german = await stack.sync({ contentTypeUid: "home_page", locale: "de-de" });
    expect(german.items.map(({ data }) => data as object)).toMatchObject([{ uid: "home_page", locale: "de-de" }]);
    const assets = await stack.sync({ type: "asset_published" }, true);
    expect(new Set(assets.items.map(({ type }) => type))).toEqual(new Set(["asset_published"]));
    expect((await stack.sync({ startDate: "2100-01-01T00:00:00.000Z" })).items).toEqual([]);
  });
});

describe("refusals", () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${base}${path}`, {
      headers: { api_key: "sandbox-content-key", access_token: "sandbox-delivery-token", ...headers },
    });

  it.each([
    ["/content_types/home_page/entries?environment=dev", { api_key: "other" }, 412, 109],
    ["/content_types/home_page/entries?environment=dev", { access_token: "other" }, 401, 105],
    ["/content_types/home_page/entries", {}, 422, 141],
    ["/content_types/home_page/entries?environment=dev&locale=nl-nl", {}, 422, 141],
    ["/content_types/nothing/entries?environment=dev", {}, 422, 118],
    ["/content_types/home_page/entries/nothing?environment=dev", {}, 404, 141],
    ["/assets/nothing?environment=dev", {}, 404, 145],
    ["/nothing?environment=dev", {}, 404, 141],
    ["/content_types/nothing?environment=dev", {}, 422, 118],
    ["/stacks/sync?environment=dev", {}, 422, 141],
    ["/stacks/sync?environment=dev&sync_token=x", {}, 422, 141],
    ["/stacks/sync?environment=dev&init=true&type=x", {}, 422, 141],
    ["/stacks/sync?environment=dev&init=true&content_type_uid=x", {}, 422, 141],
    ["/stacks/sync?environment=dev&init=true&start_date=x", {}, 422, 141],
    ["/content_types/home_page/entries?environment=dev&query={", {}, 422, 141],
    ["/content_types/home_page/entries?environment=dev&query=[]", {}, 422, 141],
    ['/content_types/home_page/entries?environment=dev&query={"a":{"$where":1}}', {}, 422, 141],
    ['/content_types/home_page/entries?environment=dev&query={"a":{"$regex":"("}}', {}, 422, 141],
    ['/content_types/help_page/entries?environment=dev&query={"intro":{"$regex":"^([^~]%2B)%2B~$"}}', {}, 422, 141],
    ["/content_types/home_page/entries?environment=dev&limit=-1", {}, 422, 141],
    ["/content_types/home_page/entries?environment=dev&skip=x", {}, 422, 141],
  ])("%s %j gives %i", async (path, headers, status, code) => {
    const response = await ask(path, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error_code: code, error_message: expect.any(String) as string });
  });
});
