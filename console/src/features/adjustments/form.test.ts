import { describe, expect, it } from 'vitest'
import { problemsOf, sumOf, turn, type Form } from './form.ts'

const form: Form = {
  member: 'mem_01hzzzzzzzzzzzzzzzzzzzzzzz',
  direction: 'credit',
  kind: 'goodwill',
  amount: '12.50',
  reason: 'Broken game',
}

describe('the form of a credit or debit', () => {
  it('reads the sum by the currency and the mark of the language', () => {
    expect(sumOf(form, 'PHP', '.')).toEqual({ amount: 1250n, currency: 'PHP' })
    expect(sumOf({ ...form, amount: '12,5' }, 'PHP', ',')).toEqual({
      amount: 1250n,
      currency: 'PHP',
    })
    expect(sumOf(form, 'JPY', '.')).toBeUndefined()
    expect(sumOf({ ...form, amount: '0' }, 'PHP', '.')).toBeUndefined()
  })

  it('names what is missing, and nothing when all is there', () => {
    expect(problemsOf(form, sumOf(form, 'PHP', '.'))).toEqual({})
    const empty: Form = { ...form, member: 'marlon', kind: '', reason: ' a ' }
    expect(Object.keys(problemsOf(empty, undefined))).toEqual([
      'member',
      'amount',
      'kind',
      'reason',
    ])
  })

  it('keeps a kind that fits both ways, and asks anew for one that does not', () => {
    expect(turn(form, 'debit').kind).toBe('')
    expect(turn({ ...form, kind: 'other' }, 'debit').kind).toBe('other')
  })
})
