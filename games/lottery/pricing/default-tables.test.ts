import { expect, it } from 'vitest'
import { defaultTable } from './default-tables.ts'

const sold = (mode: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA') => {
  const { groups, plays } = defaultTable(mode)
  const families = ['ssc', '11x5', 'pk10', 'k3', 'lhc', 'vnn', 'thai', '4d']
  const all = Object.keys(plays)
  const kept = families.filter((family) => all.some((id) => id.startsWith(`${family}-`)))
  return [
    groups.least,
    groups.most,
    [...new Set(Object.values(plays).map(({ back }) => back))],
    kept,
  ]
}

const chinese = ['ssc', '11x5', 'pk10', 'k3', 'lhc']
const regional = ['vnn', 'thai', '4d']

it('[G46] the payout tables of the four prize modes differ in groups, in what comes back at odds, and in what is sold', () => {
  expect(sold('LOTT')).toEqual([1_800, 1_960, ['1', '0.98'], chinese])
  expect(sold('ZY')).toEqual([1_700, 1_950, ['1', '0.97'], chinese])
  expect(sold('ELOTT')).toEqual([1_800, 1_920, ['1', '0.96'], chinese])
  expect(sold('SEA')[3]).toEqual(regional)
  expect(sold('SEA').slice(0, 2)).toEqual([1_800, 1_900])
  expect(sold('SEA')[2]).toContain('0.92')
})
