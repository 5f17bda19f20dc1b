import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { notByContract } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { listSegmentations } from "./listing.server";

const server = useGatewayServer();
const SEGMENTATIONS = `${GATEWAY}/ecommerce/v3/catalog/segmentations/`;

describe("listSegmentations", () => {
  it("gives every family with its parent, asked for once [CAT-03]", async () => {
    const values = [
      { segmentationId: "w1", title: "Femme", parent: null },
      { segmentationId: "w2", title: "Robes", parent: { segmentationId: "w1" } },
    ];
    let asked = 0;
    server.use(http.get(SEGMENTATIONS, () => HttpResponse.json({ values: (asked++, values) })));
    const context = aContext();
    expect(await listSegmentations(context)).toEqual(values);
    await listSegmentations(context);
    expect(asked).toBe(1);
  });

  it.each([
    ["an error", () => HttpResponse.json({ code: "X", message: "No" }, { status: 500 })],
    ["nothing", () => HttpResponse.error()],
    ["something else", () => notByContract({ values: [{ id: 3 }] })],
  ])("gives an empty list for %s [CAT-03]", async (_name, answer) => {
    server.use(http.get(SEGMENTATIONS, answer));
    expect(await listSegmentations(aContext())).toEqual([]);
  });
});
