import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { awayReason } from './away.ts'

function serverError(code: string, severity = 'ERROR'): DatabaseError {
  return Object.assign(new DatabaseError('no', 2, 'error'), { code, severity })
}

it.each(['57P01', '57P02', '57P03', '53100', '53200', '53300', '25006', '58030', '08006'])(
  '[DB25] %s of the server says that it is away',
  (code) => {
    expect(awayReason(serverError(code))).toBe(code)
  },
)

it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EAI_AGAIN'])(
  '[DB25] %s of the way there says so too',
  (code) => expect(awayReason(Object.assign(new Error('no'), { code }))).toBe(code),
)

it.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])('[DB25] the driver says so by "%s"', (message) => {
  expect(awayReason(new Error(message))).toBe('connection')
})

it('[DB25] a pool that has no connection to spare says so too', () => {
  expect(awayReason(new Error('timeout exceeded when trying to connect'))).toBe('timeout')
})

it('[DB25] PgBouncer says so by ending the connection', () => {
  expect(awayReason(serverError('08P01', 'FATAL'))).toBe('08P01')
  expect(awayReason(serverError('08P01'))).toBe(undefined)
})

it.each(['23505', '40001', '40P01', '57014', '42P01', '22P02'])(
  '[DB25] %s is of the statement alone',
  (code) => expect(awayReason(serverError(code))).toBe(undefined),
)

it('[DB25] an error of our own says nothing about the database', () => {
  expect(awayReason(new TypeError('x is not a function'))).toBe(undefined)
})
