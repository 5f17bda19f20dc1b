import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { OPTIONAL_PAGES } from "#tests/support/optional-pages.ts";
import { aContext, GATEWAY, SIGNED_IN } from "#tests/support/request-context.ts";
import { UnauthorizedError } from "../gateway/errors.server";
import { type AccountPage, requireAccount } from "./account-access.server";

const server = useGatewayServer();

function withAccount(isDeleted: boolean) {
  server.use(http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer({ isDeleted }))));
}

async function outcome(page: AccountPage, params = {}): Promise<string> {
  const context = aContext({ prefix: "it", session: SIGNED_IN, params });
  try {
    return (await requireAccount(context, page)).firstName;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return `${thrown.status} ${thrown.headers.get("location") ?? ""}`.trim();
  }
}

describe("account-access [SESS-15]", () => {
  it("lets a customer see the account, and never the page that reactivates it", async () => {
    withAccount(false);
    expect(await outcome("dashboard")).toBe("Camille");
    expect(await outcome("orders")).toBe("Camille");
    expect(await outcome("reactivate")).toBe("302 /it/account/dashboard");
  });

  it("shows a deleted account only the page that reactivates it", async () => {
    withAccount(true);
    expect(await outcome("reactivate")).toBe("Camille");
    for (const page of ["dashboard", "orders", "wishlist"] as const) {
      expect(await outcome(page)).toBe("302 /it/account/reactivate");
    }
  });

  it.each(Object.entries(OPTIONAL_PAGES))(
    "gives %s only where the site's parameter says so, else a 404 [ACC-01]",
    async (page, paramsFor) => {
      withAccount(false);
      expect(await outcome(page as AccountPage, paramsFor(true))).toBe("Camille");
      expect(await outcome(page as AccountPage, paramsFor(false))).toBe("404");
    },
  );

  it("tells that nobody is signed in", async () => {
    await expect(requireAccount(aContext(), "dashboard")).rejects.toBeInstanceOf(UnauthorizedError);
  });
});
