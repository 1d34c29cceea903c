import type {
  LevelTerms,
  ProgrammesDocument,
  RebateCategory,
} from '@baize/contract/promotions/programmes-settings'
import { currencies, money, type Currency } from '@baize/kernel/money'
import type { TextKey } from '@baize/texts/keys'
import type { AskedChange } from '../../system/system.ts'

export type Levels = ProgrammesDocument['levels']
type Sums = LevelTerms['validBet']
type SumName = {
  [Key in keyof LevelTerms]-?: LevelTerms[Key] extends Sums | undefined ? Key : never
}[keyof LevelTerms]
type Said = AskedChange['after']

/** What a member must reach, and what a member gets. */
const asked = ['validBet', 'deposits', 'keep'] as const satisfies readonly SumName[]
const given = ['levelUp', 'weekly', 'monthly', 'birthday'] as const satisfies readonly SumName[]

const sumNames = {
  validBet: 'programmes-desk.validBet',
  deposits: 'programmes-desk.deposits',
  keep: 'programmes-desk.keep',
  levelUp: 'programmes-desk.levelUp',
  weekly: 'programmes-desk.weekly',
  monthly: 'programmes-desk.monthly',
  birthday: 'programmes-desk.birthday',
  rebateCap: 'programmes-desk.rebateCap',
} as const satisfies Record<SumName, TextKey>

const categoryNames = {
  LIVE: 'catalogue-desk.categoryLive',
  RNG: 'catalogue-desk.categorySlots',
  FISH: 'catalogue-desk.categoryFish',
  SPORTS: 'catalogue-desk.categorySports',
  ESPORTS: 'catalogue-desk.categoryEsports',
  PVP: 'catalogue-desk.categoryCards',
  LOTT: 'catalogue-desk.categoryLottery',
  ELOTT: 'catalogue-desk.categoryElottery',
  COCKFIGHT: 'catalogue-desk.categoryCockfight',
} as const satisfies Record<RebateCategory, TextKey>

const names = Object.keys(sumNames) as (keyof typeof sumNames)[]
const categories = Object.keys(categoryNames) as RebateCategory[]

export const sumIn = (sums: Sums | undefined, code: Currency) => BigInt(sums?.[code] ?? 0n)

/** Whether a level gives more to somebody than it did. */
function isMore(before: LevelTerms | undefined, after: LevelTerms): boolean {
  if (before === undefined || after.cashback > before.cashback) return true
  if (categories.some((name) => after.rebate[name] > before.rebate[name])) return true
  return currencies.some(
    (code) =>
      asked.some((name) => sumIn(after[name], code) < sumIn(before[name], code)) ||
      given.some((name) => sumIn(after[name], code) > sumIn(before[name], code)) ||
      isRaised(before.rebateCap[code], after.rebateCap[code]),
  )
}

/** A bound that is gone is higher than every other. */
function isRaised(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && (after === undefined || BigInt(after) > BigInt(before))
}

/** Each level that differs: what it asks and gives, as far as that changes. */
export function levelChanges(before: Levels, after: Levels): AskedChange[] {
  const most = Math.max(before.length, after.length)
  return Array.from({ length: most }, (_, level) => {
    const [old, next] = [before[level], after[level]]
    return {
      name: { text: 'programmes-desk.level' as const, values: { level } },
      before: termsOf(old, next),
      after: termsOf(next, old),
      isLoosened: next !== undefined && isMore(old, next),
    }
  }).filter((_, level) => JSON.stringify(before[level]) !== JSON.stringify(after[level]))
}

/** What of a level is other than beside it, in one order on both sides; all of it where nothing is beside. */
function termsOf(level: LevelTerms | undefined, beside: LevelTerms | undefined): Said {
  if (level === undefined) return { text: 'alerts.nothing' }
  const sums = names.flatMap((name) => {
    const changed = currencies.filter((code) => level[name]?.[code] !== beside?.[name]?.[code])
    if (changed.length === 0) return []
    const all = changed.map((code) => sumOf(level[name]?.[code], code))
    return lineOf({ text: sumNames[name] }, { sentences: all })
  })
  const cashback =
    level.cashback === beside?.cashback
      ? []
      : [lineOf({ text: 'programmes-desk.cashback' }, percentOf(level.cashback))]
  const rebate = categories
    .filter((name) => level.rebate[name] !== beside?.rebate[name])
    .map((name) => {
      const values = { category: { text: categoryNames[name] } }
      return lineOf({ text: 'programmes-desk.rebateOf', values }, percentOf(level.rebate[name]))
    })
  return { sentences: [...sums, ...cashback, ...rebate] }
}

const lineOf = (name: Said, value: Said): Said => ({
  text: 'programmes-desk.termIs',
  values: { name, value },
})
const sumOf = (sum: string | undefined, code: Currency): Said =>
  sum === undefined
    ? { text: 'alerts.noSum', values: { currency: code, none: { text: 'programmes-desk.none' } } }
    : money(BigInt(sum), code)
const percentOf = (bps: number): Said => ({ count: bps / 100, unit: 'percent' })
