import { describe, expect, it } from 'vitest'
import type { BrandDocument, PolicyDocument } from '@baize/contract/system/system-settings'
import { listParams, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import { brandRules } from './brand.ts'
import { newTree } from './modules.ts'
import { policyRules, usualPolicy } from './policy.ts'
import { closesSite, statusRules } from './status.ts'
import { whitelabelRules } from './whitelabel.ts'

const now = new Date('2026-11-15T06:00:00Z')
// These checks ask nothing of the database.
const context = { now, ip: '203.0.113.9', tx: {} as Transaction }

async function codeOf(
  checked: Result<undefined, string> | Promise<Result<undefined, string>> | undefined,
) {
  const result = await checked
  if (result === undefined) throw new Error('There is no check.')
  return result.ok ? 'ok' : [result.code, ...listParams(result.params)].join(' ')
}

const brand: BrandDocument = {
  name: 'Baize',
  hue: 162,
  currency: 'PHP',
  zone: 'Asia/Manila',
  languages: ['EN', 'TY'],
  defaultLanguage: 'EN',
  jackpotCounter: true,
  licence: {},
  copyright: '',
}
const policy: PolicyDocument = { ...usualPolicy, secondPersonAbove: {} }
const anyHue = brandRules(
  () => undefined,
  async () => true,
)
const status = statusRules(async () => policy)

describe('what a document must fulfil', () => {
  it.each([
    [{}, 'ok'],
    [{ currency: 'XXX' }, 'invalid_setting currency'],
    [{ zone: 'Mars/Olympus' }, 'invalid_setting zone'],
    [{ zone: '+08:00' }, 'invalid_setting zone'],
    [{ defaultLanguage: 'KO' as const }, 'invalid_setting defaultLanguage'],
  ])('[S7] a brand with %o: %s', async (change, outcome) => {
    expect(await codeOf(anyHue.check?.({ ...brand, ...change }, context))).toBe(outcome)
  })

  it.each([
    [{ currency: 'USD' }, true, 'accounts_hold_money'],
    [{ zone: 'Asia/Tokyo' }, true, 'accounts_hold_money'],
    [{ name: 'Another' }, true, 'ok'],
    [{ currency: 'USD', zone: 'Asia/Tokyo' }, false, 'ok'],
  ])(
    '[S27] a brand that becomes %o where accounts hold money is %s: %s',
    async (change, holds, outcome) => {
      const rules = brandRules(
        () => undefined,
        async () => holds,
      )
      const checked = rules.check?.({ ...brand, ...change }, { ...context, before: brand })
      expect(await codeOf(checked)).toBe(outcome)
    },
  )

  it('[S7] a hue that makes a pair too weak is refused with the pair and what it needs', async () => {
    const checkContrast = (hue: number) =>
      hue === 100 ? { pair: 'text-3/s3', ratio: 4.4999, needs: 4.5 } : undefined
    const check = (hue: number) =>
      codeOf(brandRules(checkContrast, async () => true).check?.({ ...brand, hue }, context))
    expect(await check(100)).toBe('contrast_too_low text-3/s3 4.49 4.5')
    expect(await check(162)).toBe('ok')
  })

  it.each([
    [1, '2026-11-15T06:00:00Z', 'ends_in_past'],
    [2, '2026-11-15T05:59:59Z', 'ends_in_past'],
    [1, '2026-11-15T06:00:01Z', 'ok'],
    [1, null, 'ok'],
    [0, '2020-01-01T00:00:00Z', 'ok'],
  ] as const)('[S7] mode %s that ends at %s: %s', async (mode, endsAt, outcome) => {
    expect(await codeOf(status.check?.({ mode, endsAt, text: {} }, context))).toBe(outcome)
  })

  it.each([
    [{}, 'ok'],
    [
      { memberIdleMinutes: 61, memberAbsoluteHours: 1 },
      'setting_over_other memberIdleMinutes 60 memberAbsoluteHours',
    ],
    [
      { operatorIdleMinutes: 61, operatorAbsoluteHours: 1 },
      'setting_over_other operatorIdleMinutes 60 operatorAbsoluteHours',
    ],
    [{ consoleRanges: ['office'] }, 'invalid_range office'],
    [{ consoleRanges: ['203.0.113.0/24'] }, 'ok'],
    [{ consoleRanges: ['198.51.100.0/24'] }, 'ranges_lock_out 203.0.113.9'],
  ])('[S7] [S12] a policy with %o: %s', async (change, outcome) => {
    expect(await codeOf(policyRules.check?.({ ...policy, ...change }, context))).toBe(outcome)
  })

  it('[S8] a whitelabel tree must be the known one', async () => {
    const check = (tree: ReturnType<typeof newTree>) =>
      codeOf(whitelabelRules.check?.({ tree }, context))
    expect(await check(newTree(['VIP']))).toBe('ok')
    expect(await check(newTree().slice(1))).toBe('invalid_setting tree')
  })
})

describe('the second person', () => {
  it.each([
    [0, 1, true],
    [0, 2, true],
    [1, 2, true],
    [2, 1, true],
    [1, 1, false],
    [1, 0, false],
    [2, 0, false],
    [0, 0, false],
  ] as const)('[S6] from %s to %s is needed: %s', (from, to, needed) => {
    expect(closesSite(policy, from, to)).toBe(needed)
    const alone = { ...policy, statusNeedsSecondPerson: false }
    expect(closesSite(alone, from, to)).toBe(false)
  })
})
