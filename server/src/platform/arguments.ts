import { StartupProblem } from './startup-problem.ts'

const help = `Baize takes no arguments; it is set by variables of its environment, as in

  PORT=8080 DATA_DIR=/var/lib/baize node .build/server/main.js

Which there are (HOST, DATABASE_URL, SECRET and more) says docs/guides/environment.md.`

/** What is printed instead of a start; nothing where it may begin. An argument that would do nothing is refused. */
export function readArguments(given: readonly string[]): string | undefined {
  if (given.some((word) => word === '--help' || word === '-h')) return help
  const [unknown] = given
  if (unknown === undefined) return undefined
  const shown = JSON.stringify(unknown.slice(0, 60))
  throw new StartupProblem(
    `Baize does not know the argument ${shown}; it is set by variables of its environment, as in PORT=8080 (--help says more).`,
  )
}
