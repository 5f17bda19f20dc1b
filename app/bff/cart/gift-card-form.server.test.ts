import { expect, it } from "vitest";
import { aContext } from "#tests/support/request-context";
import { giftCardBounds, readGiftCard } from "./gift-card-form.server";

function read(fields: Record<string, string>) {
  const context = aContext({ prefix: "fr-fr" });
  const amount = String(giftCardBounds(context).min.centAmount / 100);
  const form = new FormData();
  for (const [name, value] of Object.entries({ giftAmount: amount, giftEmail: "jean@vitrine.test", ...fields }))
    form.set(name, value);
  return readGiftCard(context, form);
}

it("writes the name of whom a card is for as the shop writes names [SITE-10]", async () => {
  expect(await read({ giftName: " jean-luc DE LA TOUR " })).toMatchObject({
    giftCard: { recipientName: "Jean-Luc De La Tour", recipientEmail: "jean@vitrine.test" },
  });
  expect(await read({ giftName: "  " })).toMatchObject({ giftCard: { recipientName: undefined } });
});

it("refuses a name that is none, each mistake with its own words", async () => {
  for (const giftName of ["😀", "1234", "<b>", "Anna 2", "&"])
    expect(await read({ giftName })).toEqual({
      problems: [{ fieldId: "giftName", text: "Un nom s’écrit avec des lettres\u00a0: vérifiez celui-ci" }],
    });
  expect(await read({ giftName: "a".repeat(101) })).toEqual({
    problems: [{ fieldId: "giftName", text: "Raccourcissez le nom à 100 caractères" }],
  });
  expect(await read({ giftName: "anna & tom" })).toMatchObject({ giftCard: { recipientName: "Anna & Tom" } });
});
