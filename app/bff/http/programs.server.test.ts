import { describe, expect, it } from "vitest";
import { isCrawlerAgent } from "./programs.server";

const chrome = (name: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ${name}/140.0.0.0`;

describe("isCrawlerAgent", () => {
  it.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    `${chrome("HeadlessChrome")} Safari/537.36 (compatible; Googlebot/2.1)`,
    "curl/8.5.0",
  ])("recognises %s [SITE-12]", (userAgent) => {
    expect(isCrawlerAgent(userAgent)).toBe(true);
  });

  it.each([`${chrome("Chrome")} Safari/537.36`, `${chrome("HeadlessChrome")} Safari/537.36`, ""])(
    "takes %s for a browser [SITE-12]",
    (userAgent) => {
      expect(isCrawlerAgent(userAgent)).toBe(false);
    },
  );
});
