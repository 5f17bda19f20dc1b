// `npm test`: everything that has to hold, from a fresh clone. The last line says how many checks and tests passed.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBuild, ensureChromium, ensureDependencies, requireNode, run, step } from "./setup.mjs";

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

/** A test runner: its own counts are added, a crash counts as one failure. */
async function suite(name, script, report, env = {}) {
  const since = Date.now();
  const { code } = await run(process.execPath, script, { env });
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failed: 0 };
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  passed += counts.passed;
  failed += counts.failed;
  if (counts.failed > 0) failures.push(name, ...(counts.titles ?? []));
  step(`${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds(since)})`);
}

function count(report) {
  if (report.stats) return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const titles = tests.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
  return { passed: report.numPassedTests, failed: report.numFailedTests, titles };
}

function vitest(project) {
  const report = `${REPORTS}/${project}.json`;
  const script = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    project,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  return [script, report];
}

async function typesAndLint() {
  await check("types", ["node_modules/typescript/bin/tsc", "--noEmit"]);
  await check("lint", ["node_modules/eslint/bin/eslint.js", "--max-warnings", "0", "."]);
}

async function formatAndStructure() {
  await check("format", ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."]);
  const cruise = "node_modules/dependency-cruiser/bin/dependency-cruise.mjs";
  await check("boundaries", [cruise, "app", "sandbox", "server.ts", "--config", ".dependency-cruiser.cjs"]);
  await check("unused code", ["node_modules/knip/bin/knip.js"]);
  await ensureBuild();
}

// Two at a time, about as long as each other: most machines that run this have two cores or more.
await Promise.all([typesAndLint(), formatAndStructure()]);
await suite("unit", ...vitest("unit"));
await suite("integration", ...vitest("integration"));
const chromium = await ensureChromium();
const browserReport = `${REPORTS}/browser.json`;
await suite("browser", ["node_modules/@playwright/test/cli.js", "test"], browserReport, {
  CHROMIUM_PATH: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
});

for (const name of failures) step(`failed: ${name}`);
step(`all of it in ${seconds(started)}`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
