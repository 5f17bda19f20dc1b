import { describe, expect, it } from "vitest";
import { flagsOf } from "./picture-url";

const file = (filename: string, url = `/flags/${filename}`) => ({ uid: filename, filename, url });

describe("the flags of a folder", () => {
  it("are known by their files' names, however written", () => {
    expect(flagsOf([file("fr.webp"), file("CH.PNG"), file(" gb.min.svg ")])).toEqual({
      FR: "/flags/fr.webp",
      CH: "/flags/CH.PNG",
      GB: "/flags/ gb.min.svg ",
    });
  });

  it("leave out what is no country of the shop, and what has no address", () => {
    expect(flagsOf([file("be.webp"), file("readme"), file(""), file("it.webp", "")])).toEqual({});
  });

  it("are one a country: the first", () => {
    expect(flagsOf([file("pl.webp", "/a"), file("pl.png", "/b")])).toEqual({ PL: "/a" });
  });
});
