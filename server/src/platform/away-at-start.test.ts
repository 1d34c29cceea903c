import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { keepBack, problemOfStart } from './away-at-start.ts'
import { StartupProblem } from './startup-problem.ts'

function serverError(code: string, message = 'no'): DatabaseError {
  return Object.assign(new DatabaseError(message, 0, 'error'), { code })
}

it.each([
  ['53100', 'The disk of the database is full; free some space there'],
  ['53200', 'The database has no memory left'],
  ['53300', 'The database has no connection left'],
  ['25006', 'The database only reads, as a standby does'],
  ['57P03', 'The database stopped while Baize was starting'],
  ['08006', 'The database stopped while Baize was starting'],
])('[P52] a start that meets %s ends in one sentence', (code, sentence) => {
  const problem = problemOfStart(new Error('outer', { cause: serverError(code) }))
  expect(problem?.message).toContain(sentence)
  expect(problem?.message).not.toContain('\n')
})

it('[P52] what else keeps the database from writing is told by its own words, on one line', () => {
  const problem = problemOfStart(serverError('58030', 'could not write file "x": I/O error\nmore'))
  expect(problem?.message).toBe(
    'The database cannot be written to (could not write file "x": I/O error); see to its machine and start again.',
  )
})

it('[P52] a sentence that is one already stays, and a defect is none', () => {
  const own = new StartupProblem('Do this.')
  expect(problemOfStart(own)).toBe(own)
  expect(problemOfStart(serverError('23505'))).toBe(undefined)
  expect(problemOfStart(new TypeError('x is not a function'))).toBe(undefined)
  expect(problemOfStart('text')).toBe(undefined)
})

it('[P52] what the database complains of at the start is kept back, and told in its order by a start that comes through', () => {
  const told: string[] = []
  const tell = (_fields: object, sentence: string) => void told.push(sentence)
  const log = keepBack({ info: tell, warn: tell, error: tell })
  log.info({}, 'one')
  log.error({}, 'away')
  log.info({}, 'two')
  log.warn({}, 'back')
  expect(told).toEqual(['one'])
  log.release()
  log.error({}, 'away again')
  expect(told).toEqual(['one', 'away', 'two', 'back', 'away again'])
})
