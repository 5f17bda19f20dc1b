import type { Page } from "../pages/layout";
import type { Language } from "#models/locale.ts";
import { html } from "../pages/html";
import type { WayBack } from "../auth/way-back";
import type { Payment } from "../gateway/payments/payment-store";
import { cancelForm, errorSummary, paymentSummary } from "./layout";
import { fill } from "../words/words";
import { PAY_TEXTS } from "./payment-words";

/** What the bank "sends" to the cardholder. */
export const CHALLENGE_CODE = "123456";

/** The bank asks for its code, and says after a wrong one how many tries of `tries` are left. */
export function challengePage(payment: Payment, tries: number): Page {
  const { language, paymentId, attempts = 0 } = payment;
  const { challenge } = PAY_TEXTS[language];
  const left = tries - attempts;
  const sentence = left === 1 ? challenge.wrongLast : fill(challenge.wrong, { left: String(left) });
  const wrong = attempts === 0 ? null : sentence;
  return {
    language,
    title: challenge.title,
    hasErrors: wrong !== null,
    body: html`${paymentSummary(payment)}
      ${errorSummary(language, wrong === null ? [] : [{ id: "code", message: wrong }])}
      <div class="panel narrow">
        <div>
          <h1>${challenge.title}</h1>
          <p class="lead">${challenge.text}</p>
          <p class="code">${CHALLENGE_CODE}</p>
        </div>
        <form class="main" method="post" action="/pay/challenge/${paymentId}" novalidate>
          <input type="hidden" name="attempt" value="${attempts}" />
          <div class="${wrong === null ? "field" : "field is-error"}">
            <label for="code">${challenge.code}</label>
            <input
              id="code"
              name="code"
              inputmode="numeric"
              autocomplete="one-time-code"
              required
              aria-invalid="${wrong === null ? "false" : "true"}"
              aria-describedby="${wrong === null ? "" : "code-error"}"
            />
            ${wrong !== null && html`<p class="error" id="code-error">${wrong}</p>`}
          </div>
          <button class="wide">${challenge.confirm}</button>
        </form>
        ${cancelForm(payment, challenge.cancel)}
      </div>`,
  };
}

/** The bank looks at the device, which the shopper has only to let happen. */
export function identifyPage(payment: Payment): Page {
  const { language, paymentId } = payment;
  const { identify } = PAY_TEXTS[language];
  return {
    language,
    title: identify.title,
    body: html`${paymentSummary(payment)}
      <div class="panel narrow">
        <div>
          <h1>${identify.title}</h1>
          <p class="lead">${identify.text}</p>
        </div>
        <form class="main" method="post" action="/pay/identify/${paymentId}/done">
          <button class="wide">${identify.continue}</button>
        </form>
      </div>`,
  };
}

/** In the language of the shop that the browser last paid at, and back to it. */
export function unknownPage(language: Language, shop: WayBack | null): Page {
  const { unknown, backToShop } = PAY_TEXTS[language];
  return {
    language,
    title: unknown.title,
    body: html`${message(unknown)}
    ${shop !== null && html`<p><a class="button" href="${shop.url}">${backToShop}</a></p>`}`,
  };
}

/** For a payment that another one has replaced. */
export function gonePage({ language, returnUrl, paymentId }: Payment): Page {
  const { gone, backToShop } = PAY_TEXTS[language];
  return {
    language,
    title: gone.title,
    body: html`${message(gone)}
      <p><a class="button" href="${wayBack(returnUrl, { paymentId })}">${backToShop}</a></p>`,
  };
}

/** For providers that return by POST: a browser without scripts needs a button. */
export function returningPage({ language, returnUrl }: Payment, fields: Record<string, string>): Page {
  const { returning } = PAY_TEXTS[language];
  return {
    language,
    title: returning.title,
    body: html`${message(returning)}
      <form class="main narrow" method="post" action="${returnUrl}">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button class="wide">${returning.button}</button>
      </form>`,
  };
}

/** The shop's address with what it needs to ask about the payment. */
export function wayBack(returnUrl: string, fields: Record<string, string>): string {
  const url = new URL(returnUrl);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

function message({ title, text }: { title: string; text: string }) {
  return html`<div>
    <h1>${title}</h1>
    <p class="lead">${text}</p>
  </div>`;
}
