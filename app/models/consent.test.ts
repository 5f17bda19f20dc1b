import { describe, expect, it } from "vitest";
import { ALL_LEVELS, cookiesToRemove, isAnythingAllowed, levelsOf, privacyValue, readConsent } from "./consent";

describe("the privacy cookie", () => {
  it("is a list of integers, whatever stands beside it [TRK-03]", () => {
    expect(readConsent("locale=fr-fr; privacy=0,1,2; x=1")).toEqual([0, 1, 2]);
    expect(readConsent("privacy=0")).toEqual([0]);
    expect(readConsent("privacy=0%2C2")).toEqual([0, 2]);
    expect(readConsent("privacy=7")).toEqual([7]);
    expect(readConsent("privacy=0,1; privacy=0,1")).toEqual([0, 1]);
  });

  it.each([
    undefined,
    "",
    "privacy=",
    "privacy=all",
    "privacy=1;privacy=0",
    "privacy=-1",
    "privacy=1,-2",
    "privacy=1,,2",
    "privacy=1.5",
    "privacy=123",
    "privacy=0x1",
    "privacy=1 2",
    `privacy=${Array(10_000).fill("1").join(",")}`,
    "myprivacy=1",
    "privacy=%E0%A4%A",
  ])("is no choice as %.40s [TRK-03]", (header) => {
    expect(readConsent(header)).toBeNull();
  });

  it("always has what is necessary, each level once, in order", () => {
    expect(privacyValue([])).toBe("0");
    expect(privacyValue([2, 1, 2])).toBe("0,1,2");
    expect(readConsent(`privacy=${privacyValue(ALL_LEVELS)}`)).toEqual(ALL_LEVELS);
  });

  it("is made of the purposes that a form names and the shop knows", () => {
    expect(levelsOf(["tests", "advertising", "everything", 2, null])).toEqual([2]);
  });

  it("ignores integers that mean nothing any more, as 3 once meant advertising [TRK-03]", () => {
    const allowed = (value: string) => isAnythingAllowed(readConsent(`privacy=${value}`));
    expect(["0", "0,3", "3", "99", "all", ""].map(allowed)).toEqual([false, false, false, false, false, false]);
    expect(["0,1", "2", "0,2,3"].map(allowed)).toEqual([true, true, true]);
  });

  it("takes along what it does not allow any more [TRK-07]", () => {
    const names = ["_ga", "_ga_X1", "_gid", "ab-fr-production", "variant", "vitrine-cart", "locale", "stay-fr-fr"];
    expect(cookiesToRemove(names, [0, 2])).toEqual(["_ga", "_ga_X1", "_gid"]);
    expect(cookiesToRemove(names, [0, 1])).toEqual(["ab-fr-production", "variant"]);
    expect(cookiesToRemove(names, ALL_LEVELS)).toEqual([]);
  });
});
