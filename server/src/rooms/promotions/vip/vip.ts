import type { LevelTerms } from '@baize/contract/promotions/programmes-settings'
import type { Currency } from '@baize/kernel/money'
import { addDays, businessDay, type Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { sumPlay } from '../play/play.ts'
import { termsOf, type Terms } from '../programmes/programmes.ts'
import { createBirthdays, type BirthdayDeps } from './birthdays.ts'
import { createDues, type DuesDeps } from './dues.ts'
import { createVipHearing, type HeardPlay } from './hear.ts'
import { createKeeping, type KeepDeps } from './keep.ts'
import { lastCall, sumOf } from './levels.ts'
import * as store from './store.ts'

export { vipProgrammes } from './bonuses.ts'
export type { ListBornOn } from './birthdays.ts'
export { listStandings } from './store.ts'
export type { HeardPlay } from './hear.ts'

export type VipView = {
  readonly level: number
  readonly since: Date | null
  readonly currency: Currency
  readonly validBet: bigint
  readonly deposits: bigint
  /** What is to be played to keep the level, and what was, in the period; null where nothing is asked. */
  readonly keep: {
    readonly asks: bigint
    readonly played: bigint
    readonly from: Day
    readonly until: Day
    /** The first day without the level, if too little is played. */
    readonly lastCall: Day
    readonly isWarned: boolean
  } | null
  readonly levels: readonly LevelTerms[]
}

export type Vip = {
  /** Counts bets and deposits, once each. */
  hear(tx: Transaction, heard: readonly HeardPlay[]): Promise<void>
  view(member: MemberId, currency: Currency): Promise<VipView>
  /** The level of somebody, as a number. */
  levelOf(member: MemberId, source?: Pick<Database, 'sql'>): Promise<number>
  /** Gives what levels give and was not given, and looks after levels that must be kept. */
  sweep(signal?: AbortSignal): Promise<number>
}

export type VipDeps = DuesDeps &
  Pick<BirthdayDeps, 'listBornOn'> &
  Pick<KeepDeps, 'support' | 'zone'> & {
    /** Whether levels are switched on. Off, nobody comes to another level; what levels owed before is given. */
    readonly isOn: () => boolean
    readonly terms: Terms
    /** Told after the commit: this member is on another level, or got something. */
    readonly changed: (member: MemberId) => void
    readonly failed: (error: unknown) => void
  }

export function createVip(deps: VipDeps): Vip {
  const { db, now, zone, isOn, terms, changed, failed } = deps
  const giveDues = createDues(deps)
  const keep = createKeeping(deps)
  const birthdays = createBirthdays(deps)

  /** Says it at once, and again when what it gives is there. What fails is done by the next sweep. */
  function risen(members: readonly MemberId[]): void {
    for (const member of members) changed(member)
    void giveAndSay(members)
  }

  async function giveAndSay(members: readonly MemberId[]): Promise<void> {
    try {
      if ((await giveDues(members)) === 0) return
      for (const member of members) changed(member)
    } catch (error) {
      failed(error)
    }
  }

  /** Switched off nobody's birthday is noted, and what was due before is given. */
  async function celebrate(signal?: AbortSignal): Promise<number> {
    if (isOn()) await birthdays.note()
    let done = 0
    for (;;) {
      const got = await birthdays.give()
      for (const member of got) changed(member)
      done += got.length
      if (got.length === 0 || signal?.aborted === true) return done
    }
  }

  async function readKeep(source: Pick<Database, 'sql'>, standing: store.Standing) {
    const { content } = await terms.onDay(standing.keepFrom)
    const asks = sumOf(termsOf(content, standing.level).keep, standing.currency) ?? 0n
    if (standing.level === 0 || asks === 0n) return null
    const { keepFrom: from, keepUntil: until, isWarned, currency } = standing
    const today = businessDay(now(), zone())
    const sums = await sumPlay(source, [standing.member], { from, until: addDays(today, 1) })
    const played = sums.find((one) => one.currency === currency)?.validBet ?? 0n
    return { asks, played, from, until, lastCall: lastCall(standing, content), isWarned }
  }

  return {
    hear: createVipHearing({ isOn, terms, zone, risen }),
    async view(member, currency) {
      const levels = await terms.levelsOn(businessDay(now(), zone()))
      const standing = await store.findStanding(db, member)
      if (standing === undefined) {
        const nothing = { level: 0, since: null, validBet: 0n, deposits: 0n, keep: null }
        return { ...nothing, currency, levels }
      }
      return {
        level: standing.level,
        since: standing.since.getTime() === 0 ? null : standing.since,
        currency: standing.currency,
        validBet: standing.validBet,
        deposits: standing.deposits,
        keep: await readKeep(db, standing),
        levels,
      }
    },
    levelOf: async (member, source = db) => (await store.findStanding(source, member))?.level ?? 0,
    async sweep(signal) {
      let done = 0
      for (;;) {
        const given = await giveDues(null)
        done += given
        if (given === 0 || signal?.aborted === true) break
      }
      done += await celebrate(signal)
      return isOn() ? done + (await keep(signal)) : done
    },
  }
}
