import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatDay } from "#models/day-format.ts";
import { type Reservation, reservationSchema, reservationsSchema } from "#models/reservation.ts";
import { type Commerce, Shopper, startCommerce } from "../commerce.fixture";
import { listDemoProducts } from "../demo-products";
import { localTime } from "../local-time";
import { listMails } from "../mails/mail-store";
import { storeStock } from "./store-stock";

const HOUR = 3_600_000;
let commerce: Commerce;
let member: Shopper;
let sku: string;
/** A shop that has exactly one of the sku. */
let storeId: string;
beforeAll(async () => {
  commerce = await startCommerce();
  member = new Shopper(commerce, "c-1003");
  const skus = listDemoProducts(commerce.sandbox, 20).flatMap((product) => product.skus);
  const shops = Array.from({ length: 120 }, (_, index) => String(2001 + index));
  const found = skus.flatMap((one) => shops.map((shop) => ({ one, shop })));
  const single = found.find(({ one, shop }) => storeStock(commerce.sandbox, shop, one) === 1);
  ({ one: sku, shop: storeId } = single ?? expect.fail("no shop with a single piece"));
}, 60_000);
afterAll(() => commerce.close());

const reserve = (shopper: Shopper, body: unknown = { sku }, shop = storeId) =>
  shopper.send("POST", `/stores/${shop}/reservations`, { body });
const list = async (shopper: Shopper): Promise<Reservation[]> =>
  (await shopper.get(reservationsSchema, "GET", "/reservations-self?size=100")).values;

