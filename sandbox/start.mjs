// Starts the sandbox. `--import tsx` would read TypeScript in a thread of its own, which takes another 25 MB.
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
/** What is loaded when the first invoice is asked for: without it the sandbox would say that it is ready, and answer 500. */
const FOR_INVOICES = ["pdfkit", "@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf"];

try {
  require("tsx/cjs");
  for (const name of FOR_INVOICES) require.resolve(name);
  require("./main.ts");
} catch (error) {
  // A file of words that is not as it should be.
  if (error?.name === "WordsError") {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  // The shop's packages may be there without the sandbox's: `npm ci --omit=dev` leaves them out.
  const name = /^Cannot find (?:module|package) '([^'./][^']*)'/.exec(error?.message ?? "")?.[1];
  // The package of a file in it: `tsx` of `tsx/cjs`.
  const missing = /^(?:@[^/]+\/)?[^/]+/.exec(name ?? "")?.[0];
  if (!missing) throw error;
  const root = fileURLToPath(new URL("..", import.meta.url));
  process.stderr.write(`The sandbox needs the package ${missing}, which is not installed: run \`npm ci\` in ${root}\n`);
  process.exit(1);
}
