import { expect, it } from 'vitest'
import { fraction } from '@baize/games/lottery/fraction'
import { findPlay } from '@baize/games/lottery/lottery'
import type { Play } from '@baize/games/lottery/play'
import { defaultTable } from '@baize/games/lottery/pricing/default-tables'
import { tiersAt } from '@baize/games/lottery/pricing/table'
import { priceTicket } from './price.ts'

const table = defaultTable('ELOTT')
const asked = {
  family: 'ssc',
  play: 'ssc-position',
  picked: '1|-|-|-|-',
  day: '2026-11-19',
  version: 1,
  decimals: 2,
} as const

function prizesOf(change: object, group = 1_920, prices = table) {
  const order = { unit: '1', multiple: 1, group }
  const priced = priceTicket(prices, { ...asked, order, ...change })
  if (!priced.ok) throw new Error(priced.code)
  return Object.values(priced.value.terms.tiers).map(([, prize]) => prize)
}

it('[LO21] a ticket has the prices of its table and its group, whatever was priced before it', () => {
  const { groups } = table
  const play = findPlay('ssc-position') as Play
  const terms = table.plays['ssc-position']
  if (terms === undefined) throw new Error('missing')
  const prizes = (group: number, of = terms) =>
    Object.values(tiersAt(play, play.tiers, of, { group })).map(({ prize }) => prize)
  const doubled = { ...terms, back: '2' }
  const other = { ...table, plays: { ...table.plays, 'ssc-position': doubled } }
  for (const group of [groups.most, groups.least, groups.most]) {
    expect(prizesOf({}, group).map(fraction)).toEqual(prizes(group))
    expect(prizesOf({}, group, other).map(fraction)).toEqual(prizes(group, doubled))
  }
})

it('[LO21] plays that share their terms keep their own prices', () => {
  const terms = table.plays['ssc-position']
  const other = 'ssc-five-direct'
  if (terms === undefined || findPlay(other) === undefined) throw new Error('missing')
  const shared = { ...table, plays: { 'ssc-position': terms, [other]: terms } }
  const first = prizesOf({}, table.groups.most, shared)
  const second = prizesOf({ play: other, picked: '1|2|3|4|5' }, table.groups.most, shared)
  expect(second).not.toEqual(first)
})

it('[LO21] where each ticket has prices of its own, none has those of another', () => {
  const odds = { family: 'lhc', play: 'lhc-parlay2', order: { sum: 100n } }
  const [red, blue] = ['1:red 2:big', '1:blue 2:big'].map((picked) => prizesOf({ ...odds, picked }))
  expect(blue).not.toEqual(red)
  expect(prizesOf({ ...odds, picked: '1:red 2:big' })).toEqual(red)
})
