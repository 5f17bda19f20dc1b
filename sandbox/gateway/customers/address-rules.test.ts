import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DeliveryAddress } from "#models/address.ts";
import { addAddress, changeAddress, removeAddress } from "./address-rules";

const address = (id: string, favorite = false): DeliveryAddress => ({
  id,
  favorite,
  firstName: "Camille",
  lastName: "Lefèvre",
  line1: "12 rue des Lilas",
  city: "Paris",
  zipCode: "75011",
  country: "FR",
});
const favorites = (addresses: readonly DeliveryAddress[]) =>
  addresses.filter(({ favorite }) => favorite).map(({ id }) => id);

describe("delivery addresses", () => {
  it("make the first one the favourite", () => {
    expect(favorites(addAddress([], address("a")))).toEqual(["a"]);
  });

  it("come to the end, or back to the place they had", () => {
    const three = ["a", "b", "c"].map((id) => address(id, id === "a"));
    const ids = (position?: number) =>
      addAddress(three, address("x"), position)
        .map(({ id }) => id)
        .join("");
    expect([ids(), ids(0), ids(1), ids(3), ids(1000)]).toEqual(["abcx", "xabc", "axbc", "abcx", "abcx"]);
    expect(favorites(addAddress(three, address("x"), 0))).toEqual(["a"]);
  });

  it("pass the favourite on when it is asked for, or when it goes", () => {
    const two = addAddress(addAddress([], address("a")), address("b"));
    expect(favorites(two)).toEqual(["a"]);
    expect(favorites(changeAddress(two, address("b", true)) ?? [])).toEqual(["b"]);
    expect(favorites(changeAddress(two, address("a", false)) ?? [])).toEqual(["a"]);
    expect(favorites(removeAddress(two, "a") ?? [])).toEqual(["b"]);
  });

  it("know no address that is not there", () => {
    expect(changeAddress([], address("a"))).toBeNull();
    expect(removeAddress([address("a", true)], "b")).toBeNull();
  });

  it("have exactly one favourite after any history, unless there is none left", () => {
    const step = fc.record({
      kind: fc.constantFrom("add", "change", "remove"),
      id: fc.constantFrom("a", "b", "c", "d"),
      favorite: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let addresses: DeliveryAddress[] = [];
        for (const { kind, id, favorite } of steps) {
          const known = addresses.some((one) => one.id === id);
          if (kind === "add" && !known) addresses = addAddress(addresses, address(id, favorite));
          if (kind === "change") addresses = changeAddress(addresses, address(id, favorite)) ?? addresses;
          if (kind === "remove") addresses = removeAddress(addresses, id) ?? addresses;
          expect(favorites(addresses)).toHaveLength(addresses.length === 0 ? 0 : 1);
        }
      }),
    );
  });
});
