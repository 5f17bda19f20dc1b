import { isbot } from "isbot";

/**
 * Whether a user agent is a crawler's (SITE-12). A browser without a window is none: it shows a page to whoever started
 * it, a test, a monitor or a printer, and is to be shown what anybody is.
 */
export function isCrawlerAgent(userAgent: string): boolean {
  return isbot(userAgent.replace("HeadlessChrome/", "Chrome/"));
}
