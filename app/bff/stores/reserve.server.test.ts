import fc from "fast-check";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { aSignedInBrowser } from "#tests/support/account-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aReservation } from "#tests/support/customer-builders.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { OWNER_FIELD } from "#app/models/form-problem.ts";
import type { Prefix } from "#app/models/locale.ts";
import { UnauthorizedError } from "../gateway/errors.server";
import { ownerMark } from "../session/form-owner.server";
import { parsePhoneNumber } from "../account/phone-number.server";
import { forgetReservation, reserve } from "./reserve.server";

const server = useGatewayServer();
const BODY = z.object({ contact: z.object({ phoneNumber: z.string().optional() }) });

/** Phone numbers that the gateway received. */
let told: (string | undefined)[] = [];
beforeEach(() => {
  told = [];
  server.use(
    http.post(`${GATEWAY}/stores/:storeId/reservations`, async ({ request }) => {
      told.push(BODY.parse(await request.json()).contact.phoneNumber);
      return HttpResponse.json({ code: "Product_out_of_stock", message: "" }, { status: 422 });
    }),
  );
});

/** Reserves on a site's page, and tells whether the phone number was refused. */
async function isRefused(phoneNumber: string, prefix: Prefix = "fr-fr"): Promise<boolean> {
  const form = new FormData();
  const typed = { firstName: "Anaïs", lastName: "Le Goff", email: "anais@example.com", phoneNumber };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const outcome = await reserve(aContext({ prefix }), { storeId: "1", sku: "1000010101" }, form);
  return "fields" in outcome && outcome.fields.join() === "phoneNumber";
}

