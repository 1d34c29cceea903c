import { describe, expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import { closedGate, judgeGatedStake, type StakeFacts } from './gate.ts'
import {
  checkPayout,
  mayDo,
  paidBy,
  partsOf,
  pocketIn,
  requireDetail,
  requireTexts,
} from './rules.ts'
import { sharesOf, takeBack, validBetOf } from './rules.ts'
import type { Paid, Product } from './wager.ts'

describe('the valid bet', () => {
  const cases: readonly (readonly [Product, bigint, bigint, bigint])[] = [
    ['RNG', 100n, 0n, 100n],
    ['RNG', 100n, 100n, 100n],
    ['FISH', 100n, 40n, 100n],
    ['LOTT', 100n, 5000n, 100n],
    ['ELOTT', 100n, 0n, 100n],
    ['LIVE', 100n, 0n, 100n],
    ['LIVE', 100n, 100n, 0n],
    ['LIVE', 100n, 195n, 95n],
    ['LIVE', 200n, 195n, 5n],
    ['SPORTS', 110n, 210n, 100n],
    ['SPORTS', 100n, 330n, 100n],
    ['SPORTS', 100n, 50n, 50n],
    ['ESPORTS', 100n, 150n, 50n],
    ['COCKFIGHT', 100n, 93n, 7n],
    ['PVP', 100n, 0n, 100n],
  ]

  it.each(cases)(
    '[G10] [1.13/40] [1.13/41] [1.13/42] of %s, stake %d and payout %d, is %d',
    (product, stake, payout, wanted) => {
      expect(validBetOf(product, stake, payout)).toBe(wanted)
      expect(validBetOf(product, stake, payout, { counts: false })).toBe(0n)
    },
  )
})

describe('the gate', () => {
  const open: StakeFacts = {
    standing: 'may_play',
    isProductOpen: true,
    isVendorOpen: true,
    isGameOpen: true,
    stakeMin: 10n,
    stakeMax: 100n,
  }
  const cases: readonly (readonly [Partial<StakeFacts>, bigint, string | undefined])[] = [
    [{}, 10n, undefined],
    [{}, 100n, undefined],
    [{}, 9n, 'stake_too_low'],
    [{}, 101n, 'stake_too_high'],
    [{ isVendorOpen: false }, 9n, 'vendor_closed'],
    [{ isGameOpen: false }, 9n, 'game_closed'],
    [{ isVendorOpen: false, isGameOpen: false }, 9n, 'vendor_closed'],
    [{ isProductOpen: false, isVendorOpen: false }, 9n, 'product_closed'],
    [{ standing: 'trial', isProductOpen: false }, 9n, 'needs_real_account'],
    [{ standing: 'blocked' }, 10n, 'member_blocked'],
    [{ standing: 'timed_out' }, 10n, 'member_timed_out'],
    [{ standing: 'excluded' }, 10n, 'member_excluded'],
  ]

  it.each(cases)('[G3] with %o a stake of %d meets %s', (change, amount, wanted) => {
    expect(judgeGatedStake({ ...open, ...change }, amount)?.code).toBe(wanted)
  })

  it('[G3] is closed until it is set', async () => {
    const [facts] = await closedGate(undefined as never, [undefined as never])
    expect(facts && judgeGatedStake(facts, 10n)?.code).toBe('member_blocked')
  })
})

describe('what a wager may still come to', () => {
  it.each([
    ['settle', 'open', undefined],
    ['settle', 'settled', 'already_settled'],
    ['settle', 'voided', 'already_voided'],
    ['void', 'open', undefined],
    ['void', 'settled', 'already_settled'],
    ['void', 'voided', 'already_voided'],
    ['resettle', 'open', 'not_settled'],
    ['resettle', 'settled', undefined],
    ['resettle', 'voided', 'already_voided'],
  ] as const)('[G7] %s of one that is %s: %s', (action, status, wanted) => {
    expect(mayDo(action, status)?.code).toBe(wanted)
  })
})

describe('the parts of pockets', () => {
  const paid = (cash: bigint, bonus = 0n, locked = 0n): Paid => ({
    cash,
    bonus,
    locked,
    vendor: 0n,
  })
  const atVendor = (vendor: bigint): Paid => ({ ...paid(0n), vendor })
  const words = (shares: readonly { pocket: string; amount: bigint }[]) =>
    shares.map(({ pocket, amount }) => `${pocket} ${amount}`).join(', ')

  it.each([
    [paid(10n), 25n, 'cash 25'],
    [paid(0n, 10n), 25n, 'bonus 25'],
    [paid(7n, 3n), 100n, 'cash 70, bonus 30'],
    [paid(1n, 1n, 1n), 100n, 'cash 34, bonus 33, locked 33'],
    [paid(9n, 1n), 1n, 'cash 1'],
    [paid(9n, 1n), 0n, ''],
    [atVendor(10n), 25n, 'vendor 25'],
  ])('[G5] of %o in a payout of %d: %s', (put, payout, wanted) => {
    const shares = sharesOf(put, money(payout, 'PHP'))
    expect(words(shares)).toBe(wanted)
    expect(shares.reduce((sum, { amount }) => sum + amount, 0n)).toBe(payout)
  })

  it('[G6] in a void are what each paid', () => {
    const shares = [
      { pocket: 'bonus', amount: 3n },
      { pocket: 'cash', amount: 7n },
    ] as const
    expect(words(partsOf(paidBy(shares)))).toBe('cash 7, bonus 3')
    expect(words(partsOf(paidBy([{ pocket: 'vendor', amount: 10n }])))).toBe('vendor 10')
  })

  it('[G24] at a vendor are in the pocket of the provider', () => {
    const pockets = (['cash', 'vendor'] as const).map((one) =>
      pocketIn({ provider: 'ACME', grant: null }, one),
    )
    expect(pockets).toEqual(['cash', 'vendor:ACME'])
  })

  it.each([
    [paid(10n), [50n, 0n], 40n, 'cash 40'],
    [paid(10n), [30n, 50n], 40n, 'cash 30, debt 10'],
    [paid(0n, 10n), [50n, 30n], 40n, 'bonus 30, cash 10'],
    [paid(5n, 5n), [10n, 10n], 40n, 'cash 10, bonus 10, debt 20'],
    [paid(10n), [0n, 0n], 40n, 'debt 40'],
    [atVendor(10n), [15n, 9n, 20n], 40n, 'vendor 20, cash 15, debt 5'],
    [paid(10n), [15n, 9n, 20n], 40n, 'cash 15, debt 25'],
  ] as const)('[G9] of %o, with %o there, in taking back %d: %s', (put, there, sum, wanted) => {
    const free = new Map([
      ['cash', there[0]],
      ['bonus', there[1]],
      ['vendor', there[2] ?? 0n],
    ] as const)
    expect(words(takeBack(put, free, sum))).toBe(wanted)
  })
})

describe('sums and texts', () => {
  it.each([
    [0n, 'ok'],
    [1n, 'ok'],
    [-1n, 'amount_not_positive'],
    [2n ** 53n, 'amount_too_large'],
  ])('[G12] a payout of %d is %s', (amount, wanted) => {
    const checked = checkPayout(money(amount, 'PHP'), 'PHP')
    expect(checked.ok ? 'ok' : checked.code).toBe(wanted)
  })

  it('[G12] a payout of nothing in another currency is refused', () => {
    expect(checkPayout(money(0n, 'JPY'), 'PHP')).toMatchObject({ code: 'wrong_currency' })
  })

  it.each(['', 'x'.repeat(11), 'a\u0000b', 'é', 'a\nb'])('%j is no text for a key', (text) => {
    expect(() => requireTexts({ round: [text, 10] })).toThrow('round must be')
  })

  it('a detail has its limits', () => {
    expect(() => requireDetail({ odds: 1950, sum: 5n })).not.toThrow()
    expect(() => requireDetail({ text: 'x'.repeat(16_501) })).toThrow('room for')
    expect(() => requireDetail({ text: 'a\u0000' })).toThrow('room for')
  })
})
