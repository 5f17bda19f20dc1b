import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { AUTH, GATEWAY } from "#tests/support/request-context.ts";
import { loader } from "#app/routes/$locale.account.settings.data.download/route.tsx";
import { createAuthProvider } from "../session/provider.server";

const server = useGatewayServer();
const FILE = "/fr-fr/account/settings/data/download";

it("a file whose customer's new tokens are refused too leads home with a message: its page would sign in again", async () => {
  server.use(
    ...fakeProvider().handlers,
    http.post(`${AUTH}/api/cookie-refresh-tokens`, () => HttpResponse.json({}, { status: 401 })),
    http.all(`${GATEWAY}/*`, () => refusal(401, "UNAUTHORIZED", "Invalid JWT.")),
  );
  const browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV) });
  const answers = [];
  for (let round = 0; round < 2; round += 1) {
    const tokens = await tokenCookies();
    browser.cookies = { ...browser.cookies, ...tokens };
    const { response } = await browser.visit(loader, FILE);
    answers.push([response?.status, response?.headers.get("location")]);
  }
  expect(answers).toEqual([
    [301, expect.stringContaining(`${AUTH}/authorize`)],
    [303, "/fr-fr"],
  ]);
  expect(browser.cookies.flash?.messages).toMatchObject([{ key: "file.unavailable" }]);
});
