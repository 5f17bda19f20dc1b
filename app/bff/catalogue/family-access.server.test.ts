import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aFamilyListing } from "#tests/support/catalogue-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { requireFamily } from "./family-access.server";

const server = useGatewayServer();
const SLUG = "/fr-fr/manteaux-et-vestes--plw1_coats";

beforeEach(() => {
  server.use(
    http.get(`${GATEWAY}/ecommerce/v3/catalog/families/:id`, ({ params, request }) => {
      if (params.id !== "w1_coats") return HttpResponse.json({ code: "UNKNOWN", message: "" }, { status: 404 });
      const page = Number(new URL(request.url).searchParams.get("page"));
      return HttpResponse.json(aFamilyListing({ page, total: 60, ...(page > 2 ? { products: [] } : {}) }));
    }),
  );
});

async function visit(address: string, familyId = "w1_coats") {
  const context = aContext({ url: address });
  const outcome = await requireFamily(context, new Request(`http://localhost:3000${address}`), familyId).catch(
    (reason: unknown) => reason,
  );
  return { outcome, response: outcome as Response, lines: context.lines };
}

describe("access step init-catalog [SESS-15]", () => {
  it.each(["", "?color=noir&size=38&size=40&sort=new&page=2", "?utm_source=letter&size=38"])(
    "goes on at the canonical address, with %j",
    async (search) => {
      expect((await visit(SLUG + search)).outcome).toMatchObject({ family: { familyId: "w1_coats" } });
    },
  );

  it.each([
    ["/fr-fr/old-name--plw1_coats", SLUG],
    ["/fr-fr/catalog/anything/w1_coats?size=38", `${SLUG}?size=38`],
    [`${SLUG}?size=40&size=38&page=1&sort=relevance`, `${SLUG}?size=38&size=40`],
    [`${SLUG}?size=38&color=noir&gclid=a%26b`, `${SLUG}?gclid=a%26b&color=noir&size=38`],
    [`${SLUG}?sort=nonsense`, SLUG],
  ])("redirects %s to %s, permanently [CAT-01]", async (from, to) => {
    const { response } = await visit(from);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(to);
  });

  it.each([
    ["a family nobody knows", "/fr-fr/x--plnobody", "nobody"],
    ["an id that is none", "/fr-fr/catalog/x/a-b", "a-b"],
  ])("answers %s with a 404, and says so in the log [CAT-01] [ERR-01]", async (_, address, familyId) => {
    const { response, lines } = await visit(address, familyId);
    expect(response.status).toBe(404);
    expect(lines.join()).toContain(`Page Not Found: ${address.split("?")[0]}`);
  });

  it.each([
    ["a page of letters", "?page=two", 301, ""],
    ["page nought", "?page=0&size=38", 301, "?size=38"],
    ["a page below nought", "?page=-1", 301, ""],
    ["a page that no listing can have", "?page=1000000000", 301, ""],
    ["a page beyond the last", "?size=38&page=3", 302, "?size=38&page=2"],
  ])("leads from %s to one that there is", async (_, search, status, to) => {
    const { response } = await visit(SLUG + search);
    expect(response.status).toBe(status);
    expect(response.headers.get("Location")).toBe(SLUG + to);
  });

  it("answers 503 while the catalogue cannot be reached", async () => {
    server.use(http.get(`${GATEWAY}/ecommerce/v3/catalog/families/:id`, () => HttpResponse.error()));
    expect((await visit(SLUG)).response.status).toBe(503);
  });
});
