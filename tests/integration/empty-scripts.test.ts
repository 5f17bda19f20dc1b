import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDER = "public/build/routes";

it("the script of the route that adds to the cart is the same in every release, as it imports nothing", () => {
  const files = readdirSync(FOLDER).filter((name) => /^\$locale\.cart_\.add-[\w-]+\.js$/.test(name));
  expect(files).toHaveLength(1);
  expect(readFileSync(`${FOLDER}/${files[0]}`, "utf8")).not.toContain("import");
});
