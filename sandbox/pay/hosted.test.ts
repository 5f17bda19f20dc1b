import { hash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { validatedCartSchema } from "#models/cart.ts";
import { orderSchema } from "#models/order.ts";
import { newKey, Shopper } from "../gateway/commerce.fixture";
import { answerWaiting } from "../gateway/orders/settlement";
import { card, pageOf, RETURN_URL, Till } from "../gateway/payments/till.fixture";
import { follow, open, type PageSeen, post } from "./browser.fixture";
import type { CardOutcome } from "./test-cards";

let till: Till;
beforeAll(async () => {
  till = await Till.open();
}, 60_000);
afterAll(() => till.commerce.close());
beforeEach(() => till.reset());

describe("the hosted page", () => {
  it.each<[CardOutcome, string, string?]>([
    ["authorised", "Authorised"],
    ["success", "Success"],
    ["refused", "Refused", "REFUSED"],
    ["noBalance", "Refused", "NOT_ENOUGH_BALANCE"],
    ["expired", "Refused", "EXPIRED_CARD"],
    ["wrongCvc", "Refused", "CVC_DECLINED"],
    ["fraud", "Refused", "FRAUD"],
    ["pendingThenAuthorised", "Pending"],
    ["received", "Received"],
    ["cancelled", "Cancelled"],
    ["error", "Error"],
  ])("brings %s back as %s", async (outcome, resultCode, refusalReason) => {
    const { result, page } = await till.payBy(outcome);
    expect(page.status).toBe(303);
    const back = new URL(page.url);
    expect(`${back.origin}${back.pathname}`).toBe("http://localhost:3000/fr-fr/checkout/adyen-check");
    expect(back.searchParams.get("step")).toBe("return");
    expect(back.searchParams.get("paymentId")).toBe(result.paymentId);
    expect(back.searchParams.get("redirectResult")).toMatch(/^[\w-]{64}$/);
    const answer = await till.complete(result.paymentId);
    expect(answer).toMatchObject({ resultCode, ...(refusalReason ? { refusalReason } : {}) });
    expect(await till.complete(result.paymentId)).toEqual(answer);
    expect(till.cart.payments.map(({ paymentId }) => paymentId)).toEqual([result.paymentId]);
  });

  it("believes the stored state and not the browser", async () => {
    const result = await till.start();
    expect(await till.complete(result.paymentId)).toEqual(result);
    const others = till.shopper.pathOf(till.cart, "payments/adyen", "carts-self");
    expect(await till.shopper.send("POST", others, { body: { paymentId: "pay_other", details: {} } })).toMatchObject({
      status: 404,
      body: { code: "PAYMENT_UNKNOWN" },
    });
  });

  it("asks for the bank's code, three times at most", async () => {
    const first = await till.payBy("threeDSecure");
    expect(first.page.text).toContain("123456");
    expect(await till.complete(first.result.paymentId)).toMatchObject({
      resultCode: "ChallengeShopper",
      action: { method: "GET" },
    });
    const wrong = await follow(await post(first.page, /challenge/, { code: "000000" }));
    expect(wrong).toMatchObject({ status: 200, text: expect.stringContaining("Il reste 2 essais") as unknown });
    expect(wrong.text).toMatch(/<title>Erreur/);
    // A reload, then the same form from an older page, or twice by a second press: no other try is taken.
    expect((await open(wrong.url)).text).toBe(wrong.text);
    const again = await follow(await post(first.page, /challenge/, { code: "000000" }));
    expect(again.text).toBe(wrong.text);
    expect((await post(wrong, /challenge/, { code: "123 456" })).url).toContain("adyen-check");
    expect(await till.complete(first.result.paymentId)).toMatchObject({ resultCode: "Authorised" });
  });

  it("refuses after three wrong codes, and a card whose check always fails", async () => {
    const { result, page } = await till.payBy("threeDSecure");
    let last = page;
    for (let time = 0; time < 3; time += 1) last = await follow(await post(last, /challenge/, { code: "1" }));
    expect(last.url).toContain("adyen-check");
    expect(await till.complete(result.paymentId)).toMatchObject({
      resultCode: "Refused",
      refusalReason: "AUTHENTICATION_FAILED",
    });
    const fails = await till.payBy("threeDSecureFails");
    await post(fails.page, /challenge/, { code: "123456" });
    expect(await till.complete(fails.result.paymentId)).toMatchObject({ resultCode: "Refused" });
  });

  it("identifies and challenges by way of the shop where the card wants it", async () => {
    const { result, page } = await till.payBy("threeDSecureThroughShop");
    expect(page.url).toContain("adyen-check");
    const identify = await till.complete(result.paymentId);
    expect(identify).toMatchObject({ resultCode: "IdentifyShopper", action: { type: "form", method: "POST" } });
    const seen = await fetch(pageOf(identify), { method: "POST", body: new URLSearchParams(identify.action?.fields) });
    const step: PageSeen = { status: seen.status, url: pageOf(identify), text: await seen.text() };
    expect((await post(step, /identify.*done/)).url).toContain("adyen-check");
    const challenge = await till.complete(result.paymentId);
    expect(challenge).toMatchObject({ resultCode: "ChallengeShopper", action: { type: "redirect", method: "GET" } });
    await post(await open(pageOf(challenge)), /challenge/, { code: "123456" });
    expect(await till.complete(result.paymentId)).toMatchObject({ resultCode: "Authorised" });
  });

  it("identifies by redirect and challenges by form post where the card wants it so", async () => {
    const { result } = await till.payBy("threeDSecureByForm");
    const identify = await till.complete(result.paymentId);
    expect(identify).toMatchObject({ resultCode: "IdentifyShopper", action: { type: "redirect", method: "GET" } });
    expect((await post(await open(pageOf(identify)), /identify.*done/)).url).toContain("adyen-check");
    const challenge = await till.complete(result.paymentId);
    expect(challenge).toMatchObject({ resultCode: "ChallengeShopper", action: { type: "form", method: "POST" } });
    // However often it is sent, as by a reload, it shows the page and costs no try.
    const url = pageOf(challenge);
    for (let time = 0; time < 4; time += 1) {
      const seen = await fetch(url, { method: "POST", body: new URLSearchParams(challenge.action?.fields) });
      expect(await seen.text()).not.toContain('aria-invalid="true"');
    }
    expect((await post(await open(url), /challenge/, { code: "123456" })).url).toContain("adyen-check");
    expect(await till.complete(result.paymentId)).toMatchObject({ resultCode: "Authorised" });
  });

  it("tells on the second asking what came after a finished authentication", async () => {
    const { result } = await till.payBy("authenticationFinished");
    expect(await till.complete(result.paymentId)).toMatchObject({ resultCode: "AuthenticationFinished" });
    expect(await till.complete(result.paymentId)).toMatchObject({ resultCode: "Authorised" });
    expect(await till.complete(result.paymentId)).toMatchObject({ resultCode: "Authorised" });
  });

  it("is left by a button, and never paid after that", async () => {
    const result = await till.start();
    const page = await open(pageOf(result));
    expect((await post(page, /cancel/)).url).toContain("adyen-check");
    expect((await post(page, /hosted/, card("authorised"))).url).toContain("adyen-check");
    expect(await till.complete(result.paymentId)).toMatchObject({ resultCode: "Cancelled" });
    expect(await till.log()).toMatchObject({ authorisations: 0 });
  });

  it("returns by POST where the provider does so", async () => {
    const { page, result } = await till.payBy("returnsByPost");
    expect(page.status).toBe(200);
    expect(page.text).toContain(`action="${RETURN_URL}"`);
    expect(page.text).toContain(`name="paymentId" value="${result.paymentId}"`);
  });

  it("says what is wrong with each field, keeps what was typed, and never shows the code again", async () => {
    const page = await open(pageOf(await till.start()));
    const wrong = await post(page, /hosted/, { number: "4111 1111 1111 1112", expiry: "01/20", cvc: "98" });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toMatch(/<title>Erreur/);
    expect(wrong.text).toContain('value="4111 1111 1111 1112"');
    expect(wrong.text.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(wrong.text).not.toContain('value="98"');
  });

  it("escapes whatever it is sent, and knows no payment by accident", async () => {
    const page = await open(pageOf(await till.start()));
    const hostile = await post(page, /hosted/, { number: `"><script>alert(1)</script>`, expiry: "<b>", cvc: "'" });
    expect(hostile.text).not.toMatch(/<script|<b>/);
    const unknown = await open(`${till.commerce.baseUrl}/pay/hosted/%3Cscript%3E`);
    expect(unknown).toMatchObject({ status: 404, text: expect.not.stringContaining("<script") as unknown });
  });

  it("leads from an unknown payment to the shop that the browser has paid at, in its language", async () => {
    const seen = await fetch(pageOf(await till.start()));
    const cookie = seen.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const unknown = await fetch(`${till.commerce.baseUrl}/pay/hosted/other`, {
      headers: { cookie, "accept-language": "de" },
    });
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toMatch(/<html lang="fr"[^]*<a [^>]*href="http:\/\/localhost:3000\/fr-fr"/);
  });

  it("leads to a page wherever a person may come to stand", async () => {
    const { paymentId, ...result } = await till.start();
    const { baseUrl } = till.commerce;
    for (const path of [`cancel/${paymentId}`, `identify/${paymentId}/done`, `challenge/${paymentId}`]) {
      expect(await open(`${baseUrl}/pay/${path}`), path).toMatchObject({
        status: 303,
        url: pageOf({ paymentId, ...result }),
      });
    }
    for (const [accept, kind] of [
      ["text/html", "text/html"],
      ["*/*", "application/json"],
    ] as const) {
      const answer = await fetch(`${baseUrl}/pay/nothing`, { headers: { accept } });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([404, expect.stringContaining(kind)]);
    }
  });

  it("is styled by the one sheet that its policy allows, and runs no script", async () => {
    const response = await fetch(pageOf(await till.start()));
    const policy = response.headers.get("Content-Security-Policy");
    const sheet = /<style>(.*)<\/style>/s.exec(await response.text())?.[1] ?? "";
    expect(policy).toContain(`style-src 'sha256-${hash("sha256", sheet, "base64")}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:3000");
  });

  it("speaks the payment's language", async () => {
    const titles = new Set<string>();
    for (const language of ["fr-FR", "en-GB", "es-ES", "de-DE", "it-IT", "pl-PL"]) {
      till.shopper = new Shopper(till.commerce, "c-1001", { store: "1001", language });
      const page = await open(pageOf(await till.start({ key: newKey() })));
      titles.add(/<h1>([^<]*)/.exec(page.text)?.[1] ?? "");
      expect(page.text).toContain(`<html lang="${language.slice(0, 2)}">`);
    }
    expect(titles.size).toBe(6);
  });
});

describe("wallets and vouchers", () => {
  it("approve on their own page, with instalments that add up", async () => {
    const paypal = await till.start({ product: "paypal" });
    const page = await open(pageOf(paypal));
    expect(page.text).toContain("PayPal");
    expect((await post(page, /hosted/, { outcome: "nonsense" })).status).toBe(400);
    await post(page, /hosted/, { outcome: "authorised" });
    expect(await till.complete(paypal.paymentId)).toMatchObject({ resultCode: "Authorised" });
  });

  it("are answered at once where somebody does not want to wait", async () => {
    for (const [answer, paymentStatus] of [
      ["Authorised", "PAID"],
      ["Refused", "REFUSED"],
    ] as const) {
      await till.reset();
      const { result } = await till.payBy("received");
      const { orderNumber } = validatedCartSchema.parse((await till.validate()).body);
      till.commerce.setOffset(1_000);
      expect(answerWaiting(till.commerce.sandbox, result.paymentId, answer)).toBe(true);
      expect(answerWaiting(till.commerce.sandbox, result.paymentId, "Refused")).toBe(false);
      const order = await till.shopper.get(orderSchema, "GET", `/orders-self/${orderNumber}`);
      expect(order).toMatchObject({ paymentStatus });
    }
  });

  it("issue a Multibanco voucher at once, whose order waits to be paid", async () => {
    till.shopper = new Shopper(till.commerce, "c-1001", { store: "1003", language: "en-GB" });
    const gb = {
      firstName: "A",
      lastName: "B",
      address1: "1 HIGH ST",
      zipCode: "N1 9GU",
      city: "LONDON",
      country: "GB",
    };
    till.cart = await till.shopper.change(await till.shopper.createCart(), "POST", `products/${till.sku}`);
    till.cart = await till.shopper.changeOwn(till.cart, "POST", "billing-address", gb);
    till.cart = await till.shopper.changeOwn(till.cart, "POST", "shipping-method/NO", gb);
    const result = await till.start({ product: "multibanco" });
    expect(result).toMatchObject({
      resultCode: "PresentToShopper",
      voucher: {
        entity: "11249",
        reference: expect.stringMatching(/^\d{3} \d{3} \d{3}$/) as unknown,
        amount: till.cart.totalPrice,
      },
    });
    const { orderNumber } = validatedCartSchema.parse((await till.validate()).body);
    till.commerce.setOffset(1_000);
    const path = `/orders-self/${orderNumber}`;
    expect(await till.shopper.get(orderSchema, "GET", path)).toMatchObject({
      status: "ACCEPTED",
      paymentStatus: "TO_PAY",
    });
    till.commerce.setOffset(4 * 86_400_000);
    expect(await till.shopper.get(orderSchema, "GET", path)).toMatchObject({
      status: "CANCELLED",
      paymentStatus: "REFUSED",
    });
  });
});
