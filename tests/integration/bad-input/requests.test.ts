import { Agent, request } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { type Answer, ask } from "../../support/http";
import { anotherShop } from "../../support/integration-world";
import { sendRaw } from "../../support/raw-request";
import { addressOf, type BuiltRoute, builtRoutes } from "../../support/routes";
import { setFaults } from "../../support/sandbox-control";
import type { ShopProcess } from "../../support/world";

/** Requests that no page of the shop makes, to every route of the build: each gets a response, never a 5xx. */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const { host } = new URL(shop);
const VALUES = {
  locale: "fr-fr",
  slug: "manteau-ceinture-camille-camel--p100001",
  productId: "100001",
  page: "subscription",
};
const BOUNDARY = "----shop";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

let routes: BuiltRoute[];
beforeAll(async () => {
  routes = await builtRoutes(shop);
  expect(routes.filter(({ hasAction }) => hasAction).length).toBeGreaterThan(12);
});

function post(path: string, type: string, body: string): Promise<Answer> {
  return ask(shop + path, {
    method: "POST",
    body,
    headers: {
      origin: shop,
      "sec-fetch-site": "same-origin",
      "content-type": type,
      "content-length": String(Buffer.byteLength(body)),
    },
  });
}

/** Forms that no browser sends, with their content type. */
const ODD_FORMS: [name: string, type: string, body: string][] = [
  ["without a boundary in its type", "multipart/form-data", part("intent", "add")],
  ["without any boundary in its body", MULTIPART, "intent=add"],
  ["with another's boundary", MULTIPART, part("intent", "add").replaceAll(BOUNDARY, "other")],
  ["with nothing in it", MULTIPART, ""],
  ["cut in a part's head", MULTIPART, `--${BOUNDARY}\r\nContent-Disp`],
  ["cut in a value", MULTIPART, part("intent", "add").slice(0, -4)],
  ["without its last boundary", MULTIPART, part("intent", "nothing")],
  [
    "with a part that has no name",
    MULTIPART,
    `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--`,
  ],
  ["with a part that has no head", MULTIPART, `--${BOUNDARY}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`],
  [
    "with a file for every field",
    MULTIPART,
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="intent"; filename="a"\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
  ],
  ["of odd bytes", MULTIPART, "\0\r\n\r\n--"],
  ["of escapes that are none", "application/x-www-form-urlencoded", "intent=%zz&%=%&sku=%E0%A4%A&=&&&"],
  ["of two types", "multipart/form-data, application/x-www-form-urlencoded", "a=1"],
];

describe("a form", () => {
  const inTurn = ODD_FORMS.map((form, turn) => [...form, turn] as const);
  it.each(inTurn)("%s is answered by every action, and never with a 5xx", async (_name, type, body, turn) => {
    // Alternates between document and data requests: with two forms, every action gets one of each.
    for (const [index, { pattern }] of routes.filter(({ hasAction }) => hasAction).entries()) {
      const path = addressOf(pattern, VALUES) + ((index + turn) % 2 === 0 ? "" : ".data");
      const { status } = await post(path, type, body);
      expect(status, `${path} ${status}`).toBeLessThan(500);
    }
  });

  it("without its last boundary is a 400", async () => {
    const { status } = await post("/fr-fr/cart", MULTIPART, part("intent", "nothing"));
    expect(status).toBe(400);
  });

  it("that is well formed is taken as multipart too", async () => {
    const body = `${part("intent", "add")}${part("sku", "1")}--${BOUNDARY}--\r\n`;
    expect((await post("/fr-fr/cart", MULTIPART, body)).status).toBe(404);
  });

  it("for a route that takes none is a 4xx", async () => {
    for (const { pattern } of routes.filter(({ hasAction }) => !hasAction)) {
      const { status } = await post(addressOf(pattern, VALUES), "application/x-www-form-urlencoded", "a=1");
      expect([Math.floor(status / 100), pattern, status]).toEqual([4, pattern, status]);
    }
  });
});

/** Sends a request on the agent's connection; gives its status. */
function askOn(agent: Agent, path: string, form?: string): Promise<number | undefined> {
  const type = "application/x-www-form-urlencoded";
  const headers = form === undefined ? {} : { "content-type": type, "content-length": form.length };
  return new Promise((resolve, reject) => {
    const asked = request(shop + path, { agent, method: form === undefined ? "GET" : "POST", headers }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode));
    });
    asked.once("error", reject).end(form);
  });
}

it.each(["/fr-fr/unsubscribe?token=a&source=NEWS", "/fr-fr/blog", "/fr-fr"])(
  "a long form that is not read, at %s, does not hold up the next request of a proxy's connection",
  async (path) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await askOn(agent, path, `a=${"x".repeat(250_000)}`);
    expect(await askOn(agent, "/fr-fr/newsletter/subscription")).toBe(200);
    agent.destroy();
  },
);

