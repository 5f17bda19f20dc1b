import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./scripts/setup.mjs";

const executablePath = findChromium();

/** Every journey runs twice: with JavaScript and without. */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/playwright-setup.ts",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // The JSON report goes to the file that `npm test` names.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["dot"], ["json"]] : [["list"]],
  outputDir: "test-results",
  use: {
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
    // A trace costs a fifth of the time: `npx playwright test --trace on` makes one of what failed.
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "javascript",
      testIgnore: ["**/*-without-scripts.spec.ts"],
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    {
      name: "no-javascript",
      // axe is a script, and what measures is one; pairs of the checkout run over HTTP (tests/integration/checkout-pairs.test.ts).
      testIgnore: ["**/account-axe.spec.ts", "**/checkout-pairs.spec.ts", "**/*-with-scripts.spec.ts"],
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 390, height: 844 },
        javaScriptEnabled: false,
      },
    },
  ],
});
