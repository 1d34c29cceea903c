import { describe, expect, it } from 'vitest'
import type { Offer } from '../../catalogue/catalogue.ts'
import { createSecretBox } from '../../../platform/secret-box.ts'
import { readSum, writeSum } from './units.ts'
import { createVendorTarget, fillAddress, frameHostsOf, readLaunchUrl } from './vendor-target.ts'
import { emptyVendor, findServed, switched, usualPolicy, type ProtocolVendor } from './vendor.ts'

const vendor = (change: Partial<ProtocolVendor>): ProtocolVendor => ({
  ...emptyVendor,
  key: 'ACME',
  name: 'Acme',
  ...change,
})

describe('a game', () => {
  const find = (vendorCode: string, code: string) =>
    ({ game: { vendor: vendorCode, code } }) as unknown as Offer
  const found = (serves: string[], code: string) => findServed({ serves }, code, find)?.game

  it('[Y14] is named with its vendor, or without it by who serves one', () => {
    expect(found(['*'], 'KITE/koi')).toEqual({ vendor: 'KITE', code: 'koi' })
    expect(found(['KITE', 'UMBER'], 'UMBER/koi')).toEqual({ vendor: 'UMBER', code: 'koi' })
    expect(found(['KITE'], 'koi')).toEqual({ vendor: 'KITE', code: 'koi' })
  })

  it.each([
    [['KITE'], 'UMBER/koi'],
    [['KITE', 'UMBER'], 'koi'],
    [['*'], 'koi'],
  ])('[Y14] of who serves %j is not %s', (serves, code) => {
    expect(found(serves, code)).toBeUndefined()
  })
})

describe('a sum', () => {
  const thousands = vendor({
    policy: {
      ...usualPolicy,
      scales: {
        VND: { majors: 1000, units: 1, decimals: 4 },
        IDR: { majors: 1000, units: 1, decimals: 2 },
      },
    },
  })

  it.each([
    ['VND', '10', 1n],
    ['VND', '100000', 10_000n],
    ['VND', '-10', -1n],
    ['IDR', '1', 1_000n],
    ['PHP', '1250', 1250n],
  ] as const)('[Y22] in %s of %s is %s of ours', (currency, text, amount) => {
    expect(readSum(thousands, text, currency)).toMatchObject({ ok: true, value: { amount } })
  })

  it.each([
    ['VND', '15'],
    ['PHP', '1.5'],
    ['PHP', '007'],
    ['PHP', '1e3'],
    ['PHP', ''],
    ['PHP', '9007199254740992'],
  ] as const)('[Y22] in %s of %j is refused', (currency, text) => {
    expect(readSum(thousands, text, currency)).toMatchObject({ code: 'invalid_request' })
  })

  it('[Y22] is told rounded down where the vendor cannot say it', () => {
    expect(writeSum(thousands, 1_999n, 'IDR')).toBe('1')
    expect(writeSum(thousands, 7n, 'VND')).toBe('70')
    expect(writeSum(thousands, 7n, 'PHP')).toBe('7')
  })
})

it('[Y21] a key opens under its own name alone', () => {
  const box = createSecretBox(Buffer.alloc(32, 7))
  const sealed = box.seal('secret', 'vky_1')
  expect(sealed.includes('secret')).toBe(false)
  expect(box.open(sealed, 'vky_1')).toBe('secret')
  expect(() => box.open(sealed, 'vky_2')).toThrow('cannot be read')
})

it('the kill switch closes a vendor, or a game once', () => {
  expect(switched(vendor({}), undefined, true).betsClosed).toBe(true)
  const closed = switched(switched(vendor({}), 'KITE/koi', true), 'KITE/koi', true)
  expect(closed.closedGames).toEqual(['KITE/koi'])
  expect(switched(closed, 'KITE/koi', false).closedGames).toEqual([])
})

describe('the address of a game', () => {
  const launchUrl = 'https://acme.example/play?t={token}&g={game}&back={back}&x={nobody}'
  const acme = vendor({ serves: ['KITE'], policy: { ...usualPolicy, launchUrl } })
  const offer = (code: string) => ({ game: { vendor: code, code: 'koi' } }) as unknown as Offer
  const siteUrl = () => 'https://site.example'
  const request = { token: 'a b', language: 'EN', device: '', demo: false } as const

  it('is filled with what goes with the launch, written as addresses are', async () => {
    const target = createVendorTarget({ list: () => [acme], siteUrl })
    const url = await target.address({ ...request, offer: offer('KITE'), backUrl: '/rng?x=1' })
    expect(url).toBe(
      'https://acme.example/play?t=a%20b&g=KITE%2Fkoi&back=https%3A%2F%2Fsite.example%2Frng%3Fx%3D1&x=',
    )
    expect(fillAddress('{a}{b}', { a: '&' })).toBe('%26')
  })

  it.each(['', 'acme', 'http://acme.example/', 'javascript:alert(1)', 'https://a b'])(
    'is not %j',
    (text) => {
      expect(readLaunchUrl(text)).toBeUndefined()
    },
  )

  it('may be shown in a frame', () => {
    const off = vendor({ enabled: false, policy: acme.policy })
    expect(frameHostsOf([acme, acme, off, vendor({})])).toEqual(['https://acme.example'])
  })

  it('is there for who names its vendor, is switched on and has one', () => {
    const opens = (change: Partial<ProtocolVendor>, code = 'KITE') =>
      createVendorTarget({ list: () => [{ ...acme, ...change }], siteUrl }).opens(offer(code))
    expect(opens({})).toBe(true)
    expect(opens({}, 'UMBER')).toBe(false)
    expect(opens({ serves: ['*'] })).toBe(false)
    expect(opens({ enabled: false })).toBe(false)
    expect(opens({ sandbox: true })).toBe(false)
    expect(opens({ policy: usualPolicy })).toBe(false)
  })
})
