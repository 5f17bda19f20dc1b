import "./quiet-notice";
import { DEFAULT_PRODUCTS } from "./catalogue/catalogue";
import { createLog } from "./log";
import { prepareSeed } from "./seeding";
import { SERVICES } from "./services";

/*
 * Makes the seed data and ends. A process of its own, because making them takes a hundred megabytes and seconds of
 * computing that the sandbox itself should neither keep nor stand still for.
 */
const { SANDBOX_CACHE = ".cache/sandbox", SANDBOX_PRODUCTS = String(DEFAULT_PRODUCTS) } = process.env;
prepareSeed({
  services: SERVICES,
  cacheDir: SANDBOX_CACHE,
  products: Number(SANDBOX_PRODUCTS),
  log: createLog(process.stderr),
});
