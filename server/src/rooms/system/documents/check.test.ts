import { describe, expect, it } from 'vitest'
import type { BrandDocument, PolicyDocument, StatusDocument } from '@baize/contract/documents'
import { listParams } from '@baize/kernel/result'
import { newTree } from '../modules.ts'
import { checkDocument } from './check.ts'
import { isSameContent, needsSecondPerson } from './rules.ts'

const now = new Date('2026-11-15T06:00:00Z')
const context = { now, checkContrast: () => undefined, ip: '203.0.113.9' }
const codeOf = (result: ReturnType<typeof checkDocument>) =>
  result.ok ? 'ok' : [result.code, ...listParams(result.params)].join(' ')

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
const policy: PolicyDocument = {
  statusNeedsSecondPerson: true,
  memberIdleMinutes: 30,
  memberAbsoluteHours: 12,
  operatorIdleMinutes: 30,
  operatorAbsoluteHours: 12,
  consoleRanges: [],
  adjustmentSecondPersonAbove: {},
}

describe('what a document must fulfil', () => {
  it.each([
    [{}, 'ok'],
    [{ currency: 'XXX' }, 'invalid_setting currency'],
    [{ zone: 'Mars/Olympus' }, 'invalid_setting zone'],
    [{ zone: '+08:00' }, 'invalid_setting zone'],
    [{ defaultLanguage: 'KO' as const }, 'invalid_setting defaultLanguage'],
  ])('[S7] a brand with %o: %s', (change, outcome) => {
    expect(codeOf(checkDocument('brand', { ...brand, ...change }, context))).toBe(outcome)
  })

  it('[S7] a hue that makes a pair too weak is refused with the pair and what it needs', () => {
    const checkContrast = (hue: number) =>
      hue === 100 ? { pair: 'text-3/s3', ratio: 4.4999, needs: 4.5 } : undefined
    const check = (hue: number) =>
      codeOf(checkDocument('brand', { ...brand, hue }, { ...context, checkContrast }))
    expect(check(100)).toBe('contrast_too_low text-3/s3 4.49 4.5')
    expect(check(162)).toBe('ok')
  })

  it.each([
    [1, '2026-11-15T06:00:00Z', 'ends_in_past'],
    [2, '2026-11-15T05:59:59Z', 'ends_in_past'],
    [1, '2026-11-15T06:00:01Z', 'ok'],
    [1, null, 'ok'],
    [0, '2020-01-01T00:00:00Z', 'ok'],
  ] as const)('[S7] mode %s that ends at %s: %s', (mode, endsAt, outcome) => {
    expect(codeOf(checkDocument('status', { mode, endsAt, text: {} }, context))).toBe(outcome)
  })

  it.each([
    [{}, 'ok'],
    [{ memberIdleMinutes: 61, memberAbsoluteHours: 1 }, 'invalid_setting memberIdleMinutes'],
    [{ operatorIdleMinutes: 61, operatorAbsoluteHours: 1 }, 'invalid_setting operatorIdleMinutes'],
    [{ consoleRanges: ['office'] }, 'invalid_range office'],
    [{ consoleRanges: ['203.0.113.0/24'] }, 'ok'],
    [{ consoleRanges: ['198.51.100.0/24'] }, 'invalid_setting consoleRanges'],
  ])('[S7] [S12] a policy with %o: %s', (change, outcome) => {
    expect(codeOf(checkDocument('policy', { ...policy, ...change }, context))).toBe(outcome)
  })

  it('[S8] a whitelabel tree must be the known one', () => {
    const check = (tree: ReturnType<typeof newTree>) =>
      codeOf(checkDocument('whitelabel', { tree }, context))
    expect(check(newTree(['VIP']))).toBe('ok')
    expect(check(newTree().slice(1))).toBe('invalid_setting tree')
  })
})

describe('the second person', () => {
  const status = (mode: 0 | 1 | 2): StatusDocument => ({ mode, endsAt: null, text: {} })

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
    expect(needsSecondPerson(policy, status(from), status(to))).toBe(needed)
    const alone = { ...policy, statusNeedsSecondPerson: false }
    expect(needsSecondPerson(alone, status(from), status(to))).toBe(false)
  })
})

describe('same content', () => {
  it('[S3] does not depend on the order of fields, but on that of lists', () => {
    expect(isSameContent({ a: 1, b: { c: 2, d: [1] } }, { b: { d: [1], c: 2 }, a: 1 })).toBe(true)
    expect(isSameContent({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
    expect(isSameContent({ a: 1 }, { a: 1, b: null })).toBe(false)
  })
})
