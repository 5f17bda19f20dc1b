import { describe, expect, it } from "vitest";
import { cartSchema } from "#models/cart.ts";
import { useCarts } from "./carts.fixture";

const world = useCarts();

describe("ten writers on one cart", () => {
  it("lose no line that was acknowledged", async () => {
    const cart = await world.visitor.createCart();
    let conflicts = 0;
    const acknowledged: string[] = [];
    const write = async (mine: string): Promise<void> => {
      let { version } = await world.visitor.get(cartSchema, "GET", `/carts/${cart.id}`);
      for (let done = 0; done < 3;) {
        const answer = await world.visitor.send("POST", `/carts/${cart.id}/products/${mine}?version=${version}`);
        if (answer.status === 200) {
          acknowledged.push(mine);
          done += 1;
        } else if (answer.status === 409) conflicts += 1;
        else throw new Error(JSON.stringify(answer));
        ({ version } = await world.visitor.get(cartSchema, "GET", `/carts/${cart.id}`));
      }
    };
    await Promise.all(world.skus.slice(0, 10).map(write));
    const after = await world.visitor.get(cartSchema, "GET", `/carts/${cart.id}`);
    expect(conflicts).toBeGreaterThan(0);
    expect(after.version).toBe(31);
    expect(acknowledged).toHaveLength(30);
    expect(new Map(after.lineItems.map((line) => [line.sku, line.quantity]))).toEqual(
      new Map(world.skus.slice(0, 10).map((mine) => [mine, 3])),
    );
  });
});
