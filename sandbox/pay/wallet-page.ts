import type { Page } from "../pages/layout";
import { formatMoney } from "#models/money-format.ts";
import { html, type Html } from "../pages/html";
import type { Payment } from "../gateway/payments/payment-store";
import { amountOf, cancelForm, paymentSummary } from "./layout";
import { fill } from "../words/words";
import { PAY_TEXTS } from "./payment-words";
import { monthsLater, splitAmount, type Wallet, WALLET_OUTCOMES } from "./wallets";

/** The page of a wallet, bank or lender: approve, with the answer a tester wants, or give up. `now` is milliseconds. */
export function walletPage(payment: Payment, { name, instalments }: Wallet, now: number): Page {
  const { language, paymentId } = payment;
  const { wallet, outcomes } = PAY_TEXTS[language];
  const title = fill(wallet.title, { name });
  return {
    language,
    title,
    body: html`${paymentSummary(payment)}
      <div class="panel narrow">
        <h1>${title}</h1>
        ${instalments !== undefined && schedule(payment, instalments, now)}
        <form class="main" method="post" action="/pay/hosted/${paymentId}">
          <fieldset>
            <legend>${wallet.legend}</legend>
            ${WALLET_OUTCOMES.map(
              (outcome) =>
                html`<label class="choice">
                  <input type="radio" name="outcome" value="${outcome}" ${outcome === "authorised" && html`checked`} />
                  ${outcomes[outcome]}
                </label>`,
            )}
          </fieldset>
          <button class="wide">${fill(wallet.pay, { amount: amountOf(payment) })}</button>
        </form>
        ${cancelForm(payment)}
      </div>`,
  };
}

function schedule({ amount, currency, locale, language }: Payment, parts: number, now: number): Html {
  const { wallet } = PAY_TEXTS[language];
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return html`<section class="field">
    <h2>${wallet.schedule}</h2>
    <ul class="parts">
      ${splitAmount(amount, parts).map((centAmount, index) => {
        const day = index === 0 ? wallet.today : date.format(monthsLater(now, index));
        const money = formatMoney({ centAmount, currencyCode: currency }, locale);
        return html`<li><span>${day}</span><span>${money}</span></li>`;
      })}
    </ul>
  </section>`;
}
