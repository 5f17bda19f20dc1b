import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ICON_NAMES, iconName } from "./icon-names";

it("has a symbol for each name, and a name for each symbol [SHELL-19]", () => {
  const sprite = readFileSync("app/ui/icon/sprite.svg", "utf8");
  const ids = [...sprite.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24"><path d="[^"]+"\/><\/symbol>/g)];
  expect(ids.map(([, id]) => id)).toEqual(ICON_NAMES);
  expect(sprite.match(/<symbol/g)).toHaveLength(ICON_NAMES.length);
});

it("takes from content only what it knows", () => {
  expect(["truck", "constructor", "", null].map(iconName)).toEqual(["truck", null, null, null]);
});
