import type { BillingAddress, DeliveryAddress } from "#models/address.ts";
import { seeded } from "../../studio/random";
import type { Sandbox } from "../../service";
import { billingAddress, deliveryAddresses } from "./address-documents";
import { writeDocument } from "./customer-store";
import { demoCustomer } from "./demo-ids";

type Place = Pick<DeliveryAddress, "line1" | "zipCode" | "city"> & { line2?: string };

const person = { country: "FR", phoneNumberCountry: "FR", quality: "OK", phoneNumberQuality: "OK" } as const;
const camille = { ...person, firstName: "Camille", lastName: "Lefèvre", phoneNumber: "0639980112" } as const;
const julien = { ...person, firstName: "Julien", lastName: "Moreau", phoneNumber: "0639980227" } as const;
const marie = { ...person, firstName: "Marie-José", lastName: "Álvarez-Núñez", phoneNumber: "0639980345" } as const;

const LILAS: Place = { line1: "14 rue des Lilas", line2: "Bâtiment B, 3e étage", zipCode: "75019", city: "Paris" };
const BELLECOUR: Place = { line1: "8 place Bellecour", zipCode: "69002", city: "Lyon" };
const CHARTRONS: Place = { line1: "27 quai des Chartrons", zipCode: "33000", city: "Bordeaux" };

const STREETS = [
  "rue du Faubourg-Saint-Denis",
  "avenue Jean-Jaurès",
  "rue de l’Église",
  "boulevard de la République",
  "rue des Trois-Frères",
  "place du Général-de-Gaulle",
  "allée des Tilleuls",
  "quai de la Loire",
];
const CITIES = [
  ["59000", "Lille"],
  ["44000", "Nantes"],
  ["67000", "Strasbourg"],
  ["31000", "Toulouse"],
  ["13006", "Marseille"],
  ["35000", "Rennes"],
  ["06000", "Nice"],
  ["34000", "Montpellier"],
  ["21000", "Dijon"],
  ["29200", "Brest"],
] as const;

/** Where the demo customers live. */
export function seedAddresses(sandbox: Sandbox): void {
  const write = (short: "fid" | "hsp" | "big" | "deleted", list: DeliveryAddress[], billing: Place): void => {
    const { customerId } = demoCustomer(short);
    writeDocument(sandbox, customerId, deliveryAddresses, list);
    const address: BillingAddress = { ...billing, country: "FR", quality: "OK" };
    writeDocument(sandbox, customerId, billingAddress, address);
  };
  const work = { ...camille, ...BELLECOUR, line2: "Atelier Lefèvre, 2e étage" };
  write("fid", [homeOf("fid", { ...camille, ...LILAS }), { ...work, id: "fid-2", favorite: false }], LILAS);
  write("hsp", [homeOf("hsp", { ...julien, ...CHARTRONS })], CHARTRONS);
  write("big", bigAddresses(), { line1: "2 rue des Trois-Frères", zipCode: "59000", city: "Lille" });
}

function homeOf(short: string, address: Omit<DeliveryAddress, "id" | "favorite">): DeliveryAddress {
  return { ...address, id: `${short}-1`, favorite: true };
}

/** Forty, as someone who sends presents to half the country has them. */
function bigAddresses(): DeliveryAddress[] {
  const random = seeded("addresses");
  return Array.from({ length: 40 }, (_, index) => {
    const [zipCode, city] = random.pick(CITIES);
    const line1 = `${Math.floor(random.between(1, 180))} ${random.pick(STREETS)}`;
    return { ...marie, line1, zipCode, city, id: `big-${index + 1}`, favorite: index === 0 };
  });
}

/** The favourite address of a demo customer, for orders of the past. */
export function demoHome(short: "fid" | "hsp" | "big"): DeliveryAddress {
  if (short === "fid") return homeOf("fid", { ...camille, ...LILAS });
  if (short === "hsp") return homeOf("hsp", { ...julien, ...CHARTRONS });
  const [first] = bigAddresses();
  if (!first) throw new Error("No address");
  return first;
}
