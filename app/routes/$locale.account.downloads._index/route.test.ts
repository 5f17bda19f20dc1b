import type { LoaderFunctionArgs } from "@remix-run/node";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import type { DownloadsPage } from "#app/bff/account/downloads.server.ts";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { notByContract } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { loader } from "./route";

const server = useGatewayServer();
const PAGE = "/fr-fr/account/downloads";
let browser: FakeBrowser;
let total: number;
let myDownloads: boolean;

beforeEach(async () => {
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV) });
  browser.cookies = await tokenCookies();
  [total, myDownloads] = [45, true];
  server.use(
    ...fakeProvider().handlers,
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())),
    http.get(`${GATEWAY}/downloads-self`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [page, size] = [Number(searchParams.get("page")), Number(searchParams.get("size"))];
      const all = Array.from({ length: total }, (_, index) => ({
        id: `F${total - index}`,
        kind: index === 0 ? "CREDIT_NOTE" : "INVOICE",
        fileName: `facture-${total - index}.pdf`,
        contentType: "application/pdf",
        createdAt: "2026-11-30T23:30:00Z",
        orderNumber: "2610000412",
      }));
      return HttpResponse.json({ page, size, total, values: all.slice((page - 1) * size, page * size) });
    }),
  );
});

const open = (query = "") =>
  browser.visit((args: LoaderFunctionArgs) => {
    args.context.site.params.myDownloads = myDownloads;
    return loader(args);
  }, PAGE + query);

async function visit(query = "") {
  const { result } = await open(query);
  return (result as { data: { downloads: DownloadsPage } }).data.downloads;
}

describe("the downloads' page", () => {
  it("lists each with its day on the country's clock, its order and its file [ACC-13]", async () => {
    expect((await visit()).downloads[0]).toEqual({
      id: "F45",
      kind: "CREDIT_NOTE",
      fileName: "facture-45.pdf",
      href: `${PAGE}/F45`,
      issuedOn: { iso: "2026-11-30T23:30:00Z", day: "1er\u00a0décembre 2026" },
      order: { number: "2610000412", href: "/fr-fr/account/orders/2610000412" },
    });
  });

  it("gives twenty a page, and leads from one that there is not to the nearest", async () => {
    expect(await visit("?page=3")).toMatchObject({ page: 3, total: 45, downloads: { length: 5 } });
    expect((await open("?page=3")).result).toMatchObject({ data: { title: "Mes téléchargements, page 3 | Vitrine" } });
    expect((await open()).result).toMatchObject({ data: { title: "Mes téléchargements | Vitrine" } });
    expect((await open("?page=9")).response?.headers.get("location")).toBe(`${PAGE}?page=3`);
    for (const page of ["0", "-1", "abc", "1e9", "", "2%00"]) {
      expect((await open(`?page=${page}`)).response?.headers.get("location")).toBe(PAGE);
    }
  });

  it("says in a 404 that a file is not there, whoever else's it may be", async () => {
    expect((await open("?file=missing")).result).toMatchObject({ data: { isMissing: true }, init: { status: 404 } });
  });

  it("is empty for a new customer", async () => {
    total = 0;
    expect(await visit()).toMatchObject({ total: 0, downloads: [] });
  });

  it("is there only where the site gives files [ACC-13]", async () => {
    myDownloads = false;
    expect((await open()).response?.status).toBe(404);
  });

  it.each<[string, () => Response]>([
    ["500", () => new HttpResponse(null, { status: 500 })],
    ["what the contract does not know", () => notByContract({ values: 1 })],
    ["nothing", () => HttpResponse.error()],
  ])("apologises inside the page when the gateway answers %s", async (_what, respond) => {
    server.use(http.get(`${GATEWAY}/downloads-self`, respond));
    expect((await open("?page=2")).result).toMatchObject({ data: { downloads: null }, init: { status: 503 } });
  });

  it("is for customers only, and not for a deleted account", async () => {
    server.use(http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer({ isDeleted: true }))));
    expect((await open()).response?.headers.get("location")).toBe("/fr-fr/account/reactivate");
    browser.cookies = {};
    expect((await open()).response?.status).toBe(301);
  });
});
