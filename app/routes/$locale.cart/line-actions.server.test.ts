import { expect, it } from "vitest";
import { aContext } from "#tests/support/request-context";
import { handleCartForm } from "./actions.server";

const line = (sku: string, size: string) => ({ sku, productId: "100001", optionId: "10000101", size, quantity: 1 });
const [SMALL, LARGE] = [line("1000010101", "36"), line("1000010102", "40")];

it.each([
  ["with its wish", [SMALL], [], []],
  ["but not its wish while another size of it is there", [SMALL, LARGE], [LARGE], ["100001"]],
])("a line saved for later is taken off the list, %s", async (_, lines, left, wished) => {
  const context = aContext({ session: { later: { lines } } });
  context.session.wishlist = [{ productId: "100001" }];
  const form = new FormData();
  form.set("intent", "drop");
  form.set("sku", SMALL.sku);
  const { status, headers } = (await handleCartForm(context, form)) as Response;
  expect([status, headers.get("location")]).toEqual([303, "/fr-fr/cart"]);
  expect(context.session.linesForLater).toEqual(left);
  expect(context.session.wishlist.map(({ productId }) => productId)).toEqual(wished);
});

it("nothing is saved for later on a site without a wishlist", async () => {
  const form = new FormData();
  form.set("intent", "later");
  form.set("lineId", "line-1");
  const answer = await handleCartForm(aContext({ params: { wishlist: false } }), form);
  expect(answer).toMatchObject({ init: { status: 404 } });
});
