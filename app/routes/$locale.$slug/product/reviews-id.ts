/** The stars at the top lead there. */
export const REVIEWS_ID = "reviews";
