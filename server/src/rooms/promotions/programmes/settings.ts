import {
  programmesDocument,
  type LevelTerms,
  type ProgrammesDocument,
} from '@baize/contract/promotions/programmes-settings'
import { currencies } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import {
  loosenedByRaisingBounds,
  loosenedByLowering,
  sumsSetting,
  timeSetting,
  type DocumentRules,
} from '../../system/system.ts'
import { newProgrammes } from './seed.ts'

type Levels = ProgrammesDocument['levels']
type Sums = LevelTerms['validBet']
type SumName = {
  [Key in keyof LevelTerms]: LevelTerms[Key] extends Sums ? Key : never
}[keyof LevelTerms]

/** What a member must reach, and what a member gets. */
const asked = ['validBet', 'deposits', 'keep'] as const satisfies readonly SumName[]
const given = ['levelUp', 'weekly', 'monthly'] as const satisfies readonly SumName[]

const sumIn = (sums: Sums, code: (typeof currencies)[number]) => BigInt(sums[code] ?? 0n)

/** Whether this table gives more than that one to somebody. */
function givesMore(before: Levels, after: Levels): boolean {
  if (after.length > before.length) return true
  return after.some((level, number) => {
    const old = before[number]
    if (old === undefined) return true
    if (level.cashback > old.cashback) return true
    const categories = Object.keys(level.rebate) as (keyof typeof level.rebate)[]
    if (categories.some((name) => level.rebate[name] > old.rebate[name])) return true
    return currencies.some(
      (code) =>
        asked.some((name) => sumIn(level[name], code) < sumIn(old[name], code)) ||
        given.some((name) => sumIn(level[name], code) > sumIn(old[name], code)) ||
        isRaised(old.rebateCap[code], level.rebateCap[code]),
    )
  })
}

/** A bound that is gone is higher than every other. */
function isRaised(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && (after === undefined || BigInt(after) > BigInt(before))
}

/** Levels as a list of numbers: which of them differ. */
function showLevels(levels: Levels, beside: Levels) {
  const changed = levels.flatMap((level, number) =>
    JSON.stringify(level) === JSON.stringify(beside[number]) ? [] : [`VIP ${number}`],
  )
  return changed.length === 0 ? ({ text: 'alerts.nothing' } as const) : { list: changed }
}

const noBound = 'cashier-desk.noBound'

/** Levels that can be climbed: each asks more than the one below, and the first asks nothing. */
export function checkProgrammes({
  levels,
}: Pick<ProgrammesDocument, 'levels'>): Result<undefined, 'invalid_setting'> {
  const [first] = levels
  if (first === undefined) return refuse('invalid_setting', { setting: 'levels' })
  for (const [number, level] of levels.entries()) {
    const below = levels[number - 1]
    const setting = `levels.${number}`
    const rises = currencies.every((code) =>
      ['validBet' as const, 'deposits' as const].every((name) =>
        below === undefined
          ? sumIn(level[name], code) === 0n
          : sumIn(level[name], code) >= sumIn(below[name], code),
      ),
    )
    if (!rises) return refuse('invalid_setting', { setting })
    const isSame =
      below !== undefined &&
      currencies.every(
        (code) =>
          sumIn(level.validBet, code) === sumIn(below.validBet, code) &&
          sumIn(level.deposits, code) === sumIn(below.deposits, code),
      )
    if (isSame) return refuse('invalid_setting', { setting })
  }
  return ok()
}

/** What operators set about levels, rebate and cash back. */
export const programmesRules: DocumentRules<typeof programmesDocument> = {
  document: programmesDocument,
  published: 'vip-desk.actionPublished',
  seed: (said) => said ?? newProgrammes,
  check: checkProgrammes,
  control: {
    says: 'vip-desk.publish',
    settings: {
      levels: { name: 'vip-desk.setLevels', shown: showLevels, isLoosened: givesMore },
      keepDays: timeSetting('vip-desk.setKeepDays', 'day'),
      warnDays: timeSetting('vip-desk.setWarnDays', 'day'),
      claimDays: timeSetting('vip-desk.setClaimDays', 'day'),
      rebateMinBet: sumsSetting('vip-desk.setMinBet', noBound),
      rebateMin: sumsSetting('vip-desk.setMin', noBound),
      rebateWaitMinutes: loosenedByLowering(timeSetting('vip-desk.setWait', 'minute')),
      cashbackMinLoss: sumsSetting('vip-desk.setMinLoss', noBound),
      cashbackCap: loosenedByRaisingBounds(sumsSetting('vip-desk.setCap', noBound)),
      runLimit: {
        ...sumsSetting('vip-desk.setRunLimit', 'vip-desk.always'),
        isLoosened: (before, after) =>
          currencies.some((code) => sumIn(after, code) > sumIn(before, code)),
      },
    },
  },
}
