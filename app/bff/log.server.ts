import { pino, type Logger } from "pino";

export type { Logger };

/** Fields whose value never reaches a log line, wherever they stand in it. */
const SECRET_FIELDS = [
  "authorization",
  "cookie",
  "set-cookie",
  "ocp-apim-subscription-key",
  "accessToken",
  "refreshToken",
  "idToken",
  "password",
  "iban",
  "email",
  "phone",
  "phoneNumber",
  "address1",
  "line1",
  "firstName",
  "lastName",
];

const CENSOR = "[redacted]";

const secretsIn = (...places: string[]) =>
  places.flatMap((place) => SECRET_FIELDS.map((field) => `${place}["${field}"]`));

/**
 * Of an error as pino serializes it: what it says in words and numbers. Libraries hang requests and answers on theirs. A
 * line has no use for them, and to look for secrets in them fails: a copy of a `Response` has properties that throw.
 */
export function plainFields(error: object): object {
  const { aggregateErrors, ...fields } = error as { aggregateErrors?: object[] };
  const plain = Object.entries(fields).filter(([, value]) => value === null || !/object|function/.test(typeof value));
  return {
    ...Object.fromEntries(plain),
    ...(aggregateErrors && { aggregateErrors: aggregateErrors.map(plainFields) }),
  };
}

/** For lines whose fields are chosen one by one: secrets are looked for in an error alone, which saves 40 µs a line. */
export function withChosenFields(log: Logger): Logger {
  return log.child({}, { redact: { paths: secretsIn("err", "err.*.*"), censor: CENSOR } });
}

/** One JSON line an event, personal and secret fields redacted (OPS-02). */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        // What is thrown, or is a cause, need not be an Error.
        err: (error: unknown) =>
          error instanceof Object ? plainFields(pino.stdSerializers.err(error as Error)) : error,
        // Of what is kept: queries carry search words and where somebody is, as those of requests do.
        key: (key: string) => key.replace(/\?\S*$/, ""),
      },
      redact: { paths: secretsIn("", "*", "*.*", "*.*.*"), censor: CENSOR },
    },
    destination ?? pino.destination({ sync: false }),
  );
}
