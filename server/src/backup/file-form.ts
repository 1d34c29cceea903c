import { StartupProblem } from '../platform/startup-problem.ts'

/**
 * A backup is one file: this line; the manifest as a line of JSON; each table as a gzip in pieces, each piece with its
 * length before it and a length of nought behind the last; the totals as a line of JSON; and the SHA-256 of all that
 * as the last line.
 */
export const firstLine = 'baize backup 1\n'

/** The bytes of the last line: 64 digits and the end of the line. */
export const lastLineBytes = 65
export const lastLine = /^[0-9a-f]{64}\n$/

/** Of a piece's length. */
export const lengthBytes = 4

export function notABackup(path: string): StartupProblem {
  return new StartupProblem(`${path} is no backup of Baize; name one that npm run backup made.`)
}

export function endsTooEarly(path: string): StartupProblem {
  return new StartupProblem(`${path} ends too early: it was cut off; take another copy of it.`)
}

export function altered(path: string): StartupProblem {
  return new StartupProblem(
    `${path} is not as it was written: its bytes do not give its last line; take another copy of it.`,
  )
}
