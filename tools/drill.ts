import { runSteps } from './steps.ts'

await runSteps([
  {
    name: 'drill',
    run: [process.execPath, '--import', 'tsx', 'bench/drills/run.ts', ...process.argv.slice(2)],
  },
])
