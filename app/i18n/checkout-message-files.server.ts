import frCheckout from "./messages/fr/checkout.json";
import frOrdering from "./messages/fr/ordering.json";
import frPlaces from "./messages/fr/places.json";
import frStoredValue from "./messages/fr/storedValue.json";
import enCheckout from "./messages/en/checkout.json";
import enOrdering from "./messages/en/ordering.json";
import enPlaces from "./messages/en/places.json";
import enStoredValue from "./messages/en/storedValue.json";
import esCheckout from "./messages/es/checkout.json";
import esOrdering from "./messages/es/ordering.json";
import esPlaces from "./messages/es/places.json";
import esStoredValue from "./messages/es/storedValue.json";
import deCheckout from "./messages/de/checkout.json";
import deOrdering from "./messages/de/ordering.json";
import dePlaces from "./messages/de/places.json";
import deStoredValue from "./messages/de/storedValue.json";
import itCheckout from "./messages/it/checkout.json";
import itOrdering from "./messages/it/ordering.json";
import itPlaces from "./messages/it/places.json";
import itStoredValue from "./messages/it/storedValue.json";
import plCheckout from "./messages/pl/checkout.json";
import plOrdering from "./messages/pl/ordering.json";
import plPlaces from "./messages/pl/places.json";
import plStoredValue from "./messages/pl/storedValue.json";

/** Texts of the checkout and of its places by language, a part of `MESSAGES`. */
export const CHECKOUT_FILES = {
  fr: { checkout: frCheckout, ordering: frOrdering, places: frPlaces, storedValue: frStoredValue },
  en: { checkout: enCheckout, ordering: enOrdering, places: enPlaces, storedValue: enStoredValue },
  es: { checkout: esCheckout, ordering: esOrdering, places: esPlaces, storedValue: esStoredValue },
  de: { checkout: deCheckout, ordering: deOrdering, places: dePlaces, storedValue: deStoredValue },
  it: { checkout: itCheckout, ordering: itOrdering, places: itPlaces, storedValue: itStoredValue },
  pl: { checkout: plCheckout, ordering: plOrdering, places: plPlaces, storedValue: plStoredValue },
};
