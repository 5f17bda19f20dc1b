import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { aTile } from "#tests/support/catalogue-builders.ts";
import { notByContract } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { listRecommendations } from "./tiles.server";

const server = useGatewayServer();
const PRODUCT = `${GATEWAY}/ecommerce/v3/catalog/products/100001`;

function withRecommendations(isOn: boolean) {
  const context = aContext({ prefix: "fr-fr" });
  return { ...context, site: { ...context.site, params: { ...context.site.params, richRelevance: isOn } } };
}

describe("products to wear with one [PDP-12]", () => {
  it("are cards, where the site has them", async () => {
    const asked: string[] = [];
    server.use(
      http.get(`${PRODUCT}/recommendations`, ({ request }) => {
        asked.push(request.url);
        return HttpResponse.json({ products: [aTile({ name: "Jupe plissée" })] });
      }),
    );
    expect(await listRecommendations(withRecommendations(false), "100001")).toEqual([]);
    expect(asked).toEqual([]);
    const [card] = await listRecommendations(withRecommendations(true), "100001");
    expect(card!.name).toBe("Jupe plissée");
  });

  it("are none when nobody answers", async () => {
    server.use(http.get(`${PRODUCT}/recommendations`, () => notByContract({ products: 1 })));
    expect(await listRecommendations(withRecommendations(true), "100001")).toEqual([]);
  });
});
