import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CALLS } from "./contract";
import { openApiText } from "./openapi";

const file = new URL("./openapi.json", import.meta.url);
const document: unknown = JSON.parse(readFileSync(file, "utf8"));

/** Schema of exactly that part of OpenAPI 3.1 which the document uses. */
const reference = z.strictObject({ $ref: z.string().startsWith("#/components/") });
const schema = z.record(z.string(), z.unknown());
const content = z.record(z.string().regex(/^\w+\/\w+$/), z.strictObject({ schema }));
const response = z.union([reference, z.strictObject({ description: z.string().min(1), content: content.optional() })]);
const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(["path", "query", "header"]),
  required: z.boolean(),
  description: z.string().optional(),
  style: z.literal("form").optional(),
  explode: z.boolean().optional(),
  schema,
});
const operation = z.strictObject({
  operationId: z.string().regex(/^[a-z]\w+$/),
  summary: z.string().min(1),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(z.union([reference, parameter])),
  requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
  responses: z.record(z.string().regex(/^[2-4]\d\d$/), response),
});
const openApi = z.strictObject({
  openapi: z.literal("3.1.0"),
  info: z.strictObject({ title: z.string(), version: z.string(), summary: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  tags: z.array(z.strictObject({ name: z.string() })),
  security: operation.shape.security.unwrap(),
  paths: z.record(z.string().startsWith("/"), z.partialRecord(z.enum(["get", "post", "put", "delete"]), operation)),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[A-Z]\w+$/), schema),
    parameters: z.record(z.string(), parameter),
    responses: z.record(z.string(), response),
    securitySchemes: z.record(z.string(), schema),
  }),
});

function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== "object" || value === null) return [];
  const own = "$ref" in value && typeof value.$ref === "string" ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

describe("contract/openapi.json [BEY-09]", () => {
  it("is current: `npm run contract:write` makes it anew", () => {
    expect(readFileSync(file, "utf8") === openApiText(CALLS)).toBe(true);
  });

  const { paths, tags, components } = openApi.parse(document);
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item).map((one) => ({ path, ...one })),
  );

  it("is an OpenAPI document of every call, each with a name of its own", () => {
    expect(operations).toHaveLength(CALLS.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(CALLS.length);
    expect(operations.every((one) => tags.some(({ name }) => name === one.tags[0]))).toBe(true);
  });

  it("has no path twice under other names, and declares every parameter of a path", () => {
    const templates = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, "{}"));
    expect(new Set(templates).size).toBe(templates.length);
    for (const { path, parameters } of operations) {
      const named = parameters.flatMap((one) => ("in" in one && one.in === "path" ? [one.name] : []));
      expect(named.sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
    }
  });

  it("refers to nothing that is not there", () => {
    for (const target of new Set(references(document))) {
      const [, , kind = "", name = ""] = target.split("/");
      expect(components[kind as keyof typeof components], target).toHaveProperty([name]);
    }
  });

  it("holds schemas that a JSON Schema reader understands", () => {
    for (const [name, one] of Object.entries(components.schemas)) {
      const inlined = JSON.parse(
        JSON.stringify(one).replaceAll("#/components/schemas/", "#/$defs/"),
      ) as z.core.JSONSchema.JSONSchema;
      const whole = JSON.parse(
        JSON.stringify(components.schemas).replaceAll("#/components/schemas/", "#/$defs/"),
      ) as Record<string, z.core.JSONSchema.JSONSchema>;
      expect(() => z.fromJSONSchema({ ...inlined, $defs: whole }), name).not.toThrow();
    }
  });
});

/** Kinds of all schemas inside a schema. */
function kindsIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const isSchema = schema instanceof z.ZodType;
  const parts = isSchema ? Object.values(schema.def) : Object.values(schema);
  const own = isSchema ? [schema.def.type] : [];
  return [...own, ...parts.flatMap((part) => kindsIn(part, seen))];
}

it("holds no answer whose failure is caught within: the shop reads answers whole first (ADR 0052)", () => {
  expect(kindsIn(z.object({ list: z.array(z.string().catch("")) }))).toContain("catch");
  const answers = CALLS.flatMap(({ id, answers }) => Object.values(answers).map(({ body }) => [id, body] as const));
  expect(answers.filter(([, body]) => kindsIn(body).includes("catch")).map(([id]) => id)).toEqual([]);
});
