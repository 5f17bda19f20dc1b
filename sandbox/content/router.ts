import { Router, type NextFunction, type Request, type RequestHandler, type Response } from "express";
import { LRUCache } from "lru-cache";
import { handler } from "../handler";
import type { Sandbox } from "../service";
import { contentType, fieldsOf } from "./content-types";
import { contentTypes, findAsset, findEntry, hasContentType, listAssets, listEntries, type Entry } from "./entries";
import { ContentError } from "./errors";
import { valuesAt } from "./field-paths";
import { compareValues, parseQuery, typeahead } from "./matching";
import { LOCALES, chooseFields, localesFor, resolve, select, selectionOf } from "./selection";
import { synchronise } from "./sync";

export const API_KEY = "sandbox-content-key";
export const DELIVERY_TOKEN = "sandbox-delivery-token";
const ENVIRONMENTS = ["dev", "preview", "integration", "production"];
const PAGE_SIZE = 100;

/** Answers by address: content changes only by a reset, and the shop's measurements should not be its own. */
const ANSWERS_BYTES = 8_000_000;
const answers = new WeakMap<Sandbox, LRUCache<string, string>>();

function newAnswers(): LRUCache<string, string> {
  return new LRUCache({ maxSize: ANSWERS_BYTES, sizeCalculation: (text) => text.length * 2 + 100 });
}

export function forgetAnswers(sandbox: Sandbox): void {
  answers.delete(sandbox);
}

function answer(sandbox: Sandbox, request: Request, response: Response, body: object): void {
  let known = answers.get(sandbox);
  if (!known) answers.set(sandbox, (known = newAnswers()));
  const text = JSON.stringify(body);
  known.set(request.url, text);
  response.type("json").send(text);
}

/** The delivery API's read calls, under `/v3`. */
export function contentRouter(sandbox: Sandbox): Router {
  const api = Router();
  api.use(checkAccess);
  const answering = (read: (parameters: URLSearchParams, uid: string) => object) =>
    handler((request: Request, response: Response) => {
      response.json(read(parametersOf(request), request.params.uid ?? ""));
    });
  api.get(
    "/content_types",
    answering((parameters) => readContentTypes(sandbox, parameters)),
  );
  api.get(
    "/content_types/:uid",
    answering((_, uid) => ({ content_type: contentType(sandbox, uid) })),
  );
  // This stack has none of these, which is not the same as not knowing the call.
  api.get(
    "/global_fields",
    answering(() => ({ global_fields: [] })),
  );
  api.get(
    "/taxonomies/entries",
    answering(() => ({ entries: [] })),
  );
  api.get(
    "/stacks/sync",
    answering((parameters) => synchronise(sandbox, parameters)),
  );
  api.get("/content_types/*", (request, response, next) => {
    const known = answers.get(sandbox)?.get(request.url);
    if (known) response.type("json").send(known);
    else next();
  });
  api.get("/content_types/:type/entries", handler(entriesHandler(sandbox)));
  api.get("/content_types/:type/entries/:uid", handler(entryHandler(sandbox)));
  api.get("/assets", handler(assetsHandler(sandbox)));
  api.get("/assets/:uid", handler(assetHandler(sandbox)));
  api.use(() => {
    throw new ContentError(404, 141, "The requested object doesn't exist.");
  });
  api.use(answerError);
  return Router().use("/v3", api);
}

const checkAccess: RequestHandler = (request, _response, next) => {
  if (request.get("api_key") !== API_KEY) {
    throw new ContentError(412, 109, "We can't find that Stack. Please try again.", { api_key: ["is not valid."] });
  }
  if (request.get("access_token") !== DELIVERY_TOKEN) {
    throw new ContentError(401, 105, "You're not allowed in here unless you're logged in.", {
      access_token: ["is not valid."],
    });
  }
  checkPlace(parametersOf(request));
  next();
};

function checkPlace(parameters: URLSearchParams): void {
  if (!ENVIRONMENTS.includes(parameters.get("environment") ?? "")) {
    throw new ContentError(422, 141, "The Environment was not found. Please try again.", {
      environment: ["is not valid."],
    });
  }
  if (!LOCALES.includes(selectionOf(parameters).locale)) {
    throw new ContentError(422, 141, "Language was not found. Please try again.", { locale: ["is not valid."] });
  }
}

function entriesHandler(sandbox: Sandbox) {
  return (request: Request, response: Response): void => {
    answer(sandbox, request, response, readEntries(sandbox, request.params.type ?? "", parametersOf(request)));
  };
}

