import type { RequestHandler, Response } from "express";
import { z } from "zod";

const pattern = z.string().refine((source) => {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}, "must be a regular expression");

/** Something that goes wrong on purpose (D10). The first that fits a call happens to it. */
export const faultSchema = z.strictObject({
  method: z.string().optional(),
  /** Regular expression over the path from the sandbox's root, for example `^/gateway/carts`. */
  path: pattern,
  /** Answered instead of the service's answer, with `body` or an error body. */
  status: z.number().int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  /** Waits before the answer; alone, the service answers as usual afterwards. */
  delayMs: z.number().int().min(0).max(600_000).optional(),
  /** Never answers. */
  hang: z.boolean().optional(),
  /** Breaks the connection off. */
  reset: z.boolean().optional(),
  /** The service does its work, and the connection breaks off in the middle of its answer. */
  cut: z.boolean().optional(),
  /** How often it happens; for ever when absent. */
  times: z.number().int().min(1).optional(),
  /** Share of the fitting calls that it happens to, 0 to 1; all when absent. The same calls in every run. */
  rate: z.number().min(0).max(1).optional(),
});
export type Fault = z.infer<typeof faultSchema>;

interface ArmedFault extends Fault {
  test: RegExp;
  /** Parts of calls that it has yet to happen to; at 1 it does. */
  due: number;
}

export interface Faults {
  list(): Fault[];
  replace(faults: readonly Fault[]): void;
  /** Also breaks off what hangs. */
  clear(): void;
  injector: RequestHandler;
}

export function createFaults(): Faults {
  let armed: ArmedFault[] = [];
  const hanging = new Set<Response>();

  function take(method: string, path: string): Fault | null {
    for (const fault of armed) {
      if (fault.method !== undefined && fault.method.toUpperCase() !== method) continue;
      if (!fault.test.test(path) || fault.times === 0) continue;
      // Evenly spread instead of drawn by chance, so that a test that uses a rate is repeatable.
      fault.due += fault.rate ?? 1;
      if (fault.due < 1) return null;
      fault.due -= 1;
      if (fault.times !== undefined) fault.times -= 1;
      return fault;
    }
    return null;
  }

  function release(): void {
    for (const response of hanging) response.destroy();
    hanging.clear();
  }

  return {
    list: () => armed.map(({ test: _test, due: _due, ...fault }) => fault),
    replace(faults) {
      release();
      armed = faults.map((fault) => ({ ...fault, test: new RegExp(fault.path), due: 0 }));
    },
    clear() {
      release();
      armed = [];
    },
    injector(request, response, next) {
      const fault = take(request.method, request.path);
      if (!fault) {
        next();
        return;
      }
      const happen = () => {
        if (fault.reset) {
          request.socket.resetAndDestroy();
        } else if (fault.hang) {
          hanging.add(response);
          response.once("close", () => hanging.delete(response));
        } else if (fault.cut) {
          cutAnswer(response);
          next();
        } else if (fault.status === undefined) {
          next();
        } else {
          answer(response, fault.status, fault.body);
        }
      };
      if (fault.delayMs) setTimeout(happen, fault.delayMs).unref();
      else happen();
    },
  };
}

/** Half of the body goes out, then nothing more comes. */
function cutAnswer(response: Response): void {
  const end = response.end.bind(response);
  response.end = ((body?: unknown) => {
    const bytes = Buffer.from(typeof body === "string" || body instanceof Uint8Array ? body : "");
    if (bytes.length < 2) return end();
    response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.destroy());
    return response;
  }) as typeof response.end;
}

function answer(response: Response, status: number, body: unknown): void {
  response.status(status);
  if (typeof body === "string") response.type("text/plain").send(body);
  else response.json(body ?? { code: "FAULT", message: "A fault that was asked for." });
}
