import { afterEach, expect, it, vi } from "vitest";
import { aContext } from "#tests/support/request-context.ts";
import { giftCardBounds, readGiftCard, sendingDays } from "./gift-card-form.server";

afterEach(() => void vi.useRealTimers());

function read(fields: Record<string, string>) {
  const context = aContext({ prefix: "fr-fr" });
  const bounds = giftCardBounds(context)!;
  const amount = String(bounds.min.centAmount / 100);
  const form = new FormData();
  for (const [name, value] of Object.entries({ giftAmount: amount, giftEmail: "jean@vitrine.test", ...fields }))
    form.set(name, value);
  return readGiftCard(context, form, bounds);
}

it("writes the name of whom a card is for as the shop writes names [SITE-10]", async () => {
  expect(await read({ giftName: " jean-luc DE LA TOUR " })).toMatchObject({
    giftCard: { recipientName: "Jean-Luc De La Tour", recipientEmail: "jean@vitrine.test" },
  });
  expect(await read({ giftName: "  " })).toMatchObject({ giftCard: { recipientName: undefined } });
});

it("takes an address with an umlaut in its domain, which not every browser writes in ASCII", async () => {
  expect(await read({ giftEmail: "louise@müller.de" })).toMatchObject({
    giftCard: { recipientEmail: "louise@xn--mller-kva.de" },
  });
});

it.each([
  [{ minAmount: 0, maxAmount: 0, preselectedAmount: 0 }, null],
  [{ minAmount: 5_000, maxAmount: 1_000, preselectedAmount: 2_000 }, null],
  [{ minAmount: 0, maxAmount: 5_000, preselectedAmount: 0 }, [1, 5_000, 1]],
  [{ minAmount: 1_000, maxAmount: 5_000, preselectedAmount: 9_000 }, [1_000, 5_000, 5_000]],
])("with the site's amounts %j holds %j", (giftCard, held) => {
  const bounds = giftCardBounds(aContext({ params: { giftCard } }));
  expect(bounds && [bounds.min, bounds.max, bounds.preselected].map(({ centAmount }) => centAmount)).toEqual(held);
});

it("takes what the domain's bounds hold, both included, and nothing else [CART-12]", async () => {
  const { min, max } = giftCardBounds(aContext())!;
  for (const { centAmount } of [min, max]) {
    expect(await read({ giftAmount: String(centAmount / 100) })).toMatchObject({
      giftCard: { amount: { centAmount } },
    });
  }
  for (const cents of [min.centAmount - 1, max.centAmount + 1]) {
    expect(await read({ giftAmount: String(cents / 100) })).toMatchObject({ problems: [{ fieldId: "giftAmount" }] });
  }
});

it("refuses a name that is none, each mistake with its own words", async () => {
  for (const giftName of ["😀", "1234", "<b>", "Anna 2", "&"])
    expect(await read({ giftName })).toEqual({
      problems: [{ fieldId: "giftName", text: "Un nom s’écrit avec des lettres\u00a0: vérifiez celui-ci" }],
    });
  expect(await read({ giftName: "a".repeat(101) })).toEqual({
    problems: [{ fieldId: "giftName", text: "Raccourcissez le nom à 100\u00a0caractères" }],
  });
  expect(await read({ giftName: "anna & tom" })).toMatchObject({ giftCard: { recipientName: "Anna & Tom" } });
});

it("names mistakes in the order of the fields", async () => {
  const wrong = { giftAmount: "0", giftEmail: "", giftName: "1", giftMessage: "m".repeat(301), giftDate: "2000-01-01" };
  const answer = await read(wrong);
  expect("problems" in answer && answer.problems.map(({ fieldId }) => fieldId)).toEqual(Object.keys(wrong));
});

it("sends a card from today on, by the site's clock, for a year", async () => {
  // Half past one on 1 July in Paris.
  vi.useFakeTimers({ now: new Date("2026-06-30T23:30:00Z"), toFake: ["Date"] });
  expect(sendingDays(aContext())).toEqual({ first: "2026-07-01", last: "2027-07-01" });
  expect(await read({ giftDate: "2026-07-01" })).toHaveProperty("giftCard");
  expect(await read({ giftDate: "2026-06-30" })).toMatchObject({ problems: [{ fieldId: "giftDate" }] });
  vi.setSystemTime(new Date("2028-02-29T12:00:00Z"));
  expect(sendingDays(aContext())).toEqual({ first: "2028-02-29", last: "2029-02-28" });
});