describe("reservations", () => {
  it("take the last piece off the shelf until they are cancelled", async () => {
    const answer = await reserve(member);
    expect(answer.status).toBe(201);
    const { reservationId, ...rest } = reservationSchema.parse(answer.body);
    expect(rest).toMatchObject({ status: "PENDING", quantity: 1, product: { sku }, store: { storeId } });
    const visitor = new Shopper(commerce);
    const contact = { firstName: "Inès", lastName: "Roy", email: "ines@vitrine.test" };
    expect(await reserve(visitor, { sku, contact })).toMatchObject({
      status: 422,
      body: { code: "Product_out_of_stock" },
    });
    expect((await member.send("DELETE", `/reservations-self/${reservationId}`)).status).toBe(204);
    expect((await member.send("DELETE", `/reservations-self/${reservationId}`)).status).toBe(204);
    expect((await list(member))[0]).toMatchObject({ reservationId, status: "CANCELLED" });
    expect((await reserve(visitor, { sku, contact })).status).toBe(201);
  });

  it("are confirmed by mail, with the day until which a piece waits by the shop's clock", async () => {
    // Kept for 49 hours: until half past midnight in Paris, when it is still the day before in UTC.
    const today = new Date().toISOString().slice(0, 10);
    commerce.setOffset(Date.parse(`${today}T22:30:00Z`) + 24 * HOUR - Date.now());
    const contact = { firstName: "Zoé", lastName: "Roy", email: "zoe@vitrine.test" };
    const [one] = inStock("2001", 1);
    const answer = await reserve(new Shopper(commerce), { sku: one, contact }, "2001");
    const [mail] = listMails(commerce.sandbox, { to: contact.email });
    commerce.setOffset(0);
    const { expiresAt } = reservationSchema.parse(answer.body);
    const { day } = localTime("FR", Date.parse(expiresAt));
    expect(day).not.toBe(expiresAt.slice(0, 10));
    expect(mail?.text).toContain(formatDay(day, "fr-FR"));
  });

  it("stand again where they stood when their cancelling is taken back, once a piece is there", async () => {
    const shopper = new Shopper(commerce, "c-1001");
    for (const one of inStock("2001", 3)) expect((await reserve(shopper, { sku: one }, "2001")).status).toBe(201);
    const before = await list(shopper);
    const middle = `/reservations-self/${before[1]!.reservationId}`;
    const restore = (by = shopper) => by.send("POST", `${middle}/restore`);
    expect((await shopper.send("DELETE", middle)).status).toBe(204);
    expect(await restore(member)).toMatchObject({ status: 404 });
    expect(await restore()).toMatchObject({ status: 200, body: before[1] });
    expect(await list(shopper)).toEqual(before);
    expect(await restore()).toMatchObject({ status: 200, body: before[1] });

    expect((await shopper.send("DELETE", middle)).status).toBe(204);
    commerce.setOffset(50 * HOUR);
    expect(await restore()).toMatchObject({ status: 422, body: { code: "RESERVATION_OVER" } });
    commerce.setOffset(0);
    for (const one of inStock("2001", 3)) await reserve(shopper, { sku: one }, "2001");
    expect(await restore()).toMatchObject({ status: 422, body: { code: "TOO_MANY_RESERVATIONS" } });
  });

  it("are ready after an hour and over two days later", async () => {
    const other = await freeShop();
    reservationSchema.parse((await reserve(member, { sku }, other)).body);
    const statuses: (string | undefined)[] = [];
    for (const hours of [0.5, 1.5, 48, 50]) {
      commerce.setOffset(hours * HOUR);
      statuses.push((await list(member))[0]?.status);
    }
    const [{ reservationId } = { reservationId: "" }] = await list(member);
    expect(await member.send("DELETE", `/reservations-self/${reservationId}`)).toMatchObject({ status: 422 });
    commerce.setOffset(0);
    expect(statuses).toEqual(["PENDING", "READY", "READY", "EXPIRED"]);
  });

  it("come by pages, newest first, and only to their customer", async () => {
    const big = new Shopper(commerce, "c-1005");
    const page = await big.get(reservationsSchema, "GET", "/reservations-self?page=2&size=15");
    expect([page.total, page.values.length]).toEqual([40, 15]);
    const dates = page.values.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    const [first] = page.values;
    expect((await member.send("DELETE", `/reservations-self/${first?.reservationId}`)).status).toBe(404);
    expect((await new Shopper(commerce).send("GET", "/reservations-self")).status).toBe(401);
    expect((await new Shopper(commerce, "c-1004").send("GET", "/reservations-self")).status).toBe(403);
  });

  it("are five at most", async () => {
    const hsp = new Shopper(commerce, "c-1002");
    const answers: number[] = [];
    for (const one of inStock("2001", 6)) answers.push((await reserve(hsp, { sku: one }, "2001")).status);
    expect(answers).toEqual([201, 201, 201, 201, 201, 422]);
  });

  it.each([
    [{ sku: "1'--" }, 400],
    [{ sku: "0000000000" }, 404],
    [{}, 400],
    [{ sku: "1", quantity: 0 }, 400],
    [{ sku: "1", quantity: 1.5 }, 400],
    [{ sku: "1", price: 1 }, 400],
    [{ sku: "1", contact: { firstName: "A", lastName: "B", email: "nobody" } }, 400],
    [[], 400],
  ])("refuse %j with %i and write nothing", async (body, status) => {
    const before = await list(member);
    expect((await reserve(member, body)).status).toBe(status);
    expect(await list(member)).toEqual(before);
  });

  it("need a contact from a visitor, a shop that there is, and a country that offers them", async () => {
    expect(await reserve(new Shopper(commerce))).toMatchObject({ status: 422, body: { code: "CONTACT_REQUIRED" } });
    expect((await reserve(member, { sku }, "500001")).status).toBe(404);
    expect((await reserve(member, { sku }, "1")).status).toBe(404);
    const british = new Shopper(commerce, "c-1003", { store: "1003", language: "en-GB" });
    expect(await reserve(british, { sku }, "4001")).toMatchObject({
      status: 422,
      body: { code: "RESERVATION_UNAVAILABLE" },
    });
  });
});

/** So many skus that a shop has. */
function inStock(shop: string, count: number): string[] {
  const skus = listDemoProducts(commerce.sandbox, 20).flatMap((product) => product.skus);
  return skus.filter((one) => storeStock(commerce.sandbox, shop, one) > 0).slice(0, count);
}

function freeShop(): Promise<string> {
  const shops = Array.from({ length: 120 }, (_, index) => String(2001 + index));
  const found = shops.find((shop) => shop !== storeId && storeStock(commerce.sandbox, shop, sku) > 0);
  return Promise.resolve(found ?? expect.fail("no shop has it"));
}
