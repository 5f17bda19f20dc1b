import { type Answer, ask, CookieJar } from "./http";

/** A response with its final address, after redirects. */
export interface Page extends Answer {
  url: string;
  /** The redirects followed, each as `303 /fr-fr/cart`. */
  way: string[];
}

const MAX_REDIRECTS = 15;

/**
 * A browser without scripts, over plain HTTP: it keeps cookies by host, follows redirects as browsers do, and records
 * every response of the shop, so that a test can check that none was a 5xx.
 */
export class HttpBrowser {
  #answers: { url: string; status: number }[] = [];
  readonly #jars = new Map<string, CookieJar>();

  /** @param headers sent with every request to the shop, as a proxy in front of it would add them */
  constructor(
    readonly shop: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** The cookies of the shop. */
  get jar(): CookieJar {
    return this.jarOf(this.shop);
  }

  /** The cookies in the form of Playwright's `context.addCookies(browser.cookies)`. */
  get cookies(): { name: string; value: string; url: string }[] {
    return this.jar.names.map((name) => ({ name, value: this.jar.value(name)!, url: this.shop }));
  }

  get failures(): string[] {
    return this.#answers.filter(({ status }) => status >= 500).map(({ status, url }) => `${status} ${url}`);
  }

  /** Forgets all cookies and recorded responses. */
  beginAnew(): void {
    this.#jars.clear();
    this.#answers = [];
  }

  /** Forgets the cookies of another site. */
  forget(site: string): void {
    this.#jars.delete(new URL(site).origin);
  }

  /** @param from address of the page with the link */
  open(path: string, { from, follow = true }: { from?: string; follow?: boolean } = {}): Promise<Page> {
    const ask: Ask = { url: new URL(path, this.shop).href, method: "GET", from };
    return follow ? this.#follow(ask) : this.#ask(ask);
  }

  /** Sends a form of a page on the same site; `follow: false` returns the response to the POST itself. */
  async post(
    path: string,
    fields: Record<string, string> | URLSearchParams,
    { follow = true, from = undefined as string | undefined } = {},
  ): Promise<Page> {
    const ask: Ask = {
      url: new URL(path, this.shop).href,
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      from,
    };
    return follow ? this.#follow(ask) : this.#ask(ask);
  }

  private jarOf(url: string): CookieJar {
    const { origin } = new URL(url);
    const jar = this.#jars.get(origin) ?? new CookieJar();
    this.#jars.set(origin, jar);
    return jar;
  }

  async #follow(first: Ask): Promise<Page> {
    const way: string[] = [];
    let page = await this.#ask(first);
    while (page.status >= 300 && page.status < 400 && page.headers.location) {
      if (way.length === MAX_REDIRECTS) throw new Error(`Round in circles: ${way.join(" → ")}`);
      const url = new URL(page.headers.location, page.url).href;
      way.push(`${page.status} ${url.startsWith(this.shop) ? url.slice(this.shop.length) : new URL(url).pathname}`);
      page = await this.#ask({ url, method: "GET" });
    }
    return { ...page, way };
  }

  async #ask({ url, method, body, from }: Ask): Promise<Page> {
    const jar = this.jarOf(url);
    const form = {
      origin: new URL(url).origin,
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(Buffer.byteLength(body ?? "")),
    };
    const isShop = url.startsWith(this.shop);
    const referer: Record<string, string> = from === undefined ? {} : { referer: from };
    const more = { ...(isShop ? this.headers : {}), ...referer, ...(body === undefined ? {} : form) };
    const answer = await ask(url, { method, body, headers: { ...jar.header, ...more } });
    jar.take(answer);
    if (isShop) this.#answers.push({ url: `${method} ${url}`, status: answer.status });
    return { ...answer, url, way: [] };
  }
}

interface Ask {
  url: string;
  method: string;
  body?: string;
  from?: string;
}
