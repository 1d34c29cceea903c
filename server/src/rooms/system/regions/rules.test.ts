import { describe, expect, it } from 'vitest'
import type { RegionRule } from '@baize/contract/system/system-settings'
import { inRanges, plainAddress, readRange } from '../../../platform/address.ts'
import { checkRules, compileRules, decide, shutsMostOut, walk } from './rules.ts'

const rule = (
  id: string,
  match: RegionRule['match'],
  values: string[],
  action: RegionRule['action'],
): RegionRule => ({ id, match, values, action, note: '' })

const office = rule('office', 'range', ['203.0.113.0/28', '2001:db8:7::/48'], 'allow')
const abroad = rule('abroad', 'country', ['US', 'FR', 'SG'], 'block')
const home = rule('home', 'country', ['PH', 'VN'], 'allow')
const rest = rule('rest', 'else', [], 'block')
const rules = compileRules([office, abroad, home, rest])
const countryOf = (ip: string) => (ip.startsWith('8.') || ip === '2001:4860::1' ? 'US' : 'PH')

describe('region rules', () => {
  it.each([
    ['203.0.113.5', false, 'office'],
    ['203.0.113.200', false, 'home'],
    ['8.8.8.8', true, 'abroad'],
    ['2001:db8:7:1::9', false, 'office'],
    ['2001:4860::1', true, 'abroad'],
  ])('[S2] %s is blocked: %s, by %s', (ip, blocked, decidedBy) => {
    expect(decide(rules, ip, countryOf)).toEqual({ blocked, decidedBy })
  })

  it('[S2] the first match wins, so the order of the rules matters', () => {
    const turned = compileRules([rest, office])
    expect(decide(turned, '203.0.113.5', countryOf)).toEqual({ blocked: true, decidedBy: 'rest' })
  })

  it('[S2] when no rule matches, the caller may pass', () => {
    const none = { blocked: false, decidedBy: null }
    expect(decide(compileRules([abroad]), '1.2.3.4', countryOf)).toEqual(none)
    expect(decide([], '1.2.3.4', countryOf)).toEqual(none)
  })

  it('the walk says which rules were reached and which one decided', () => {
    expect(walk(rules, '8.8.8.8', countryOf)).toEqual([
      { id: 'office', matched: false, reached: true },
      { id: 'abroad', matched: true, reached: true },
      { id: 'home', matched: false, reached: false },
      { id: 'rest', matched: false, reached: false },
    ])
    expect(walk(compileRules([abroad]), '1.2.3.4', countryOf)).toEqual([
      { id: 'abroad', matched: false, reached: true },
    ])
  })

  it.each([
    ['a range that is none', [rule('a', 'range', ['203.0.113.0/33'], 'block')], 'invalid_range'],
    ['a country that is none', [rule('a', 'country', ['XX'], 'block')], 'invalid_range'],
    ['a country in small letters', [rule('a', 'country', ['ph'], 'block')], 'invalid_range'],
    ['a rule without values', [rule('a', 'range', [], 'block')], 'invalid_setting'],
    ['values where everything matches', [rule('a', 'else', ['PH'], 'block')], 'invalid_setting'],
    ['two rules of one id', [rest, rest], 'invalid_setting'],
  ] as const)('[S7] %s is refused', (_, given, code) => {
    expect(checkRules(given)).toMatchObject({ code })
    expect(checkRules([office, abroad, home, rest]).ok).toBe(true)
  })
})

describe('addresses', () => {
  it('[S2] IPv4 that came over IPv6 is IPv4, and a zone is left out', () => {
    expect(plainAddress('::ffff:203.0.113.5')).toBe('203.0.113.5')
    expect(plainAddress('fe80::1%eth0')).toBe('fe80::1')
    expect(plainAddress('2001:db8::1')).toBe('2001:db8::1')
  })

  it.each(['203.0.113.0/24', '203.0.113.7', '2001:db8::/32', '::1', '0.0.0.0/0', '::/0'])(
    '%s is a range',
    (text) => expect(readRange(text)).toBeDefined(),
  )
  it.each([
    '',
    '/24',
    '203.0.113.0/',
    '203.0.113/24',
    '2001:db8::/129',
    '1.2.3.4/-1',
    'a',
    '1.2.3.4/8 ',
  ])('"%s" is no range', (text) => expect(readRange(text)).toBeUndefined())

  it('a range holds its first and its last address and neither neighbour', () => {
    const inside = inRanges(['203.0.113.16/28', '2001:db8::/126'])
    expect(['203.0.113.15', '203.0.113.16', '203.0.113.31', '203.0.113.32'].map(inside)).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(['2001:db8::3', '2001:db8::4', 'nonsense', ''].map(inside)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('a change that closes the site to most', () => {
  const everyone = (action: RegionRule['action'], ...values: string[]) =>
    rule(`all ${action}`, 'range', values, action)

  it.each<[RegionRule[], RegionRule[]]>([
    [[], [rest]],
    [[], [home, rest]],
    [[home, rest], [rest]],
    [
      [home, rest],
      [rest, home],
    ],
    [[], [everyone('block', '0.0.0.0/0')]],
    [[], [everyone('block', '::/0')]],
    [[], [everyone('block', '0.0.0.0/2', '64.0.0.0/2')]],
    [[everyone('allow', '0.0.0.0/0'), rest], [rest]],
  ])('[S23] is one from %o to %o', (before, after) => {
    expect(shutsMostOut(before, after)).toBe(true)
  })

  it.each<[RegionRule[], RegionRule[]]>([
    [[], [abroad, office]],
    [[rest], []],
    [[rest], [home, rest]],
    [
      [home, rest],
      [office, home, rest],
    ],
    [[rest], [abroad, rest]],
    [[], [everyone('allow', '0.0.0.0/0'), rest]],
  ])('[S23] is none from %o to %o', (before, after) => {
    expect(shutsMostOut(before, after)).toBe(false)
  })
})
