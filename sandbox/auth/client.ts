import type { ClientMetadata } from "oidc-provider";
import { COUNTRIES, PREFIXES, prefixesOf, type Country } from "#models/locale.ts";

/** The storefront, as the provider knows it. */
export const CLIENT_ID = "vitrine";
export const CLIENT_SECRET = "sandbox-secret";
export const SCOPES = "openid profile email offline_access";

const SHOP_HOSTS: Readonly<Record<Country, string>> = {
  FR: "www.vitrine.fr",
  CH: "www.vitrine.ch",
  GB: "www.vitrine.com",
  ES: "www.vitrine.es",
  DE: "www.vitrine.de",
  IT: "www.vitrine.it",
  PL: "www.vitrine.pl",
};

export const clientMetadata: ClientMetadata = {
  client_id: CLIENT_ID,
  client_secret: CLIENT_SECRET,
  client_name: "Vitrine",
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
  scope: SCOPES,
  redirect_uris: COUNTRIES.flatMap((country) =>
    prefixesOf(country).map((prefix) => `https://${SHOP_HOSTS[country]}/${prefix}/auth/callback`),
  ),
};

const CALLBACK = new RegExp(`^/(${Object.keys(PREFIXES).join("|")})/auth/callback$`);

/** A redirect address beyond the registered ones: a callback on this very machine, whatever its port. */
export function isLocalCallback(uri: string): boolean {
  const url = exactUrl(uri);
  return url !== null && isLocal(url) && url.search === "" && CALLBACK.test(url.pathname);
}

/** Where the shop may have the browser sent after sign-out: any of its own pages. */
export function isShopPage(uri: string): boolean {
  const url = exactUrl(uri);
  if (!url) return false;
  return (
    isLocal(url) || (url.protocol === "https:" && url.port === "" && Object.values(SHOP_HOSTS).includes(url.hostname))
  );
}

function isLocal({ protocol, hostname }: URL): boolean {
  return (
    protocol === "http:" && (hostname === "localhost" || hostname === "127.0.0.1" || hostname.endsWith(".localhost"))
  );
}

/** Null for what two parsers could read differently: credentials, fragments, backslashes, odd spellings. */
function exactUrl(uri: string): URL | null {
  if (!URL.canParse(uri)) return null;
  const url = new URL(uri);
  const spelled = url.href === uri || (url.pathname === "/" && url.href === `${uri}/`);
  return spelled && url.username === "" && url.password === "" && !uri.includes("#") ? url : null;
}
