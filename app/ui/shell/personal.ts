import { createContext, useContext } from "react";
import type { ShownNotice } from "~/models/form-problem";
import type { OfferView } from "~/models/listing-view";
import type { Money } from "~/models/money";
import { PersonalReadError } from "~/models/shared-document";
import type { ProductPicture } from "~/models/product";
import { PERSONAL_ID } from "../shared-ids";

/** A line of the cart as the mini cart shows it. */
export interface MiniCartLine {
  lineId: string;
  name: string;
  /** Address of the product. */
  href: string;
  color: string;
  size: string;
  quantity: number;
  totalPrice: Money;
  picture: ProductPicture;
}

export interface ShellCart {
  /** Tells tabs apart that show another cart; left out where the page did not load it. */
  version?: number;
  /** Products, loyalty card, gift cards and donations together (C9). */
  count: number;
  total: Money;
  /** Left out where the page did not load the cart: the mini cart then shows count and total. */
  lines?: MiniCartLine[];
  /** Gift cards, the loyalty card, donations, in words. */
  extras?: { label: string; price: Money }[];
}

/** What belongs to one shopper on pages that are otherwise everybody's. Only slots read it. */
export interface Personal {
  customer: { firstName: string } | null;
  /** The customer's mark in their forms (`OwnerField`); null for a visitor. */
  owner: string | null;
  /** Product ids of the customer's wishlist, and skus of their stock alerts; none where they could not be loaded. */
  wishlist: readonly string[];
  stockAlerts: readonly string[];
  cart: ShellCart | null;
  /** What the last action has to say, once. */
  flash: readonly ShownNotice[];
  /** Of all families; null where the page shows none. */
  offers: readonly OfferView[] | null;
  /** Whether the deployment's version is shown where it is not by default (S2). */
  showVersion: boolean;
}

/** A visitor with nothing of their own. */
export const NOBODY: Personal = {
  customer: null,
  owner: null,
  wishlist: [],
  stockAlerts: [],
  cart: null,
  flash: [],
  offers: null,
  showVersion: false,
};

/** Null while a document is rendered that everybody shares. */
export const PersonalContext = createContext<Personal | null>(null);

export function usePersonal(): Personal {
  const personal = useContext(PersonalContext);
  if (!personal) throw new PersonalReadError("What belongs to one shopper is read outside of a slot");
  return personal;
}

/** What stands in the document; nobody's where it was everybody's. */
export function standingPersonal(): Personal {
  const json = document.getElementById(PERSONAL_ID)?.textContent;
  return json ? (JSON.parse(json) as Personal) : NOBODY;
}
