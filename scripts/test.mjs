// `npm test`: everything that has to hold, from a fresh clone. The last line says how many checks and tests passed.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBuild, ensureChromium, ensureDependencies, ensureProgram, requireNode, run, step } from "./setup.mjs";

requireNode();
const started = Date.now();
await ensureDependencies();

const REPORTS = ".cache/reports";
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

let passed = 0;
let failed = 0;
/** Named once more at the end: above them stand thousands of lines. */
const failures = [];
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

/** One check that holds or does not. Its output is shown only when it does not. */
async function check(name, script) {
  const since = Date.now();
  const { code, output } = await run(process.execPath, script, { quiet: true });
  if (code === 0) passed += 1;
  else {
    failed += 1;
    failures.push(name);
    process.stdout.write(output);
  }
  step(`${name}: ${code === 0 ? "ok" : "FAILED"} (${seconds(since)})`);
}

/**
 * A test runner, in one process or in several side by side: their counts are added, a crash counts as one failure. Of
 * several the output is shown only when something failed.
 */
async function suite(name, ...processes) {
  const since = Date.now();
  const all = await Promise.all(processes.map((each) => outcome(each, processes.length > 1)));
  const sum = (key) => all.reduce((total, each) => total + each[key], 0);
  passed += sum("passed");
  failed += sum("failed");
  if (sum("failed") > 0) failures.push(name, ...all.flatMap(({ titles }) => titles));
  step(`${name}: ${sum("passed")} passed, ${sum("failed")} failed (${seconds(since)})`);
}

async function outcome({ script, report, env = {} }, quiet) {
  const { code, output } = await run(process.execPath, script, { env, quiet });
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0, titles: [] };
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (quiet && counts.failed > 0) process.stdout.write(output);
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
  const report = `${REPORTS}/${project}${shard ? `-${shard[0]}` : ""}.json`;
  const script = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    project,
    ...(shard ? ["--shard", shard] : []),
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  return { script, report };
}

async function typesAndLint() {
  await check("types", ["node_modules/typescript/bin/tsc", "--noEmit"]);
  await check("lint", ["node_modules/eslint/bin/eslint.js", "--max-warnings", "0", "."]);
}

async function formatAndStructure() {
  await check("format", ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."]);
  const cruise = "node_modules/dependency-cruiser/bin/dependency-cruise.mjs";
  await check("boundaries", [cruise, "app", "contract", "sandbox", "server.ts", "--config", ".dependency-cruiser.cjs"]);
  await check("unused code", ["node_modules/knip/bin/knip.js"]);
  // What only tests use, and packages of production that the shop does not import.
  await check("unused in production", ["node_modules/knip/bin/knip.js", "--production"]);
  await ensureBuild();
}

// Two at a time: most machines that run this have two cores or more. Whoever waits for an answer leaves one to others.
await Promise.all([typesAndLint(), formatAndStructure().then(() => suite("unit", vitest("unit")))]);
// One after the other: they take the same lock.
for (const program of ["redis-server", "nginx"]) await ensureProgram(program);
// Each half has a shop and a sandbox of its own, and waits for them half of the time.
await suite("integration", vitest("integration", "1/2"), vitest("integration", "2/2"));
const chromium = await ensureChromium();
const report = `${REPORTS}/browser.json`;
const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
await suite("browser", { script: ["node_modules/@playwright/test/cli.js", "test"], report, env });

for (const name of failures) step(`failed: ${name}`);
step(`all of it in ${seconds(started)}`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
