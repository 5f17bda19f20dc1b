/** What shops are chosen by: their departments, and the service that people come for. */
export const STORE_FILTERS = ["women", "men", "children", "alterations"] as const;
export type StoreFilter = (typeof STORE_FILTERS)[number];
