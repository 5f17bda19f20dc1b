import { type Request, type Response, Router, urlencoded } from "express";
import { z } from "zod";
import { pageLanguage } from "../auth/language";
import { rememberedShop, rememberShop } from "../auth/way-back";
import { isUnderway } from "../gateway/payments/payment-status";
import { findPayment, type Payment } from "../gateway/payments/payment-store";
import { settlePayments } from "../gateway/orders/settlement";
import { handler } from "../handler";
import type { Sandbox } from "../service";
import {
  CHALLENGE_CODE,
  challengePage,
  gonePage,
  identifyPage,
  returningPage,
  unknownPage,
  wayBack,
} from "./bank-pages";
import { checkCard, filledForm, readCardForm } from "./card-form";
import { cardPage } from "./card-page";
import { answerChallenge, cancelPayment, MAX_CODES, passIdentification, submitPayment } from "./decide";
import { sendPage } from "./layout";
import { findTestCard } from "./test-cards";
import { walletPage } from "./wallet-page";
import { readWalletOutcome, walletOf } from "./wallets";

/** The pages on which a shopper pays. Everything is a form; what a page shows is what the stored payment says. */
export function hostedPages(sandbox: Sandbox): Router {
  const router = Router();
  router.use(urlencoded({ extended: false, limit: "16kb" }));
  const page = (method: "get" | "post", path: string, show: (call: PageCall) => void): void => {
    router[method](path, handler(onPayment(sandbox, show)));
  };
  page("get", "/hosted/:paymentId", showHosted);
  page("post", "/hosted/:paymentId", submitHosted);
  page("get", "/challenge/:paymentId", showStep);
  page("post", "/challenge/:paymentId", submitChallenge);
  // The shop's page sends the browser here by form, a reload by link.
  page("get", "/identify/:paymentId", showStep);
  page("post", "/identify/:paymentId", showStep);
  page("post", "/identify/:paymentId/done", submitIdentification);
  // Addresses of forms alone, when somebody asks for them again from the address bar.
  page("get", "/identify/:paymentId/done", showStep);
  page("get", "/cancel/:paymentId", showStep);
  page("post", "/cancel/:paymentId", ({ response, payment }) => {
    sendBack(response, cancelPayment(sandbox, payment));
  });
  router.use((request, response, next) => {
    if (request.accepts(["json", "html"]) === "html") sendUnknown(request, response);
    else next();
  });
  return router;
}

interface PageCall {
  sandbox: Sandbox;
  request: Request;
  response: Response;
  /** Underway. */
  payment: Payment;
}

const params = z.object({ paymentId: z.string() });
const cardQuery = z.object({ card: z.string().max(30) });
const walletBody = z.object({ outcome: z.string() }).catch({ outcome: "" });
/** `attempt` counts the codes given before: a form that is sent again, by a second press or a reload, is none. */
const codeBody = z.object({ code: z.string().max(100), attempt: z.string().max(10).optional() });

/** A payment that is over is not paid again: the browser, come back perhaps, is sent on to the shop. */
function onPayment(sandbox: Sandbox, show: (call: PageCall) => void) {
  return (request: Request, response: Response): void => {
    settlePayments(sandbox);
    const payment = findPayment(sandbox, params.parse(request.params).paymentId);
    if (!payment) {
      sendUnknown(request, response);
      return;
    }
    rememberShop(response, "/pay", payment.returnUrl);
    if (payment.status === "Superseded" || payment.status === "Voided") sendPage(response, 410, gonePage(payment));
    else if (isUnderway(payment.status)) show({ sandbox, request, response, payment });
    else sendBack(response, payment);
  };
}

function sendUnknown(request: Request, response: Response): void {
  const shop = rememberedShop(request.get("cookie"));
  const language = pageLanguage(shop?.language, request.get("accept-language"));
  sendPage(response, 404, unknownPage(language, shop));
}

function showHosted({ sandbox, request, response, payment }: PageCall): void {
  if (payment.status !== "Open") {
    showStep({ sandbox, request, response, payment });
    return;
  }
  const now = sandbox.now();
  const wallet = walletOf(payment.product);
  const wanted = cardQuery.safeParse(request.query);
  const card = wanted.success ? findTestCard(wanted.data.card) : null;
  const form = card ? filledForm(card, now) : { number: "", expiry: "", cvc: "" };
  sendPage(response, 200, wallet ? walletPage(payment, wallet, now) : cardPage(payment, form, {}), payment.returnUrl);
}

function submitHosted(call: PageCall): void {
  const { sandbox, request, response, payment } = call;
  if (payment.status !== "Open") {
    showStep(call);
    return;
  }
  const wallet = walletOf(payment.product);
  if (wallet) {
    const outcome = readWalletOutcome(walletBody.parse(request.body).outcome);
    if (outcome) proceed(response, submitPayment(sandbox, payment, outcome));
    else sendPage(response, 400, walletPage(payment, wallet, sandbox.now()), payment.returnUrl);
    return;
  }
  const form = readCardForm(request.body);
  const checked = checkCard(form, sandbox.now());
  if ("card" in checked) proceed(response, submitPayment(sandbox, payment, checked.card.outcome));
  else sendPage(response, 400, cardPage(payment, { ...form, cvc: "" }, checked.errors), payment.returnUrl);
}

/** The page of the step that a payment is at, whichever was asked for. */
function showStep({ response, payment }: PageCall): void {
  if (payment.status === "Open") response.redirect(303, `/pay/hosted/${payment.paymentId}`);
  else if (payment.status === "Identify") sendPage(response, 200, identifyPage(payment), payment.returnUrl);
  else sendPage(response, 200, challengePage(payment, MAX_CODES), payment.returnUrl);
}

function submitIdentification(call: PageCall): void {
  if (call.payment.status !== "Identify") showStep(call);
  else proceed(call.response, passIdentification(call.sandbox, call.payment));
}

function submitChallenge(call: PageCall): void {
  const { sandbox, request, response, payment } = call;
  const sent = codeBody.safeParse(request.body);
  // Without a code it is the shop that sends the shopper here, by form.
  if (payment.status !== "Challenge" || !sent.success) {
    showStep(call);
    return;
  }
  const { code, attempt } = sent.data;
  const isRight = code.replace(/\s/g, "") === CHALLENGE_CODE;
  const isCounted = attempt !== undefined && attempt !== String(payment.attempts ?? 0);
  const after = isCounted && !isRight ? payment : answerChallenge(sandbox, payment, isRight);
  // The page is asked for anew: reloading it gives no code.
  if (after.status === "Challenge") response.redirect(303, `/pay/challenge/${payment.paymentId}`);
  else sendBack(response, after);
}

/** To the bank's next page, by way of the shop where the payment goes so, or back when it is over. */
function proceed(response: Response, payment: Payment): void {
  if (isUnderway(payment.status) && !payment.stepsThroughShop) {
    response.redirect(303, `/pay/${payment.status === "Identify" ? "identify" : "challenge"}/${payment.paymentId}`);
  } else sendBack(response, payment);
}

function sendBack(response: Response, payment: Payment): void {
  const { paymentId, redirectResult = "", returnUrl } = payment;
  const fields = { paymentId, redirectResult };
  if (payment.returnsByPost) sendPage(response, 200, returningPage(payment, fields), returnUrl);
  else response.set("Cache-Control", "no-store").redirect(303, wayBack(returnUrl, fields));
}
