import { expect, expectAccessible, settled, test } from "../support/browser";

test.describe("the country popin on a small phone", () => {
  test.use({ locale: "es-ES", viewport: { width: 320, height: 568 } });

  test("leaves nearly half of the window to the page", async ({ page, shop, js }) => {
    await page.context().clearCookies({ name: /^stay-/ });
    await page.goto(`${shop}/pl-pl`);
    await settled(page, js);
    const popin = page.getByRole("dialog", { name: /tienda española/ });
    await expect(popin).toBeVisible();
    expect((await popin.boundingBox())!.height).toBeLessThan(310);
  });
});

test.describe("the country popin", () => {
  test.use({ locale: "fr-CH" });

  test("proposes the other site, takes no for 30 days, and leads there on yes [SHELL-13]", async ({
    page,
    shop,
    js,
  }) => {
    await page.context().clearCookies();
    await page.goto(`${shop}/fr-fr/cart`);
    await settled(page, js);
    const popin = page.getByRole("dialog", { name: /site suisse/ });
    const cookies = page.locator("[data-consent]");
    await expect(cookies).toBeVisible();
    if (js) {
      await expect(popin).toBeVisible();
      const { y, height } = (await popin.boundingBox())!;
      expect(y + height).toBeLessThan((await cookies.boundingBox())!.y);
    } else {
      // A small window shows one question at a time.
      await expect(popin).toBeHidden();
    }
    await page.getByRole("button", { name: "Tout refuser" }).click();
    await expect(popin).toBeVisible();
    await expectAccessible(page, js);
    await popin.getByRole("button", { name: "Rester sur ce site", exact: true }).click();
    await expect(popin).toBeHidden();
    await expect(page).toHaveURL(`${shop}/fr-fr/cart`);
    const stay = (await page.context().cookies()).find(({ name }) => name === "stay-fr-fr");
    expect(Math.round((stay!.expires - Date.now() / 1000) / 86_400)).toBe(30);
    await page.reload();
    await settled(page, js);
    await expect(popin).toBeHidden();

    await page.goto(`${shop}/de-de/cart`);
    await popin.getByRole("link", { name: "Aller au site suisse" }).click();
    await expect(page).toHaveURL(`${shop}/fr-ch/cart`);
    await expect(popin).toBeHidden();
  });
});
