import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { SHELL_BROWSER } from './scripts/browser'

/** Files whose tests start sites of their own or go one after the other for long: first, so that nobody waits for them last. */
const LONG = /\/(?:map-style|paid-by-slip|section-languages|starting-and-failing|voice)\.spec\.ts$/

// The best compression is the matter of unit tests, and took a tenth of a processor all the time.
process.env.GATEWAY_RECOMPRESS ??= 'off'

/** The journeys: a real browser on the production build, behind the real gateway. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/e2e-site.ts',
  timeout: 60_000,
  // Generous, as machines are shared: waiting costs nothing where the page is quick.
  expect: { timeout: 20_000 },
  // One more than the cores of a small machine: a test often waits, for a mail or a job.
  workers: Math.min(4, availableParallelism() + 1),
  fullyParallel: true,
  // A test that passes only when run again is reported as flaky in the last lines of `npm test` (decision 0056).
  retries: 2,
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  outputDir: 'test-results',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testIgnore: LONG },
  ],
  use: {
    // A press that finds nothing fails with what it looked for, and not at the end of its test.
    actionTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'Asia/Bangkok',
    // A trace of every journey costs a fifth of the time: asked for when one fails (`E2E_TRACE=1`).
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    // Most tests are about structure and text: no image is fetched or decoded and nothing is animated, which saves most
    // of the cost of a visit. What is about pictures or the window itself says so (`tests/support/browser.ts`).
    launchOptions: { ...SHELL_BROWSER, args: [...SHELL_BROWSER.args, '--blink-settings=imagesEnabled=false'] },
    contextOptions: { reducedMotion: 'reduce' },
  },
})
