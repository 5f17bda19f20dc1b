import type { Customer } from "#models/customer.ts";
import { DEMO_CUSTOMERS } from "./demo";

type Profile = Omit<Customer, "customerId" | "email" | "hasPassword">;

const known = { emailQuality: "OK", phoneNumberQuality: "OK", isDeleted: false } as const;

/** Telephone numbers lie in the ranges that regulators keep free for fiction. */
const PROFILES: Record<(typeof DEMO_CUSTOMERS)[number]["email"], Profile> = {
  "fid@vitrine.test": {
    ...known,
    firstName: "Camille",
    lastName: "Lefèvre",
    gender: "F",
    birthday: "1986-04-12",
    phoneNumber: "0639980112",
    phoneNumberCountry: "FR",
    preferredChannel: "EMAIL",
    optinNews: "YES",
    loyaltyNumber: "2900000010014",
    loyaltyCreationDate: "2019-09-14",
    loyaltyType: "FID",
  },
  "hsp@vitrine.test": {
    ...known,
    firstName: "Julien",
    lastName: "Moreau",
    gender: "M",
    birthday: "1979-11-30",
    phoneNumber: "0639980227",
    phoneNumberCountry: "FR",
    preferredChannel: "SMS",
    optinNews: "YES",
    loyaltyNumber: "2900000010021",
    loyaltyCreationDate: "2022-03-02",
    loyaltyType: "HSP",
  },
  "new@vitrine.test": {
    firstName: "Zofia",
    lastName: "Wójcik",
    emailQuality: "OK",
    optinNews: "NO",
    isDeleted: false,
  },
  "deleted@vitrine.test": {
    ...known,
    firstName: "Anselm",
    lastName: "Brückner",
    gender: "M",
    birthday: "1968-07-05",
    phoneNumber: "017604069012",
    phoneNumberCountry: "DE",
    optinNews: "NO",
    isDeleted: true,
  },
  "big@vitrine.test": {
    ...known,
    firstName: "Marie-José",
    lastName: "Álvarez-Núñez",
    gender: "F",
    birthday: "1974-01-21",
    phoneNumber: "0639980345",
    phoneNumberCountry: "FR",
    preferredChannel: "EMAIL",
    optinNews: "YES",
    loyaltyNumber: "2900000010052",
    loyaltyCreationDate: "2011-05-20",
    loyaltyType: "FID",
  },
};

/** The demo customers' accounts. `newCustomer` holds until the first order. */
export const SEED_ACCOUNTS = DEMO_CUSTOMERS.map(({ customerId, email }) => ({
  customerId,
  email,
  hasPassword: true,
  newCustomer: email === "new@vitrine.test",
  ...PROFILES[email],
}));
