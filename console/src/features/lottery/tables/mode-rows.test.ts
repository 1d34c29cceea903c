import { expect, it } from 'vitest'
import type { PlayTablesDocument } from '@baize/contract/lottery/play-tables'
import { checkMode } from '@baize/games/lottery/pricing/brand-tables'
import { defaultMode } from '@baize/games/lottery/pricing/default-tables'
import { countFaults, rowsOf, saidOf, withPlay } from './mode-rows.ts'

const band = { fromBps: 8_500, toBps: 9_900 }
const said = defaultMode('ELOTT')
const id = 'ssc-dragon-tiger-refund'
const row = () => rowsOf('ELOTT', said, band).find(({ play }) => play.id === id)
const cheap = () => {
  const play = row()?.play
  if (play === undefined) throw new Error('missing')
  return withPlay(said, id, { ...saidOf(play, said), back: '0.5' })
}
const faultsIn = (...asked: Parameters<typeof rowsOf>) =>
  rowsOf(...asked).flatMap(({ faults }) => faults)
const document: PlayTablesDocument = {
  band,
  LOTT: defaultMode('LOTT'),
  ZY: defaultMode('ZY'),
  ELOTT: said,
  SEA: defaultMode('SEA'),
}

it('[LO46] computes anew the play that is changed, and no other', () => {
  const before = rowsOf('ELOTT', said, band)
  const after = rowsOf('ELOTT', cheap(), band)
  const changed = after.filter((one, place) => one !== before[place])
  expect(changed.map(({ play }) => play.id)).toEqual([id])
  expect(changed[0]).toMatchObject({ isOwn: true, faults: [{ fault: 'return_outside_band' }] })
  expect(rowsOf('ELOTT', said, band).filter(({ isOwn }) => isOwn)).toEqual([])
})

it.each([
  ['a band', { ...band, toBps: 9_500 }, said],
  ['groups', band, { ...said, groups: { ...said.groups, most: 2_000, rebateOf: 1_000 } }],
  ['a return', band, { ...said, backBps: 9_999 }],
  ['limits', band, { ...said, limits: { ...said.limits, mostBets: 0 } }],
] as const)(
  '[LO46] finds with another value of %s what the server finds',
  (_, otherBand, other) => {
    rowsOf('ELOTT', said, band)
    const found = faultsIn('ELOTT', other, otherBand)
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(checkMode('ELOTT', other, otherBand))
  },
)

it('[LO46] says of plays nothing where the groups are none, and counts what is wrong', () => {
  const wrong = { ...said, groups: { ...said.groups, most: 2_001 } }
  expect(faultsIn('ELOTT', wrong, band)).toEqual([])
  expect(countFaults({ ...document, ELOTT: wrong }, document, 'ELOTT')).toBe(1)
})

it('[LO46] counts what is wrong in modes that are not shown: those that were changed, and all in another band', () => {
  expect(countFaults({ ...document, ELOTT: cheap() }, document, 'SEA')).toBe(1)
  const others = { ...document, band: { fromBps: 9_999, toBps: 9_999 } }
  const modes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
  const all = modes.flatMap((mode) => checkMode(mode, others[mode], others.band))
  expect(countFaults(others, document, 'SEA')).toBe(all.length)
  const stray = { ...said, plays: { none: saidOf(row()?.play as never, said) } }
  expect(countFaults({ ...document, ELOTT: stray }, document, 'SEA')).toBe(1)
})
