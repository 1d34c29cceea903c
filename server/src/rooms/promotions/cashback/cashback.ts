import type { ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import type { Currency } from '@baize/kernel/money'
import { addDays, businessDay, businessDayBounds, type Day } from '@baize/kernel/time'
import type { Database } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { listPlayers, sumPlay } from '../play/play.ts'
import { mondayOf, termsOf, type Terms } from '../programmes/programmes.ts'
import type { Programme, RunDays, RunDue } from '../runs/runs.ts'
import { listStandings } from '../vip/vip.ts'
import { computeCashback, type Cashback, type CashbackRules, type Loss } from './amount.ts'
import { sumReceived } from './store.ts'

export type CashbackView = Loss &
  Cashback &
  CashbackRules & { readonly window: RunDays; readonly level: number }

export type Cashbacks = {
  /** What the running week would come to, if it were over. */
  view(member: MemberId, currency: Currency): Promise<CashbackView>
  readonly programme: Programme
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly terms: Terms
}

export function createCashback({ db, now, zone, terms }: Deps): Cashbacks {
  async function compute(
    source: Pick<Database, 'sql'>,
    window: RunDays,
    members: readonly MemberId[],
    content: ProgrammesDocument,
  ) {
    const bounds = (day: Day) => businessDayBounds(day, zone()).start
    const sums = await sumPlay(source, members, window)
    const levels = new Map(
      (await listStandings(source, members)).map(({ member, level }) => [member, level]),
    )
    const received = await sumReceived(source, members, {
      fromAt: bounds(window.from),
      untilAt: bounds(window.until),
    })
    return sums.map(({ member, currency, cashStake, cashPayout }) => {
      const level = levels.get(member) ?? 0
      const cap = content.cashbackCap[currency]
      const rules: CashbackRules = {
        rate: termsOf(content, level).cashback,
        minLoss: BigInt(content.cashbackMinLoss[currency] ?? 0n),
        cap: cap === undefined ? null : BigInt(cap),
      }
      const loss: Loss = { cashStake, cashPayout, received: received.get(member) ?? 0n }
      return { member, currency, level, rules, ...loss, ...computeCashback(loss, rules) }
    })
  }

  async function listDues(...asked: Parameters<typeof compute>): Promise<RunDue[]> {
    const [, window] = asked
    return (await compute(...asked)).map(
      ({ member, currency, level, rules, amount, reason, ...sums }) => ({
        member,
        currency,
        amount,
        reason,
        why: {
          kind: 'cashback',
          from: window.from,
          until: window.until,
          level,
          rate: rules.rate,
          cap: rules.cap === null ? null : String(rules.cap),
          minLoss: String(rules.minLoss),
          ...Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, String(sum)])),
          amount: String(amount),
        },
      }),
    )
  }

  return {
    async view(member, currency) {
      const monday = mondayOf(businessDay(now(), zone()))
      const { content } = await terms.onDay(monday)
      const window = { from: monday, until: addDays(monday, 7) }
      const found = (await compute(db, window, [member], content)).find(
        (one) => one.currency === currency,
      )
      if (found !== undefined) return { ...found, ...found.rules, window }
      const level = (await listStandings(db, [member]))[0]?.level ?? 0
      const cap = content.cashbackCap[currency]
      const rules = {
        rate: termsOf(content, level).cashback,
        minLoss: BigInt(content.cashbackMinLoss[currency] ?? 0n),
        cap: cap === undefined ? null : BigInt(cap),
      }
      const loss = { cashStake: 0n, cashPayout: 0n, received: 0n }
      return { ...loss, ...rules, ...computeCashback(loss, rules), window, level }
    },
    programme: {
      kind: 'cashback',
      offer: 'cashback',
      isPaidAtOnce: false,
      windowBefore: (today) => {
        const monday = mondayOf(today)
        return { from: addDays(monday, -7), until: monday }
      },
      sourceOf: ({ from }) => `week ${from}`,
      listMembers: (source, window, after, limit) => listPlayers(source, window, after, limit),
      compute: listDues,
      preview: listDues,
    },
  }
}
