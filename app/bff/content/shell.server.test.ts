import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext } from "#tests/support/request-context.ts";
import { headerWithoutContent } from "./shell.server";

const server = useGatewayServer();
const SEGMENTATIONS = "http://gateway.test/ecommerce/v3/catalog/segmentations/";

describe("the menu without content", () => {
  it("is the catalogue's families, with what is in each", async () => {
    const values = [
      { segmentationId: "w1", title: "Femme", parent: null },
      { segmentationId: "w2", title: "Robes d’été", parent: { segmentationId: "w1" } },
      { segmentationId: "w3", title: "Longues", parent: { segmentationId: "w2" } },
    ];
    server.use(http.get(SEGMENTATIONS, () => HttpResponse.json({ values })));
    const context = aContext();
    const header = await headerWithoutContent(context);
    expect(header!.navigation_modular).toEqual([
      {
        navigation_entry_block: {
          title: "Femme",
          page_reference: [{ url: "/femme--plw1" }],
          sub_entries_modular: [
            {
              sub_entries_block: {
                link_group: [{ title: "Robes d’été", page_reference: [{ url: "/robes-d-ete--plw2" }] }],
              },
            },
          ],
        },
      },
    ]);
    expect(await headerWithoutContent(context)).toEqual(header);
  });

  it("is none when the catalogue does not answer either", async () => {
    server.use(http.get(SEGMENTATIONS, () => HttpResponse.json({}, { status: 503 })));
    expect(await headerWithoutContent(aContext())).toBeNull();
  });
});
