import { expect, test } from 'vitest'
import { connectionProblem, readTarget } from './connection-problem.ts'

const url = 'postgres://boss:p%40ss@db.example:6432/games'
const sentence = (error: { code?: string; message?: string }) =>
  connectionProblem({ message: '', ...error }, url).message

test.each([
  [{ code: 'ECONNREFUSED' }, 'No PostgreSQL answers at db.example:6432;'],
  [{ code: 'EAI_AGAIN' }, 'The host db.example of DATABASE_URL cannot be found;'],
  [{ code: 'EHOSTUNREACH' }, 'db.example:6432 cannot be reached;'],
  [{ code: '28000' }, 'does not let the user boss in from here;'],
  [{ code: '53300' }, 'has no connection left;'],
  [{ code: '42501' }, 'The user boss may not connect to the database games'],
  [{ message: 'timeout expired' }, 'does not answer in time;'],
])('[DB12] %j becomes one sentence', (error, words) => {
  expect(sentence(error)).toContain(words)
  expect(sentence(error)).toMatch(/; .+\.$/)
})

test('[DB12] an unforeseen error is told without the password', () => {
  expect(sentence({ message: 'cannot use p@ss here' })).toContain('(cannot use … here)')
})

test('an address may name a socket, and leave out host and database', () => {
  expect(readTarget('postgresql://boss@/?host=/run/pg&pgbouncer=true')).toMatchObject({
    place: 'the socket in /run/pg',
    database: 'boss',
    throughPgBouncer: true,
  })
})
