import { checkSteps } from './check-steps.ts'
import { runSteps, tellSpent } from './steps.ts'

tellSpent(await runSteps(checkSteps))
