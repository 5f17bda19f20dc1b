import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { freePort } from "./world";

export interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Batch {
  resourceSpans: { resource: { attributes: SentSpan["attributes"] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

/** A collector of traces: takes OTLP over HTTP, in JSON. */
export async function startTraceCollector() {
  const batches: { path: string; body: Batch }[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      batches.push({ path: request.url ?? "", body: body as Batch });
      response.setHeader("Content-Type", "application/json").end("{}");
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    url: `http://localhost:${port}`,
    batches,
    spans: () =>
      batches.flatMap(({ body }) =>
        body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** `{ "http.route": "/:locale/cart" }`. */
export function attributesOf({
  attributes,
}: Pick<SentSpan, "attributes">): Record<string, string | number | undefined> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}
