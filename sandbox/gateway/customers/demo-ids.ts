import { DEMO_CUSTOMERS } from "../../customers/demo";

/** The demo customers whose data is seeded here, by their short names. `new` has nothing on purpose. */
type Short = "fid" | "hsp" | "deleted" | "big";

export function demoCustomer(short: Short): (typeof DEMO_CUSTOMERS)[number] {
  const found = DEMO_CUSTOMERS.find(({ email }) => email === `${short}@vitrine.test`);
  if (!found) throw new Error(`No demo customer ${short}`);
  return found;
}
