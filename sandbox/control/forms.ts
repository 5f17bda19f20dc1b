import { type Request, type Response, Router } from "express";
import { z } from "zod";
import { setStock } from "../catalogue/products";
import { notFound, read } from "../gateway/errors";
import type { Sandbox } from "../service";
import type { Control } from "./control";
import { faultSchema } from "./faults";

/** Fields come as text; an empty one is one that was left out. */
const text = z.string().trim();
const optional = text.transform((value) => (value === "" ? undefined : value));
const number = optional.transform((value) => (value === undefined ? undefined : Number(value)));

const stockForm = z.object({ sku: text.min(1), quantity: text.regex(/^\d{1,6}$/, "must be a whole number") });
const clockForm = z.object({ minutes: text.regex(/^-?\d{1,7}$/, "must be a whole number of minutes") });
const faultForm = z
  .object({ path: text.min(1), status: number, delayMs: number, times: number })
  .transform((fault) => faultSchema.parse(fault));

/** What the page's forms do: the same as the calls beside them, for somebody without a terminal. */
export function controlForms(sandbox: Sandbox, state: Control): Router {
  const router = Router();
  const form = (path: string, act: (request: Request) => void): void => {
    router.post(path, (request: Request, response: Response) => {
      act(request);
      response.redirect(303, "/__sandbox");
    });
  };
  form("/stock", (request) => {
    const { sku, quantity } = read(stockForm, request.body);
    if (!setStock(sandbox, sku, Number(quantity))) throw notFound(`No sku ${sku}.`);
  });
  form("/clock", (request) => {
    state.offsetMs += Number(read(clockForm, request.body).minutes) * 60_000;
  });
  form("/faults", (request) => {
    state.faults.replace([...state.faults.list(), read(faultForm, request.body)]);
  });
  form("/faults/clear", () => {
    state.faults.clear();
  });
  return router;
}
