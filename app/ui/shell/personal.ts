import { createContext, useContext } from "react";
import type { ShownNotice } from "#app/models/form-problem.ts";
import type { OfferView } from "#app/models/listing-view.ts";
import type { Money } from "#app/models/money.ts";
import { PersonalReadError } from "#app/models/shared-document.ts";
import type { ProductPicture } from "#app/models/product.ts";
import { PERSONAL_ID } from "../shared-ids";

/** A line of the cart as the mini cart shows it. */
export interface MiniCartLine {
  lineId: string;
  name: string;
  /** Address of the product. */
  href: string;
  /** Colour and size; null for a gift card. */
  option: string | null;
  quantity: number;
  totalPrice: Money;
  picture: ProductPicture;
  /** Says that the price of one piece has changed since it was added; null when it has not. */
  priceChange: string | null;
}

export interface ShellCart {
  /** Lets tabs notice that they show different carts; left out where the page did not load the cart. */
  version?: number;
  /** Products, loyalty card, gift cards and donations together (C9). */
  count: number;
  total: Money;
  /** Left out where the page did not load the cart: the mini cart then shows count and total. */
  lines?: MiniCartLine[];
  /** Gift cards, the loyalty card, donations, each named in words. */
  extras?: { label: string; price: Money }[];
}

/** Data of one shopper on pages that are otherwise the same for everyone. Only slots read it. */
export interface Personal {
  customer: { firstName: string } | null;
  /** A mark of the customer for their forms (`OwnerField`); null for a visitor. */
  owner: string | null;
  /** Product ids of the shopper's wishlist; empty, like the skus of their stock alerts, when it could not be loaded. */
  wishlist: readonly string[];
  stockAlerts: readonly string[];
  cart: ShellCart | null;
  /** Messages about the last action, shown once. */
  flash: readonly ShownNotice[];
  /** Offers on all families; null where the page shows none. */
  offers: readonly OfferView[] | null;
  /** The deployment's version in words, where it was asked for in production (S2); null elsewhere. */
  version: string | null;
}

/** A visitor without any data. */
export const ANONYMOUS: Personal = {
  customer: null,
  owner: null,
  wishlist: [],
  stockAlerts: [],
  cart: null,
  flash: [],
  offers: null,
  version: null,
};

/** Null while the server renders a document that everyone shares. */
export const PersonalContext = createContext<Personal | null>(null);

export function usePersonal(): Personal {
  const personal = useContext(PersonalContext);
  if (!personal) throw new PersonalReadError("What belongs to one shopper is read outside of a slot");
  return personal;
}

/** The shopper's data in the document; `ANONYMOUS` for a document without any. */
export function standingPersonal(): Personal {
  const json = document.getElementById(PERSONAL_ID)?.textContent;
  return json ? (JSON.parse(json) as Personal) : ANONYMOUS;
}
