import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aSignedInBrowser, loadPage, sendForm } from "#tests/support/account-browser.ts";
import { AddressWorld, anEntry, BOOK_CALLS, BOOK_PAGE, TYPED_ADDRESS } from "#tests/support/address-world.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { newDeliveryAddressSchema } from "#app/models/address.ts";
import * as billingRoute from "#app/routes/$locale.account.settings.billing-address/route.tsx";
import * as bookRoute from "#app/routes/$locale.account.settings.delivery-addresses._index/route.tsx";
import * as editRoute from "#app/routes/$locale.account.settings.delivery-addresses.$id.$page/route.tsx";
import * as createRoute from "#app/routes/$locale.account.settings.delivery-addresses.create/route.tsx";
import type { AddressBook } from "./address-pages.server";

const server = useGatewayServer();
let browser: FakeBrowser;
let world: AddressWorld;

beforeEach(async () => {
  browser = await aSignedInBrowser();
  world = new AddressWorld();
  server.use(...world.handlers());
});

const visit = async (query = "") =>
  (await loadPage<{ book: AddressBook | null }>(browser, bookRoute.loader, BOOK_PAGE + query)).book;
const press = (intent: string, id: string, query = "") =>
  sendForm(browser, { action: bookRoute.action, page: BOOK_PAGE + query }, { intent, id });
const create = (form: Record<string, string>) =>
  sendForm(browser, { action: createRoute.action, page: `${BOOK_PAGE}/create` }, form);

describe("an address, whatever answers are lost,", () => {
  it("takes the first address once, and makes a known one the favourite instead of saving it again [ACC-04]", async () => {
    world.book = [];
    for (let each = 0; each < 2; each += 1)
      expect(await create(TYPED_ADDRESS)).toMatchObject({ status: 303, to: BOOK_PAGE });
    expect(world.book.map(({ favorite }) => favorite)).toEqual([true]);
    world.book = [...world.book.map((each) => ({ ...each, favorite: false })), anEntry({ favorite: true })];
    await create({ ...TYPED_ADDRESS, favourite: "on" });
    expect(world.book.map(({ line1, favorite }) => [line1, favorite])).toEqual([
      ["3 rue de Brest", true],
      ["14 rue des Lilas", false],
    ]);
  });

  it("gets the phone number that was typed with it again, and keeps its own when none was [ACC-04]", async () => {
    await create({ ...TYPED_ADDRESS, phone: "06 99 88 77 66" });
    await create({ ...TYPED_ADDRESS, phone: "" });
    expect(world.book.slice(2)).toMatchObject([{ line1: "3 rue de Brest", phoneNumber: "+33699887766" }]);
    await create(TYPED_ADDRESS);
    expect(world.book.slice(2)).toMatchObject([{ line1: "3 rue de Brest", phoneNumber: "+33612345678" }]);
  });

  it("keeps the customer's own number abroad, where its digits would be somebody else's [ACC-04]", async () => {
    browser.params = { deliveryCountries: ["FR", "MC"] };
    server.use(
      http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer({ phoneNumber: "+33612345678" }))),
    );
    const monaco = { ...TYPED_ADDRESS, country: "MC", zipCode: "98000", city: "Monaco" };
    await create(monaco);
    expect(world.book.at(-1)).toMatchObject({ country: "MC", phoneNumber: "+33612345678", phoneNumberCountry: "FR" });
    world.book = [anEntry({ phoneNumber: "+33639980112", phoneNumberCountry: "FR" })];
    const edit = { action: editRoute.action, page: `${BOOK_PAGE}/a1/edit`, params: { id: "a1", page: "edit" } };
    await sendForm(browser, edit, { ...monaco, phone: "06 39 98 01 12" });
    expect(world.book).toMatchObject([{ country: "MC", phoneNumber: "+33639980112", phoneNumberCountry: "FR" }]);
  });

  it("is restored once, also when the answer to the first press was lost [ACC-04]", async () => {
    await press("delete", "a2");
    let isLost = true;
    server.use(
      http.post(`${BOOK_CALLS}/deliveries`, async ({ request }) => {
        if (!isLost) return undefined;
        isLost = false;
        const { position: _, ...input } = newDeliveryAddressSchema.parse(await request.json());
        world.book = [...world.book.map((each) => ({ ...each, favorite: false })), { id: "restored", ...input }];
        return new HttpResponse(null, { status: 503 });
      }),
    );
    expect((await press("undo", "a2")).status).toBe(503);
    expect((await press("undo", "a2")).to).toBe(BOOK_PAGE);
    expect(world.book.map(({ id }) => id)).toEqual(["a1", "restored"]);
    expect((await visit())!.undo).toBeNull();
  });
});

