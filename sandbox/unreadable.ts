import { STATUS_CODES, type Server } from "node:http";

type Refusal = readonly [status: number, code: string, message: string];

/** Of what Node's parser says about a request. */
const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: [431, "TOO_LARGE", "The address and headers are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "TIMEOUT", "The request did not arrive in time."],
};
const UNREADABLE: Refusal = [400, "BAD_REQUEST", "This is no HTTP: a byte is where none may be."];

/**
 * Answers like any other mistake what never comes as far as a service, because Node's parser cannot read it: a zero
 * byte in the address, headers without end.
 */
export function refuseUnreadable(server: Server): void {
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    if (code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, reason, message] = REFUSALS[code] ?? UNREADABLE;
    const body = JSON.stringify({ code: reason, message });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  });
}
