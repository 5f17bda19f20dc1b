import "./quiet-notice";
import { createSandbox } from "./app";
import { createLog } from "./log";

/** `SANDBOX_PORT`, `SANDBOX_DB` and the rest: see the README. */
const { SANDBOX_PORT = "4000", SANDBOX_DB, SANDBOX_CACHE = ".cache/sandbox" } = process.env;
const { SANDBOX_PRODUCTS, SANDBOX_PICTURES, SANDBOX_TOKEN_PADDING = "0" } = process.env;
const log = createLog(process.stderr);

function wholeNumber(name: string, value: string, max: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0 && number <= max) return number;
  throw new RangeError(`${name} must be a whole number from 0 to ${max}, not "${value}"`);
}

async function main(): Promise<void> {
  const start = performance.now();
  const running = await createSandbox({
    port: wholeNumber("SANDBOX_PORT", SANDBOX_PORT, 65_535),
    dbFile: SANDBOX_DB ?? `${SANDBOX_CACHE}/sandbox.db`,
    cacheDir: SANDBOX_CACHE,
    products: SANDBOX_PRODUCTS ? wholeNumber("SANDBOX_PRODUCTS", SANDBOX_PRODUCTS, 200_000) : undefined,
    tokenPadding: wholeNumber("SANDBOX_TOKEN_PADDING", SANDBOX_TOKEN_PADDING, 20_000),
    plainPictures: SANDBOX_PICTURES === "plain",
    log,
    picturesApart: true,
    seedApart: true,
  });
  process.stdout.write(`ready ${running.baseUrl} in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      log("closing", { signal });
      void running.close().then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(isTaken ? `Port ${SANDBOX_PORT} is taken: set SANDBOX_PORT to another.\n` : `${message}\n`);
  process.exit(1);
});
