import type { Page } from "../pages/layout";
import { html, type Html } from "../pages/html";
import type { Payment } from "../gateway/payments/payment-store";
import type { CardErrors, CardForm } from "./card-form";
import { amountOf, cancelForm, errorSummary, type FieldError, paymentSummary } from "./layout";
import { formatCardNumber, TEST_CARDS } from "./test-cards";
import { fill } from "../words/words";
import { PAY_TEXTS } from "./payment-words";

const FIELDS = ["number", "expiry", "cvc"] as const;

/** The hosted page for cards: three fields, a button that names the amount, and the cards to try. */
export function cardPage(payment: Payment, form: CardForm, errors: CardErrors): Page {
  const { language, paymentId } = payment;
  const texts = PAY_TEXTS[language];
  const messages = FIELDS.flatMap((id): FieldError[] => {
    const key = errors[id];
    return key ? [{ id, message: texts.errors[key] }] : [];
  });
  const field = (name: keyof CardForm, label: string, hint?: string): Html =>
    cardField({ name, label, hint, value: form[name], error: messages.find(({ id }) => id === name)?.message });
  return {
    language,
    title: texts.card.title,
    hasErrors: messages.length > 0,
    body: html`${paymentSummary(payment)} ${errorSummary(language, messages)}
      <div class="till">
        <div class="panel">
          <h1>${texts.card.title}</h1>
          <form class="main" method="post" action="/pay/hosted/${paymentId}" novalidate>
            ${field("number", texts.card.number)}
            <div class="pair">
              ${field("expiry", texts.card.expiry, texts.card.expiryHint)}
              ${field("cvc", texts.card.cvc, texts.card.cvcHint)}
            </div>
            <button class="wide">${fill(texts.card.pay, { amount: amountOf(payment) })}</button>
          </form>
          ${cancelForm(payment)}
        </div>
        ${cardTable(payment)}
      </div>`,
  };
}

interface Field {
  name: keyof CardForm;
  label: string;
  hint: string | undefined;
  value: string;
  error: string | undefined;
}

function cardField({ name, label, hint, value, error }: Field): Html {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  const shown = name === "number" ? formatCardNumber(value.replace(/[\s-]/g, "")) : value;
  return html`<div class="${error ? "field is-error" : "field"}">
    <label for="${name}">${label}</label>
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <input
      id="${name}"
      name="${name}"
      value="${shown}"
      inputmode="numeric"
      autocomplete="off"
      required
      aria-invalid="${error ? "true" : "false"}"
      aria-describedby="${described}"
    />
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}

function cardTable({ language, paymentId }: Payment): Html {
  const { cards, outcomes } = PAY_TEXTS[language];
  return html`<table>
    <caption>
      ${cards.title}<small>${cards.hint}</small>
    </caption>
    <thead>
      <tr>
        <th scope="col">${cards.number}</th>
        <th scope="col">${cards.outcome}</th>
        <th scope="col">${cards.action}</th>
      </tr>
    </thead>
    <tbody>
      ${TEST_CARDS.map(({ number, outcome }) => {
        const written = formatCardNumber(number);
        return html`<tr>
          <td>${written}</td>
          <td>${outcomes[outcome]}</td>
          <td>
            <a href="/pay/hosted/${paymentId}?card=${number}" aria-label="${fill(cards.use, { number: written })}"
              >${cards.useShort}</a
            >
          </td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}
