import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RequestContext } from "#app/bff/context.server.ts";
import type { Opened, Purpose } from "#app/bff/session/cookies.server.ts";
import type { Site } from "#app/bff/sites/sites.server.ts";
import type { Shop } from "#app/bff/shop.server.ts";
import type { FormProblem } from "#app/models/form-problem.ts";
import { isPrefix } from "#models/locale.ts";
import { aContext } from "./request-context";

type Route = (args: LoaderFunctionArgs) => unknown;

export interface Visit {
  context: RequestContext & { lines: string[] };
  /** What the route returned, or the response it threw. */
  result: unknown;
  /** Null when the route returned data. */
  response: Response | null;
}

export interface Submitted {
  status: number;
  /** Target of a redirect. */
  to: string | null | undefined;
  problem: FormProblem;
  context: Visit["context"];
}

/** Calls routes in sequence or in parallel and keeps their cookies, as a browser does. */
export class FakeBrowser {
  cookies: Opened = {};
  /** Parameters of the site it visits that differ from the usual ones. */
  params: Partial<Site["params"]> = {};

  constructor(private readonly shop: Partial<Shop> = {}) {}

  async visit(route: Route, url: string, init: RequestInit = {}, more: Record<string, string> = {}): Promise<Visit> {
    const { href, pathname } = new URL(url, "http://localhost:3000");
    const [, prefix, ...rest] = pathname.split("/");
    const context = aContext({
      prefix: isPrefix(prefix) ? prefix : "fr-fr",
      session: { ...this.cookies },
      url: href,
      params: this.params,
      shop: this.shop,
    });
    const request = new Request(href, init);
    if (request.method === "POST") context.session.markPersonal();
    const params = { locale: prefix, orderNumber: decodeURIComponent(rest.at(-1) ?? ""), ...more };
    let result: unknown;
    try {
      result = await route({ context, request, params });
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown;
      result = thrown;
    }
    this.keep(context);
    return { context, result, response: result instanceof Response ? result : null };
  }

  /** Sends a form: where it leads to, or the status and problem with which it is shown again. */
  async submit(action: Route, url: string, answers: Record<string, string>): Promise<Submitted> {
    const { context, result, response } = await this.visit(action, url, posted(answers));
    const { status, data } = answerOf<FormProblem>(result);
    return { status: response?.status ?? status, to: response?.headers.get("location"), problem: data, context };
  }

  private keep({ session }: RequestContext): void {
    const { newCarts: _, ...changes } = session.changes;
    for (const [purpose, content] of Object.entries(changes) as [Purpose, Opened[Purpose] | null][]) {
      if (content === null) delete this.cookies[purpose];
      else Object.assign(this.cookies, { [purpose]: content });
    }
  }
}

/** A form's request as a browser sends it. */
export function posted(answers: Record<string, string>): RequestInit {
  return { method: "POST", body: new URLSearchParams(answers) };
}

/** Status and data of `data(value, { status })` or of plain data. */
export function answerOf<T>(result: unknown): { status: number; data: T } {
  if (typeof result === "object" && result !== null && "type" in result && "data" in result && "init" in result) {
    const { data, init } = result as { data: T; init: ResponseInit | null };
    return { status: init?.status ?? 200, data };
  }
  return { status: 200, data: result as T };
}
