/** Buttons beside the form send what is chosen in it elsewhere. */
export const BUY_FORM_ID = "buy";
