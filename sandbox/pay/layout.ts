import type { Response } from "express";
import type { Language } from "#models/locale.ts";
import { formatMoney } from "#models/money-format.ts";
import { html, type Html } from "../pages/html";
import { createLayout, type Page, SHOP_NAME } from "../pages/layout";
import type { Payment } from "../gateway/payments/payment-store";
import { STYLE } from "./style";
import { PAY_TEXTS } from "./payment-words";

const { render, headers } = createLayout(STYLE, (language) => PAY_TEXTS[language]);

/** @param returnUrl of the shop, to which the page's forms may lead */
export function sendPage(response: Response, status: number, page: Page, returnUrl?: string): void {
  response
    .status(status)
    .set(headers(returnUrl && new URL(returnUrl).origin))
    .type("html")
    .send(render(page));
}

export function amountOf({ amount, currency, locale }: Payment): string {
  return formatMoney({ centAmount: amount, currencyCode: currency }, locale);
}

/** Whom, how much, and that no money moves. */
export function paymentSummary(payment: Payment): Html {
  const texts = PAY_TEXTS[payment.language];
  return html`<dl class="sum">
      <div>
        <dt>${texts.payee}</dt>
        <dd>${SHOP_NAME}</dd>
      </div>
      <div>
        <dt>${texts.amount}</dt>
        <dd class="amount">${amountOf(payment)}</dd>
      </div>
    </dl>
    <p class="demo-note">${texts.demo}</p>`;
}

/** A button that gives up, in a form of its own: a link could be followed by a browser looking ahead. */
export function cancelForm({ paymentId, language }: Payment, label = PAY_TEXTS[language].cancel): Html {
  return html`<form class="cancel" method="post" action="/pay/cancel/${paymentId}"><button>${label}</button></form>`;
}

export interface FieldError {
  id: string;
  message: string;
}

/** Takes the focus, and leads to each field. */
export function errorSummary(language: Language, errors: readonly FieldError[]): Html | false {
  return (
    errors.length > 0 &&
    html`<section class="summary" tabindex="-1" autofocus aria-labelledby="summary">
      <h2 id="summary">${PAY_TEXTS[language].errorSummary}</h2>
      <ul>
        ${errors.map(({ id, message }) => html`<li><a href="#${id}">${message}</a></li>`)}
      </ul>
    </section>`
  );
}
