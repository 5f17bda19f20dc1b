import type { NextFunction, Request, RequestHandler, Response } from "express";
import { z } from "zod";

const pattern = z.string().refine((source) => {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}, "must be a regular expression");

/** Something that goes wrong on purpose (D10). The first that fits a call happens to it. */
const faultFields = z.strictObject({
  method: z
    .string()
    .regex(/^[a-z]+$/i, "must be a method such as GET")
    .optional(),
  /** Regular expression over the path from the sandbox's root, for example `^/gateway/carts`. */
  path: pattern,
  /** Answered instead of the service's answer, with `body` or an error body; 200 where only a body is given. */
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
const EFFECTS = ["status", "body", "delayMs", "hang", "reset", "cut"] as const;
export const faultSchema = faultFields.refine((fault) => EFFECTS.some((effect) => fault[effect] !== undefined), {
  error: `says nothing of what goes wrong: one of ${EFFECTS.join(", ")} must be there`,
});
export type Fault = z.infer<typeof faultSchema>;

interface ArmedFault extends Fault {
  /** Its own number, as long as the sandbox runs. */
  n: number;
  test: RegExp;
  /** Calls that it fitted. */
  seen: number;
}

export interface Faults {
  list(): Fault[];
  /** The same with the numbers to remove them by. */
  numbered(): { n: number; fault: Fault }[];
  replace(faults: readonly Fault[]): void;
  add(fault: Fault): void;
  /** False when there is none of this number. */
  remove(n: number): boolean;
  /** Also breaks off what hangs. */
  clear(): void;
  injector: RequestHandler;
}

export function createFaults(): Faults {
  let armed: ArmedFault[] = [];
  let last = 0;
  const hanging = createHanging();

  function take(method: string, path: string): ArmedFault | null {
    for (const fault of armed) {
      if (!fits(fault, method, path)) continue;
      fault.seen += 1;
      if (!isItsTurn(fault)) continue;
      if (fault.times !== undefined) fault.times -= 1;
      return fault;
    }
    return null;
  }

  const arm = (fault: Fault): ArmedFault => ({ ...fault, n: ++last, test: new RegExp(fault.path), seen: 0 });
  const numbered = () => armed.map(({ n, test: _test, seen: _seen, ...fault }) => ({ n, fault }));

  return {
    numbered,
    list: () => numbered().map(({ fault }) => fault),
    replace(faults) {
      hanging.release();
      armed = faults.map(arm);
    },
    add(fault) {
      armed.push(arm(fault));
    },
    remove(n) {
      const before = armed.length;
      armed = armed.filter((fault) => fault.n !== n);
      hanging.release(n);
      return armed.length < before;
    },
    clear() {
      hanging.release();
      armed = [];
    },
    injector(request, response, next) {
      const fault = take(request.method, request.path);
      if (!fault) {
        next();
        return;
      }
      // What never answers does so from the start: held by a delay first, it would miss the release.
      if (fault.hang && !fault.reset) {
        hanging.hold(response, fault.n);
        return;
      }
      const happen = () => {
        befall(fault, request, response, next);
      };
      if (fault.delayMs) setTimeout(happen, fault.delayMs).unref();
      else happen();
    },
  };
}

/** Calls that hang, each with the number of its fault. */
function createHanging() {
  const calls = new Map<Response, number>();
  return {
    hold(response: Response, n: number): void {
      calls.set(response, n);
      response.once("close", () => calls.delete(response));
    },
    /** Breaks off what hangs, of one fault or all. */
    release(of?: number): void {
      for (const [response, n] of calls) {
        if (of !== undefined && n !== of) continue;
        calls.delete(response);
        response.destroy();
      }
    },
  };
}

function befall(fault: Fault, request: Request, response: Response, next: NextFunction): void {
  const { status, body } = fault;
  if (fault.reset) request.socket.resetAndDestroy();
  else if (fault.cut) {
    cutAnswer(response);
    next();
  } else if (status === undefined && body === undefined) next();
  else answer(response, status ?? 200, body);
}

function fits({ method, test, times }: ArmedFault, asked: string, path: string): boolean {
  return (method === undefined || method.toUpperCase() === asked) && test.test(path) && times !== 0;
}

/** Evenly spread instead of drawn by chance, so that a test that uses a rate is repeatable: 0.1 is every tenth call. */
function isItsTurn({ seen, rate = 1 }: ArmedFault): boolean {
  const turns = (calls: number): number => Math.floor(calls * rate + 1e-9);
  return turns(seen) > turns(seen - 1);
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
  else response.json(body === undefined ? { code: "FAULT", message: "A fault that was asked for." } : body);
}
