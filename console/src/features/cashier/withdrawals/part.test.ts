import { describe, expect, it } from 'vitest'
import { readPart } from './part.ts'

const asked = { amount: '100000', fee: '1500', currency: 'PHP' } as const

describe('a part of a withdrawal', () => {
  it('leaves what goes back, with the fee of what was not paid', () => {
    expect(readPart('600', asked, '.')).toEqual({ ok: true, paid: 60_000n, back: 39_087n })
    expect(readPart('600,50', asked, ',')).toEqual({ ok: true, paid: 60_050n, back: 39_036n })
  })
  it('may be all that can be paid', () => {
    expect(readPart('985', asked, '.')).toEqual({ ok: true, paid: 98_500n, back: 0n })
  })
  it('is never more than that, nothing, or no sum', () => {
    expect(readPart('985.01', asked, '.')).toEqual({
      ok: false,
      problem: 'cashier-desk.partTooMuch',
    })
    expect(readPart('0', asked, '.')).toEqual({ ok: false, problem: 'cashier-desk.partWrong' })
    expect(readPart('1e3', asked, '.')).toEqual({ ok: false, problem: 'cashier-desk.partWrong' })
    expect(readPart('6.005', asked, '.')).toEqual({ ok: false, problem: 'cashier-desk.partWrong' })
  })
  it('is asked for before anything is wrong with it', () => {
    expect(readPart('', asked, '.')).toEqual({ ok: false, problem: undefined })
  })
})
