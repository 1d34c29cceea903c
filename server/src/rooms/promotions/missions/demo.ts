import { scaleOf, type Currency } from '@baize/kernel/money'
import type { IdMaker } from '@baize/kernel/ids'
import type { Result } from '@baize/kernel/result'
import { addDays, businessDay, businessDayBounds, weekdayOf } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Change } from './facts.ts'
import type { Mission, Plan } from './mission.ts'
import type { Wanted } from './publishing.ts'
import { insertDay } from './progress.store.ts'

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly makeId: IdMaker
  readonly missions: {
    publish(
      tx: Transaction,
      wanted: Wanted,
      by: { readonly by: string; readonly askedBy: string },
    ): Promise<Result<Mission, string>>
    list(page: { readonly limit: number }): Promise<readonly Mission[]>
    note(tx: Transaction, changes: readonly Change[]): Promise<void>
  }
  readonly currency: Currency
}

const weeks = 8

/** What a demo has: a sign-in card, some missions and a board of the week. In whole units of the currency. */
function demoPlans(one: bigint): (Pick<Plan, 'kind' | 'titles' | 'lines'> & Partial<Plan>)[] {
  const steps = (...all: readonly (readonly [bigint, bigint])[]) =>
    all.map(([goal, reward]) => ({ goal, reward: reward * one }))
  return [
    {
      kind: 'signIn',
      titles: {
        EN: 'Sign-in card',
        TY: 'Sign-in card',
        JA: 'サインカード',
        KO: '출석 카드',
        PT: 'Cartão de presença',
      },
      lines: {},
      steps: steps([1n, 1n], [2n, 1n], [3n, 2n], [4n, 2n], [5n, 3n], [6n, 3n], [7n, 8n]),
      times: 0,
      budget: 9_000n * one,
    },
    {
      kind: 'games',
      titles: {
        EN: 'Three different games',
        TY: 'Tatlong magkaibang laro',
        JA: '3種類のゲーム',
        KO: '서로 다른 게임 3개',
        PT: 'Três jogos diferentes',
      },
      lines: {
        EN: 'Settle a bet in 3 different games this week.',
        TY: 'Magkaroon ng natapos na taya sa 3 magkaibang laro ngayong linggo.',
        JA: '今週、3種類のゲームでベットを確定させましょう。',
        KO: '이번 주에 서로 다른 게임 3개에서 베팅을 마치세요.',
        PT: 'Conclua uma aposta em 3 jogos diferentes nesta semana.',
      },
      steps: steps([3n, 15n]),
    },
    {
      kind: 'validBet',
      titles: {
        EN: 'Bets of the week',
        TY: 'Mga taya ng linggo',
        JA: '今週のベット',
        KO: '이번 주 베팅',
        PT: 'Apostas da semana',
      },
      lines: {
        EN: 'Valid bets in slots count.',
        TY: 'Binibilang ang mga valid bet sa slots.',
        JA: 'スロットの有効ベットが対象です。',
        KO: '슬롯의 유효 베팅이 집계됩니다.',
        PT: 'Contam as apostas válidas em slots.',
      },
      categories: ['RNG'],
      steps: steps([500n * one, 10n], [2_000n * one, 30n], [10_000n * one, 100n]),
    },
    {
      kind: 'activeDays',
      titles: {
        EN: 'Four days with a bet',
        TY: 'Apat na araw na may taya',
        JA: 'ベットした日が4日',
        KO: '베팅한 날 4일',
        PT: 'Quatro dias com aposta',
      },
      lines: {
        EN: 'One settled bet makes a day of this month.',
        TY: 'Isang natapos na taya ang bumubuo ng isang araw ngayong buwan.',
        JA: '今月、確定したベットが1件あれば1日と数えます。',
        KO: '이번 달에 완료된 베팅 1건이 하루로 집계됩니다.',
        PT: 'Uma aposta concluída vale um dia deste mês.',
      },
      period: 'monthly',
      steps: steps([4n, 20n]),
    },
    {
      kind: 'once',
      fact: 'deposit',
      period: 'once',
      titles: {
        EN: 'A deposit',
        TY: 'Isang deposito',
        JA: '入金する',
        KO: '입금하기',
        PT: 'Um depósito',
      },
      lines: {
        EN: 'Any deposit that arrives.',
        TY: 'Anumang depositong dumating.',
        JA: '入金が反映されると達成です。',
        KO: '입금이 완료되면 달성됩니다.',
        PT: 'Qualquer depósito que chegue.',
      },
      steps: steps([1n, 10n]),
    },
    {
      kind: 'board',
      titles: {
        EN: 'Board of the week',
        TY: 'Leaderboard ng linggo',
        JA: '今週のランキング',
        KO: '주간 순위표',
        PT: 'Ranking da semana',
      },
      lines: {},
      steps: [],
      prizes: [
        { places: 1, reward: 500n * one },
        { places: 1, reward: 300n * one },
        { places: 1, reward: 100n * one },
        { places: 7, reward: 10n * one },
      ],
      per: 10n * one,
      budget: 970n * one * BigInt(weeks + 2),
    },
  ]
}

