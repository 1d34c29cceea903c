import { tool, type Step } from './steps.ts'

/** What must hold before anything is run: types, lint, format, and the tests that need nothing. */
export const checkSteps: readonly (Step | readonly Step[])[] = [
  [
    { name: 'types of server and tools', run: tool('typescript7/bin/tsc', '-p', 'tsconfig.json') },
    { name: 'types of the pages', run: tool('typescript7/bin/tsc', '-p', 'tsconfig.browser.json') },
    { name: 'lint', run: tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings') },
    { name: 'format', run: tool('oxfmt/bin/oxfmt', '--check', '.') },
  ],
  {
    name: 'unit and page tests, the house is tidy',
    run: tool('vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'pages'),
  },
]
