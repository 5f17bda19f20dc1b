import type { ContractCall } from "./call";
import { CART_CALLS } from "./calls/carts";
import { CATALOGUE_CALLS } from "./calls/catalogue";
import { CHECKOUT_CALLS } from "./calls/checkout";
import { CONTENT_CALLS } from "./calls/content";
import { CUSTOMER_CALLS } from "./calls/customers";
import { KNOWLEDGE_CALLS } from "./calls/knowledges";
import { ORDER_CALLS } from "./calls/orders";
import { SHOP_CALLS } from "./calls/shop";
import { STORE_CALLS } from "./calls/stores";

/**
 * Every call of the gateway (S7, C7, D5). The sandbox's guard refuses requests that do not match them, and the OpenAPI
 * document is made from them.
 */
export const CALLS: readonly ContractCall[] = [
  ...SHOP_CALLS,
  ...CONTENT_CALLS,
  ...CATALOGUE_CALLS,
  ...CART_CALLS,
  ...CHECKOUT_CALLS,
  ...ORDER_CALLS,
  ...CUSTOMER_CALLS,
  ...KNOWLEDGE_CALLS,
  ...STORE_CALLS,
];

interface Route {
  call: ContractCall;
  pattern: RegExp;
  names: readonly string[];
}

/**
 * Routes by method and number of segments. Fixed paths come before those with parameters, as `/carts/merge` is not a
 * cart.
 */
const ROUTES = new Map<string, Route[]>();
for (const call of [...CALLS].sort((a, b) => a.path.split("{").length - b.path.split("{").length)) {
  const path = withoutEnd(call.path);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, "([^/]+)")}$`);
  const key = keyOf(call.method, path);
  ROUTES.set(key, [...(ROUTES.get(key) ?? []), { call, pattern, names }]);
}

/** The methods that a path supports, for a request whose method is not among them. @throws URIError as `findCall` */
export const methodsOf = (path: string): string[] =>
  [...new Set(CALLS.map(({ method }) => method))].filter((method) => findCall(method, path) !== null);

function withoutEnd(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

function keyOf(method: string, path: string): string {
  return `${method} ${path.split("/").length}`;
}

/**
 * The call that matches a request, with its path parameters decoded; a slash at the end is ignored. Null for none.
 * @throws URIError for a path that is not correctly encoded
 */
export function findCall(method: string, path: string): { call: ContractCall; params: Record<string, string> } | null {
  const plain = withoutEnd(path);
  for (const { call, pattern, names } of ROUTES.get(keyOf(method, plain)) ?? []) {
    const values = pattern.exec(plain)?.slice(1);
    if (!values) continue;
    const decoded = names.map((name, index): [string, string] => [name, decodeURIComponent(values[index] ?? "")]);
    return { call, params: Object.fromEntries(decoded) };
  }
  return null;
}
