import { DatabaseError } from 'pg'

/** Classes of SQLSTATE by which the server says that it is not there for anybody: resources, operators, disks. */
const awayClasses = new Set(['53', '58'])
const awayCodes = new Set(
  [
    // Shut down by an operator, crashed, starting up or stopping, its database dropped, its session ended.
    '57P01 57P02 57P03 57P04 57P05',
    // Connections that were never made, or that broke.
    '08000 08001 08003 08004 08006 08007',
  ].flatMap((codes) => codes.split(' ')),
)

/** A server that only reads is a standby, or a primary that was demoted. */
export const readsOnly = '25006'

const networkCodes = new Set(
  [
    'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ENOENT ETIMEDOUT EACCES EMFILE ENFILE',
    'EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN',
  ].flatMap((codes) => codes.split(' ')),
)

/** The reason for which no error speaks: it takes what it is sent and answers nothing. */
export const silent = 'silent'

/** The driver has no codes for these. */
const driverSays =
  /connection terminated|connection timeout|timeout exceeded|not queryable|server closed|read timeout/i

/** Whether the way there broke, for all who go it; else some may pass where others do not, as on a full disk. */
export function isBroken(reason: string): boolean {
  return reason === 'connection' || reason === silent || /^(?:E[A-Z_]+|57P..|08...)$/.test(reason)
}

/** Why the database is not there, in one word, when that is what an error of the driver or of the server says. */
export function awayReason(error: unknown): string | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (!(error instanceof DatabaseError)) {
    if (networkCodes.has(code)) return code
    if (!driverSays.test(message)) return undefined
    return /timeout/i.test(message) ? 'timeout' : 'connection'
  }
  const isAway = isOfPooler(error) || awayClasses.has(code.slice(0, 2)) || awayCodes.has(code)
  return isAway || code === readsOnly ? code : undefined
}

/** PgBouncer says all that it has to say with this code, and PostgreSQL a mistake of the driver, which ends nothing. */
export function isOfPooler(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '08P01' && error.severity === 'FATAL'
}

/** Whether PostgreSQL said no to a statement, and so undid all that went with it. */
export function isRefused(error: unknown): boolean {
  return error instanceof DatabaseError && error.severity === 'ERROR'
}
