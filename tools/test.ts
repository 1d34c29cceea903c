import { getChromium } from './chromium.ts'
import { checkSteps } from './check-steps.ts'
import { runSteps, tellSpent, tool } from './steps.ts'

/** Everything: the checks, the rooms on a real PostgreSQL, the journeys in a real browser. */
const before = await runSteps([
  ...checkSteps,
  { name: 'rooms on PostgreSQL', run: tool('vitest/vitest.mjs', 'run', '--project', 'rooms') },
  { name: 'build', run: [process.execPath, '--import', 'tsx', 'tools/build.ts'] },
])
const chromium = await getChromium()
const walked = await runSteps([
  {
    name: 'journeys in Chromium',
    run: tool('@playwright/test/cli.js', 'test', '-c', 'journeys/playwright.config.ts'),
    env: { CHROMIUM_PATH: chromium },
  },
])
tellSpent([...before, ...walked])
