import type { PaymentAction, PaymentResult } from "../../../app/models/payment";
import type { Sandbox } from "../../service";
import { resultCodeOf } from "./payment-status";
import type { Payment } from "./payment-store";

/** What both payment calls answer: the stored state, and where the shopper goes next while there is something to do. */
export function presentPayment(sandbox: Sandbox, payment: Payment): PaymentResult {
  const { paymentId, status, refusalReason, voucher } = payment;
  const action = actionOf(sandbox, payment);
  return {
    resultCode: resultCodeOf(status),
    paymentId,
    ...(status === "Refused" && refusalReason ? { refusalReason } : {}),
    ...(action ? { action } : {}),
    ...(voucher ? { voucher } : {}),
  };
}

function actionOf({ baseUrl }: Sandbox, { paymentId, status }: Payment): PaymentAction | null {
  const page = (name: string): string => `${baseUrl}/pay/${name}/${paymentId}`;
  if (status === "Open") return { type: "redirect", url: page("hosted"), method: "GET", fields: {} };
  if (status === "Challenge") return { type: "redirect", url: page("challenge"), method: "GET", fields: {} };
  if (status === "Identify") {
    return { type: "form", url: page("identify"), method: "POST", fields: { threeDSMethodData: paymentId } };
  }
  return null;
}
