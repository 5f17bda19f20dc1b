import type { Sandbox } from "./service";

/** One line an event: what happened, then its fields as JSON. */
export function createLog(out: NodeJS.WritableStream): Sandbox["log"] {
  return (message, fields) => {
    out.write(`sandbox: ${message}${fields ? ` ${JSON.stringify(fields)}` : ""}\n`);
  };
}
