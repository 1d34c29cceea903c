import { playTablesDocument, type PlayTablesDocument } from '@baize/contract/lottery/play-tables'
import {
  changedPlays,
  checkMode,
  loosensGroups,
  loosensLimits,
  loosensPlay,
  loosensSums,
  usualTerms,
  type SaidMode,
  type SaidPlay,
} from '@baize/games/lottery/pricing/brand-tables'
import { defaultBand, defaultMode } from '@baize/games/lottery/pricing/default-tables'
import { prizeModes, type PrizeMode } from '@baize/games/lottery/pricing/table'
import { currencies } from '@baize/kernel/money'
import { ok, refuse } from '@baize/kernel/result'
import type { TextKey } from '@baize/texts/keys'
import type { DocumentRules, SaidValue, Setting, SettingPart } from '../../system/system.ts'

const percent = (bps: number): SaidValue => ({ count: bps / 100, unit: 'percent' })
const text = (key: TextKey, values = {}): SaidValue => ({ text: key, values })

type Groups = SaidMode['groups']
type Sums = SaidMode['ofIssue']['issue']

const shownGroups = ({ least, most, step, rebateOf }: Groups) =>
  text('lottery-tables.shownGroups', { least, most, step, rebateOf })

const shownSums = (sums: Sums): SaidValue => {
  const list = currencies.flatMap((currency) => {
    const sum = sums[currency]
    return sum === undefined ? [] : { amount: BigInt(sum), currency }
  })
  return list.length === 0 ? text('lottery-tables.noLimit') : { list }
}

function shownPlay({ isSold, ways, factor, back, prizes, limits }: SaidPlay): SaidValue {
  if (!isSold) return text('lottery-tables.notSold')
  const named = Object.entries(prizes).map(([tier, prize]) => `${tier} ${prize}`)
  return text('lottery-tables.shownPlay', {
    ways,
    factor,
    back,
    prizes: named.length === 0 ? '-' : named.join(', '),
    ...limits,
  })
}

const kinds = [
  ['issue', 'lottery-tables.ofIssue'],
  ['play', 'lottery-tables.ofPlay'],
  ['number', 'lottery-tables.ofNumber'],
  ['member', 'lottery-tables.ofMember'],
] as const
const modeNames = {
  LOTT: 'lottery-tables.modeLOTT',
  ZY: 'lottery-tables.modeZY',
  ELOTT: 'lottery-tables.modeELOTT',
  SEA: 'lottery-tables.modeSEA',
} as const

/** What differs between two versions of a prize mode, each as whoever has to agree reads it. */
export function partsOfMode(before: SaidMode, after: SaidMode): SettingPart[] {
  const parts: SettingPart[] = []
  const add = (
    name: SaidValue,
    [old, now]: readonly [SaidValue, SaidValue],
    isLoosened: boolean,
  ): void => void parts.push({ name, before: old, after: now, isLoosened })
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  if (!isSame(before.groups, after.groups)) {
    const shown = [shownGroups(before.groups), shownGroups(after.groups)] as const
    add(text('lottery-tables.groups'), shown, loosensGroups(before.groups, after.groups))
  }
  if (before.backBps !== after.backBps) {
    const shown = [percent(before.backBps), percent(after.backBps)] as const
    add(text('lottery-tables.back'), shown, after.backBps > before.backBps)
  }
  if (!isSame(before.limits, after.limits)) {
    const shown = [before, after].map(({ limits }) =>
      text('lottery-tables.shownLimits', limits),
    ) as [SaidValue, SaidValue]
    add(text('lottery-tables.limits'), shown, loosensLimits(before.limits, after.limits))
  }
  for (const [kind, name] of kinds) {
    const [old, now] = [before.ofIssue[kind], after.ofIssue[kind]]
    if (!isSame(old, now)) add(text(name), [shownSums(old), shownSums(now)], loosensSums(old, now))
  }
  for (const play of changedPlays(before, after)) {
    const old = before.plays[play.id] ?? usualTerms(play, before)
    const now = after.plays[play.id] ?? usualTerms(play, after)
    add(play.id, [shownPlay(old), shownPlay(now)], loosensPlay(play, old, now))
  }
  return parts
}

const modeSetting = (mode: PrizeMode): Setting<PlayTablesDocument[PrizeMode]> => ({
  name: modeNames[mode],
  shown: (said, beside) => ({ list: partsOfMode(beside, said).map(({ name }) => name) }),
  parts: (before, after) =>
    partsOfMode(before, after).map((part) => ({
      ...part,
      name: text('lottery-tables.ofMode', { mode, name: part.name }),
    })),
  isLoosened: (before, after) => partsOfMode(before, after).some(({ isLoosened }) => isLoosened),
})

/** What operators set about the plays of lotteries. What pays or takes more waits for a second person. */
export const playTablesRules: DocumentRules<typeof playTablesDocument> = {
  document: playTablesDocument,
  published: 'lottery-tables.actionPublished',
  seed: (said) =>
    said ?? {
      band: defaultBand,
      LOTT: defaultMode('LOTT'),
      ZY: defaultMode('ZY'),
      ELOTT: defaultMode('ELOTT'),
      SEA: defaultMode('SEA'),
    },
  check(content) {
    const { band } = content
    if (band.fromBps > band.toBps) return refuse('invalid_setting', { setting: 'band' })
    for (const mode of prizeModes) {
      const [found] = checkMode(mode, content[mode], band)
      if (found === undefined) continue
      const field = `${mode}.${found.field}`
      if (found.returned === undefined) return refuse('play_table_invalid', { field })
      const returned = (Number(found.returned.above) / Number(found.returned.below)) * 100
      const [least, most] = [`${band.fromBps / 100}%`, `${band.toBps / 100}%`]
      const params = { field, returned: `${returned.toFixed(2)}%`, least, most }
      return refuse('return_outside_band', params, { field })
    }
    return ok()
  },
  control: {
    says: 'lottery-tables.second',
    settings: {
      band: {
        name: 'lottery-tables.band',
        shown: ({ fromBps, toBps }) => ({ list: [percent(fromBps), percent(toBps)] }),
        isLoosened: (before, after) => after.fromBps < before.fromBps || after.toBps > before.toBps,
      },
      LOTT: modeSetting('LOTT'),
      ZY: modeSetting('ZY'),
      ELOTT: modeSetting('ELOTT'),
      SEA: modeSetting('SEA'),
    },
  },
}
