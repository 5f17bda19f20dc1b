import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { CALLS } from "./contract";
import { openApiText } from "./openapi";

/* Writes contract/openapi.json: `npm run contract:write`. A test fails if the file is out of date. */
const file = fileURLToPath(new URL("./openapi.json", import.meta.url));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, openApiText(CALLS));
