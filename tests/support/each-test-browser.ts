import { afterEach, beforeEach, expect, inject } from "vitest";
import { HttpBrowser } from "./http-browser";

/** A browser that starts each test of the file without cookies; fails a test that got a 5xx. */
export function eachTestBrowser(): HttpBrowser {
  const browser = new HttpBrowser(inject("shopUrl"));
  beforeEach(() => browser.beginAnew());
  afterEach(() => expect(browser.failures, "answers of 5xx").toEqual([]));
  return browser;
}
