import { describe, expect, it } from 'vitest'
import { checkDraft, kindFor, sumOf, tooPrecise, type AdjustDraft } from './form.ts'

const draft: AdjustDraft = {
  member: 'mem_01hzzzzzzzzzzzzzzzzzzzzzzz',
  direction: 'credit',
  kind: 'goodwill',
  amount: '12.50',
  reason: 'Broken game',
}

describe('the form of a credit or debit', () => {
  it('reads the sum by the currency and the mark of the language', () => {
    expect(sumOf(draft, 'PHP', '.')).toEqual({ amount: 1250n, currency: 'PHP' })
    expect(sumOf({ ...draft, amount: '12,5' }, 'PHP', ',')).toEqual({
      amount: 1250n,
      currency: 'PHP',
    })
    expect(sumOf(draft, 'JPY', '.')).toBeUndefined()
    expect(sumOf({ ...draft, amount: '0' }, 'PHP', '.')).toBeUndefined()
  })

  it('names what is missing, and nothing when all is there', () => {
    expect(checkDraft(draft, sumOf(draft, 'PHP', '.'))).toEqual({})
    const empty: AdjustDraft = { ...draft, member: 'marlon', kind: '', reason: ' a ' }
    expect(Object.keys(checkDraft(empty, undefined))).toEqual([
      'member',
      'amount',
      'kind',
      'reason',
    ])
  })

  it('says of a sum with too many decimals how many there may be, and not that it is nothing', () => {
    const precise = { ...draft, amount: '1.234' }
    const problem = checkDraft(precise, undefined, tooPrecise(precise, 'PHP', '.')).amount
    expect(problem).toEqual({ key: 'ops.adjAmountDecimals', values: { count: 2 } })
    expect(tooPrecise(draft, 'JPY', '.')).toBe(0)
    expect(tooPrecise(draft, 'PHP', '.')).toBeUndefined()
  })

  it('keeps a kind that fits both ways, and asks anew for one that does not', () => {
    expect(kindFor('debit', 'goodwill')).toBe('')
    expect(kindFor('debit', 'other')).toBe('other')
  })
})
