import type { ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import type { Currency } from '@baize/kernel/money'
import type { Database } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { levelFor, stepsUp, sumOf } from './levels.ts'
import * as store from './store.ts'

/** Somebody who comes to another level by a table. */
export type Riser = {
  readonly member: MemberId
  readonly currency: Currency
  readonly from: number
  readonly to: number
  readonly amount: bigint
}

export type LevelsPreview = {
  readonly members: number
  readonly isCut: boolean
  /** How many are on each level, and how many would be. */
  readonly now: readonly number[]
  readonly later: readonly number[]
  readonly risers: readonly Riser[]
}

const atOnce = 1_000
const most = 100_000

/** Whom a table of levels would lift with the next bet. Nobody comes down by a table: levels are lost by not keeping them. */
export async function previewLevels(
  source: Pick<Database, 'sql'>,
  { levels }: Pick<ProgrammesDocument, 'levels'>,
): Promise<LevelsPreview> {
  const now = Array.from({ length: levels.length }, () => 0)
  const later = [...now]
  const last = levels.length - 1
  const risers: Riser[] = []
  let members = 0
  let after = ''
  for (;;) {
    const page = await store.listAllStandings(source, after, atOnce)
    for (const { member, currency, level: from, ...progress } of page) {
      const to = Math.max(from, levelFor(levels, currency, progress))
      const [was, will] = [Math.min(from, last), Math.min(to, last)]
      now[was] = (now[was] ?? 0) + 1
      later[will] = (later[will] ?? 0) + 1
      if (to === from) continue
      const amount = stepsUp(from, to).reduce(
        (sum, level) => sum + (sumOf(levels[level]?.levelUp ?? {}, currency) ?? 0n),
        0n,
      )
      risers.push({ member, currency, from, to, amount })
    }
    members += page.length
    after = page.at(-1)?.member ?? ''
    if (page.length < atOnce) return { members, isCut: false, now, later, risers }
    if (members >= most) return { members, isCut: true, now, later, risers }
  }
}
