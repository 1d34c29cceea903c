import { describe, expect, it } from 'vitest'
import { convert, endLate, giveBack, isDust, type PocketTerms } from './ending.ts'
import { isOver, isReserved, shownAs, step, type GrantEvent, type GrantState } from './states.ts'

const walk = (from: GrantState, ...events: readonly GrantEvent[]) => {
  let state = from
  for (const event of events) {
    const next = step(state, event)
    if (!next.ok) return `${state} refuses ${event}`
    state = next.value
  }
  return state
}

describe('the states of a grant', () => {
  it.each([
    ['applying', ['issue', 'pay'], 'claimed'],
    ['applying', ['reject'], 'rejected'],
    ['issued', ['queue', 'activate', 'complete'], 'completed'],
    ['issued', ['activate', 'wait', 'complete'], 'completed'],
    ['issued', ['activate', 'wait', 'expire'], 'expired'],
    ['issued', ['activate', 'wait', 'resume', 'complete'], 'completed'],
    ['issued', ['lapse'], 'lapsed'],
    ['checked_in', ['pay'], 'claimed'],
    ['queued', ['forfeit'], 'forfeited'],
    ['queued', ['complete'], 'queued refuses complete'],
    ['active', ['queue'], 'active refuses queue'],
    ['settling', ['activate'], 'settling refuses activate'],
    ['applying', ['activate'], 'applying refuses activate'],
  ] as const)('[GR10] from %s by %o: %s', (from, events, wanted) => {
    expect(walk(from, ...events)).toBe(wanted)
  })

  const over = [
    'rejected',
    'lapsed',
    'claimed',
    'completed',
    'busted',
    'forfeited',
    'expired',
    'revoked',
  ] as const

  it.each(over)('[GR10] %s never opens again', (state) => {
    const events = [
      'issue',
      'reject',
      'lapse',
      'pay',
      'queue',
      'activate',
      'resume',
      'wait',
    ] as const
    const all = [...events, 'complete', 'bust', 'forfeit', 'expire', 'revoke'] as const
    expect(all.filter((event) => step(state, event).ok)).toEqual([])
    expect([isOver(state), isReserved(state)]).toEqual([true, false])
  })

  it('[GR11] are shown in the words of the product', () => {
    const states: GrantState[] = ['opted_in', 'checked_in', 'applying', 'issued', 'queued']
    expect(
      [...states, 'active', 'completed', 'forfeited'].map((one) => shownAs(one as never)),
    ).toEqual(['joined', 'signed', 'applying', 'issued', 'process', 'process', 'claimed', 'closed'])
  })
})

describe('the end of a pocket', () => {
  const terms: PocketTerms = { granted: 100n, maxWin: null, isSticky: false, dust: 50n }

  it.each([
    [700n, {}, '700 0'],
    [700n, { maxWin: 500n }, '500 200'],
    [500n, { maxWin: 500n }, '500 0'],
    [700n, { isSticky: true }, '600 100'],
    [60n, { isSticky: true }, '0 60'],
    [700n, { isSticky: true, maxWin: 500n }, '500 200'],
    [0n, {}, '0 0'],
  ] as const)('[GR12] of %d met by %o: cash and budget %s', (pocket, change, wanted) => {
    const { toCash, toBudget } = convert(pocket, { ...terms, ...change })
    expect(`${toCash} ${toBudget}`).toBe(wanted)
    expect(toCash + toBudget).toBe(pocket)
  })

  it('[GR12] that is given up touches nothing but the pocket', () => {
    expect(giveBack(70n)).toEqual({ toCash: 0n, toBudget: 70n })
  })

  it('[GR13] is dust below its bound, and not at it', () => {
    expect([isDust(49n, terms), isDust(50n, terms)]).toEqual([true, false])
  })

  it('[GR14] what comes later is of the offer when void, and of the member when corrected, up to the bound', () => {
    const capped = { maxWin: 500n }
    expect(endLate(30n, 'void', capped, 0n)).toEqual({ toCash: 0n, toBudget: 30n })
    expect(endLate(30n, 'correction', { maxWin: null }, 900n)).toEqual({
      toCash: 30n,
      toBudget: 0n,
    })
    expect(endLate(30n, 'correction', capped, 480n)).toEqual({ toCash: 20n, toBudget: 10n })
    expect(endLate(30n, 'correction', capped, 600n)).toEqual({ toCash: 0n, toBudget: 30n })
  })
})
