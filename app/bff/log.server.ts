import { pino, type Logger } from "pino";

export type { Logger };

/** Fields whose values never reach the log, at any depth that is redacted below. */
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
 * Reduces a serialised error to its primitive fields. Libraries attach requests and responses to errors: useless in the
 * log, and redacting them fails, because a copy of a `Response` has properties that throw.
 */
export function plainFields(error: object): object {
  const { aggregateErrors, ...fields } = error as { aggregateErrors?: object[] };
  const plain = Object.entries(fields).filter(([, value]) => value === null || !/object|function/.test(typeof value));
  return {
    ...Object.fromEntries(plain),
    ...(aggregateErrors && { aggregateErrors: aggregateErrors.map(plainFields) }),
  };
}

/** A logger for lines whose fields are known to be safe: only errors are redacted, which saves 40 µs a line. */
export function withChosenFields(log: Logger): Logger {
  return log.child({}, { redact: { paths: secretsIn("err", "err.*.*"), censor: CENSOR } });
}

/** Writes one JSON line for each event, with personal and secret fields redacted (OPS-02). */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        // Anything can be thrown, so it need not be an Error.
        err: (error: unknown) =>
          error instanceof Object ? plainFields(pino.stdSerializers.err(error as Error)) : error,
        // Cache keys without their query, which may contain search words or a position, as in requests.
        key: (key: string) => key.replace(/\?\S*$/, ""),
      },
      redact: { paths: secretsIn("", "*", "*.*", "*.*.*"), censor: CENSOR },
    },
    destination ?? pino.destination({ sync: false }),
  );
}
