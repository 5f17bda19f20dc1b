import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GIFT_CARD_SEGMENTATION } from "#models/cart-rules.ts";
import { type Download, downloadsSchema, orderListSchema, orderSchema } from "#models/order.ts";
import { gatewayErrorSchema } from "#models/schema-parts.ts";
import { formatMoney } from "#models/money-format.ts";
import { writePaper } from "./paper";
import { readPdf } from "./pdf.fixture";
import { type Commerce, Shopper, startCommerce } from "../commerce.fixture";

let commerce: Commerce;
let fid: Shopper;
beforeAll(async () => {
  commerce = await startCommerce();
  fid = new Shopper(commerce, "c-1001");
}, 60_000);
afterAll(() => commerce.close());

async function fetchFile(shopper: Shopper, path: string): Promise<{ headers: Headers; body: Buffer }> {
  const response = await shopper.fetch("GET", path);
  return { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

const list = async (shopper: Shopper, query = ""): Promise<Download[]> =>
  (await shopper.get(downloadsSchema, "GET", `/downloads-self${query}`)).values;

describe("downloads", () => {
  it("hold an invoice for every order that was paid, and a credit note for what came back", async () => {
    const orders = (await fid.get(orderListSchema, "GET", "/orders-self")).values;
    const paid = orders.filter(({ paymentStatus }) => paymentStatus === "PAID").map(({ orderNumber }) => orderNumber);
    const returned = orders.filter(({ status }) => status === "RETURNED").map(({ orderNumber }) => orderNumber);
    const values = await list(fid);
    const of = (kind: Download["kind"]) => values.filter((one) => one.kind === kind).map((one) => one.orderNumber);
    expect(of("INVOICE")).toEqual(paid);
    expect(of("CREDIT_NOTE")).toEqual(returned);
    const order = await fid.get(orderSchema, "GET", `/orders-self/${paid[0]}`);
    expect(order.invoiceId).toBe(`INV-${paid[0]}`);
  });

  it("date an invoice as its order, also where the seed left that on its way", async () => {
    const orders = (await fid.get(orderListSchema, "GET", "/orders-self")).values;
    const placed = new Map(orders.map(({ orderNumber, createdAt }) => [orderNumber, createdAt.slice(0, 10)]));
    const invoices = (await list(fid)).filter(({ kind }) => kind === "INVOICE");
    for (const { orderNumber, createdAt } of invoices) {
      expect([orderNumber, createdAt.slice(0, 10)]).toEqual([orderNumber, placed.get(orderNumber ?? "")]);
    }
  });

  it("come by pages, newest first", async () => {
    const big = new Shopper(commerce, "c-1005");
    const first = await big.get(downloadsSchema, "GET", "/downloads-self?size=50");
    const second = await list(big, "?size=50&page=2");
    expect(first.total).toBeGreaterThan(400);
    const dates = [...first.values, ...second].map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set([...first.values, ...second].map(({ id }) => id)).size).toBe(100);
  });

  it("are real PDFs that say what the order says, in the reader's language", async () => {
    const [invoice] = await list(fid);
    const order = await fid.get(orderSchema, "GET", `/orders-self/${invoice?.orderNumber}`);
    const file = await fetchFile(fid, `/downloads-self/${invoice?.id}`);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("content-disposition")).toBe(`attachment; filename="facture-${order.orderNumber}.pdf"`);
    const [text = ""] = (await readPdf(file.body)).pages;
    const expected = [order.orderNumber, "LEFÈVRE", "Facture", formatMoney(order.totalPrice, "fr-FR")];
    for (const words of [...expected, ...order.lineItems.map(({ name }) => name)]) {
      expect(text.replaceAll(" ", "\u00a0")).toContain(words.replaceAll(" ", "\u00a0"));
    }
    const polish = new Shopper(commerce, "c-1001", { store: "1007", language: "pl-PL" });
    const translated = await readPdf((await fetchFile(polish, `/downloads-self/${invoice?.id}`)).body);
    expect(translated.pages[0]).toContain("Zamówienie");
  });

  it("say that nothing was to pay, and name the delivery once", async () => {
    const [invoice] = await list(fid);
    const order = await fid.get(orderSchema, "GET", `/orders-self/${invoice?.orderNumber}`);
    const document = {
      documentId: "INV-1",
      kind: "INVOICE",
      customerId: "c-1001",
      orderNumber: order.orderNumber,
      issuedAt: Date.parse("2026-11-01"),
    } as const;
    const free = { ...order, payments: [], shippingInfo: { ...order.shippingInfo, name: "Dostawa do domu" } };
    const viewer = { language: "pl", locale: "pl-PL", country: "PL" } as const;
    const { pages } = await readPdf(await writePaper(document, free, viewer));
    expect(pages[0]?.split("\n")).toEqual(expect.arrayContaining(["Nic do zapłaty", "Dostawa do domu"]));
    const french = { language: "fr", locale: "fr-FR", country: "FR" } as const;
    const home = { ...order, shippingInfo: { ...order.shippingInfo, name: "À domicile" } };
    const written = await readPdf(await writePaper(document, home, french));
    expect(written.pages[0]?.split("\n")).toContain("Livraison · À domicile");
  });

  it("give a gift card its reference, and no colour or size", async () => {
    const [invoice] = await list(fid);
    const order = await fid.get(orderSchema, "GET", `/orders-self/${invoice?.orderNumber}`);
    const cards = order.lineItems.map((line) => ({ ...line, segmentationId: GIFT_CARD_SEGMENTATION, ref: "CC-1" }));
    const paper = {
      documentId: "INV-1",
      kind: "INVOICE",
      customerId: "c-1001",
      issuedAt: 0,
      orderNumber: "1",
    } as const;
    const viewer = { language: "fr", locale: "fr-FR", country: "FR" } as const;
    const [text = ""] = (await readPdf(await writePaper(paper, { ...order, lineItems: cards }, viewer))).pages;
    expect(text.split("\n").filter((words) => words.includes("CC-1"))).toEqual(cards.map(() => "CC-1"));
  });

  it("turn the page when an order is long", async () => {
    const big = new Shopper(commerce, "c-1005");
    const [credit] = (await list(big, "?size=100")).filter(({ kind }) => kind === "CREDIT_NOTE");
    const { pages, title } = await readPdf((await fetchFile(big, `/downloads-self/${credit?.id}`)).body);
    expect(title).toBe(`Avoir ${credit?.id}`);
    expect(pages[0]).toContain("\u2212");
  });

  it.each(["INV-0", "x", "1'--", "%00", "..%2F..%2Fetc%2Fpasswd", "x".repeat(41)])("answer 4xx for %s", async (id) => {
    const answer = await fid.send("GET", `/downloads-self/${id}`);
    expect([400, 404]).toContain(answer.status);
    gatewayErrorSchema.parse(answer.body);
  });

  it("are only their customer's", async () => {
    const [invoice] = await list(fid);
    expect((await new Shopper(commerce, "c-1002").send("GET", `/downloads-self/${invoice?.id}`)).status).toBe(404);
    expect((await new Shopper(commerce).send("GET", "/downloads-self")).status).toBe(401);
    expect((await new Shopper(commerce, "c-1004").send("GET", "/downloads-self")).status).toBe(403);
  });
});
