import { Router } from "express";
import { errorHandler, notFound } from "../gateway/errors";
import type { Service } from "../service";
import { hostedPages } from "./hosted";
import { paymentLog } from "./log";

/** The payment provider: the page on which shoppers pay, and their banks' pages. Payments are the gateway's. */
export const payService: Service = {
  name: "pay",
  mount: "/pay",
  schema: "",
  seed: () => undefined,
  router(sandbox) {
    const router = Router();
    router.use("/__log", paymentLog(sandbox));
    router.use(hostedPages(sandbox));
    router.use((request) => {
      throw notFound(`No page ${request.method} ${request.path}.`);
    });
    return router.use(errorHandler(sandbox));
  },
};