describe("the billing address", () => {
  const AT = "/fr-fr/account/settings/billing-address";
  const { firstName: _first, lastName: _last, phone: _phone, ...FIELDS } = TYPED_ADDRESS;

  it("is saved without names, which it does not carry [ACC-05]", async () => {
    expect(await sendForm(browser, { action: billingRoute.action, page: AT }, FIELDS)).toMatchObject({
      to: "/fr-fr/account/settings",
    });
    expect(world.billing).toEqual([{ line1: "3 rue de Brest", zipCode: "29200", city: "Brest", country: "FR" }]);
  });

  it.each([
    ["", ""],
    ["Camille 2", "Lefèvre"],
    ["Camille", "L".repeat(51)],
  ])("is saved whatever the account's names are: %j %j [ACC-05]", async (firstName, lastName) => {
    server.use(http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json({ ...aCustomer(), firstName, lastName })));
    expect(await sendForm(browser, { action: billingRoute.action, page: AT }, FIELDS)).toMatchObject({
      to: "/fr-fr/account/settings",
    });
  });

  it("is shown and saved with all four lines [ACC-05]", async () => {
    const lines = { line1: "3 rue de Brest", line2: "Bât. C", line3: "Escalier 2", line4: "c/o Martin" };
    const known = { ...lines, zipCode: "29200", city: "Brest", country: "FR" };
    server.use(http.get(`${BOOK_CALLS}/billing`, () => HttpResponse.json(known)));
    const page = await loadPage<object>(browser, billingRoute.loader, AT);
    expect(JSON.stringify(page)).toContain('"line3":"Escalier 2","line4":"c/o Martin"');
    await sendForm(browser, { action: billingRoute.action, page: AT }, { ...FIELDS, ...lines });
    expect(world.billing).toEqual([known]);
  });

  it("is saved in the country that was chosen [ACC-05]", async () => {
    const abroad = { ...FIELDS, country: "BE", zipCode: "1000", city: "Bruxelles" };
    await sendForm(browser, { action: billingRoute.action, page: AT }, abroad);
    expect(world.billing).toMatchObject([{ zipCode: "1000", city: "Bruxelles", country: "BE" }]);
  });

  it("keeps what is known of its quality until it is another place [ACC-05]", async () => {
    const known = { line1: "3 RUE DE BREST", zipCode: "29200", city: "BREST", country: "FR", quality: "A1" };
    server.use(http.get(`${BOOK_CALLS}/billing`, () => HttpResponse.json(known)));
    const send = (form: object) => sendForm(browser, { action: billingRoute.action, page: AT }, { ...FIELDS, ...form });
    await send({});
    await send({ line1: "5 rue de Brest" });
    expect(world.billing.map(({ line1, quality }) => [line1, quality])).toEqual([
      ["3 rue de Brest", "A1"],
      ["5 rue de Brest", undefined],
    ]);
  });

  it("is no empty form while it cannot be read, which would replace it unseen", async () => {
    server.use(http.get(`${BOOK_CALLS}/billing`, () => HttpResponse.json({ code: "X", message: "" }, { status: 400 })));
    const { result } = await browser.visit(billingRoute.loader, AT);
    expect(result).toMatchObject({ data: { isRead: false }, init: { status: 503 } });
  });

  it("is refused beside its field [ACC-05, ACC-17]", async () => {
    const answer = await sendForm(browser, { action: billingRoute.action, page: AT }, { ...FIELDS, zipCode: "1" });
    expect(answer).toMatchObject({ status: 400, problem: { values: FIELDS.line1 ? { line1: FIELDS.line1 } : {} } });
    expect(Object.keys(answer.errors)).toEqual(["zipCode"]);
    expect(world.billing).toEqual([]);
  });
});
