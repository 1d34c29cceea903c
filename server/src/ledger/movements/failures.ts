import { DatabaseError } from 'pg'

/** Classes of SQLSTATE that speak of the server and not of the statement: connections, resources, operators, disks. */
const passingClasses = new Set(['08', '40', '53', '57', '58'])

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Whether the same work may succeed a moment later: nothing is wrong with it, only with the way to the disk. */
export function isPassing(error: unknown): boolean {
  if (error instanceof DatabaseError) return passingClasses.has((error.code ?? '').slice(0, 2))
  const { code, message = '' } = error as { code?: string; message?: string }
  if (code !== undefined && networkCodes.has(code)) return true
  return /connection terminated|connection timeout|timeout exceeded|not queryable|server closed/i.test(
    message,
  )
}

/** Whether somebody else wrote the same movement, or ended the same hold, between our look and our writing. */
export function isOvertaken(error: unknown): boolean {
  if (!(error instanceof DatabaseError) || error.code !== '23505') return false
  return error.schema === undefined || error.schema === 'ledger'
}
