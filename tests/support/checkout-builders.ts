import type { CartAddress, DeliveryAddress } from "#models/address.ts";
import type { Cart } from "#models/cart.ts";
import type { ShippingMethod, ShippingMethodKey } from "#models/shipping.ts";
import type { Store } from "#models/store.ts";
import { aCart } from "./builders";
import { anAddress } from "./customer-builders";

/** A cart that is complete up to the overview. */
export function aReadyCart(cart: Partial<Cart> = {}): Cart {
  return aCart({
    customer: { customerId: "c-1", email: "camille@vitrine.test" },
    billingAddress: anAddress(),
    shippingAddress: anAddress(),
    shippingInfo: { shippingMethodKey: "NO", name: "À domicile", price: { centAmount: 0, currencyCode: "EUR" } },
    ...cart,
  });
}

export function aMethod(key: ShippingMethodKey, method: Partial<ShippingMethod> = {}): ShippingMethod {
  return {
    key,
    name: key === "NO" ? "À domicile" : key,
    description: "",
    shippingRate: {
      price: { centAmount: 495, currencyCode: "EUR" },
      freeAbove: { centAmount: 6000, currencyCode: "EUR" },
    },
    deliveryDate: { earliest: "2026-11-24", latest: "2026-11-24" },
    ...method,
  };
}

/** A pickup point in Paris, open every day. */
export function aPlace(place: Partial<Store> = {}): Store {
  return {
    storeId: "500001",
    kind: "pickup",
    name: "Tabac Presse de la Gare",
    address: { line1: "44 rue Saint-Jacques", zipCode: "75011", city: "Paris", country: "FR" },
    position: { lat: 48.86, lon: 2.37 },
    openingHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, periods: [{ opens: "09:00", closes: "19:00" }] })),
    specialDays: [],
    timeZone: "Europe/Paris",
    services: ["collection"],
    distance: 350,
    stock: null,
    ...place,
  };
}

/** The address of a parcel for Camille to a place, as the cart stores it. */
export function anAddressOf({ storeId, name, address: { line1, zipCode, city, country } }: Store): CartAddress {
  return anAddress({ address1: line1, address2: name, zipCode, city, country, deliveryPointIdV2: storeId });
}

export function aDeliveryAddress(address: Partial<DeliveryAddress> = {}): DeliveryAddress {
  return {
    id: "home",
    firstName: "Camille",
    lastName: "Perrin",
    line1: "27 rue de Saintonge",
    zipCode: "75003",
    city: "Paris",
    country: "FR",
    phoneNumber: "+33612345678",
    phoneNumberCountry: "FR",
    favorite: true,
    ...address,
  };
}
