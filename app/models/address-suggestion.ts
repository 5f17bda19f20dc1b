/** Address suggestions while typing, as the browser gets them (PAY-22). */

/** Fewer letters could begin any street. */
export const SHORTEST_STREET = 3;

export interface AddressSuggestion {
  placeId: string;
  /** `14 rue des Lilas` */
  title: string;
  /** `75019 Paris` */
  detail: string;
}

/** The whole of a chosen suggestion. */
export interface CompletedAddress {
  line1?: string;
  zipCode: string;
  city: string;
  /** 2-letter code */
  country: string;
}
