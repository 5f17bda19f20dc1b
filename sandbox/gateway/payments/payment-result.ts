import type { PaymentAction, PaymentResult } from "#models/payment.ts";
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

function actionOf({ baseUrl }: Sandbox, payment: Payment): PaymentAction | null {
  const { paymentId, status, isChallengedByForm = false } = payment;
  const redirect = (name: string): PaymentAction => {
    return { type: "redirect", url: `${baseUrl}/pay/${name}/${paymentId}`, method: "GET", fields: {} };
  };
  const form = (name: string, fields: Record<string, string>): PaymentAction => {
    return { type: "form", url: `${baseUrl}/pay/${name}/${paymentId}`, method: "POST", fields };
  };
  if (status === "Open") return redirect("hosted");
  if (status === "Challenge")
    return isChallengedByForm ? form("challenge", { creq: paymentId }) : redirect("challenge");
  if (status !== "Identify") return null;
  return isChallengedByForm ? redirect("identify") : form("identify", { threeDSMethodData: paymentId });
}
