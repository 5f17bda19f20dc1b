import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import type { Shop } from "#app/bff/shop.server.ts";
import type { FormProblem } from "#models/form-problem.ts";
import { AUTH_ENV, tokenCookies } from "./auth-provider";
import { FakeBrowser, type Visit } from "./fake-browser";

/** A browser whose customer is signed in. */
export async function aSignedInBrowser(shop: Partial<Shop> = {}): Promise<FakeBrowser> {
  const browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV), ...shop });
  browser.cookies = await tokenCookies({ sub: "c-1" });
  return browser;
}

type Route = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

/** Result of a sent form: the page it redirected to, or the status and the errors. */
export interface Sent extends Visit {
  to: string | null;
  status: number;
  problem: FormProblem | null;
  /** Error texts by field. */
  errors: Record<string, string>;
  /** Fields with an error. */
  refused: string[];
}

/** Sends a form as the browser's customer. */
export async function sendForm(
  browser: FakeBrowser,
  { action, page, params = {} }: { action: Route; page: string; params?: Record<string, string> },
  form: Record<string, string>,
): Promise<Sent> {
  const init = { method: "POST", body: new URLSearchParams(form) };
  const visit = await browser.visit(action, page, init, params);
  const refused = visit.result as { data?: FormProblem; init?: { status: number } };
  const problem = visit.response ? null : (refused.data ?? null);
  const fields = problem?.fields ?? [];
  return {
    ...visit,
    to: visit.response?.headers.get("location") ?? null,
    status: visit.response?.status ?? refused.init?.status ?? 200,
    problem,
    refused: fields.map(({ fieldId }) => fieldId),
    errors: Object.fromEntries(fields.map(({ fieldId, text }) => [fieldId, text])),
  };
}

/** Data from a page's loader, with or without a status of its own. */
export async function loadPage<T>(
  browser: FakeBrowser,
  loader: Route,
  page: string,
  params: Record<string, string> = {},
): Promise<T> {
  const { result } = await browser.visit(loader, page, {}, params);
  return (typeof result === "object" && result !== null && "data" in result ? result.data : result) as T;
}
