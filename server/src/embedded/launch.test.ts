import { expect, test } from 'vitest'
import type { Cluster } from './cluster.ts'
import { folderProblem } from './folder-problem.ts'
import { explain } from './launch.ts'

const cluster: Cluster = {
  dataDir: '/data',
  folder: '/data/postgres',
  binaries: { initdb: '', postgres: '' },
  runner: { name: 'this user', before: [], identity: {} },
  password: 'secret',
}

test.each([
  [
    'FATAL:  could not write lock file "postmaster.pid": No space left on device',
    /^The disk .+ full/,
  ],
  [
    'FATAL:  could not open file "base/1": Permission denied',
    /^This user may not write to \/data\/p/,
  ],
  ['FATAL:  data directory "/data/postgres" has wrong ownership', /^This user may not write/],
  [
    'LOG:  x\nFATAL:  could not map anonymous shared memory\n',
    /\(could not map anonymous.+postgres\.log/,
  ],
  ['', /gave no reason/],
])('[DB22] the last words %j become one sentence', (words, sentence) => {
  expect(() => explain(words, cluster)).toThrow(sentence)
})

test.each([
  ['FATAL:  lock file "postmaster.pid" already exists', 'someone was quicker'],
  ['FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use', 'someone was quicker'],
  ['FATAL:  could not create any TCP/IP sockets', 'address not usable'],
  [
    'LOG:  could not bind Unix address "/x/.s.PGSQL.5432": Operation not permitted',
    'address not usable',
  ],
])('the last words %j lead to another try', (words, outcome) => {
  expect(explain(words, cluster)).toBe(outcome)
})

test.each([
  ['EACCES', 'may not write'],
  ['EROFS', 'may not write'],
  ['ENOENT', 'may not write'],
  ['ENOSPC', 'is full'],
  ['EEXIST', 'is not a folder'],
])('[DB22] %s in the data folder becomes one sentence', (code, words) => {
  const problem = folderProblem(Object.assign(new Error(code), { code }), '/data')
  expect(problem).toMatchObject({ name: 'StartupProblem', message: expect.stringContaining(words) })
})

test('an error that nobody foresaw stays as it is', () => {
  const error = new Error('unforeseen')
  expect(folderProblem(error, '/data')).toBe(error)
})
