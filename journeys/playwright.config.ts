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

const desk = { width: 1440, height: 900 }

// `npm test` walks what a change is likeliest to break, within the time that people wait for it; `WALK=all` walks all.
const walksAll = process.env['WALK'] === 'all'
const walkedWhenAsked = ['members-{addresses,content,language,languages,popups}.journey.ts']

/** Everything, in a real browser: one product, two sizes of screen. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './start-product.ts',
  outputDir: '../test-results',
  // One product for all. Visitors only look, so two of them may walk at once; operators come when the visitors are
  // done, and those who close the whole site come last and alone.
  workers: 2,
  fullyParallel: false,
  // A browser on a busy machine may once be late; what fails twice is broken, and what fails once is told as flaky.
  retries: 1,
  // A host that gives half of its time to others makes all of it twice as long; nobody waits for what comes sooner.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${journeyPort}`,
    launchOptions: { executablePath, args },
    locale: 'en-GB',
    // What is not there by then will not come, and the rest of the time of a journey need not be waited for.
    actionTimeout: 20_000,
    // A worker between page and server would hide requests from a journey that watches them.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Manila',
    // What moves takes a quarter of the time of a walk on a machine that draws without a graphics card. Journeys about
    // play, and those of a first visit, walk with it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of the time, so it is kept only when asked for.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testMatch: 'members-*.journey.ts',
      testIgnore: walksAll ? [] : walkedWhenAsked,
      use: { viewport: desk },
    },
    {
      name: 'mobile',
      testMatch: 'members-*.journey.ts',
      // A phone has no keyboard of this kind. What members are answered, and how popups open, is the same on both, so
      // that one walk is enough; `WALK=all` walks all of it here too.
      testIgnore: walksAll
        ? ['*-keyboard.journey.ts']
        : [
            '*-keyboard.journey.ts',
            'members-{addresses,content,language,languages,play,popups,readable,take-along,launch,search}.journey.ts',
            'members-{records,inbox,limits,withdraw,deposit,lobby,tabs,widths}.journey.ts',
            'members-{levels,links,lottery,referral,tickets}.journey.ts',
            'members-{login,register,password,phone-errors,second-step,security-centre,agent-login,social,contracts}.journey.ts',
          ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'operators',
      testMatch: 'operators-*.journey.ts',
      testIgnore: 'operators-close-the-site.journey.ts',
      use: { viewport: desk },
      dependencies: ['desktop', 'mobile'],
    },
    {
      name: 'closing',
      testMatch: 'operators-close-the-site.journey.ts',
      use: { viewport: desk },
      dependencies: ['operators'],
    },
    // Only when asked for: it writes into docs/pictures.
    ...(process.env['PICTURES'] === undefined
      ? []
      : [{ name: 'pictures', testMatch: 'pictures.shots.ts' }]),
  ],
})
