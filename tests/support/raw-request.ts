import { connect } from "node:net";

/** Sends bytes to the shop unchanged; returns the response's status, 0 when the connection ends without one. */
export function sendRaw(shop: string, lines: readonly string[], body = ""): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(shop);
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname);
    const done = () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    socket.on("data", (data) => (text += data.toString("latin1")));
    socket.on("error", done).on("close", done);
    socket.write([...lines, "Connection: close", "", body].join("\r\n"), "latin1");
  });
}
