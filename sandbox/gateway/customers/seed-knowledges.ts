import { SEED_DOMAINS } from "../seed-domains";
import type { Sandbox } from "../../service";
import { findSku } from "../../catalogue/products";
import { listDemoProducts, listDemoSkus } from "../demo-products";
import { alertsOf, wishlistDocument } from "./knowledge-documents";
import { writeDocument } from "./customer-store";
import { demoCustomer } from "./demo-ids";

const DAY = 86_400_000;

/** What every third wish cost more when it was made. */
const DROP = 2_000;

/** Eight wishes for the loyalty client, two hundred for the one with much of everything. */
export function seedWishlists(sandbox: Sandbox): void {
  const products = listDemoProducts(sandbox, 200).map(({ productId, optionId, skus }, index) => {
    const price = findSku(sandbox, skus[0] ?? "", { language: "fr", currency: "EUR" })?.price;
    const then = price && { ...price, centAmount: price.centAmount + (index % 3 === 1 ? DROP : 0) };
    return { productId, optionId, ...(then && { wishedPrice: then }) };
  });
  writeDocument(sandbox, demoCustomer("fid").customerId, wishlistDocument, products.slice(0, 8));
  writeDocument(sandbox, demoCustomer("big").customerId, wishlistDocument, products);
}

/** Sold-out sizes that the loyalty client waits for, in the country's own shop. */
export function seedAlerts(sandbox: Sandbox): void {
  const alerts = listDemoSkus(sandbox, 3, { isSoldOut: true }).map((alert, index) => {
    return { ...alert, createdAt: new Date(sandbox.now() - (9 - index * 3) * DAY).toISOString() };
  });
  const [france] = SEED_DOMAINS;
  if (!france) throw new Error("No shop");
  writeDocument(sandbox, demoCustomer("fid").customerId, alertsOf(france.storeId), alerts);
}
