/** Where tabs leave word for each other: a key of local storage, and the channel's name. */
export const SYNC_NAME = "vitrine-cart";
