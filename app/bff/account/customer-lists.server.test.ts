import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY, nextRequest, SIGNED_IN } from "#tests/support/request-context.ts";
import { getGiftCards } from "./customer-lists.server";

const server = useGatewayServer();

it("asks for the gift cards once in a request: a refused form's answer shows them again", async () => {
  let asked = 0;
  const count = () => {
    asked += 1;
    return HttpResponse.json({ values: [] });
  };
  server.use(http.get(`${GATEWAY}/customers-self/gift-cards`, count));
  const context = aContext({ session: SIGNED_IN });
  await getGiftCards(context);
  await getGiftCards(context);
  expect(asked).toBe(1);
  await getGiftCards(nextRequest(context));
  expect(asked).toBe(2);
});