describe("the phone number of a visitor who has a piece put aside", () => {
  it.each(["abc", "12", "0", "+33", "06 12 34 56", "06123456789012", "00000000000", "06 12 34 56 78 poste 4", "☎️"])(
    "is refused when nobody can be called at %j",
    async (typed) => {
      expect(await isRefused(typed)).toBe(true);
      expect(told).toEqual([]);
    },
  );

  it.each([
    ["06 12 34 56 78", "fr-fr", "+33612345678"],
    ["0033612345678", "fr-fr", "+33612345678"],
    ["079 123 45 67", "fr-ch", "+41791234567"],
    ["+33 6 12 34 56 78", "fr-ch", "+33612345678"],
    ["07400 123456", "en", "+447400123456"],
  ] as const)("%s is sent from %s as %s", async (typed, prefix, sent) => {
    expect(await isRefused(typed, prefix)).toBe(false);
    expect(told).toEqual([sent]);
  });

  it.each(["", "   "])("is not sent when it is %j: the field is nobody's duty", async (typed) => {
    expect(await isRefused(typed)).toBe(false);
    expect(told).toEqual([undefined]);
  });

  it("is never sent unless it can be called, whatever is typed", async () => {
    const digits = fc.string({ unit: fc.constantFrom(..."0123456789+ .-()a"), maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(digits, fc.string({ maxLength: 40 })), async (typed) => {
        told = [];
        const refused = await isRefused(typed);
        const [number] = told;
        expect([refused, number === undefined]).toEqual(
          typed.trim() === "" ? [false, true] : refused ? [true, true] : [false, false],
        );
        if (number !== undefined) expect(parsePhoneNumber(number, "FR")?.phoneNumber).toBe(number);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the name of a visitor who has a piece put aside", () => {
  it("is refused when it is no name, which is told from a missing one", async () => {
    const form = new FormData();
    const typed = { firstName: "Anna2", lastName: "", email: "anais@example.com" };
    for (const [name, value] of Object.entries(typed)) form.set(name, value);
    const outcome = await reserve(aContext(), { storeId: "1", sku: "1000010101" }, form);
    expect(outcome).toEqual({ fields: ["firstName", "lastName"], misnamed: ["firstName"] });
    expect(told).toEqual([]);
  });
});

it("takes an address with an umlaut in its domain, which not every browser writes in ASCII", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ firstName: "", lastName: "Le Goff", email: "anais@müller.de" }))
    form.set(name, value);
  const outcome = await reserve(aContext(), { storeId: "1", sku: "1000010101" }, form);
  expect(outcome).toEqual({ fields: ["firstName"], misnamed: [] });
});

describe("a piece that is put aside", () => {
  const contact = { firstName: "Anaïs", lastName: "Le Goff", email: "anais@example.com" };
  const form = new FormData();
  for (const [name, value] of Object.entries(contact)) form.set(name, value);
  /** A customer's has no contact fields. */
  const customersForm = new FormData();
  const piece = { storeId: "1", sku: "1000010101" };

  it("is one, however often the button is pressed at a time", async () => {
    const context = aContext();
    await Promise.all([reserve(context, piece, form), reserve(context, piece, form)]);
    expect(told).toHaveLength(1);
  });

  it("is another one once it was cancelled", async () => {
    const reservation = aReservation();
    let sent = 0;
    server.use(
      http.post(`${GATEWAY}/stores/:storeId/reservations`, () => {
        sent += 1;
        return HttpResponse.json(reservation, { status: 201 });
      }),
    );
    const context = aContext({ session: (await aSignedInBrowser()).cookies });
    const again = () =>
      reserve(context, { storeId: reservation.store.storeId, sku: reservation.product.sku }, customersForm);
    await again();
    await again();
    expect(sent).toBe(1);
    forgetReservation(context, reservation);
    await again();
    expect(sent).toBe(2);
  });

  it.each([
    ["a 502", () => new HttpResponse(null, { status: 502 })],
    ["a connection that is closed", () => HttpResponse.error()],
  ])("may be one after %s: a customer's list says so, and nobody else knows", async (_what, answer) => {
    const reservation = aReservation({ status: "PENDING", createdAt: new Date().toISOString() });
    const wanted = { storeId: reservation.store.storeId, sku: reservation.product.sku };
    const { store, product } = reservation;
    const others = [
      aReservation({ ...reservation, reservationId: "elsewhere", store: { ...store, storeId: "2003" } }),
      aReservation({ ...reservation, reservationId: "other piece", product: { ...product, sku: "1000010102" } }),
      aReservation({ ...reservation, reservationId: "cancelled", status: "CANCELLED" }),
      aReservation({ ...reservation, reservationId: "older", createdAt: "2020-01-01T10:00:00Z" }),
    ];
    let values = [...others, reservation];
    server.use(
      http.post(`${GATEWAY}/stores/:storeId/reservations`, answer),
      http.get(`${GATEWAY}/reservations-self`, () =>
        HttpResponse.json({ page: 1, size: 10, total: values.length, values }),
      ),
    );
    const { cookies } = await aSignedInBrowser();
    const reserved = () => reserve(aContext({ session: cookies }), wanted, customersForm);
    expect(await reserved()).toMatchObject({ reservationId: reservation.reservationId });
    values = others;
    expect(await reserved()).toEqual({ reason: "unsure" });
    server.use(http.get(`${GATEWAY}/reservations-self`, () => new HttpResponse(null, { status: 404 })));
    expect(await reserved()).toEqual({ reason: "unsure" });
    expect(await reserve(aContext(), wanted, form)).toEqual({ reason: "unsure" });
  });

  it.each([
    ["TOO_MANY_RESERVATIONS", "tooMany"],
    ["Product_out_of_stock", "gone"],
    ["RESERVATION_UNAVAILABLE", "closed"],
  ])("is refused with %s: %s", async (code, reason) => {
    server.use(
      http.post(`${GATEWAY}/stores/:storeId/reservations`, () =>
        HttpResponse.json({ code, message: "" }, { status: 422 }),
      ),
    );
    expect(await reserve(aContext(), piece, form)).toEqual({ reason });
  });

  it("is not made for another customer than the one whose page it was", async () => {
    const { store, product, ...rest } = aReservation();
    server.use(
      http.post(`${GATEWAY}/stores/:storeId/reservations`, () =>
        HttpResponse.json({ store, product, ...rest }, { status: 201 }),
      ),
    );
    const { cookies } = await aSignedInBrowser();
    const context = aContext({ session: cookies });
    const sent = (values: Record<string, string>) => {
      const own = new FormData();
      for (const [name, value] of Object.entries(values)) own.set(name, value);
      return reserve(context, { storeId: store.storeId, sku: product.sku }, own);
    };
    expect(await sent({ [OWNER_FIELD]: "x".repeat(16) })).toEqual({ reason: "othersAccount" });
    // Opened before anybody had signed in.
    expect(await sent({ firstName: "Anaïs", lastName: "Le Goff", email: "a@example.com" })).toEqual({
      reason: "signedIn",
    });
    const owner = ownerMark(context.session.tokens) ?? "";
    expect(await sent({ [OWNER_FIELD]: owner })).toMatchObject({ reservationId: rest.reservationId });
  });

  it("is a customer's to ask for: one whose session ended meanwhile signs in again", async () => {
    server.use(
      http.post(`${GATEWAY}/stores/:storeId/reservations`, () =>
        HttpResponse.json({ code: "CONTACT_REQUIRED", message: "" }, { status: 422 }),
      ),
    );
    await expect(reserve(aContext(), piece, form)).rejects.toThrow(UnauthorizedError);
  });
});

it("asks a customer to sign in again whose session ended before the form was sent", async () => {
  const pressed = reserve(aContext(), { storeId: "1", sku: "1000010101" }, new FormData());
  await expect(pressed).rejects.toThrow(UnauthorizedError);
  expect(told).toEqual([]);
});
