import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { productAnswerSchema } from "../../app/models/product";
import { startSandbox, type TestSandbox } from "../sandbox.fixture";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
}, 60_000);
afterEach(() => sandbox.control("DELETE", "faults"));
afterAll(() => sandbox.close());

describe("the page for people", () => {
  it("shows calls, faults and customers, with what they hold made harmless", async () => {
    await sandbox.control("PUT", "faults", [{ path: "<script>alert(1)</script>" }]);
    const html = await (await fetch(`${sandbox.baseUrl}/__sandbox`)).text();
    expect(html).toContain("fid@vitrine.test");
    expect(html).not.toContain("<script>");
    const reset = await fetch(`${sandbox.baseUrl}/__sandbox/reset`, {
      method: "POST",
      headers: { Accept: "text/html" },
      redirect: "manual",
    });
    expect([reset.status, reset.headers.get("location")]).toEqual([303, "/__sandbox"]);
  });

  it("finds customers by name, address or number, and says as whom the browser is signed in", async () => {
    const page = async (query: string) => (await fetch(`${sandbox.baseUrl}/__sandbox?${query}`)).text();
    const rows = (html: string) => html.match(/[\w.]+@vitrine\.test<\/td>/g) ?? [];
    expect(rows(await page(""))).toHaveLength(5);
    for (const words of ["wójcik", "Zofia%20W", "NEW%40vit", "c-1003"]) {
      expect(rows(await page(`q=${words}`)), words).toEqual(["new@vitrine.test</td>"]);
    }
    for (const words of ["%25", "_", "%27%20OR%201=1", "nobody"])
      expect(rows(await page(`q=${words}`)), words).toEqual([]);
    expect(await page("as=c-1003")).toContain("signed in as new@vitrine.test");
    expect(await page("as=%3Cb%3E")).not.toContain("<b>");
  });

  it("changes stock, clock and faults by its forms, and says what they cannot be", async () => {
    const post = (form: string, fields: Record<string, string> = {}) =>
      fetch(`${sandbox.baseUrl}/__sandbox/forms/${form}`, {
        method: "POST",
        body: new URLSearchParams(fields),
        redirect: "manual",
      });
    expect((await post("stock", { sku: "1000010101", quantity: "7" })).status).toBe(303);
    const { body } = await sandbox.gateway("ecommerce/v3/catalog/products/100001");
    expect(productAnswerSchema.parse(body).product.options[0]?.skus[0]?.stock.quantity).toBe(7);
    expect((await post("faults", { path: "segmentations", status: "503", delayMs: "", times: "1" })).status).toBe(303);
    const status = async () => (await sandbox.gateway("ecommerce/v3/catalog/segmentations/")).status;
    expect([await status(), await status()]).toEqual([503, 200]);
    expect((await post("clock", { minutes: "10" })).status).toBe(303);
    await sandbox.control("PUT", "clock", { offsetMs: 0 });
    expect((await post("faults/clear")).headers.get("location")).toBe("/__sandbox");
    for (const [form, fields] of [
      ["stock", { sku: "nope", quantity: "1" }],
      ["stock", { sku: "1000010101", quantity: "-1" }],
      ["clock", { minutes: "soon" }],
      ["faults", { path: "(", status: "503" }],
      ["faults", { path: "a", status: "x" }],
    ] as const) {
      expect((await post(form, fields)).status, form).toBeGreaterThanOrEqual(400);
    }
  });
});
