import type { LevelTerms, ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import { formatMoney, isCurrency, money } from '@baize/kernel/money'
import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import type { WordChange } from '../../../shared/documents/changes-list.tsx'
import { listChanges, type Change } from '../../../shared/documents/changes.ts'
import { gameCategoryNames } from '../../../shared/words/game-category-names.ts'

type Levels = ProgrammesDocument['levels']

const settingNames: Readonly<Record<Exclude<keyof ProgrammesDocument, 'levels'>, TextKey>> = {
  keepDays: 'vip-desk.setKeepDays',
  warnDays: 'vip-desk.setWarnDays',
  claimDays: 'vip-desk.setClaimDays',
  rebateMinBet: 'vip-desk.setMinBet',
  rebateMin: 'vip-desk.setMin',
  rebateWaitMinutes: 'vip-desk.setWait',
  cashbackMinLoss: 'vip-desk.setMinLoss',
  cashbackCap: 'vip-desk.setCap',
  runLimit: 'vip-desk.setRunLimit',
}

export const termNames: Readonly<Record<keyof LevelTerms, TextKey>> = {
  validBet: 'programmes-desk.validBet',
  deposits: 'programmes-desk.deposits',
  keep: 'programmes-desk.keep',
  levelUp: 'programmes-desk.levelUp',
  weekly: 'programmes-desk.weekly',
  monthly: 'programmes-desk.monthly',
  birthday: 'programmes-desk.birthday',
  rebateCap: 'programmes-desk.rebateCap',
  cashback: 'programmes-desk.cashback',
  rebate: 'programmes-desk.rebate',
}

/** Levels are one list of the document; a person sees each field of each level that differs. */
export function seenChanges(changes: readonly Change[]): readonly Change[] {
  return changes.flatMap((change) => {
    if (change.path.length !== 1 || change.path[0] !== 'levels') return change
    const [before, after] = [change.before as Levels, change.after as Levels]
    return Array.from({ length: Math.max(before.length, after.length) }, (_, number) => {
      const path = ['levels', String(number)]
      const [was, will] = [before[number], after[number]]
      if (was && will) return listChanges(was, will, path)
      return [{ path, kind: was ? 'removed' : 'added', before: was, after: will } as const]
    }).flat()
  })
}

const isTerm = (id: string): id is keyof LevelTerms => Object.hasOwn(termNames, id)
const isSetting = (id: string): id is keyof typeof settingNames => Object.hasOwn(settingNames, id)
const isProduct = (id: string): id is keyof typeof gameCategoryNames =>
  Object.hasOwn(gameCategoryNames, id)

/** A change in words: which level, what of it, sums as money and rates in percent. */
export function programmeWords(t: typeof translate, tag: string): WordChange {
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 })
  const nameOf = (part: string) => {
    if (isTerm(part)) return t(termNames[part])
    if (isSetting(part)) return t(settingNames[part])
    return isProduct(part) ? t(gameCategoryNames[part]) : part
  }
  return ({ path, before, after }) => {
    const text = (value: unknown) => {
      const of = path.at(-1) ?? ''
      if (typeof value === 'string' && isCurrency(of))
        return formatMoney(money(BigInt(value), of), tag)
      if (typeof value !== 'number')
        return t(value === undefined ? 'programmes-desk.none' : 'programmes-desk.there')
      return path[0] === 'levels' ? percent.format(value / 10_000) : value.toLocaleString(tag)
    }
    const [first = '', ...rest] = path
    const names =
      first === 'levels'
        ? [
            t('programmes-desk.level', { level: Number(rest[0] ?? 0) }),
            ...rest.slice(1).map(nameOf),
          ]
        : [nameOf(first), ...rest.map(nameOf)]
    return { label: names.join(', '), before: text(before), after: text(after) }
  }
}

/** What members must reach; and what binds nobody who is given something. */
const asked = new Set(['validBet', 'deposits', 'keep', 'rebateWaitMinutes'])
const plain = new Set([
  'keepDays',
  'warnDays',
  'claimDays',
  'rebateMinBet',
  'rebateMin',
  'cashbackMinLoss',
])

/** Whatever members were told is changed by two people; to hold runs back one is enough. The server decides by the same rule. */
export const waitsFor = (change: Change): boolean =>
  change.path[0] !== 'runLimit' || loosens(change)

/** Whether somebody gets more by it. */
export function loosens(change: Change): boolean {
  const [first = '', ...rest] = change.path
  if (first === 'levels' && rest.length === 0) return seenChanges([change]).some(loosens)
  const { before, after } = change
  if (first === 'levels' && rest.length === 1) return change.kind === 'added'
  const name = first === 'levels' ? (rest[1] ?? '') : first
  if (plain.has(name)) return false
  const [old, now] = [before, after].map((value) => BigInt((value as string | number) ?? 0))
  if (old === undefined || now === undefined) return false
  if (asked.has(name)) return now < old
  // Without a bound there is none to be above.
  if (name === 'rebateCap' || name === 'cashbackCap')
    return before !== undefined && (after === undefined || now > old)
  return now > old
}

/** The first level that asks no more than the one below it, if there is one; the server refuses it too. */
export function badLevel(levels: Levels): number | undefined {
  const sum = (sums: LevelTerms['validBet'], code: string) =>
    BigInt((sums as Record<string, string>)[code] ?? 0)
  const found = levels.findIndex((level, number) => {
    const below = levels[number - 1]
    const codes = new Set(
      [level, below].flatMap((one) => [
        ...Object.keys(one?.validBet ?? {}),
        ...Object.keys(one?.deposits ?? {}),
      ]),
    )
    const both = (['validBet', 'deposits'] as const).flatMap((name) =>
      [...codes].map((code) => sum(level[name], code) - (below ? sum(below[name], code) : 0n)),
    )
    if (below === undefined) return both.some((more) => more !== 0n)
    return both.some((more) => more < 0n) || both.every((more) => more === 0n)
  })
  return found === -1 ? undefined : found
}
