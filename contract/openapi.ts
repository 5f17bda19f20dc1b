import { z } from "zod";
import { gatewayErrorSchema } from "#models/schema-parts.ts";
import { type Answer, type ContractCall, ERRORS, IDEMPOTENCY_KEY, mayRepeat } from "./call";
import { componentsOf, type Components, type JsonSchema, refTo } from "./components";

const KEY_HEADER = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description: "The same key with the same request gives the same answer again, and nothing is done twice",
  schema: { type: "string", pattern: IDEMPOTENCY_KEY.source },
};

/** Headers of every call for a shop (S7, D5). */
const HEADERS: Record<string, { name: string; description: string; schema: JsonSchema; required: boolean }> = {
  AcceptLanguage: {
    name: "Accept-Language",
    description: "Locale of the page; of a list, the first counts",
    required: true,
    schema: { type: "string", examples: ["fr-FR"] },
  },
  Store: {
    name: "store",
    description: "`storeId` of the country's shop, of its domain parameters",
    required: true,
    schema: { type: "string", examples: ["1001"] },
  },
  SessionId: {
    name: "session-id",
    description: "The browser's anonymous id",
    required: true,
    schema: { type: "string", pattern: "^[\\w-]{1,100}$" },
  },
  DeviceChannel: {
    name: "device-channel",
    description: "AM mobile app, SD desktop, SM mobile web",
    required: true,
    schema: { type: "string", enum: ["AM", "SD", "SM"] },
  },
  CheckoutVersion: {
    name: "checkout-version",
    description: "The funnel in force",
    required: true,
    schema: { type: "string", enum: ["v1", "v2"] },
  },
  RequestId: {
    name: "x-request-id",
    description: "Given back as it came",
    required: false,
    schema: { type: "string" },
  },
};
const SHOPLESS = ["RequestId"];

/** The contract as an OpenAPI 3.1 document. */
function openApiDocument(calls: readonly ContractCall[]): Record<string, unknown> {
  const components = componentsOf(calls);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call, components);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Vitrine gateway",
      version: "1.0.0",
      summary: "What the storefront asks of the gateway, and what it may be answered",
      description:
        "Amounts are whole minor units (cents) with a currency code. Times are ISO 8601 in UTC. " +
        "Every error has the body `{ code, message }`; a code says why, a message is for developers. " +
        "A 401 with the message `Invalid JWT.` makes the storefront refresh its tokens and ask once more. " +
        "Fields of an answer that are not named here are ignored; fields of a request that are not are refused. " +
        "Texts of a request are well-formed Unicode without control characters other than tabs and line ends.",
    },
    servers: [{ url: "/" }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
    security: [{ subscriptionKey: [] }],
    paths,
    components: {
      schemas: components.schemas,
      parameters: Object.fromEntries(
        Object.entries(HEADERS).map(([name, header]) => [name, { ...header, in: "header" }]),
      ),
      responses: Object.fromEntries(
        Object.entries(ERRORS).map(([status, description]) => {
          return [`Error${status}`, response({ description, body: gatewayErrorSchema }, components)];
        }),
      ),
      securitySchemes: {
        subscriptionKey: { type: "apiKey", in: "header", name: "Ocp-Apim-Subscription-Key" },
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
    },
  };
}

function operation(call: ContractCall, components: Components): Record<string, unknown> {
  const { id, summary, tag, who, body, answers, idempotent } = call;
  const headers = who === "shopless" ? SHOPLESS : Object.keys(HEADERS);
  const withKey = { subscriptionKey: [] };
  const withBearer = { ...withKey, bearer: [] };
  return {
    operationId: id,
    summary,
    tags: [tag],
    ...(who === "anyone" ? { security: [withKey, withBearer] } : {}),
    ...(who === "customer" ? { security: [withBearer] } : {}),
    parameters: [
      ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...(idempotent ? [KEY_HEADER] : []),
      ...parameters(call.params, "path"),
      ...parameters(call.query, "query"),
    ],
    ...(body ? { requestBody: { required: true, content: json(components.nameOf(body)) } } : {}),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => {
        const isUsual = answer.description === ERRORS[Number(status)];
        return [status, isUsual ? { $ref: `#/components/responses/Error${status}` } : response(answer, components)];
      }),
    ),
  };
}

function parameters(object: z.ZodObject, place: "path" | "query"): Record<string, unknown>[] {
  return Object.entries(object.shape as Record<string, z.ZodType>).map(([name, field]) => {
    // The type after parsing: a number that is sent as digits is a number.
    const { $schema: _dialect, ...schema } = z.toJSONSchema(field);
    const required = place === "path" || !field.safeParse(undefined).success;
    const style = mayRepeat(object, name) ? { style: "form", explode: true } : {};
    return { name, in: place, required, ...style, schema };
  });
}

function response({ description, body }: Answer, components: Components): Record<string, unknown> {
  if (body === null) return { description };
  if (body instanceof z.ZodType) return { description, content: json(components.nameOf(body)) };
  return { description, content: { [body]: { schema: { type: "string", contentEncoding: "binary" } } } };
}

function json(name: string): Record<string, unknown> {
  return { "application/json": { schema: { $ref: refTo(name) } } };
}

/** The text of contract/openapi.json. */
export function openApiText(calls: readonly ContractCall[]): string {
  return `${JSON.stringify(openApiDocument(calls), null, 2)}\n`;
}