/** Published once, with what members of the demo did for them, so that a newcomer sees them filled. */
export async function seedDemoMissions(deps: Deps, players: readonly MemberId[]): Promise<void> {
  const { db, now, zone, makeId, missions, currency } = deps
  if ((await missions.list({ limit: 1 })).length > 0) return
  const one = 10n ** BigInt(scaleOf(currency))
  const today = businessDay(now(), zone())
  const opensAt = businessDayBounds(addDays(today, 1 - weekdayOf(today)), zone()).start
  const shared: Omit<Plan, 'kind' | 'titles' | 'lines'> = {
    fact: null,
    categories: [],
    period: 'weekly',
    currency,
    prizes: [],
    steps: [],
    per: 1n,
    times: 1,
    budget: 9_000n * one,
    claimDays: 14,
    lagMinutes: 10,
    opensAt,
    closesAt: new Date(opensAt.getTime() + weeks * 7 * 86_400_000),
  }
  await db.transaction(async (tx) => {
    const made: Mission[] = []
    for (const plan of demoPlans(one)) {
      const wanted = { id: makeId('mis'), version: 0, plan: { ...shared, ...plan } }
      const done = await missions.publish(tx, wanted, { by: 'demo', askedBy: '' })
      if (!done.ok) throw new Error(`A mission of the demo was refused: ${done.code}`)
      made.push(done.value)
    }
    for (const [place, member] of players.entries()) {
      await missions.note(tx, await doneBy(tx, deps, { made, member, place }))
    }
  })
}

/** What one member did this week: days signed, and a place on the board. What bets reach is left to bets, or records would differ. */
async function doneBy(
  tx: Transaction,
  { now, zone }: Pick<Deps, 'now' | 'zone'>,
  { made, member, place }: { made: readonly Mission[]; member: MemberId; place: number },
): Promise<Change[]> {
  const changes: Change[] = []
  const today = businessDay(now(), zone())
  const week = addDays(today, 1 - weekdayOf(today))
  for (const { id, plan } of made) {
    const one = 10n ** BigInt(scaleOf(plan.currency))
    const at = now()
    const period =
      plan.period === 'once' ? 'once' : plan.period === 'monthly' ? today.slice(0, 7) : week
    const change = { mission: id, period, member, mark: '', at }
    if (plan.kind === 'signIn') {
      for (let day = week; day < today; day = addDays(day, 1)) {
        await insertDay(tx, member, day, at)
        changes.push({ ...change, source: day, delta: 1n })
      }
    }
    if (plan.kind === 'board') {
      const score = BigInt(4_860 - 390 * place) * one
      if (score > 0n) changes.push({ ...change, source: 'demo', delta: score })
    }
  }
  return changes
}
