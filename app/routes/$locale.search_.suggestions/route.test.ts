import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { loader } from "./route";

const server = useGatewayServer();

it("suggestions are none while the gateway does not answer, and no error", async () => {
  server.use(
    http.get(`${GATEWAY}/ecommerce/v3/catalog/search/suggestions`, () => new HttpResponse(null, { status: 503 })),
  );
  const { response } = await new FakeBrowser().visit(loader, "/fr-fr/search/suggestions?query=robe");
  expect([response?.status, await response?.json()]).toEqual([200, null]);
});
