import { http, HttpResponse } from "msw";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useGatewayServer as gatewayServer } from "#tests/support/gateway-server.ts";
import { aContext } from "#tests/support/request-context.ts";
import { listSavedForLater } from "#app/bff/cart/saved-for-later.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { SavedForLater } from "./saved-for-later";

const server = gatewayServer();
const LINE = { sku: "1000010102", productId: "100001", optionId: "10000101", size: "40", quantity: 1 };

describe("what was saved for later", () => {
  it("and is not sold any more is said with its size, and can be taken off", async () => {
    server.use(http.get(/catalog\/products$/, () => HttpResponse.json({ products: [] })));
    const saved = await listSavedForLater(aContext({ session: { later: { lines: [LINE] } } }));
    const html = renderToStaticMarkup(
      <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={pageMessages("en", "cart", "cartParts")}>
        <SavedForLater {...saved} />
      </FixedText>,
    );
    expect(html).toContain("This item isn’t sold here, or is no longer sold.");
    expect(html).toContain("size 40");
    expect(html).toMatch(/name="intent" value="drop".*name="sku" value="1000010102"/);
  });
});
