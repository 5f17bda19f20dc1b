import { createHash } from "node:crypto";
import type { Response } from "express";
import type { Language } from "#models/locale";
import { formatMoney } from "#models/money-format";
import { html, type Html, trusted } from "../auth/html";
import { icon } from "../auth/layout";
import type { Payment } from "../gateway/payments/payment-store";
import { STYLE } from "./style";
import { PAY_TEXTS } from "./texts/texts";

export interface Page {
  language: Language;
  title: string;
  body: Html;
  /** The document's title begins with the word for 'Error'. */
  hasErrors?: boolean;
}

// One piece, so that nothing comes between the tags: the policy names the very text between them.
const STYLE_ELEMENT = trusted(`<style>${STYLE}</style>`);
const styleHash = createHash("sha256").update(STYLE).digest("base64");

/** The shop as the shopper knows it. */
export const SHOP_NAME = "Vitrine";

/**
 * Sends a page that works without a script and runs none. `form-action` names the shop too: browsers apply it to the
 * redirect that follows a form.
 */
export function sendPage(response: Response, status: number, page: Page, returnUrl?: string): void {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "font-src 'self'",
    "img-src data:",
    `form-action 'self'${returnUrl ? ` ${new URL(returnUrl).origin}` : ""}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  response
    .status(status)
    .set({
      "Content-Security-Policy": policy.join("; "),
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    })
    .type("html")
    .send(renderPage(page));
}

function renderPage({ language, title, body, hasErrors = false }: Page): string {
  const texts = PAY_TEXTS[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${hasErrors ? texts.errorTitle(title) : title} · ${SHOP_NAME}</title>
        <link rel="icon" href="data:," />
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header>
          <p class="logo">${SHOP_NAME}</p>
          <p class="safe">${icon(LOCK)}<span class="long">${texts.secure}</span></p>
        </header>
        <main>${body}</main>
      </body>
    </html>`.text;
}

const LOCK = "M5.5 10.5h13v10h-13ZM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3";

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
