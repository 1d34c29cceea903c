import { findTextProblems } from '@baize/texts/find-problems'
import { StartupProblem } from './startup-problem.ts'

/** Refuses to start without words that somebody will have to read. */
export function checkTexts(needed: readonly string[] = []): void {
  const problems = findTextProblems(needed)
  if (problems.length > 0) throw new StartupProblem(problems.join('\n'))
}
