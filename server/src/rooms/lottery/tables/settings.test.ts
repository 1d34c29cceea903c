import { describe, expect, it } from 'vitest'
import type { PlayTablesDocument } from '@baize/contract/lottery/play-tables'
import { findPlay } from '@baize/games/lottery/lottery'
import { usualTerms, type SaidMode, type SaidPlay } from '@baize/games/lottery/pricing/brand-tables'
import { defaultTable } from '@baize/games/lottery/pricing/default-tables'
import { prizeModes } from '@baize/games/lottery/pricing/table'
import { partsOfMode, playTablesRules } from './settings.ts'
import { createTables } from './tables.ts'

const seed = playTablesRules.seed(undefined)
const content: PlayTablesDocument = { ...seed, band: { fromBps: 8_500, toBps: 9_900 } }

/** Play tables in which some plays of ELOTT are said otherwise. */
function withPlay(id: string, change: Partial<SaidPlay>): PlayTablesDocument {
  const play = findPlay(id)
  if (play === undefined) throw new Error(id)
  const said = { ...usualTerms(play, content.ELOTT), ...change }
  return { ...content, ELOTT: { ...content.ELOTT, plays: { [id]: said } } }
}
const check = async (said: PlayTablesDocument) => {
  const checked = await playTablesRules.check?.(said, { now: new Date(), ip: '', tx: {} as never })
  return checked?.ok === false ? [checked.code, checked.params] : 'ok'
}
const loosened = (change: Partial<SaidMode>) =>
  partsOfMode(content.ELOTT, { ...content.ELOTT, ...change }).map((part) => part.isLoosened)

describe('[LO45] play tables of a brand', () => {
  it('sell at first what the house sells, and nothing of it is wrong', async () => {
    expect(await check(content)).toBe('ok')
    const tableOf = createTables(() => ({ version: 1, content }))
    const { plays, groups } = defaultTable('ELOTT')
    expect(tableOf({ vendor: 'ELOTT' })).toMatchObject({ mode: 'ELOTT', version: 1, groups })
    expect(Object.keys(tableOf({ vendor: 'ELOTT' }).plays)).toEqual(Object.keys(plays))
    expect(tableOf({ vendor: 'TCG_LOTTO_VN' }).mode).toBe('SEA')
    expect(tableOf({ vendor: 'LOTT' })).toBe(tableOf({ vendor: 'LOTT' }))
  })

  it('leave out a play that is not sold, and make each table once a version', () => {
    const off = withPlay('ssc-position', { isSold: false })
    let version = 4
    const tableOf = createTables(() => ({ version, content: off }))
    const before = tableOf({ vendor: 'ELOTT' })
    expect(before.plays['ssc-position']).toBeUndefined()
    version = 5
    expect(tableOf({ vendor: 'ELOTT' }).version).toBe(5)
    expect(before.version).toBe(4)
  })
})

describe('[LO46] what would return more or less than the band allows', () => {
  it.each([
    ['ssc-dragon-tiger', { prizes: { dragon: '5' } }, 'prizes.dragon'],
    ['ssc-dragon-tiger', { back: '0.5' }, 'back'],
    ['lhc-parlay2', { back: '0.995' }, 'back'],
    ['ssc-position', { ways: 2 }, 'back'],
  ])('%s with %j is refused with its field', async (id, change, at) => {
    const said = await check(withPlay(id, change))
    expect(said[0]).toBe('return_outside_band')
    expect(said[1]).toMatchObject({
      field: expect.stringContaining(`ELOTT.plays.${id}.${at}`) as string,
      least: '85%',
      most: '99%',
    })
  })

  it('is refused of the groups and of what holds for all of a mode, too', async () => {
    const groups = { ...content.LOTT.groups, most: 2_000 }
    const high = await check({ ...content, LOTT: { ...content.LOTT, groups } })
    expect(high[0]).toBe('return_outside_band')
    const low = await check({ ...content, SEA: { ...content.SEA, backBps: 8_000 } })
    expect(low[0]).toBe('return_outside_band')
    const band = { fromBps: 9_900, toBps: 8_500 }
    expect(await check({ ...content, band })).toEqual(['invalid_setting', { setting: 'band' }])
  })

  it('a price of a combination, a play of another mode, and what is no price are refused with their field', async () => {
    const combined = await check(withPlay('lhc-parlay3', { prizes: { win: '8' } }))
    expect(combined).toEqual([
      'play_table_invalid',
      { field: 'ELOTT.plays.lhc-parlay3.prizes.win' },
    ])
    const stray = await check(withPlay('vnn-lo2', {}))
    expect(stray).toEqual(['play_table_invalid', { field: 'ELOTT.plays.vnn-lo2' }])
    expect(await check(withPlay('ssc-position', { factor: '0' }))).toEqual([
      'play_table_invalid',
      { field: 'ELOTT.plays.ssc-position.factor' },
    ])
  })
})

describe('[LO47] a second person agrees with what pays or takes more', () => {
  const { limits, groups, ofIssue } = content.ELOTT
  const play = findPlay('ssc-dragon-tiger')
  const usual = play && usualTerms(play, content.ELOTT)

  it.each([
    [{ backBps: 9_700 }, true],
    [{ backBps: 9_500 }, false],
    [{ groups: { ...groups, most: 1_930 } }, true],
    [{ groups: { ...groups, most: 1_910 } }, false],
    [{ limits: { ...limits, mostPrize: '200000000000' } }, true],
    [{ limits: { ...limits, mostStake: '1' } }, false],
    [{ ofIssue: { ...ofIssue, issue: { PHP: '100' } } }, false],
    [{ plays: { 'ssc-dragon-tiger': { ...usual, back: '0.97' } as SaidPlay } }, true],
    [{ plays: { 'ssc-dragon-tiger': { ...usual, back: '0.95' } as SaidPlay } }, false],
    [{ plays: { 'ssc-dragon-tiger': { ...usual, isSold: false } as SaidPlay } }, false],
  ] satisfies [Partial<SaidMode>, boolean][])('%j loosens: %s', (change, wanted) => {
    expect(loosened(change)).toEqual([wanted])
  })

  it('of a limit that is raised or taken away, and of a play that is sold again', () => {
    const limited = { ...content.ELOTT, ofIssue: { ...ofIssue, number: { PHP: '100' } } }
    const [part] = partsOfMode(limited, content.ELOTT)
    expect(part?.isLoosened).toBe(true)
    const off = withPlay('ssc-position', { isSold: false }).ELOTT
    expect(partsOfMode(off, content.ELOTT).map(({ isLoosened }) => isLoosened)).toEqual([true])
  })

  it('every prize mode is a setting of its own', () => {
    const settings = Object.keys(playTablesRules.control?.settings ?? {})
    expect(settings).toEqual(['band', ...prizeModes])
  })
})
