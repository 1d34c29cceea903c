import { describe, expect, it } from 'vitest'
import type { BookProof, TrialRow } from '@baize/contract/ledger/books'
import type { Books } from '../../shared/books/books-query.ts'
import { verdictOf } from '../../shared/books/verdict.ts'
import { checksOf, type CheckId } from './checks.ts'
import { mainCurrency, walletsOf } from '../../shared/books/trial.ts'

const now = Date.parse('2026-11-15T06:00:00.000Z')
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

const row = (kind: string, balance: bigint, change: Partial<TrialRow> = {}): TrialRow => ({
  currency: 'PHP',
  kind,
  bounded: kind === 'cash',
  accounts: '1',
  debit: String(balance < 0n ? -balance : 0n),
  credit: String(balance > 0n ? balance : 0n),
  held: '0',
  byHistory: String(balance),
  lowest: String(balance),
  ...change,
})

const proof = (holds: boolean, at: string): BookProof => ({
  number: '1',
  scope: 'running',
  at,
  holds,
  entries: '2',
  accounts: '2',
  tookMs: 3,
  differences: holds ? 0 : 1,
  unbalanced: [],
})

const lastDay = (day: string) => ({
  day,
  movements: '1',
  entries: '1',
  digest: '',
  previous: '',
  head: '',
})

const books = (change: Partial<Books> = {}): Books => ({
  at: ago(0),
  entries: '2',
  trial: [row('cash', 700n), row('clearing', -700n)],
  running: proof(true, ago(1)),
  full: null,
  lastDay: null,
  slots: [],
  ...change,
})

const stateOf = (id: CheckId, change: Partial<Books>) =>
  checksOf(books(change), now).find((check) => check.id === id)?.state

describe('the verdict about the books', () => {
  it('is good when the last proof held and the sums of this moment agree', () => {
    expect(verdictOf(books())).toBe('pass')
  })

  it('is bad when the sums disagree now, whatever a proof said a minute ago', () => {
    const unequal = [row('cash', 700n), row('clearing', -600n)]
    expect(verdictOf(books({ trial: unequal }))).toBe('open')
    const rewritten = [row('cash', 700n, { byHistory: '600' }), row('clearing', -700n)]
    expect(verdictOf(books({ trial: rewritten }))).toBe('open')
  })

  it('follows the newest proof of either kind', () => {
    const failed = proof(false, ago(0))
    expect(verdictOf(books({ full: failed }))).toBe('open')
    expect(verdictOf(books({ running: proof(true, ago(0)), full: proof(false, ago(5)) }))).toBe(
      'pass',
    )
  })

  it('is not given before anything was proven', () => {
    expect(verdictOf(books({ running: null }))).toBe('waiting')
  })
})

describe('the checks', () => {
  it.each([
    ['on time', ago(2.9), 'pass'],
    ['late', ago(3), 'open'],
  ] as const)('a proof that is %s is told so', (_, at, state) => {
    expect(stateOf('onTime', { running: proof(true, at) })).toBe(state)
  })

  it.each([
    ['yesterday', '2026-11-14', 'pass'],
    ['the day before', '2026-11-13', 'open'],
  ] as const)('a chain of days that ends with %s is judged by its age', (_, day, state) => {
    expect(stateOf('days', { lastDay: lastDay(day) })).toBe(state)
  })

  it('a wallet below zero is found in any currency', () => {
    const trial = [row('cash', 700n), row('cash', 5n, { currency: 'JPY', lowest: '-1' })]
    expect(stateOf('floor', { trial })).toBe('open')
  })
})

describe('the sums', () => {
  it('stay exact above what a number holds', () => {
    const large = 2n ** 53n + 1n
    expect(walletsOf([row('cash', large), row('clearing', -large)])).toMatchObject({
      byAccounts: large,
      byEntries: large,
      difference: 0n,
    })
  })

  it('begin with the currency that is out of order, else with the one of most accounts', () => {
    const yen = { currency: 'JPY', accounts: '9' }
    const fine = [...books().trial, row('cash', 5n, yen), row('clearing', -5n, yen)]
    expect(mainCurrency(fine)).toBe('JPY')
    expect(mainCurrency([...fine, row('fees', 1n)])).toBe('PHP')
    expect(mainCurrency([])).toBeUndefined()
  })
})
