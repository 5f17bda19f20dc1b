import { expect, expectAccessible, settled, test } from "../support/browser";
import { bodiesSent } from "../support/sandbox-control";

test("a shop is found by a place, and says when it is open [STORE-01] [STORE-03]", async ({ page, shop, js }) => {
  await page.goto(`${shop}/fr-fr/stores`);
  await settled(page, js);
  await expectAccessible(page, js);
  await page.getByLabel("Ville, code postal ou adresse").fill("Lyon");
  await page.getByRole("checkbox", { name: "Retouches" }).check();
  await page.getByRole("button", { name: "Chercher", exact: true }).click();
  await expect(page).toHaveURL(/\/stores\?search=Lyon&services=alterations$/);
  await settled(page, js);
  const found = page.getByRole("region", { name: "Résultats" });
  await expect(found.getByText(/boutiques? à proximité \(Lyon\)/)).toBeVisible();
  await expectAccessible(page, js);
  const first = found.getByRole("heading", { level: 2 }).first();
  const name = await first.innerText();
  await first.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/stores\/fr\/lyon\/[a-z-]+-\d+$/);
  await settled(page, js);
  await expect(page.getByRole("heading", { name: "Horaires", exact: true })).toBeVisible();
  await expectAccessible(page, js);
  await page.getByRole("main").getByRole("link", { name: "Toutes les boutiques" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Toutes les boutiques" })).toBeVisible();
  await expectAccessible(page, js);
});

test("the letter's page says itself that an address is missing, and sends one once [NEWS-03]", async ({
  page,
  shop,
  sandbox,
  js,
}) => {
  await page.goto(`${shop}/de-de/newsletter/subscription`);
  await settled(page, js);
  const field = page.locator("#subscription-email");
  const button = page.getByRole("main").locator("button[type='submit']");
  if (!js) {
    await button.click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", "#subscription-email");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    return;
  }
  await expect(button).toBeDisabled();
  await field.fill("niemand");
  await field.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  const words = /vollständige E-Mail-Adresse/;
  await expect(page.getByRole("status").getByText(words)).toBeVisible();
  // The words stay beside the field when the toast has gone.
  await expect(page.getByRole("main").getByText(words)).toBeVisible();
  await expect(field).toHaveAccessibleDescription(words);
  const error = page.getByRole("main").getByText(words);
  await expect(field).toHaveCSS("border-top-color", await error.evaluate((each) => getComputedStyle(each).color));
  const sent = await bodiesSent(sandbox, "/newsletters", async () => {
    await field.fill("brief@vitrine.test");
    await button.dblclick();
    await expect(page).toHaveURL(`${shop}/de-de/newsletter/confirmation`);
  });
  // Other tests subscribe at the same time.
  expect(sent.filter((body) => JSON.stringify(body).includes("brief@vitrine.test"))).toMatchObject([
    { additionalInformation: "/de-de/newsletter/subscription" },
  ]);
});

test("the letter is asked for in the footer, and left from its own link [NEWS-01] [NEWS-03] [NEWS-04]", async ({
  page,
  shop,
  sandbox,
  js,
}) => {
  const email = `letter-${js ? "js" : "plain"}@vitrine.test`;
  await page.goto(`${shop}/fr-fr/cart`);
  await settled(page, js);
  const field = page.getByRole("contentinfo").getByLabel(/^Adresse e-mail/);
  const button = page.getByRole("contentinfo").getByRole("button", { name: "M’inscrire" });
  if (js) await expect(button).toBeDisabled();
  await field.fill("nobody");
  // Until its script has loaded, it is a plain form.
  if (js) await expect(page.locator("[data-newsletter] [name='stay']")).toBeAttached();
  await field.press("Enter");
  // An invalid address is not sent: the browser says so itself, or a script with a toast.
  if (js) await expect(page.getByRole("status").getByText(/Saisissez une adresse e-mail complète/)).toBeVisible();
  await expect(page).toHaveURL(`${shop}/fr-fr/cart`);
  await field.fill(email);
  await button.click();
  if (js) {
    await expect(page.getByRole("status").getByText(/vous recevrez notre prochaine newsletter/)).toBeVisible();
    await expect(field).toHaveValue("");
    await expect(page).toHaveURL(`${shop}/fr-fr/cart`);
  } else {
    await expect(page).toHaveURL(`${shop}/fr-fr/newsletter/confirmation`);
    await expect(page.getByRole("heading", { level: 1, name: "Merci, c’est noté" })).toBeVisible();
  }

  const mails = (await (await page.request.get(`${sandbox}/__sandbox/mails?to=${email}`)).json()) as { text: string }[];
  expect(mails).toHaveLength(1);
  await page.goto(shop + /\/fr-fr\/unsubscribe\?\S+/.exec(mails[0]!.text)![0]);
  await settled(page, js);
  await expectAccessible(page, js);
  await page.getByRole("button", { name: "Me désinscrire" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "C’est fait" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Se réinscrire à la newsletter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "La newsletter de Vitrine" })).toBeVisible();
  await settled(page, js);
  await expectAccessible(page, js);
});

test("the small print of the offers opens in the footer, once asked for [SHELL-11]", async ({ page, shop, js }) => {
  await page.goto(`${shop}/fr-fr/search`);
  await settled(page, js);
  const footer = page.getByRole("contentinfo");
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  if (js) await page.route("**/legal-notices", (route) => asked.then(() => route.continue()));
  await footer.getByText("Conditions des offres", { exact: true }).click();
  if (js) {
    const body = footer.locator("[data-legal] [aria-busy=true]");
    const loader = () => body.evaluate((element) => getComputedStyle(element, "::before").content);
    await expect.poll(loader).toBe('""');
    await expectAccessible(page, js);
    answer();
    await expect(footer.getByRole("heading", { name: /Livraison offerte/ })).toBeVisible();
    await expectAccessible(page, js);
  } else {
    await footer.getByRole("link", { name: "Lire les conditions des offres" }).click();
  }
  await page.goto(`${shop}/fr-fr/legal-notices`);
  await settled(page, js);
  await expect(page.getByRole("main").getByRole("heading", { name: /Livraison offerte/ })).toBeVisible();
  await expectAccessible(page, js);
});
