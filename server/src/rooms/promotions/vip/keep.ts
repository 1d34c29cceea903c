import { deriveId } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'
import type { Database } from '../../../platform/database/database.ts'
import type { Support } from '../../support/support.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { sumPlay } from '../play/play.ts'
import { mondayOf, termsOf, type Terms } from '../programmes/programmes.ts'
import { judgeKeep, periodFrom, sumOf } from './levels.ts'
import * as store from './store.ts'

export type KeepDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly terms: Terms
  readonly support: Pick<Support, 'tell'>
  readonly changed: (member: MemberId) => void
}

const atOnce = 200

/** Looks whose period is over: it is followed by the next, by a warning, or after that by the level below. */
export function createKeeping({ db, now, zone, terms, support, changed }: KeepDeps) {
  async function judge(member: MemberId): Promise<void> {
    const newest = (await terms.onDay(businessDay(now(), zone()))).content
    await db.transaction(async (tx) => {
      const at = now()
      const today = businessDay(at, zone())
      const first = { currency: 'PHP' as const, since: at, ...periodFrom(today, newest) }
      const standing = (await store.holdStandings(tx, new Map([[member, first]]))).get(member)
      if (standing === undefined || standing.level === 0) return
      const { currency, level, keepFrom } = standing
      // What a period asks is what was told when it began.
      const { content } = await terms.onDay(keepFrom)
      const asks = sumOf(termsOf(content, level).keep, currency) ?? 0n
      const sums = await sumPlay(tx, [member], { from: keepFrom, until: addDays(today, 1) })
      const played = sums.find((one) => one.currency === currency)?.validBet ?? 0n
      const verdict = judgeKeep(standing, content, { today, asks, played })
      if (verdict === 'wait') return
      if (verdict === 'kept') {
        await store.saveStandings(tx, [{ ...standing, ...periodFrom(today, newest) }])
        return
      }
      if (verdict === 'warn') {
        // The days that are left are counted from the warning, however late it is said.
        await store.saveStandings(tx, [{ ...standing, keepUntil: today, isWarned: true }])
        await support.tell(tx, {
          id: await deriveId('msg', member, 'vip warned', today),
          member,
          about: 'vipWarned',
          values: {
            name: `VIP ${level}`,
            amount: money(asks - played, currency),
            until: businessDayBounds(addDays(today, content.warnDays), zone()).start,
          },
          link: '/?m=vip',
        })
      } else {
        const below = level - 1
        // Else the next bet would bring the level back: its way is played again.
        const way = (await terms.onDay(mondayOf(today))).content
        const validBet = sumOf(termsOf(way, below).validBet, currency) ?? 0n
        const down = {
          ...standing,
          level: below,
          since: at,
          validBet,
          ...periodFrom(today, newest),
        }
        await store.saveStandings(tx, [down])
        await store.addSteps(tx, [{ member, at, from: level, to: below, cause: 'not_kept' }])
        await support.tell(tx, {
          id: await deriveId('msg', member, 'vip down', today),
          member,
          about: 'vipDown',
          values: { name: `VIP ${below}` },
          link: '/?m=vip',
        })
      }
      tx.afterCommit(() => changed(member))
    })
  }

  /** Answers how many were looked at. */
  return async (signal?: AbortSignal): Promise<number> => {
    let looked = 0
    for (let after = ''; ;) {
      const today = businessDay(now(), zone())
      const lastCalled = addDays(today, -terms.live().warnDays)
      const members = await store.listToJudge(db, { today, lastCalled, after, limit: atOnce })
      for (const member of members) await judge(member)
      looked += members.length
      after = members.at(-1) ?? ''
      if (members.length < atOnce || signal?.aborted === true) break
    }
    return looked
  }
}