/** One page of a type's entries, as the parameters ask. Fails with a ContentError. */
export function readEntries(sandbox: Sandbox, type: string, parameters: URLSearchParams): object {
  checkPlace(parameters);
  checkType(sandbox, type);
  const selection = selectionOf(parameters);
  const matches = parseQuery(parameters.get("query"), (reference) => resolve(sandbox, reference, selection));
  const isSearched = typeahead(parameters.get("typeahead"));
  const all = localised(sandbox, type, localesFor(selection));
  const found = all.filter((entry) => matches(entry) && isSearched(entry));
  const page = paged(sort(found, parameters), parameters);
  return {
    entries: page.map((entry) => select(sandbox, entry, selection)),
    ...counted(found, parameters),
    ...(isTrue(parameters, "include_schema") && { schema: fieldsOf(sandbox, type) }),
    ...(isTrue(parameters, "include_content_type") && { content_type: contentType(sandbox, type) }),
  };
}

function readContentTypes(sandbox: Sandbox, parameters: URLSearchParams): object {
  const uids = contentTypes(sandbox);
  const page = paged(uids, parameters);
  return { content_types: page.map((uid) => contentType(sandbox, uid)), ...counted(uids, parameters) };
}

function paged<T>(all: readonly T[], parameters: URLSearchParams): T[] {
  const skip = whole(parameters, "skip", 0, Number.MAX_SAFE_INTEGER);
  return all.slice(skip, skip + whole(parameters, "limit", PAGE_SIZE, PAGE_SIZE));
}

function counted(all: readonly unknown[], parameters: URLSearchParams): { count?: number } {
  return isTrue(parameters, "include_count") ? { count: all.length } : {};
}

function isTrue(parameters: URLSearchParams, name: string): boolean {
  return parameters.get(name) === "true";
}

function entryHandler(sandbox: Sandbox) {
  return (request: Request, response: Response): void => {
    const { type = "" } = request.params;
    checkType(sandbox, type);
    const selection = selectionOf(parametersOf(request));
    for (const locale of localesFor(selection)) {
      const entry = findEntry(sandbox, type, locale, request.params.uid ?? "");
      if (entry) {
        answer(sandbox, request, response, { entry: select(sandbox, entry, selection) });
        return;
      }
    }
    throw new ContentError(404, 141, "The requested object doesn't exist.", { uid: ["is not valid."] });
  };
}

function assetsHandler(sandbox: Sandbox) {
  return (request: Request, response: Response): void => {
    response.json(readAssets(sandbox, parametersOf(request)));
  };
}

/** The same for assets. */
export function readAssets(sandbox: Sandbox, parameters: URLSearchParams): object {
  checkPlace(parameters);
  const matches = parseQuery(parameters.get("query"));
  const assets = listAssets(sandbox, parameters.get("folder") ?? undefined).filter(matches);
  const page = paged(sort(assets, parameters), parameters);
  const selection = selectionOf(parameters);
  return { assets: page.map((asset) => chooseFields(asset, selection)), ...counted(assets, parameters) };
}

function assetHandler(sandbox: Sandbox) {
  return (request: Request, response: Response): void => {
    const asset = findAsset(sandbox, request.params.uid ?? "");
    if (!asset) throw new ContentError(404, 145, "Asset was not found.", { uid: ["is not valid."] });
    response.json({ asset: chooseFields(asset, selectionOf(parametersOf(request))) });
  };
}

function checkType(sandbox: Sandbox, type: string): void {
  if (!hasContentType(sandbox, type)) {
    throw new ContentError(422, 118, `The Content Type '${type}' was not found. Please try again.`, {
      uid: ["is not valid."],
    });
  }
}

/** Entries of the first locale, and those that only a later one has. */
function localised(sandbox: Sandbox, type: string, locales: string[]): Entry[] {
  const byUid = new Map<string, Entry>();
  for (const locale of locales) {
    for (const entry of listEntries(sandbox, type, locale)) if (!byUid.has(entry.uid)) byUid.set(entry.uid, entry);
  }
  return [...byUid.values()];
}

function sort<T>(entries: T[], parameters: URLSearchParams): T[] {
  const [ascending, descending] = [parameters.get("asc"), parameters.get("desc")];
  const path = (ascending ?? descending)?.split(".");
  if (!path) return entries;
  const sign = ascending === null ? -1 : 1;
  const key = (entry: T): unknown => valuesAt(entry, path)[0];
  return [...entries].sort((one, other) => sign * compareValues(key(one), key(other)));
}

function whole(parameters: URLSearchParams, name: string, usual: number, max: number): number {
  const text = parameters.get(name);
  if (text === null) return usual;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > max)
    throw new ContentError(422, 141, `${name} is not valid.`, { [name]: ["is not valid."] });
  return number;
}

/** Read from the address itself: `include[][]` and `only[BASE][0]` mean nothing to the usual parsers. */
function parametersOf(request: Request): URLSearchParams {
  const start = request.url.indexOf("?");
  return new URLSearchParams(start === -1 ? "" : request.url.slice(start));
}

function answerError(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  if (!(error instanceof ContentError)) {
    next(error);
    return;
  }
  response.status(error.status).json(error.body);
}
