import type { LoaderFunctionArgs } from "@remix-run/node";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { loader } from "./route";

const server = useGatewayServer();
const FILE = `${GATEWAY}/downloads-self/:id`;
/** Binary data: bytes that are not valid text must arrive unchanged. */
const BYTES = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe, 0x80, 0x0d, 0x0a]);

let browser: FakeBrowser;
let myDownloads: boolean;
let asked: string[];
/** Log lines of the last request. */
let lines: string[];

beforeEach(async () => {
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV) });
  browser.cookies = await tokenCookies();
  [myDownloads, asked] = [true, []];
  server.use(
    ...fakeProvider().handlers,
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())),
  );
  gives('attachment; filename="facture-2610000412.pdf"');
});

function gives(disposition: string | null, type = "application/pdf"): void {
  server.use(
    http.get(FILE, ({ params, request }) => {
      asked.push(String(params.id));
      expect(request.headers.get("Accept")).toBe("application/pdf");
      const headers = { "Content-Type": type, ...(disposition && { "Content-Disposition": disposition }) };
      return new HttpResponse(BYTES, { headers });
    }),
  );
}

const MISSING = "/fr-fr/account/downloads?file=missing";
const leadsTo = ({ status, headers }: Response) => (status === 303 ? headers.get("location") : status);

async function fetchFile(id = "F1", referer = ""): Promise<Response> {
  const route = (args: LoaderFunctionArgs) => {
    args.context.site.params.myDownloads = myDownloads;
    return loader({ ...args, params: { ...args.params, id } });
  };
  const { response, context } = await browser.visit(route, "/fr-fr/account/downloads/x", { headers: { referer } });
  lines = context.lines;
  return response!;
}

describe("a file of the customer's", () => {
  it("comes as it is, under the gateway's name, and is kept by nobody [ACC-13]", async () => {
    const response = await fetchFile();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="facture-2610000412.pdf"',
      "cache-control": "no-store",
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(BYTES);
  });

  it.each([
    ["attachment; filename=Avoir_2.PDF", "avoir-2.pdf"],
    ['attachment; filename="../../etc/pass wd\u00e9.exe"', "etc-pass-wde-exe.pdf"],
    ['attachment; filename="a\\"b.pdf"', "a.pdf"],
    [`attachment; filename="${"x".repeat(400)}.pdf"`, `${"x".repeat(100)}.pdf`],
    ['attachment; filename=""', "F1.pdf"],
    ["attachment", "F1.pdf"],
    [null, "F1.pdf"],
  ])("has a name that harms no header and no disk: %s", async (disposition, name) => {
    gives(disposition);
    expect((await fetchFile()).headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
  });

  it("leads to the same page, which is a 404, unknown or somebody else's", async () => {
    for (const status of [400, 403, 404]) {
      server.use(http.get(FILE, () => HttpResponse.json({ code: "NO", message: "secret" }, { status })));
      expect(leadsTo(await fetchFile())).toBe(MISSING);
    }
  });

  it("asks for nothing that is no id", async () => {
    for (const id of ["", "..", "../x", "a b", "x".repeat(41), "F1?x=1", "%2e%2e"]) {
      expect(leadsTo(await fetchFile(id))).toBe(MISSING);
    }
    expect(asked).toEqual([]);
  });

  it.each<[string, () => void]>([
    ["500", () => server.use(http.get(FILE, () => new HttpResponse(null, { status: 500 })))],
    ["nothing", () => server.use(http.get(FILE, () => HttpResponse.error()))],
    ["a page instead of a file", () => gives("attachment", "text/html")],
  ])("leads back with an apology when the gateway answers %s", async (_what, answer) => {
    answer();
    for (const [from, to] of [
      ["http://localhost:3000/fr-fr/account/orders/2610000412", "/fr-fr/account/orders/2610000412"],
      ["http://localhost:3000/fr-fr/account/downloads?page=2", "/fr-fr/account/downloads?page=2"],
      ["http://localhost:3000/fr-fr/account/downloads/x", "/fr-fr/account/downloads"],
      ["https://evil.example/fr-fr/account/orders", "/fr-fr/account/downloads"],
      ["", "/fr-fr/account/downloads"],
    ] as const)
      expect(leadsTo(await fetchFile("F1", from))).toBe(to);
    expect(lines.join()).toMatch(/"status":503/);
    expect(browser.cookies.flash?.messages).toContainEqual({ kind: "danger", key: "file.unavailable" });
  });

  it("is there only where the site gives files [ACC-13]", async () => {
    myDownloads = false;
    expect(leadsTo(await fetchFile())).toBe(MISSING);
  });

  it("is for customers only, and not for a deleted account", async () => {
    server.use(http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer({ isDeleted: true }))));
    expect((await fetchFile()).headers.get("location")).toBe("/fr-fr/account/reactivate");
    browser.cookies = {};
    expect((await fetchFile()).status).toBe(301);
  });
});
