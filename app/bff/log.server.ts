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

/** One JSON line an event, personal and secret fields redacted (OPS-02). */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: SECRET_FIELDS.flatMap((field) => [
          `["${field}"]`,
          `*["${field}"]`,
          `*.*["${field}"]`,
          `*.*.*["${field}"]`,
        ]),
        censor: "[redacted]",
      },
    },
    destination ?? pino.destination({ sync: false }),
  );
}
