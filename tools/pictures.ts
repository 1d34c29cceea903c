import { getChromium } from './chromium.ts'
import { runSteps, tool } from './steps.ts'

/** Takes the pictures of the README anew. */
await runSteps([{ name: 'build', run: [process.execPath, '--import', 'tsx', 'tools/build.ts'] }])
await runSteps([
  {
    name: 'pictures',
    run: tool(
      '@playwright/test/cli.js',
      'test',
      '-c',
      'journeys/playwright.config.ts',
      '--project',
      'pictures',
    ),
    env: { CHROMIUM_PATH: await getChromium(), PICTURES: '1' },
  },
])
