import type { GatewayClient } from "#app/bff/gateway/client.server.ts";
import { createLogger } from "#app/bff/log.server.ts";
import { createSites, type Sites } from "#app/bff/sites/sites.server.ts";
import type { Country } from "#models/locale.ts";
import { aDomain } from "./builders";

/** Sites of a shop with only these countries. */
export async function someSites(...countries: Country[]): Promise<Sites> {
  const domains = countries.map((country) => aDomain(country));
  const gateway: GatewayClient = ({ schema }) => Promise.resolve({ status: 200, body: schema!.parse(domains) });
  const sites = createSites(gateway, "process", createLogger("silent"));
  await sites.load();
  sites.close();
  return sites;
}
