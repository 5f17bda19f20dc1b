import type { GatewayClient } from "~/bff/gateway/client.server";
import { createLogger } from "~/bff/log.server";
import { createSites, type Sites } from "~/bff/sites/sites.server";
import type { Country } from "#models/locale";
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
