import { createServer, type IncomingMessage, request as send } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Balancer {
  url: string;
  /** Number of responses from each instance, in the order of `instances`. */
  shares: readonly number[];
  stop(): Promise<void>;
}

/**
 * Sends each request to the next instance in turn, and to another when one is down: no shopper stays with one instance.
 */
export async function startBalancer(instances: readonly string[], port: number): Promise<Balancer> {
  const shares = instances.map(() => 0);
  let turn = 0;

  async function forward(request: IncomingMessage, body: Buffer, tries = instances.length): Promise<IncomingMessage> {
    const at = turn++ % instances.length;
    try {
      const answer = await answerOf(instances[at]!, request, body);
      shares[at]! += 1;
      return answer;
    } catch (error) {
      if (tries === 1) throw error;
      return forward(request, body, tries - 1);
    }
  }

  const server = createServer((request, response) => {
    void (async () => {
      const answer = await forward(request, await buffer(request));
      response.writeHead(answer.statusCode!, answer.rawHeaders);
      answer.pipe(response);
    })().catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    url: `http://localhost:${port}`,
    shares,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function answerOf(instance: string, { method, headers, url: path }: IncomingMessage, body: Buffer) {
  const { hostname, port } = new URL(instance);
  return new Promise<IncomingMessage>((resolve, reject) => {
    send({ hostname, port, method, headers, path, agent: false }, resolve).on("error", reject).end(body);
  });
}
