import frCheckout from "./messages/fr/checkout.json";
import frStoredValue from "./messages/fr/storedValue.json";
import enCheckout from "./messages/en/checkout.json";
import enStoredValue from "./messages/en/storedValue.json";
import esCheckout from "./messages/es/checkout.json";
import esStoredValue from "./messages/es/storedValue.json";
import deCheckout from "./messages/de/checkout.json";
import deStoredValue from "./messages/de/storedValue.json";
import itCheckout from "./messages/it/checkout.json";
import itStoredValue from "./messages/it/storedValue.json";
import plCheckout from "./messages/pl/checkout.json";
import plStoredValue from "./messages/pl/storedValue.json";

/** Texts of the checkout by language, a part of `MESSAGES`. */
export const CHECKOUT_FILES = {
  fr: { checkout: frCheckout, storedValue: frStoredValue },
  en: { checkout: enCheckout, storedValue: enStoredValue },
  es: { checkout: esCheckout, storedValue: esStoredValue },
  de: { checkout: deCheckout, storedValue: deStoredValue },
  it: { checkout: itCheckout, storedValue: itStoredValue },
  pl: { checkout: plCheckout, storedValue: plStoredValue },
};
