import { pino, type Logger } from 'pino'
import { scrub } from './scrub.ts'

export type Log = Logger

/**
 * What must never reach a log. Redaction is the second fence: the first is that calls log their
 * path without its query, and never a body. The third scrubs every line of what betrays itself by its
 * form, since the text of an error may quote anything.
 */
const secretPaths = [
  'password',
  'token',
  'secret',
  'code',
  'authorization',
  'cookie',
  'mobile',
  'mobileNum',
  'phone',
  'email',
]

export function createLog(level: string, destination?: { write(line: string): void }): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secretPaths.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
      serializers: { err: plainError },
      formatters: { level: (label) => ({ level: label }) },
      hooks: { streamWrite: scrub },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  )
}

/** What an error says, and nothing that hangs on it: the database's own carries its whole connection along. */
function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  const { code } = error as { code?: unknown }
  return { name, message, stack, ...(typeof code === 'string' && { reason: code }) }
}
