import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import type { TrackingEvent } from "#models/tracking/events.ts";
import { expect, settled } from "./browser";
import { launchShop } from "./world";

/** What the browser reports to the operator of the shop, step by step. */

/** A shop whose events the test receives; the test has to stop it. */
export async function watchedShop(sandbox: string) {
  const told: TrackingEvent[] = [];
  const operator = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const lines = JSON.parse(Buffer.concat(chunks).toString()) as ({ source: string } & TrackingEvent)[];
      told.push(...lines.filter(({ source }) => source === "browser"));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => operator.listen(0, "127.0.0.1", resolve));
  const { port } = operator.address() as AddressInfo;
  const shop = await launchShop(Number(new URL(sandbox).port), {
    COLLECT_URL: `http://127.0.0.1:${port}/events`,
    ANALYTICS: "collector,data-layer",
    EXPERIMENTS: "home-order:100",
  });
  const stop = async () => {
    await shop.stop();
    operator.close();
    operator.closeAllConnections();
  };
  return { url: shop.url, told, stop };
}

/** Sets the cookies of a visitor who has agreed to everything and is not asked again. */
export async function agree(context: BrowserContext, shop: string, prefix: string): Promise<void> {
  const cookies = { privacy: "0,1,2", [`stay-${prefix}`]: "1" };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop })));
}

/** An event in words: `cart product add 1`. */
export const wordOf = (event: TrackingEvent) => {
  if (event.type === "vital") return `vital ${event.context} ${event.name}`;
  return `${event.type} ${event.context}${event.type === "cart" ? ` ${event.change} ${event.item.quantity}` : ""}`;
};

const LISTING = ["view category", "list category"];
const PRODUCT = ["view product", "product product"];

/** Takes steps in the tabs of one browser, and waits for what each of them reports. */
export class ReportedSteps {
  /** What was to be reported so far, in words. */
  readonly expected: string[] = [];
  count = 0;

  /** @param site address of the shop with the prefix */
  constructor(private readonly site: string) {}

  /** One step: an action, and the events that must be reported before the next one. */
  async step(tab: Page, act: () => Promise<unknown>, ...events: string[]): Promise<void> {
    this.count += 1;
    const mark = await tab.evaluate(() => ((window as unknown as { sameDocument: boolean }).sameDocument = true));
    const before = mark ? await reportedBy(tab) : 0;
    await act();
    const isSame = () => tab.evaluate(() => "sameDocument" in window);
    await expect
      .poll(async () => (await reportedBy(tab)) - ((await isSame()) ? before : 0), {
        message: `step ${this.count}`,
        intervals: [50],
      })
      .toBe(events.length);
    this.expected.push(...events);
  }

  load(tab: Page, path: string, ...events: string[]): Promise<void> {
    return this.step(tab, () => tab.goto(this.site + path).then(() => settled(tab, true)), ...events);
  }

  reload(tab: Page, ...events: string[]): Promise<void> {
    return this.step(tab, () => tab.reload().then(() => settled(tab, true)), ...events);
  }

  click(tab: Page, target: string, ...events: string[]): Promise<void> {
    return this.step(tab, () => tab.locator(target).first().click(), ...events);
  }

  /** From home to a product, back and forward, and the product again. */
  async browse(tab: Page): Promise<void> {
    await this.load(tab, "", "view home");
    await this.click(tab, "main a[href*='--plw']", ...LISTING);
    await this.click(tab, "main a[href*='--p1']", ...PRODUCT);
    await this.step(tab, () => tab.goBack(), ...LISTING);
    await this.step(tab, () => tab.goForward(), ...PRODUCT);
    await this.reload(tab, ...PRODUCT);
  }
}

/** Number of events in a page's data layer since its document was loaded. */
function reportedBy(tab: Page): Promise<number> {
  return tab.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: { event: string }[] };
    return dataLayer.filter(({ event }) => event !== "web_vitals").length;
  });
}
