import type { Sandbox } from "../../service";
import { demoCustomer } from "../customers/demo-ids";
import { listDemoSkus } from "../demo-products";
import { insertReservation, type StoredReservation } from "./reservation-store";
import { listPlaces } from "./store-list";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** When it was asked for, so that shops keep nothing until the middle of the night. */
const TIME_OF_DAY = 15 * HOUR;

/** What the demo customers had put aside in shops: one collected, one forgotten, one called off, and some each month. */
export function seedReservations(sandbox: Sandbox): void {
  const skus = listDemoSkus(sandbox, 30).map(({ sku }) => sku);
  const shops = listPlaces().filter(({ kind, services }) => kind === "store" && services.includes("reservation"));
  const insert = (who: "fid" | "big", index: number, days: number, ended: StoredReservation["ended"]): void => {
    const sku = skus[index % skus.length];
    const shop = shops[(index * 7) % shops.length];
    if (sku === undefined || !shop) return;
    const { customerId, email } = demoCustomer(who);
    const contact =
      who === "fid"
        ? { firstName: "Camille", lastName: "Lefèvre" }
        : { firstName: "Marie-José", lastName: "Álvarez-Núñez" };
    const createdAt = sandbox.now() - days * DAY + TIME_OF_DAY;
    insertReservation(sandbox, {
      customerId,
      storeId: shop.storeId,
      sku,
      quantity: 1,
      contact: { ...contact, email },
      createdAt,
      ended,
    });
  };
  for (let month = 40; month > 0; month -= 1) insert("big", month, month * 30, month % 3 === 0 ? null : "COLLECTED");
  insert("fid", 3, 140, "COLLECTED");
  insert("fid", 1, 62, null);
  insert("fid", 0, 11, "CANCELLED");
}
