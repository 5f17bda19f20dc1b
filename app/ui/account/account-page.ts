import { AccountNav } from "./account-nav";

/** The handle of the account's routes: their layout, and the account's pages beside them. */
export const ACCOUNT_PAGE = { layout: "account", Side: AccountNav } as const;
