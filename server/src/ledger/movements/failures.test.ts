import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'
import { isOvertaken, isPassing } from './failures.ts'

function serverError(code: string, schema?: string): DatabaseError {
  const error = new DatabaseError('as PostgreSQL says', 1, 'error')
  error.code = code
  if (schema !== undefined) error.schema = schema
  return error
}

describe('failures', () => {
  it.each(['57P01', '57P02', '57P03', '53100', '53300', '40P01', '40001', '08006', '58030'])(
    '[L18] %s may pass',
    (code) => {
      expect(isPassing(serverError(code))).toBe(true)
    },
  )

  it.each(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'])('[L18] %s may pass', (code) => {
    expect(isPassing(Object.assign(new Error('no'), { code }))).toBe(true)
  })

  it('[L18] a connection that ended in the middle may pass', () => {
    expect(isPassing(new Error('Connection terminated unexpectedly'))).toBe(true)
    expect(isPassing(new Error('timeout exceeded when trying to connect'))).toBe(true)
  })

  it('[L14] a fault of the work does not pass', () => {
    expect(isPassing(serverError('23514'))).toBe(false)
    expect(isPassing(new TypeError('x is not a function'))).toBe(false)
  })

  it('[L8] a key of ours that is taken means that somebody was quicker; that of another room does not', () => {
    expect(isOvertaken(serverError('23505', 'ledger'))).toBe(true)
    expect(isOvertaken(serverError('23505', 'wagers'))).toBe(false)
    expect(isOvertaken(serverError('23514', 'ledger'))).toBe(false)
  })
})
