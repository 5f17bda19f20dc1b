import { type NextFunction, type Request, type Response, Router } from "express";
import { z } from "zod";
import { restock } from "../gateway/customers/visitor-alerts";
import { badRequest, GatewayError, notFound, read } from "../gateway/errors";
import { answerWaiting } from "../gateway/orders/settlement";
import type { Sandbox } from "../service";
import type { Done, Refused } from "./asked";
import { type Fault, faultSchema } from "./faults";
import { sendControlPage } from "./page";
import { WHAT } from "./sections/faults";
import type { Control } from "./state";

/** Fields come as text; an empty one is one that was left out. */
const text = z.string().trim().max(10_000);
const number = text
  .regex(/^(\d{1,9})?$/, "must be a whole number")
  .default("")
  .transform((value) => (value === "" ? undefined : Number(value)));

const stockForm = z.object({
  sku: text.min(1, "is missing"),
  quantity: text.regex(/^\d{1,6}$/, "must be a whole number"),
  stock: text.default(""),
});
const clockForm = z.object({ minutes: text.regex(/^-?\d{1,7}$/, "must be a whole number of minutes") });
const faultForm = z.object({
  what: z.enum(WHAT.map(([what]) => what)).default("status"),
  path: text.min(1, "is missing"),
  method: text.default(""),
  status: number,
  delayMs: number,
  times: number,
  share: number,
  body: text.default(""),
});
const removeForm = z.object({ n: z.coerce.number().int() });
const paymentForm = z.object({ paymentId: text, answer: z.enum(["Authorised", "Refused"]) });
const anyForm = z.record(z.string(), z.string()).catch({});

/** Beyond a hundred years either way dates could no longer be written. */
export const CENTURY_MS = 3_155_760_000_000;

/** What the page's forms do: the same as the calls beside them, for somebody without a terminal. */
export function controlForms(sandbox: Sandbox, state: Control): Router {
  const router = Router();
  // A refused form stands at its own address, which somebody may ask for again.
  router.get("/*", (_request, response) => {
    response.redirect(303, "/__sandbox");
  });
  /** `act` says where the page says that it is done. */
  const form = (name: string, act: (request: Request) => string): void => {
    router.post(`/${name}`, (request: Request, response: Response, next: NextFunction) => {
      try {
        response.redirect(303, `/__sandbox?${act(request)}`);
      } catch (error) {
        const refused = refusalOf(name, request, error);
        if (!refused) next(error);
        else sendControlPage(response, sandbox, state, refused);
      }
    });
  };
  form("stock", (request) => {
    const { sku, quantity, stock } = read(stockForm, request.body);
    if (!restock(sandbox, sku, Number(quantity))) throw notFound(`No sku ${sku}.`);
    return at("stock", "stock", stock === "" ? {} : { stock });
  });
  form("clock", (request) => {
    const offsetMs = state.offsetMs + Number(read(clockForm, request.body).minutes) * 60_000;
    if (Math.abs(offsetMs) > CENTURY_MS) throw badRequest("minutes: the clock moves within a hundred years");
    state.offsetMs = offsetMs;
    return at("clock", "clock");
  });
  form("clock/right", () => {
    state.offsetMs = 0;
    return at("clock", "clock");
  });
  form("faults", (request) => {
    state.faults.add(readFault(request.body));
    return at("faults", "fault");
  });
  form("faults/remove", (request) => {
    if (!state.faults.remove(read(removeForm, request.body).n)) throw notFound("This fault is gone already.");
    return at("faults", "fault-gone");
  });
  form("faults/clear", () => {
    state.faults.clear();
    return at("faults", "fault-gone");
  });
  form("payments", (request) => {
    const { paymentId, answer } = read(paymentForm, request.body);
    if (!answerWaiting(sandbox, paymentId, answer)) throw notFound("This payment waits for no answer any more.");
    return at("payments", "payment");
  });
  return router;
}

function at(section: string, done: Done, more: Record<string, string> = {}): string {
  return `${new URLSearchParams({ ...more, done }).toString()}#${section}`;
}

/** A field of the form that the chosen effect does not need is left alone. */
function readFault(form: unknown): Fault {
  const { what, path, method, status, delayMs, times, share, body } = read(faultForm, form);
  if (what === "status" && status === undefined && body === "" && delayMs === undefined) {
    throw badRequest("status: is missing");
  }
  if (what === "delay" && delayMs === undefined) throw badRequest("delayMs: is missing");
  return read(faultSchema, {
    path,
    ...(method === "" ? {} : { method }),
    ...(what === "status" ? { status, ...(body === "" ? {} : { body: parsed(body) }) } : {}),
    ...(what === "hang" || what === "reset" || what === "cut" ? { [what]: true } : {}),
    delayMs,
    times,
    rate: share === undefined ? undefined : share / 100,
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}

/** The page again, with what was typed. Null for what is nobody's mistake. */
function refusalOf(form: string, request: Request, error: unknown): { status: number; refused: Refused } | null {
  if (!(error instanceof GatewayError)) return null;
  const values = anyForm.parse(request.body);
  return { status: error.status, refused: { form, message: error.message, values } };
}
