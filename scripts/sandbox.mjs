// `npm run sandbox`: the sandbox alone, with the same memory limits as in the demo and in tests.
import { spawn } from "node:child_process";
import { requireNode, SANDBOX_ARGS, SANDBOX_MEMORY } from "./setup.mjs";

requireNode();
const sandbox = spawn(process.execPath, [...SANDBOX_ARGS, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, ...SANDBOX_MEMORY },
});
// A terminal sends SIGINT to both processes; the same signal twice would end the sandbox before it has closed its file.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => sandbox.kill("SIGTERM"));
sandbox.on("exit", (code) => process.exit(code ?? 1));
