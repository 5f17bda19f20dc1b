/** Under what name a form of addresses is kept while its customer signs in; it begins the address of the form's page. */
export const BILLING_DRAFT = "settings/billing-address";
export const NEW_ADDRESS_DRAFT = "settings/delivery-addresses/create";
export const addressDraft = (id: string) => `settings/delivery-addresses/${id}/edit`.slice(0, 100);
