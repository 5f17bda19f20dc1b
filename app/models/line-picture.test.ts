import { describe, expect, it } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { lineItemSchema } from "./cart";
import { readLeniently } from "./lenient-schemas";
import { linePicture } from "./picture-url";
import { pictureSrcSet, pictureUrl } from "./picture-url";

const read = (picture: unknown) => readLeniently(lineItemSchema, { ...aLine(), picture }).result.data;

describe("the picture of a line", () => {
  it.each([{ type: "VX", path: "/p/1.webp" }, { type: "GZ", path: "p/1.webp" }, {}, null, undefined])(
    "that cannot be read costs the picture and nothing else: %j",
    (picture) => {
      const line = read(picture);
      expect(line).toMatchObject({ sku: aLine().sku, price: aLine().price });
      expect(linePicture(line!)).toMatch(/^data:image\/svg\+xml,[^ ]+#$/);
    },
  );

  it("is an address of its own without one, in whatever width it is asked for", () => {
    const nothing = linePicture(read(null)!);
    expect(new URL(pictureUrl("https://i.test", nothing, 160)).hash).toBe("#?w=160&q=80&f=webp");
    expect(pictureSrcSet("https://i.test", nothing, "thumb")).not.toContain("i.test");
  });

  it("is the gateway's otherwise", () => {
    expect(linePicture(read({ type: "GZ", path: "/p/1.webp" })!)).toBe("/p/1.webp");
  });
});
