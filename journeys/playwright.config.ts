import { defineConfig } from '@playwright/test'
import { journeyPort } from './product.ts'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

// Chromium's own look-ups would fail noisily on a closed network; a container has no user namespaces.
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Everything, in a real browser: one product, two sizes of screen. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './start-product.ts',
  outputDir: '../test-results',
  // The journeys share one product, and some of them close the whole site.
  workers: 1,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${journeyPort}`,
    launchOptions: { executablePath, args },
    locale: 'en-GB',
    timezoneId: 'Asia/Manila',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: 'members-*.journey.ts',
      // A phone has no keyboard of this kind.
      testIgnore: '*-keyboard.journey.ts',
    },
    // Only when asked for: it writes into docs/pictures.
    ...(process.env['PICTURES'] === undefined
      ? []
      : [{ name: 'pictures', testMatch: 'pictures.shots.ts' }]),
  ],
})
