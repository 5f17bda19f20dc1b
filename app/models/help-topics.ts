/** What the help speaks of, in the order in which it is shown. */
export const HELP_TOPICS = ["orders", "returns", "choosing", "shop", "legal"] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];
