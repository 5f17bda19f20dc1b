import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";
import { freePort } from "../support/world";

/** Scripts that run, and what has them loaded early; data (`type="application/ld+json"`) stays. */
const SCRIPTS = /<script(?![^>]* type="application)[^>]*>.*?<\/script>|<link[^>]* rel="modulepreload"[^>]*>/gs;

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The shop without its scripts, under another port: what a page's markup, styles, fonts and pictures take by themselves. */
export async function withoutScripts(shopUrl: string): Promise<{ url: string; close(): void }> {
  const { port } = new URL(shopUrl);
  const server = createServer((asked, answer) => {
    const isPage = asked.headers.accept?.includes("text/html") ?? false;
    const headers = { ...asked.headers, ...(isPage && { "accept-encoding": "identity" }) };
    const passed = request({ host: "127.0.0.1", port, path: asked.url, method: asked.method, headers }, (given) => {
      if (isPage) return void sendPage(given, answer);
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  const own = await freePort();
  await new Promise<void>((resolve) => server.listen(own, resolve));
  return { url: `http://localhost:${own}`, close: () => void server.close().closeAllConnections() };
}

async function sendPage(given: IncomingMessage, answer: ServerResponse): Promise<void> {
  const page = brotliCompressSync((await text(given)).replace(SCRIPTS, ""), QUALITY);
  const { link: _, "transfer-encoding": __, ...headers } = given.headers;
  answer.writeHead(given.statusCode ?? 502, {
    ...headers,
    "content-encoding": "br",
    "content-length": String(page.length),
  });
  answer.end(page);
}
