import { describe, expect, it } from 'vitest'
import type { MethodContent } from '@baize/contract/cashier/methods-desk'
import { currencies } from '@baize/kernel/money'
import { depositFeeOf, findFault, inLanguage, standingOf } from './rules.ts'
import { demoMethods } from './seed.ts'

const content: MethodContent = {
  kind: 'bank',
  currency: 'PHP',
  name: { EN: 'Bank transfer', JA: '銀行振込' },
  note: {},
  min: '10000',
  max: '500000',
  chips: ['10000', '500000'],
  feeBps: 0,
  feeFixed: '0',
  arrivalMinutes: 5,
  hours: null,
  enabled: true,
  needsSlip: true,
  expiryMinutes: 30,
  gateway: '',
  bank: 'Meadow Savings Bank',
  holder: 'Demo',
  number: '123',
  qr: '',
  address: '',
  network: '',
}

const knows = (name: string) => name === 'SANDBOX'

describe('a method', () => {
  it.each([
    [{}, undefined],
    [{ name: {} }, 'name'],
    [{ name: { EN: '  ' } }, 'name'],
    [{ min: '0' }, 'min'],
    [{ min: '-5' }, 'min'],
    [{ min: '500001' }, 'max'],
    [{ min: '500000', chips: ['500000'] }, undefined],
    [{ max: '9007199254740992' }, 'max'],
    [{ chips: ['9999'] }, 'chips'],
    [{ chips: ['500001'] }, 'chips'],
    [{ feeFixed: '-1' }, 'feeFixed'],
    [{ feeFixed: '10000' }, 'feeFixed'],
    [{ feeFixed: '9999' }, undefined],
    [{ feeBps: 10_000 }, 'feeBps'],
    [{ feeBps: 9_999 }, undefined],
    [{ feeBps: 5_000, feeFixed: '5000' }, 'feeBps'],
    [{ hours: { from: 540, to: 540 } }, 'hours'],
    [{ hours: { from: 1440, to: 10 } }, 'hours'],
    [{ hours: { from: 1320, to: 360 } }, undefined],
    [{ gateway: 'NOBODY' }, 'gateway'],
    [{ gateway: 'SANDBOX', bank: '', number: '' }, undefined],
    [{ bank: '' }, 'bank'],
    [{ number: ' ' }, 'number'],
    [{ kind: 'online' }, 'gateway'],
    [{ kind: 'crypto' }, 'address'],
    [{ kind: 'wallet', number: '', qr: 'x' }, undefined],
    [{ kind: 'wallet', number: '' }, 'number'],
  ] as const)('[C2] with %o has the fault %s', (change, fault) => {
    expect(findFault({ ...content, ...change } as MethodContent, knows)).toBe(fault)
  })

  it('[C2] of the demo is right in every currency', () => {
    for (const currency of currencies) {
      for (const method of demoMethods(currency)) expect(findFault(method, knows)).toBeUndefined()
    }
  })

  it.each([
    [10_000n, 0, '0', 0n],
    [33_333n, 150, '7', 506n],
    [66n, 150, '0', 0n],
    [67n, 150, '0', 1n],
    [9_007_199_254_740_991n, 9_999, '0', 9_006_298_534_815_516n],
  ])('[C4] of %d at %d basis points and %s costs %d', (amount, feeBps, feeFixed, fee) => {
    expect(depositFeeOf({ feeBps, feeFixed }, amount)).toBe(fee)
  })

  it('[C1] is named in the reader’s language, or in English', () => {
    expect(inLanguage(content.name, 'JA')).toBe('銀行振込')
    expect(inLanguage(content.name, 'KO')).toBe('Bank transfer')
    expect(inLanguage({ EN: 'A', PT: '' }, 'PT')).toBe('A')
  })
})

describe('whether it can be used', () => {
  const at = (time: string, change: Partial<MethodContent> = {}, zone = 'Asia/Manila') =>
    standingOf({ ...content, ...change }, new Date(time), { zone, isUp: () => true })
  const open = { stop: null, opensAt: null }
  // 09:00 to 17:30 in Manila, eight hours ahead.
  const day = { hours: { from: 540, to: 1050 } }
  // 22:00 to 06:00.
  const night = { hours: { from: 1320, to: 360 } }

  it.each([
    [day, '2026-11-15T00:59:59Z', '2026-11-15T01:00:00Z'],
    [day, '2026-11-15T01:00:00Z', null],
    [day, '2026-11-15T09:29:59Z', null],
    [day, '2026-11-15T09:30:00Z', '2026-11-16T01:00:00Z'],
    [day, '2026-11-15T16:30:00Z', '2026-11-16T01:00:00Z'],
    [night, '2026-11-15T13:59:00Z', '2026-11-15T14:00:00Z'],
    [night, '2026-11-15T14:00:00Z', null],
    [night, '2026-11-15T16:30:00Z', null],
    [night, '2026-11-15T21:59:00Z', null],
    [night, '2026-11-15T22:00:00Z', '2026-11-16T14:00:00Z'],
  ])('[C3] with %o at %s opens at %s', (hours, time, opens) => {
    const expected = opens === null ? open : { stop: 'outside_hours', opensAt: new Date(opens) }
    expect(at(time, hours)).toEqual(expected)
  })

  it('[C3] a whole day and hours to midnight are hours too', () => {
    const whole = { hours: { from: 0, to: 1440 } }
    for (const hour of ['00', '08', '15', '16', '23']) {
      expect(at(`2026-11-15T${hour}:59:59Z`, whole)).toEqual(open)
    }
    expect(at('2026-11-15T15:59:00Z', { hours: { from: 1380, to: 1440 } })).toEqual(open)
  })

  it('[C3] the clocks of a zone that sets them are followed', () => {
    // On 1 November 2026 clocks in New York go back at 02:00; the day began at 04:00 UTC.
    const hours = { hours: { from: 60, to: 120 } }
    expect(at('2026-11-01T05:30:00Z', hours, 'America/New_York')).toEqual(open)
    expect(at('2026-11-02T06:30:00Z', hours, 'America/New_York')).toEqual(open)
  })

  it('[C3] closed says more than hours, and hours more than a gateway that is down', () => {
    const down = (change: Partial<MethodContent>) =>
      standingOf({ ...content, gateway: 'SANDBOX', ...change }, new Date('2026-11-15T00:00:00Z'), {
        zone: 'Asia/Manila',
        isUp: () => false,
      }).stop
    expect(down({})).toBe('gateway_down')
    expect(down(day)).toBe('outside_hours')
    expect(down({ ...day, enabled: false })).toBe('closed')
    expect(down({ gateway: '' })).toBeNull()
  })
})
