import { request as send } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** `Cache-Control` of a shared page. */
export const SHARED = "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** `Set-Cookie` headers as received. */
  cookies: string[];
  text: string;
  /** Bytes transferred. */
  size: number;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** One request exactly as given: unlike fetch, it adds or changes no header and follows no redirect. */
export function ask(url: string, { method = "GET", headers = {}, body }: Options = {}): Promise<Answer> {
  const { hostname, port, pathname, search, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = send(
      { hostname, port, path: rawPath(url) ?? pathname + search, method, headers: { host, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const raw = Buffer.concat(chunks);
          const { "set-cookie": cookies = [], ...rest } = response.headers;
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
            cookies,
            text: decode(raw, response.headers["content-encoding"]),
            size: raw.length,
          });
        });
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

/** The path as typed: `URL` would normalise `//`, `..` and `\`. */
function rawPath(url: string): string | null {
  return /^https?:\/\/[^/]+(\/.*)$/s.exec(url)?.[1] ?? null;
}

function decode(raw: Buffer, encoding: string | undefined): string {
  // The response to HEAD names a compression, but has no body.
  if (raw.length === 0) return "";
  if (encoding === "br") return brotliDecompressSync(raw).toString();
  return encoding === "gzip" ? gunzipSync(raw).toString() : raw.toString();
}

/** Sends a form as a browser would from a page of the shop. */
export function postForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const body = new URLSearchParams(fields).toString();
  return ask(url, {
    method: "POST",
    body,
    headers: {
      origin: new URL(url).origin,
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(Buffer.byteLength(body)),
      ...headers,
    },
  });
}

/** A browser's cookies, as far as needed for one host and one path. */
export class CookieJar {
  readonly #values = new Map<string, string>();

  take({ cookies }: Answer): void {
    for (const cookie of cookies) {
      const [pair = "", ...attributes] = cookie.split(";");
      const at = pair.indexOf("=");
      const isGone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
      if (isGone) this.#values.delete(pair.slice(0, at));
      else this.#values.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  set(name: string, value: string): void {
    this.#values.set(name, value);
  }

  forget(name: string): void {
    this.#values.delete(name);
  }

  get names(): string[] {
    return [...this.#values.keys()];
  }

  value(name: string): string | undefined {
    return this.#values.get(name);
  }

  get header(): Record<string, string> {
    if (this.#values.size === 0) return {};
    return { cookie: [...this.#values].map(([name, value]) => `${name}=${value}`).join("; ") };
  }
}
