import { runSteps } from './steps.ts'

await runSteps([
  {
    name: 'benchmarks',
    run: [process.execPath, '--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)],
  },
])