describe("an address", () => {
  it("with `_data` of any kind is never a 5xx", async () => {
    const others = ["root", "routes/nothing", "", "__proto__"];
    for (const [index, { id, pattern }] of routes.entries()) {
      const address = addressOf(pattern, VALUES);
      // The route's own data, and in turn that of another route.
      for (const data of [id, others[index % others.length]!]) {
        const { status } = await ask(`${shop}${address}?x=?&%5Fdata=${encodeURIComponent(data)}`);
        expect(status, `${address}?_data=${data} ${status}`).toBeLessThan(500);
      }
      const posted = await post(
        `${address}?_data=${encodeURIComponent(id)}`,
        "application/x-www-form-urlencoded",
        "a=1",
      );
      expect(posted.status, `POST ${address} ${posted.status}`).toBeLessThan(500);
    }
  });

  const ODD = [
    "%0a",
    "%0d%0a",
    "%09",
    "%00",
    "%7f",
    "%e2%80%a8",
    "%ff",
    "%2f",
    "%2e%2e",
    "..;",
    "%3a%2f%2fx",
    "%",
    "%25",
    " ",
    "~",
    "*",
    ":",
    "@",
    "constructor",
    "é",
  ];

  it("with odd characters in any parameter is never a 5xx", async () => {
    const dynamic = routes.filter(({ pattern }) => /[:*]/.test(pattern));
    expect(dynamic.length).toBeGreaterThan(40);
    for (const [index, { pattern }] of dynamic.entries()) {
      const names = pattern
        .split("/")
        .filter((segment) => /^[:*]/.test(segment))
        .map((segment) => segment.replace(/[:?]/g, ""));
      for (const [at, name] of names.entries()) {
        for (let turn = 0; turn < 4; turn += 1) {
          const odd = ODD[(index + at + turn * 5) % ODD.length]!;
          const path = addressOf(pattern, { ...VALUES, [name]: odd });
          const { status } = await sendRaw(shop, [`GET ${path} HTTP/1.1`, `Host: ${host}`]);
          expect([Math.floor(status / 100) % 5, path, status], path).not.toEqual([0, path, status]);
        }
      }
    }
  });

  it.each(ODD)("%s at the root and behind a prefix is never a 5xx", async (odd) => {
    for (const path of [
      `/${odd}`,
      `/fr-fr/${odd}`,
      `/fr-fr/${odd}/x`,
      `/fr-fr/x${odd}.data`,
      `/build/${odd}`,
      `/${odd}.txt`,
      `/sitemaps/${odd}/pages.xml`,
    ]) {
      const { status } = await sendRaw(shop, [`GET ${path} HTTP/1.1`, `Host: ${host}`]);
      expect(status, `${path} ${status}`).toBeGreaterThanOrEqual(200);
      expect(status, `${path} ${status}`).toBeLessThan(500);
    }
  });
});

describe("a request's target", () => {
  it.each([
    ["GET http://HOST/fr-fr/cart", 200],
    ["GET HTTP://HOST/fr-fr/cart?a=1", 200],
    ["GET http://HOST", 200],
    ["GET https://foreign.example/fr-fr/cart", 200],
    ["GET http://foreign.example@HOST/fr-fr/cart", 421],
    ["GET ftp://HOST/fr-fr", 400],
    ["GET javascript:alert(1)", 400],
    ["GET *", 400],
    ["OPTIONS *", 400],
    ["GET HOST", 400],
    ["GET ?a=1", 400],
    ["GET fr-fr/cart", 400],
    ["GET //other.example/fr-fr", 308],
    ["GET http:///fr-fr", 400],
    ["GET http://HOST:99999/fr-fr", 421],
  ])("%s is answered with %i and repeats no foreign host", async (line, expected) => {
    const { status, text } = await sendRaw(shop, [`${line.replace("HOST", host)} HTTP/1.1`, `Host: ${host}`]);
    expect(status).toBe(expected);
    expect(text).not.toContain("foreign");
  });

  it("that no HTTP has ends with a 4xx", async () => {
    for (const line of ["GET", "GET / HTTP/9.9", "\0\0", "GET /fr-fr HTTP/1.1 HTTP/1.1"]) {
      expect((await sendRaw(shop, [line, `Host: ${host}`])).status, line).toBe(400);
    }
  });
});

describe("while the gateway is unavailable", () => {
  let own: ShopProcess;
  beforeAll(async () => {
    own = await anotherShop();
  });
  afterEach(() => setFaults(sandbox, []));
  afterAll(() => own.stop());

  it.each([{ status: 503 }, { status: 500 }, { status: 429 }, { reset: true }])(
    "sitemaps ask to be fetched later: %j",
    async (fault) => {
      await setFaults(sandbox, [{ path: "/gateway/ecommerce", ...fault }]);
      for (const path of ["/sitemap.xml", "/sitemaps/fr-fr/products-1.xml", "/sitemaps/fr-fr/families.xml"]) {
        const { status, headers } = await ask(own.url + path);
        expect([path, status, headers["retry-after"]]).toEqual([path, 503, "10"]);
        expect(headers["cache-control"]).toBe("no-store");
      }
    },
  );
});
