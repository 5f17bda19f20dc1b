// Starts the sandbox. `--import tsx` would read TypeScript in a thread of its own, which takes another 25 MB.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
require("tsx/cjs");
require("./main.ts");
