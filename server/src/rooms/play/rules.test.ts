import { describe, expect, it } from 'vitest'
import type { Category, Vendor } from '../catalogue/catalogue.ts'
import { judgeStanding, lotteryVendor, routeOf, withQuery } from './rules.ts'

const vendor = (code: string): Vendor => ({
  code,
  name: code,
  position: 1,
  enabled: true,
  maintenance: false,
  maintenanceUntil: null,
  categories: [],
})

describe('a way', () => {
  it.each<[string, Category, string | undefined, string]>([
    ['TCG_LOTTO_VN', 'LOTT', undefined, '/vnLottery'],
    ['TCG_LOTTO_VN', 'LOTT', 'hanoi', '/vnLottery?gameCode=hanoi'],
    ['TCG_SEA', 'LOTT', 'laos', '/seaLottery?gameCode=laos'],
    ['LOTT', 'LOTT', 'ssc', '/lottery?gameCode=ssc'],
    ['ELOTT', 'ELOTT', 'pk10', '/lottery?gameCode=pk10'],
    ['OTHER', 'ELOTT', 'pk10', '/lottery?gameCode=pk10'],
    ['KITE', 'RNG', undefined, '/rng?vassalage=KITE'],
    ['SV3', 'COCKFIGHT', undefined, 'list'],
    ['KITE', 'FISH', undefined, 'list'],
    ['KITE', 'RNG', 'royal-gems', 'frame'],
    ['SV3', 'COCKFIGHT', 'derby', 'frame'],
  ])('[Y3] of %s in %s, game %s, is %s', (code, category, game, wanted) => {
    const route = routeOf({
      vendor: vendor(code),
      category,
      ...(game === undefined ? {} : { code: game }),
    })
    expect(route.kind === 'page' ? route.path : route.kind).toBe(wanted)
  })

  it('[Y11] carries what was said and nothing else', () => {
    expect(withQuery('/lottery', { gameCode: 'a b', view: '', device: undefined })).toBe(
      '/lottery?gameCode=a+b',
    )
    expect(withQuery('/lottery', {})).toBe('/lottery')
  })

  it.each([
    ['VN', 'LOTT', 'TCG_LOTTO_VN'],
    ['', 'SEA', 'TCG_SEA'],
    ['', 'ELOTT', 'ELOTT'],
    ['', 'ZY', 'LOTT'],
    ['', '', undefined],
  ])('[Y11] of a lottery in the area %j and the mode %j leads to %s', (area, mode, code) => {
    expect(lotteryVendor(area, mode)).toBe(code)
  })
})

describe('the state of an account', () => {
  it.each([
    [{ type: 0, state: 'open' }, undefined],
    [{ type: 42, state: 'open' }, undefined],
    [{ type: 0, state: 'locked' }, 'member_locked'],
    [{ type: 0, state: 'closed' }, 'member_closed'],
    [{ type: 9, state: 'open' }, 'member_locked'],
    [undefined, 'member_locked'],
  ] as const)('[Y1] %j gives %s', (standing, code) => {
    expect(judgeStanding(standing)?.code).toBe(code)
  })
})
