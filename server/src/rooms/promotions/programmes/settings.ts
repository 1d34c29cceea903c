import {
  programmesDocument,
  type ProgrammesDocument,
} from '@baize/contract/promotions/programmes-settings'
import { currencies } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import {
  loosenedByChanging,
  sumsSetting,
  timeSetting,
  type DocumentRules,
} from '../../system/system.ts'
import { levelChanges, sumIn, type Levels } from './level-changes.ts'
import { newProgrammes } from './seed.ts'

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

/** What operators set about levels, rebate and cash back. Nobody changes alone what members were told; to give less by a run is a brake. */
export const programmesRules: DocumentRules<typeof programmesDocument> = {
  document: programmesDocument,
  published: 'vip-desk.actionPublished',
  seed: (said) => said ?? newProgrammes,
  check: checkProgrammes,
  control: {
    says: 'vip-desk.publish',
    settings: {
      levels: loosenedByChanging({
        name: 'vip-desk.setLevels',
        shown: showLevels,
        parts: levelChanges,
      }),
      keepDays: loosenedByChanging(timeSetting('vip-desk.setKeepDays', 'day')),
      warnDays: loosenedByChanging(timeSetting('vip-desk.setWarnDays', 'day')),
      claimDays: loosenedByChanging(timeSetting('vip-desk.setClaimDays', 'day')),
      rebateMinBet: loosenedByChanging(sumsSetting('vip-desk.setMinBet', noBound)),
      rebateMin: loosenedByChanging(sumsSetting('vip-desk.setMin', noBound)),
      rebateWaitMinutes: loosenedByChanging(timeSetting('vip-desk.setWait', 'minute')),
      cashbackMinLoss: loosenedByChanging(sumsSetting('vip-desk.setMinLoss', noBound)),
      cashbackCap: loosenedByChanging(sumsSetting('vip-desk.setCap', noBound)),
      runLimit: {
        ...sumsSetting('vip-desk.setRunLimit', 'vip-desk.always'),
        isLoosened: (before, after) =>
          currencies.some((code) => sumIn(after, code) > sumIn(before, code)),
      },
    },
  },
}
