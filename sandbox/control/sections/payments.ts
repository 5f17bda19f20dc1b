import { formatMoney } from "#models/money-format.ts";
import { html, type Html } from "../../pages/html";
import { listWaitingPayments } from "../../gateway/orders/settlement";
import { CARD_OUTCOMES, formatCardNumber, TEST_CARDS } from "../../pay/test-cards";
import { PAY_TEXTS } from "../../pay/payment-words";
import type { Sandbox } from "../../service";
import type { Asked, Refused } from "../asked";
import { doneNote, refusalOf, table } from "../parts";

/** Payments whose answer is yet to come, to be answered by a press, and the cards of the hosted page. */
export function paymentsSection(sandbox: Sandbox, { done }: Asked, refused: Refused | null): Html {
  const waiting = listWaitingPayments(sandbox).map((payment) => {
    const { paymentId, product, amount, currency, status, settlesAt, settlesTo = "Refused" } = payment;
    const money = formatMoney({ centAmount: amount, currencyCode: currency }, "en-GB");
    const due = `${settlesTo}, ${new Date(settlesAt ?? 0).toISOString()}`;
    return [`${product}, ${money}`, status, due, answerForm(paymentId)];
  });
  return html`<section id="payments">
    <h2>Payments</h2>
    ${refusalOf("payments", refused)} ${doneNote(done === "payment" && "The payment is answered.")}
    ${
      waiting.length > 0
        ? table(["payment", "status", "by itself", "answer now"], waiting)
        : html`<p>No payment waits for its answer.</p>`
    }
    <details>
      <summary>Test cards of the payment page, one for each of ${CARD_OUTCOMES.length} outcomes</summary>
      ${table(
        ["number", "what happens"],
        TEST_CARDS.map(({ number, outcome }) => [formatCardNumber(number), PAY_TEXTS.en.outcomes[outcome]]),
      )}
    </details>
  </section>`;
}

function answerForm(paymentId: string): Html {
  return html`<form method="post" action="/__sandbox/forms/payments">
    <input type="hidden" name="paymentId" value="${paymentId}" />
    <button name="answer" value="Authorised" aria-label="Accept the payment ${paymentId}">Accept</button>
    <button name="answer" value="Refused" aria-label="Refuse the payment ${paymentId}">Refuse</button>
  </form>`;
}
