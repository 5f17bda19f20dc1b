import { hash } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { productAnswerSchema } from "#models/product.ts";
import { startSandbox, type TestSandbox } from "../sandbox.fixture";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
}, 60_000);
afterEach(() => sandbox.control("DELETE", "faults"));
afterAll(() => sandbox.close());

const PATH = "segmentations";
const status = async () => (await sandbox.gateway("ecommerce/v3/catalog/segmentations/")).status;
const show = async (query: string) => (await fetch(`${sandbox.baseUrl}/__sandbox?${query}`)).text();

async function post(form: string, fields: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.baseUrl}/__sandbox/forms/${form}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  return { status: response.status, location: response.headers.get("location"), text: await response.text() };
}

describe("the funnel", () => {
  const event = (type: string, more: object = {}) => ({
    source: "server",
    type,
    at: 1,
    context: "product",
    step: "-",
    ...more,
  });
  const send = (body: unknown) =>
    fetch(`${sandbox.baseUrl}/__sandbox/events`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const shown = async () => (await show("")).replace(/\s+/g, " ");

  it("shows what the shop counted, stage by stage, and vitals by kind of page", async () => {
    expect(await shown()).toContain("Nobody has been here yet");
    const browsers = { source: "browser", name: "LCP", value: 3_000 };
    const sent = await send([
      event("view"),
      event("view"),
      event("view", { context: "cart", step: "1" }),
      event("add"),
      event("order"),
      event("error"),
      event("vital", browsers),
      event("view", { source: "browser" }),
    ]);
    expect(sent.status).toBe(204);
    const html = await shown();
    const times = (stage: string) =>
      new RegExp(`<span>${stage}</span></td ?> ?<td[^>]*> ?<span>(\\d+)<`).exec(html)?.[1];
    const stages = ["pages viewed", "products viewed", "put into the bag", "1 cart", "3 billing", "6 orders"];
    expect(stages.map(times)).toEqual(["3", "2", "1", "1", "0", "1"]);
    expect(html).toContain('<meter min="0" max="3" value="2" aria-label="products viewed">');
    expect(html).toContain('<span class="bad">3000 ms</span>');
  });

  it("takes nothing else", async () => {
    const bad = [{}, [{ type: "view" }], [event("view", { source: "moon" })], Array(2_001).fill(event("view"))];
    for (const body of bad) expect((await send(body)).status).toBe(400);
  });
});

describe("the page for people", () => {
  it("shows calls, faults and customers, with what they hold made harmless", async () => {
    await sandbox.control("PUT", "faults", [{ path: "<script>alert(1)</script>", status: 500 }]);
    const html = await (await fetch(`${sandbox.baseUrl}/__sandbox`)).text();
    expect(html).toContain("fid@vitrine.test");
    expect(html).not.toContain("<script>");
    const reset = await fetch(`${sandbox.baseUrl}/__sandbox/reset`, {
      method: "POST",
      headers: { Accept: "text/html" },
      redirect: "manual",
    });
    expect([reset.status, reset.headers.get("location")]).toEqual([303, "/__sandbox?done=reset"]);
  });

  it("finds customers by name, address or number, and says as whom the browser is signed in", async () => {
    const rows = (html: string) => html.match(/[\w.]+@vitrine\.test<\/span>/g) ?? [];
    expect(rows(await show(""))).toHaveLength(5);
    for (const words of ["wójcik", "Zofia%20W", "NEW%40vit", "c-1003"]) {
      expect(rows(await show(`q=${words}`)), words).toEqual(["new@vitrine.test</span>"]);
    }
    for (const words of ["%25", "_", "%27%20OR%201=1", "nobody"])
      expect(rows(await show(`q=${words}`)), words).toEqual([]);
    expect(await show("as=c-1003")).toContain("signed in as new@vitrine.test");
    expect(await show("as=%3Cb%3E")).not.toContain("<b>");
  });

  it("changes stock, clock and faults by its forms, and comes back to where one was", async () => {
    expect(await post("stock", { sku: "1000010101", quantity: "7" })).toMatchObject({
      status: 303,
      location: "/__sandbox?done=stock#stock",
    });
    const { body } = await sandbox.gateway("ecommerce/v3/catalog/products/100001");
    expect(productAnswerSchema.parse(body).product.options[0]?.skus[0]?.stock.quantity).toBe(7);
    expect((await post("faults", { path: PATH, status: "503", delayMs: "", times: "1" })).status).toBe(303);
    expect([await status(), await status()]).toEqual([503, 200]);
    expect((await post("clock", { minutes: "10" })).status).toBe(303);
    expect(await show("")).toContain("10 minutes ahead");
    expect((await post("clock/right")).location).toBe("/__sandbox?done=clock#clock");
    expect(await show("done=clock")).toMatch(/The clock is set[^]*as it is/);
    expect((await post("faults/clear")).location).toBe("/__sandbox?done=fault-gone#faults");
  });

  it.each([
    [400, "stock", { sku: "1000010101", quantity: "-1" }, "quantity: must be a whole number"],
    [404, "stock", { sku: "nope<b>", quantity: "1" }, "No sku nope&#60;b&#62;."],
    [400, "clock", { minutes: "soon" }, "must be a whole number of minutes"],
    [400, "faults", { path: "(", status: "503" }, "must be a regular expression"],
    [400, "faults", { path: "a", status: "x" }, "status: must be a whole number"],
    [400, "faults", { path: "a", status: "9" }, "status: "],
    [400, "faults", { path: "a", status: "" }, "status: is missing"],
    [400, "faults", { path: "a", what: "delay" }, "delayMs: is missing"],
    [400, "faults", { path: "a", status: "500", share: "101" }, "rate: "],
    [404, "faults/remove", { n: "99" }, "gone already"],
    [404, "payments", { paymentId: "pay_none", answer: "Refused" }, "waits for no answer"],
  ])("refuses with %i what %s cannot take, and keeps what was typed: %j", async (code, form, fields, words) => {
    const { status, text } = await post(form, fields);
    expect(status).toBe(code);
    expect(text).toMatch(/<title>Error: Sandbox/);
    const again = await fetch(`${sandbox.baseUrl}/__sandbox/forms/${form}`);
    expect([again.status, new URL(again.url).pathname]).toEqual([200, "/__sandbox"]);
    expect(text.match(/<div class="summary"[^>]*><p>([^<]*)/)?.[1]).toContain(words);
    if (form.includes("/") || form === "payments") return;
    for (const typed of Object.values(fields)) {
      const escaped = typed.replace(/[<>]/g, (character) => `&#${character.charCodeAt(0)};`);
      expect(text).toMatch(new RegExp(`value="${escaped.replace(/[(]/g, "\\$&")}"`));
    }
  });

  it("moves the clock within a hundred years, and goes on showing it", async () => {
    for (let time = 0; time < 5; time += 1) await post("clock", { minutes: "9999999" });
    expect((await post("clock", { minutes: "9999999" })).status).toBe(400);
    expect((await fetch(`${sandbox.baseUrl}/__sandbox`)).status).toBe(200);
    await post("clock/right");
  });

  it("sets every kind of fault, and removes one without the others", async () => {
    const set = async (fields: Record<string, string>) => {
      await sandbox.control("DELETE", "faults");
      await post("faults", { path: PATH, times: "", ...fields });
      return (await sandbox.control("GET", "faults")).body;
    };
    const what = { path: PATH };
    expect(await set({ what: "hang", status: "503" })).toEqual([{ ...what, hang: true }]);
    expect(await set({ what: "reset", share: "25" })).toEqual([{ ...what, reset: true, rate: 0.25 }]);
    expect(await set({ what: "cut", method: "GET" })).toEqual([{ ...what, cut: true, method: "GET" }]);
    expect(await set({ what: "delay", delayMs: "50" })).toEqual([{ ...what, delayMs: 50 }]);
    expect(await set({ status: "418", body: '{"a":1}' })).toEqual([{ ...what, status: 418, body: { a: 1 } }]);
    await post("faults", { path: "^/other", status: "500" });
    const [, number = ""] = /name="n" value="(\d+)" aria-label="Remove the fault \^\/other"/.exec(await show("")) ?? [];
    expect((await post("faults/remove", { n: number })).status).toBe(303);
    expect((await sandbox.control("GET", "faults")).body).toHaveLength(1);
  });

  it("finds a product's stock by name, number, sku or address, and comes back to it", async () => {
    const address = encodeURIComponent("http://localhost:3000/fr-fr/p/une-robe-100001?size=2");
    for (const words of ["100001", "1000010102", address]) {
      expect(await show(`stock=${words}`), words).toContain('name="sku" value="1000010101"');
    }
    expect(await show("stock=coat")).toMatch(/<a href="\/__sandbox\?stock=\d{6}#stock">/);
    expect(await show("stock=zzzzqqq")).toContain("There is no such product");
    const { location } = await post("stock", { sku: "1000010102", quantity: "3", stock: "100001" });
    expect(location).toBe("/__sandbox?stock=100001&done=stock#stock");
    expect(await show("stock=100001&done=stock")).toMatch(
      /The stock is set[^]*value="3"[^>]*aria-label="Pieces of 1000010102"/,
    );
  });

  it("shows what came with a call, and only the calls that are asked for", async () => {
    const body = JSON.stringify({ rulesType: "<i>" });
    const headers = { "Content-Type": "application/json", "x-request-id": "r-77" };
    await sandbox.gateway("applications/front-ecommerce/rules/merge-csp", { method: "POST", headers, body });
    const found = await show("calls=MERGE-csp");
    expect(found).toMatch(/merge-csp[^]*rulesType[^]*&#60;i&#62;[^]*r-77/);
    expect(await show("calls=nobody-asked-this")).toContain("No such call");
  });

  it("leads nowhere that is not there, runs no script, and has the sheet that its policy names", async () => {
    const page = await fetch(`${sandbox.baseUrl}/__sandbox`);
    const text = await page.text();
    const links = [...text.matchAll(/href="(\/[^"#]*)"/g)].map(([, href = ""]) => href.replaceAll("&#38;", "&"));
    expect(links.length).toBeGreaterThan(1);
    const there = new Set(["/auth", "/__sandbox"]);
    for (const href of links.filter((link) => there.has(`/${link.split("/")[1] ?? ""}`))) {
      expect((await fetch(sandbox.baseUrl + href)).status, href).toBe(200);
    }
    expect(links.filter((link) => ["/pay", "/gateway", "/content"].includes(link))).toEqual([]);
    const sheet = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? "";
    const sheetHash = hash("sha256", sheet, "base64");
    expect(page.headers.get("Content-Security-Policy")).toContain(
      `default-src 'none'; style-src 'sha256-${sheetHash}'`,
    );
    for (const [, place = ""] of text.matchAll(/href="#([^"]+)"/g)) expect(text).toContain(`id="${place}"`);
  });
});
