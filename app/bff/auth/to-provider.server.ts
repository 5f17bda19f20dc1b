/**
 * A redirect to the authentication provider. Browsers follow it with a whole new document, also when Remix's script
 * asked for data only; nothing may keep it, since the address serves once (D11).
 */
export function toProvider(url: URL, status: 301 | 302 | 303): Response {
  return new Response(null, {
    status,
    headers: { Location: url.href, "Cache-Control": "no-store", "X-Remix-Reload-Document": "true" },
  });
}
