import { describe, expect, it } from 'vitest'
import { systemRandomBytes } from '@baize/kernel/random'
import { makeCode, readCode } from './code.ts'
import { judge, missingOf, type Facts, type Signal } from './judge.ts'
import { newReferral } from './settings.ts'
import { readTerms, storeTerms, termsFor } from './terms.ts'

const terms = termsFor(newReferral, { friend: 'PHP', referrer: 'PHP' })
const at = new Date('2026-11-18T04:00:00Z')
const day = 86_400_000
const later = (days: number) => new Date(at.getTime() + days * day)
const facts = (change: Partial<Facts> = {}): Facts => ({
  terms,
  deposits: 20_000n,
  depositCount: 1,
  validBet: 100_000n,
  isVerified: true,
  endsAt: later(30),
  metAt: null,
  signals: [],
  isAllowed: false,
  isFriendOpen: true,
  isReferrerOpen: true,
  ...change,
})
const stateOf = (change: Partial<Facts>, now = at) => {
  const { state, reason } = judge(facts(change), now)
  return reason === '' ? state : `${state} ${reason}`
}
const signal = (kind: Signal['kind']): Signal => ({ kind, with: 'mem_1', what: [] })

describe('how far a referral is', () => {
  it.each<[string, Partial<Facts>]>([
    ['registered', { isVerified: false }],
    ['verified', { deposits: 19_999n }],
    ['verified', { depositCount: 0 }],
    ['deposited', { validBet: 99_999n }],
    ['held', {}],
    ['held', { metAt: later(-6) }],
    ['qualified', { metAt: later(-7) }],
    ['refused time_over', { validBet: 0n, endsAt: at }],
    ['refused same_device', { signals: [signal('same_device')] }],
    ['refused same_payee', { signals: [signal('same_payee')] }],
    ['refused same_phone', { signals: [signal('same_phone')] }],
    ['held', { signals: [signal('same_network')] }],
    ['held', { signals: [signal('same_device')], isAllowed: true }],
    ['refused friend_closed', { isFriendOpen: false }],
    ['refused referrer_closed', { isReferrerOpen: false, metAt: later(-9) }],
  ])('[GR132] [GR135] is %s', (state, change) => expect(stateOf(change)).toBe(state))

  it('[GR132] what was met in time is looked at beyond the end of the time', () => {
    expect(stateOf({ metAt: later(29) }, later(31))).toBe('held')
    expect(stateOf({ metAt: later(29), validBet: 0n }, later(31))).toBe('refused time_over')
  })

  it('[GR136] what is missing first is named first', () => {
    const none = { deposits: 0n, depositCount: 0, validBet: 0n, isVerified: false }
    expect(missingOf(facts(none))).toBe('phone')
    expect(missingOf(facts({ ...none, isVerified: true }))).toBe('deposit')
    expect(missingOf(facts({ validBet: 0n }))).toBe('bets')
    expect(missingOf(facts())).toBeUndefined()
  })
})

it('[GR130] a code is eight signs by chance, and is read however it is written', () => {
  const codes = new Set(Array.from({ length: 500 }, () => makeCode(systemRandomBytes)))
  expect(codes.size).toBe(500)
  for (const code of codes) expect(readCode(code)).toBe(code)
  expect(readCode(' abcd-2345 ')).toBe('ABCD2345')
  for (const wrong of ['', 'ABCD234', 'ABCD23456', 'ABCD234O', 'ABCD234\u0000', '😀'.repeat(8)]) {
    expect(readCode(wrong)).toBeUndefined()
  }
})

it('[GR132] terms are kept as they were said', () => {
  expect(readTerms(storeTerms(terms))).toEqual(terms)
  expect(
    termsFor({ ...newReferral, toReferrer: {} }, { friend: 'PHP', referrer: 'JPY' }),
  ).toMatchObject({ toReferrer: 0n, toFriend: 5_000n })
})
