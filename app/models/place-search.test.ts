import { describe, expect, it } from "vitest";
import { readAskedPlace, readPosition } from "./place-search";

const read = (query: string) => readAskedPlace(new URLSearchParams(query), "search");

describe("what an address looks for", () => {
  it.each([
    ["", { place: "", near: null, isNowhere: false }],
    ["search=%20Lyon%20", { place: "Lyon", near: { search: "Lyon" }, isNowhere: false }],
    ["search=+&lat=&lon=", { place: "", near: null, isNowhere: false }],
    ["lat=48.8606&lon=2.3376", { place: "", near: { lat: "48.861", lon: "2.338" }, isNowhere: false }],
    ["search=&lat=-33&lon=-70.5", { place: "", near: { lat: "-33.000", lon: "-70.500" }, isNowhere: false }],
    ["search=Lyon&lat=48.8&lon=2.3", { place: "Lyon", near: { search: "Lyon" }, isNowhere: false }],
    ["search=Lyon&lat=x&lon=y", { place: "Lyon", near: { search: "Lyon" }, isNowhere: false }],
    ["lat=91&lon=2", { place: "", near: null, isNowhere: true }],
    ["lat=48.8", { place: "", near: null, isNowhere: true }],
    ["lon=2.3", { place: "", near: null, isNowhere: true }],
    ["lat=48.8&lon=<b>", { place: "", near: null, isNowhere: true }],
  ])("%s", (query, search) => {
    expect(read(query)).toEqual(search);
  });

  it("is cut where no place has a longer name", () => {
    expect(read(`search=${"x".repeat(500)}`).place).toHaveLength(100);
  });
});

describe("a position", () => {
  it.each([
    ["90", "180"],
    ["-90", "-180"],
    ["0", "0.123456789012345"],
  ])("is %s, %s", (lat, lon) => {
    expect(readPosition(lat, lon)).toEqual({ lat: (+lat).toFixed(3), lon: (+lon).toFixed(3) });
  });

  it.each([
    ["90.1", "2"],
    ["48", "180.001"],
    ["1e2", "2"],
    ["48,8", "2"],
    ["", ""],
    [" 48", "2"],
    ["Infinity", "2"],
    [null, "2"],
    ["48", undefined],
    ["48", new Blob()],
  ])("is not %j, %j", (lat, lon) => {
    expect(readPosition(lat, lon)).toBeNull();
  });
});
