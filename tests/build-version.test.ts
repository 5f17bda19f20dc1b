import { expect, it } from "vitest";
import { versionOf } from "../scripts/merge-chunks.mjs";

const routes = { root: { module: "/build/root-AbCdEf1.js" } };

it("is another one for each build, also where only the server has changed", () => {
  const built = versionOf(routes, 'var title = "Mein Warenkorb";');
  expect(built).toBe(versionOf(routes, 'var title = "Mein Warenkorb";'));
  expect(versionOf(routes, 'var title = "Warenkorb";')).not.toBe(built);
  expect(versionOf({ root: { module: "/build/root-AbCdEf2.js" } }, 'var title = "Mein Warenkorb";')).not.toBe(built);
});
