import { expect, it } from "vitest";
import { keepCollectingGarbage } from "#tests/support/garbage.ts";
import { serve } from "#tests/support/serve.ts";
import { createLogger } from "../log.server";
import { createGatewayClient } from "./client.server";
import { ServiceUnavailableError } from "./errors.server";

const log = createLogger("silent");

it("gives up a read in its time whose second try is not answered, and closes its connection [OPS-05]", async () => {
  // What ky listens to at a second try may be garbage by then.
  keepCollectingGarbage();
  let tries = 0;
  let noteClose = () => {};
  const closed = new Promise<void>((resolve) => (noteClose = resolve));
  const address = await serve((_request, response) => {
    tries += 1;
    if (tries === 1) response.writeHead(503).end();
    else response.on("close", noteClose);
  });
  const client = createGatewayClient(address, "the-key", log, 1);
  await expect(client({ path: "things/1", headers: {}, giveUpAfterMs: 1_000 })).rejects.toThrow(
    new ServiceUnavailableError("GET /things/1 did not answer in time"),
  );
  await closed;
  expect(tries).toBe(2);
});
