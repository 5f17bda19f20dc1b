import { randomUUID } from "node:crypto";
import { expect, inject, it } from "vitest";
import { HttpBrowser } from "../support/http-browser";
import { PASSWORD, register, signIn } from "../support/http-shopper";

const shop = inject("shopUrl");
const PAGE = "/fr-fr/account/settings";

/** A new customer, signed in on two devices. */
async function onTwoDevices(): Promise<[HttpBrowser, HttpBrowser]> {
  const email = `${randomUUID()}@vitrine.test`;
  const [here, there] = [new HttpBrowser(shop), new HttpBrowser(shop)];
  await register(here, await here.open(PAGE), email);
  await signIn(there, await there.open(PAGE), email, PASSWORD);
  for (const browser of [here, there]) expect(await isIn(browser)).toBe(true);
  return [here, there];
}

/** Whether the account opens, as it also does after a sign-in for which the provider asks nothing. */
async function isIn(browser: HttpBrowser): Promise<boolean> {
  const { status, url } = await browser.open(PAGE);
  expect(status).toBe(200);
  return url.startsWith(shop);
}

it("a changed password ends the sessions of other devices, and no other", async () => {
  const [here, there] = await onTwoDevices();
  const guess = { currentPassword: "wrong password", newPassword: "un autre mot de passe" };
  expect((await here.post("/fr-fr/account/change-password", guess)).status).toBe(422);
  expect(await isIn(there)).toBe(true);

  const changed = await here.post("/fr-fr/account/change-password", { ...guess, currentPassword: PASSWORD });
  expect([changed.status, new URL(changed.url).pathname]).toEqual([200, PAGE]);
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
});

it("a closed account ends the sessions of other devices", async () => {
  const [here, there] = await onTwoDevices();
  const closed = await here.post("/fr-fr/account/delete", { understood: "on" });
  expect([closed.status, new URL(closed.url).pathname]).toEqual([200, "/fr-fr/account/reactivate"]);
  expect(await isIn(there)).toBe(false);
});
