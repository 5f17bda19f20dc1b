import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeServer, createHttpServer, SERVER_TIMEOUTS } from "./http-server.server";

const SHORT = { head: 150, request: 300, idle: 200, still: 600, check: 50 };
const POST = "POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: application/x-www-form-urlencoded\r\n";
/** Sends a form on many connections at once; reports when all are open, and then the responses. */
const CLIENT = `
  const { parentPort, workerData: { states, waiting, port, request } } = require("node:worker_threads");
  const { connect } = require("node:net");
  let left = waiting;
  const answers = Array.from({ length: waiting }, () => new Promise((resolve) => {
    let said = "";
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(request + "Connection: close\\r\\nContent-Length: 3\\r\\n\\r\\na=1", () => {
        left -= 1;
        if (left === 0) Atomics.store(states, 0, 1), Atomics.notify(states, 0);
      });
    });
    socket.on("data", (data) => (said += data));
    socket.on("error", ({ code }) => resolve(code));
    socket.on("close", () => resolve(said.split("\\r\\n").at(-1)));
  }));
  Promise.all(answers).then((all) => parentPort.postMessage(all));
`;
let server: Server;
let sockets: Socket[];

async function listen(timeouts: typeof SERVER_TIMEOUTS): Promise<void> {
  sockets = [];
  server = createHttpServer((request, response) => {
    if (request.url === "/large") return void response.end(Buffer.alloc(50_000_000));
    if (request.url === "/thinking") return void setTimeout(() => response.end("thought"), 450);
    let size = 0;
    request.on("data", (chunk: Buffer) => (size += chunk.length));
    request.on("error", () => {});
    request.on("end", () => response.end(`read ${size}`));
  }, timeouts).listen(0, "127.0.0.1");
  await once(server, "listening");
}
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/**
 * Sends `first`, then `more` every 50 ms. Gives what was received until the connection was closed, and when that was.
 */
async function talk(first: string, more: string | null = null): Promise<{ said: string; ms: number }> {
  const start = performance.now();
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  let said = "";
  socket.on("data", (data) => (said += String(data)));
  socket.on("error", () => {});
  socket.write(first);
  const timer = setInterval(() => more !== null && socket.writable && socket.write(more), 50);
  await once(socket, "close");
  clearInterval(timer);
  return { said, ms: performance.now() - start };
}

describe("a connection", () => {
  beforeEach(() => listen(SHORT));

  it.each<[string, string, string | null]>([
    ["a body that stops", `${POST}Content-Length: 100\r\n\r\na=1`, null],
    ["a body by drops", `${POST}Content-Length: 100000\r\n\r\na=`, "1"],
    ["a head that stops", "GET / HTTP/1.1\r\nHost: shop\r\n", null],
    ["a head by drops", "GET / HTTP/1.1\r\nHost: shop\r\n", "X-A: b\r\n"],
    ["nothing at all", "", null],
    ["a second request that stops", `GET / HTTP/1.1\r\nHost: shop\r\n\r\n${POST}Content-Length: 9\r\n\r\na`, null],
    ["nothing after its first request", "GET / HTTP/1.1\r\nHost: shop\r\n\r\n", null],
  ])("that brings %s is closed", async (_what, first, more) => {
    const { said, ms } = await talk(first, more);
    expect(said).not.toContain("read 100");
    expect(ms).toBeLessThan(2_000);
  });

  it("is closed for three hundred at once, and others are served meanwhile", async () => {
    const slow = Array.from({ length: 300 }, () => talk(`${POST}Content-Length: 100\r\n\r\na=1`));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect(await (await fetch(url)).text()).toBe("read 0");
    const answers = await Promise.all(slow);
    expect(new Set(answers.map(({ said }) => said.split("\r\n", 1)[0]))).toEqual(
      new Set(["HTTP/1.1 408 Request Timeout"]),
    );
  });

  it("is closed when nobody takes the answer", async () => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => {});
    socket.write("GET /large HTTP/1.1\r\nHost: shop\r\n\r\n");
    socket.pause();
    const [held] = (await once(server, "connection")) as [Socket];
    await once(held, "close");
    socket.resume();
    await once(socket, "close");
    expect(socket.bytesRead).toBeLessThan(50_000_000);
  });

  it("stays for an answer that takes longer than a request may", async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/thinking`;
    expect(await (await fetch(url)).text()).toBe("thought");
  });

  it("gives a body ten seconds", () => {
    expect(SERVER_TIMEOUTS).toMatchObject({ head: 5_000, request: 10_000 });
    expect(SERVER_TIMEOUTS.check).toBeLessThanOrEqual(1_000);
  });
});

describe("a server that closes", () => {
  beforeEach(() => listen(SERVER_TIMEOUTS));
  /** Longer than any of these tests takes. */
  const LONG = 20_000;
  /** Longer than the interval between searches for idle connections. */
  const WHILE = 150;

  /** Opens a connection and sends `first`; `answered` gives everything received until it is closed. */
  async function say(first: string): Promise<{ socket: Socket; answered: Promise<string> }> {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    sockets.push(socket);
    let said = "";
    socket.on("data", (data) => (said += String(data)));
    socket.on("error", () => {});
    const answered = once(socket, "close").then(() => said);
    await once(server, "connection");
    if (first) {
      socket.write(first);
      await once(socket, "data");
    }
    return { socket, answered };
  }

  it.each([
    ["one that has said nothing yet", ""],
    ["one that is kept", "GET / HTTP/1.1\r\nHost: shop\r\n\r\n"],
  ])("answers a request that was on its way on %s, takes no other connection, and ends [OPS-03]", async (_, first) => {
    const { socket, answered } = await say(first);
    const closed = closeServer(server, LONG);
    await vi.waitFor(() => expect(server.listening).toBe(false), { timeout: LONG, interval: 1 });
    setTimeout(() => socket.write(`${POST}Connection: close\r\nContent-Length: 3\r\n\r\na=1`), WHILE);
    expect(await answered).toContain("read 3");
    await closed;
  });

  it("answers what waits to be accepted, however many there are", async () => {
    const waiting = 30;
    const states = new Int32Array(new SharedArrayBuffer(4));
    // In another thread, since connections have to be opened while this one accepts none.
    const client = new Worker(CLIENT, {
      eval: true,
      workerData: { states, waiting, port: (server.address() as AddressInfo).port, request: POST },
    });
    const answered = once(client, "message");
    await once(client, "online");
    expect(Atomics.wait(states, 0, 0, 5_000)).not.toBe("timed-out");
    const closed = closeServer(server, 150);
    expect(await answered).toEqual([Array(waiting).fill("read 3")]);
    await closed;
  });

  it("closes what stays idle after that [OPS-03]", async () => {
    const { answered } = await say("GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
    await closeServer(server, 30);
    expect(await answered).toContain("read 0");
  });
});
