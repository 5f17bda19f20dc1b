// `npm test`: runs all checks and tests, from a fresh clone. The last line says how many passed.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBuild, ensureChromium, ensureDependencies, ensureProgram, ensureSeed } from "./setup.mjs";
import { requireNode, run, step } from "./setup.mjs";

requireNode();
const started = Date.now();
await ensureDependencies();

const REPORTS = ".cache/reports";
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

let passed = 0;
let failed = 0;
/** Names of what failed, repeated at the end; the output of each is shown above. */
const failures = [];
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

/** In a terminal, shows what is running and for how long, on a line that is overwritten. */
const running = new Map();
if (process.stdout.isTTY) {
  const line = () => [...running].map(([name, since]) => `${name} ${seconds(since)}`).join(", ");
  setInterval(() => process.stdout.write(`\r\x1b[K· ${line()}`), 1_000).unref();
}

function begin(name) {
  if (!running.has(name)) running.set(name, Date.now());
}

/** Ends a step; gives the time that it took. */
function end(name) {
  const time = seconds(running.get(name));
  running.delete(name);
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
  return time;
}

/** Runs at most two programs at a time, since most machines have two cores or more. The others wait in order. */
let free = 2;
const waiting = [];
async function inTurn(work) {
  if (free > 0) free -= 1;
  else await new Promise((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

/** A runner's output without the dots, which stand for passed tests. */
const withoutDots = (output) => output.replace(/^(?:\x1b\[\d+m|[·. \t])+$\n?/gm, "");

/** A check that passes or fails. Its output is shown only if it fails. */
function check(name, script) {
  return inTurn(async () => {
    begin(name);
    const { code, output } = await run(process.execPath, script, { quiet: true });
    const time = end(name);
    if (code === 0) passed += 1;
    else {
      failed += 1;
      failures.push(name);
      process.stdout.write(output);
    }
    step(`${name}: ${code === 0 ? "ok" : "FAILED"} (${time})`);
  });
}

/**
 * A test runner, in one process or in several, `turn` of them at a time: their counts are added, a crash counts as one
 * failure. Its output is shown only when something failed.
 */
async function suite(name, processes, turn = (work) => work()) {
  const work = (each) => () => {
    begin(name);
    return outcome(each);
  };
  const all = await Promise.all(processes.map((each) => turn(work(each))));
  const time = end(name);
  const sum = (key) => all.reduce((total, each) => total + each[key], 0);
  passed += sum("passed");
  failed += sum("failed");
  if (sum("failed") > 0) failures.push(name, ...all.flatMap(({ titles }) => titles));
  step(`${name}: ${sum("passed")} passed, ${sum("failed")} failed (${time})`);
}

async function outcome({ script, report, env = {} }) {
  const { code, output } = await run(process.execPath, script, { env, quiet: true });
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0, titles: [] };
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (counts.failed > 0) process.stdout.write(withoutDots(output));
  return counts;
}

function count(report) {
  if (report.stats) {
    const titles = specsOf(report).flatMap(({ ok, title }) => (ok ? [] : [title]));
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky, titles };
  }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const titles = tests.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
  return { passed: report.numPassedTests, failed: report.numFailedTests, titles };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function vitest(project, shard) {
  const report = `${REPORTS}/${project}-${shard[0]}.json`;
  const script = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    project,
    "--shard",
    shard,
    "--reporter=dot",
    // Hides the log output of passed tests.
    "--silent=passed-only",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  return { script, report };
}

const CRUISE = ["node_modules/dependency-cruiser/bin/dependency-cruise.mjs", "app", "contract", "sandbox", "server.ts"];
const KNIP = "node_modules/knip/bin/knip.js";

// The longest steps begin first.
await Promise.all([
  check("lint and types", ["node_modules/oxlint/bin/oxlint"]),
  // In two processes, each with its own modules, since half of their time is waiting for responses or timeouts.
  suite("unit", [vitest("unit", "1/2"), vitest("unit", "2/2")], inTurn),
  inTurn(ensureBuild),
  inTurn(ensureSeed),
  check("format", ["node_modules/oxfmt/bin/oxfmt", "--check"]),
  check("boundaries", [...CRUISE, "--config", ".dependency-cruiser.cjs"]),
  check("unused code", [KNIP]),
  // Finds code that only tests use, and production packages that the shop does not import.
  check("unused in production", [KNIP, "--production"]),
]);
// In sequence, since both need the lock of apt.
for (const program of ["redis-server", "nginx"]) await ensureProgram(program);
// Each part has its own shop and sandbox, and waits for them half of the time.
await suite(
  "integration",
  ["1/3", "2/3", "3/3"].map((part) => vitest("integration", part)),
);
const chromium = await ensureChromium();
const report = `${REPORTS}/browser.json`;
const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
await suite("browser", [{ script: ["node_modules/@playwright/test/cli.js", "test"], report, env }]);

for (const name of failures) step(`failed: ${name}`);
step(`all of it in ${seconds(started)}`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
