import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aSignedInBrowser, loadPage, sendForm } from "#tests/support/account-browser.ts";
import { AddressWorld, anEntry, BOOK_CALLS, BOOK_PAGE, TYPED_ADDRESS } from "#tests/support/address-world.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import * as bookRoute from "#app/routes/$locale.account.settings.delivery-addresses._index/route.tsx";
import * as createRoute from "#app/routes/$locale.account.settings.delivery-addresses.create/route.tsx";
import * as editRoute from "#app/routes/$locale.account.settings.delivery-addresses.$id.$page/route.tsx";
import { createDedupe } from "../gateway/dedupe.server";
import type { DeliveryAddressForm } from "#app/models/checkout-view.ts";
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
const edit = (id: string, form: Record<string, string>, page = "edit") =>
  sendForm(browser, { action: editRoute.action, page: `${BOOK_PAGE}/${id}/${page}`, params: { id, page } }, form);

describe("the address book", () => {
  it("lists the favourite first, names written as the shop writes them [ACC-04, SITE-10]", async () => {
    const { addresses } = (await visit())!;
    expect(addresses.map(({ id, isFavourite }) => [id, isFavourite])).toEqual([
      ["a2", true],
      ["a1", false],
    ]);
    expect(addresses[0]?.lines).toEqual(["Camille Lefèvre", "8 place Bellecour", "69002 Lyon"]);
  });

  it("shows an empty list and says so when it cannot be read [ACC-04]", async () => {
    server.use(http.get(`${BOOK_CALLS}/delivery`, () => new HttpResponse(null, { status: 500 })));
    const { result } = await browser.visit(bookRoute.loader, BOOK_PAGE);
    expect(result).toMatchObject({ data: { book: null }, init: { status: 503 } });
  });

  it("lets a new address be typed while it cannot be read, and says of a known one that it cannot be shown [OPS-05]", async () => {
    server.use(http.get(`${BOOK_CALLS}/delivery`, () => new HttpResponse(null, { status: 500 })));
    const { address } = await loadPage<{ address: DeliveryAddressForm }>(
      browser,
      createRoute.loader,
      `${BOOK_PAGE}/create`,
    );
    expect(address).toMatchObject({ isRead: true, isOnly: false, isFavourite: false });
    const page = { id: "a1", page: "edit" };
    const { result } = await browser.visit(editRoute.loader, `${BOOK_PAGE}/a1/edit`, {}, page);
    expect(result).toMatchObject({ data: { address: { isRead: false } }, init: { status: 503 } });
    expect((await edit("a1", TYPED_ADDRESS)).status).toBe(503);
    const again = await browser.visit(editRoute.loader, `${BOOK_PAGE}/a1/edit`, {}, page);
    expect(again.result).toMatchObject({
      data: { address: { isRestored: true, form: { values: { line1: TYPED_ADDRESS.line1 } } } },
      init: { status: 200 },
    });
  });

  it("of forty is searched without accents or capitals", async () => {
    world.book = Array.from({ length: 40 }, (_, index) =>
      anEntry({ id: `a${index}`, city: index === 7 ? "Créteil" : "Paris", line1: `${index} rue des Lilas` }),
    );
    const found = (await visit("?q=creteil+LILAS"))!;
    expect(found.addresses.map(({ id }) => id)).toEqual(["a7"]);
    expect(found).toMatchObject({ total: 40, hasSearch: true });
    expect((await visit("?q=nowhere"))!.addresses).toEqual([]);
  });

  it("takes a new address as the shop writes it, and once however often it is sent [ACC-04, SITE-10]", async () => {
    for (let each = 0; each < 2; each += 1)
      expect(await create(TYPED_ADDRESS)).toMatchObject({ status: 303, to: BOOK_PAGE });
    expect(world.book).toHaveLength(3);
    expect(world.book[2]).toMatchObject({
      firstName: "Anne-Marie",
      lastName: "Le Gall",
      phoneNumber: "+33612345678",
      favorite: false,
    });
  });

  it("takes two presses at once for one, of the form and of the undo", async () => {
    browser = await aSignedInBrowser({ dedupe: createDedupe({ ttl: 10_000 }) });
    await Promise.all([create(TYPED_ADDRESS), create(TYPED_ADDRESS)]);
    expect(world.book).toHaveLength(3);
    await press("delete", "a1");
    const before = { ...browser.cookies };
    expect((await press("undo", "a1")).to).toBe(BOOK_PAGE);
    // The second one was sent before the first one's answer was in.
    browser.cookies = before;
    expect((await press("undo", "a1")).to).toBe(BOOK_PAGE);
    expect(world.book).toHaveLength(3);
  });

  it("makes the first address the favourite, and any other when it is asked to [ACC-04]", async () => {
    await create({ ...TYPED_ADDRESS, favourite: "on" });
    expect(world.book.filter(({ favorite }) => favorite).map(({ line1 }) => line1)).toEqual(["3 rue de Brest"]);
    await press("favourite", "a1");
    expect(world.book.filter(({ favorite }) => favorite).map(({ id }) => id)).toEqual(["a1"]);
    world.book = [];
    await create(TYPED_ADDRESS);
    expect(world.book[0]?.favorite).toBe(true);
  });

  it("changes one address and leaves it the favourite it is [ACC-04]", async () => {
    expect((await edit("a2", TYPED_ADDRESS)).to).toBe(BOOK_PAGE);
    expect(world.book[1]).toMatchObject({ id: "a2", line1: "3 rue de Brest", favorite: true });
  });

  it("keeps what is known of its quality until it is another place or number [ACC-04]", async () => {
    const { phone: _phone, ...place } = TYPED_ADDRESS;
    const judged = { quality: "A1", phoneNumber: "+33612345678", phoneNumberCountry: "FR", phoneNumberQuality: "OK" };
    world.book = [anEntry({ ...place, ...judged })];
    const qualities = async (form: object) => {
      await edit("a1", { ...TYPED_ADDRESS, ...form });
      return world.book.map(({ quality, phoneNumberQuality }) => [quality, phoneNumberQuality]);
    };
    expect(await qualities({ firstName: "Anne" })).toEqual([["A1", "OK"]]);
    expect(await qualities({ phone: "06 12 34 56 79" })).toEqual([["A1", undefined]]);
    expect(await qualities({ line1: "5 rue de Brest" })).toEqual([[undefined, undefined]]);
  });

  it("keeps the third and fourth line of an address that is changed", async () => {
    world.book = [anEntry({ line2: "Bât. C", line3: "Escalier 2", line4: "c/o Martin" })];
    const params = { id: "a1", page: "edit" };
    const page = await loadPage<{ address: DeliveryAddressForm }>(
      browser,
      editRoute.loader,
      `${BOOK_PAGE}/a1/edit`,
      params,
    );
    expect(page.address.form.values).toMatchObject({ line3: "Escalier 2", line4: "c/o Martin" });
    await edit("a1", { ...TYPED_ADDRESS, line3: "Escalier 2", line4: "c/o Martin" });
    expect(world.book[0]).toMatchObject({ line1: "3 rue de Brest", line3: "Escalier 2", line4: "c/o Martin" });
    expect((await edit("a1", { ...TYPED_ADDRESS, line3: "x".repeat(101) })).errors).toHaveProperty("line3");
  });

  it("begins with the customer's names as the shop writes them, however the account has them [SITE-10]", async () => {
    const account = aCustomer({ firstName: "ANNE-LISE", lastName: "LE GOFF" });
    server.use(http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(account)));
    const { address } = await loadPage<{ address: DeliveryAddressForm }>(
      browser,
      createRoute.loader,
      `${BOOK_PAGE}/create`,
    );
    expect(address.form.values).toMatchObject({ firstName: "Anne-Lise", lastName: "Le Goff" });
  });

  it("is typed again after the gateway was unavailable, tick included", async () => {
    server.use(http.post(`${BOOK_CALLS}/deliveries`, () => new HttpResponse(null, { status: 503 })));
    expect((await create({ ...TYPED_ADDRESS, favourite: "on" })).status).toBe(503);
    const { address } = await loadPage<{ address: DeliveryAddressForm }>(
      browser,
      createRoute.loader,
      `${BOOK_PAGE}/create`,
    );
    expect(address).toMatchObject({ isRestored: true, isFavourite: true });
    expect(address.form.values).toMatchObject({ line1: "3 rue de Brest", city: "Brest" });
  });

  it.each([TYPED_ADDRESS, { ...TYPED_ADDRESS, zipCode: "ABC" }])(
    "is in the form of a new one, as it was typed, where it was deleted in another tab [ACC-04, ACC-17]",
    async (typed) => {
      world.book = world.book.filter(({ id }) => id !== "a1");
      const { to, context } = await edit("a1", typed);
      expect(to).toBe(`${BOOK_PAGE}/create`);
      expect(context.session.changes.flash?.messages).toMatchObject([{ key: "account.addressGone" }]);
      const { address } = await loadPage<{ address: DeliveryAddressForm }>(browser, createRoute.loader, to!);
      expect([address.isRestored, address.form.values]).toMatchObject([true, typed]);
    },
  );

  it.each([
    ["firstName", "1234"],
    ["lastName", "😀"],
    ["line1", ""],
    ["line1", "x".repeat(201)],
    ["zipCode", "ABC"],
    ["city", ""],
    ["country", "XX"],
    ["phone", "12"],
  ])("refuses %s %j beside its field, with everything typed [ACC-04, ACC-17]", async (field, value) => {
    const answer = await create({ ...TYPED_ADDRESS, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.errors).toHaveProperty(field);
    expect(answer.problem?.values).toMatchObject({ ...TYPED_ADDRESS, [field]: value });
    expect(world.book).toHaveLength(2);
  });

  it("knows no other customer's address: 404 to look at, nothing done by a button", async () => {
    for (const [id, page] of [
      ["zz", "edit"],
      ["a1", "other"],
    ] as const) {
      const { response } = await browser.visit(editRoute.loader, `${BOOK_PAGE}/${id}/${page}`, {}, { id, page });
      expect(response?.status).toBe(404);
    }
    expect((await edit("zz", TYPED_ADDRESS)).to).toBe(`${BOOK_PAGE}/create`);
    expect((await press("delete", "zz")).to).toBe(BOOK_PAGE);
    expect(world.book).toHaveLength(2);
  });

  it("names an address as it writes it, also one that was sent in capitals", async () => {
    world.book[0] = anEntry({ firstName: "ANAÏS", lastName: "LE GOFF", line1: "12 RUE DE SIAM" });
    const card = (await visit())!.addresses.find(({ id }) => id === "a1")!;
    expect(card.name).toBe("Anaïs Le Goff, 12 rue de Siam");
    expect(card.lines.slice(0, 2).join(", ")).toBe(card.name);
  });

  it("deletes with an undo in its place, which restores it once, favourite and all [ACC-04]", async () => {
    await press("delete", "a2");
    expect(world.book.map(({ id }) => id)).toEqual(["a1"]);
    expect((await visit())!.undo).toEqual({ id: "a2", name: "Camille Lefèvre, 8 place Bellecour", position: 0 });
    expect((await press("undo", "a2")).to).toBe(BOOK_PAGE);
    const [restored] = (await visit())!.addresses;
    expect([restored?.isFavourite, restored?.lines.at(-1)]).toEqual([true, "69002 Lyon"]);
    expect((await visit())!.undo).toBeNull();
    expect((await press("undo", "a2")).to).toBe(BOOK_PAGE);
    expect(world.book).toHaveLength(2);
    expect((await press("undo", "a1")).status).toBe(409);
  });

  it("offers the undo where the button was pressed twice and the browser got the second answer only [ACC-04]", async () => {
    browser = await aSignedInBrowser({ dedupe: createDedupe({ ttl: 10_000 }) });
    const before = { ...browser.cookies };
    await press("delete", "a2");
    browser.cookies = before;
    expect((await press("delete", "a2")).to).toBe(BOOK_PAGE);
    expect((await visit())!.undo).toMatchObject({ id: "a2", position: 0 });
    await press("undo", "a2");
    expect(world.book).toHaveLength(2);
  });

  it("restores nothing by the undo of a page that is old", async () => {
    await press("delete", "a1");
    await press("delete", "a2");
    expect((await press("undo", "a1")).status).toBe(409);
    expect(world.book).toEqual([]);
  });

  describe("of forty", () => {
    const lines = async (query = "") => (await visit(query))!.addresses.map((each) => each.lines[1]);

    beforeEach(() => {
      world.book = Array.from({ length: 40 }, (_, index) =>
        anEntry({
          id: `a${index}`,
          line1: `${index} rue des Lilas`,
          city: index % 10 === 4 ? "Dijon" : "Paris",
          favorite: index === 30,
        }),
      );
    });

    it.each([4, 29, 31, 39, 0, 30])("restores number %i to its place [ACC-04]", async (index) => {
      const [kept, shown] = [world.book.map(({ line1 }) => line1), await lines()];
      await press("delete", `a${index}`);
      // When the favourite is deleted, the gateway makes the first address the favourite.
      if (index === 30) world.book = world.book.map((each, place) => ({ ...each, favorite: place === 0 }));
      expect((await visit())!.undo?.position).toBe(shown.indexOf(`${index} rue des Lilas`));
      await press("undo", `a${index}`);
      expect(world.book.map(({ line1 }) => line1)).toEqual(kept);
      expect(await lines()).toEqual(shown);
    });

    it("keeps what was searched for when one is deleted, and offers the undo there [ACC-04]", async () => {
      const shown = await lines("?q=dijon");
      expect(shown).toHaveLength(4);
      expect((await press("delete", "a24", "?index&q=dijon")).to).toBe(`${BOOK_PAGE}?q=dijon`);
      expect(await visit("?q=dijon")).toMatchObject({ undo: { id: "a24", position: 2 }, addresses: { length: 3 } });
      expect((await press("undo", "a24", "?index&q=dijon")).to).toBe(`${BOOK_PAGE}?q=dijon`);
      expect(await lines("?q=dijon")).toEqual(shown);
      expect((await press("favourite", "a4", "?q=+")).to).toBe(BOOK_PAGE);
    });
  });

  it("honours an undo for 60 seconds", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      await press("delete", "a1");
      vi.setSystemTime(Date.now() + 61_000);
      expect((await visit())!.undo).toBeNull();
      expect((await press("undo", "a1")).status).toBe(409);
    } finally {
      vi.useRealTimers();
    }
  });
});
