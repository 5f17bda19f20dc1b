import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { aMethod } from "#tests/support/checkout-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { deliveryCountry, findMethodsTo } from "./shipping-methods.server";

const server = useGatewayServer();

/** A site that no longer delivers to its own country, though it has shops there. */
const storeLocator = { isActive: true, countryCodes: ["FR"], zoom: 5, center: { lat: 46.6, lon: 2.4 } };
const abroadOnly = () => aContext({ params: { deliveryCountries: ["BE", "LU"], storeLocator } });

it("a cart without an address goes to the first country where its site does not deliver to its own", () => {
  const cart = { shippingAddress: null, billingAddress: null };
  expect(deliveryCountry(abroadOnly(), cart)).toBe("BE");
  expect(deliveryCountry(aContext({ params: { deliveryCountries: ["BE", "FR"] } }), cart)).toBe("FR");
});

it("methods are not asked for in a country that a site does not deliver to, which the gateway refuses", async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get(`${GATEWAY}/deliveries/shipping-methods`, ({ request }) => {
      const country = new URL(request.url).searchParams.get("country");
      asked.push(country);
      if (country === "FR") return HttpResponse.json({ code: "COUNTRY_NOT_DELIVERED", message: "" }, { status: 422 });
      return HttpResponse.json({ shippingMethods: [aMethod("NO")] });
    }),
  );
  expect((await findMethodsTo(abroadOnly(), "cart-1", "LU")).map(({ key }) => key)).toEqual(["NO"]);
  expect(asked).toEqual(["LU"]);
});
