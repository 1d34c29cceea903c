import type { Game } from '@baize/contract/catalogue/catalogue'
import type { IdMaker } from '@baize/kernel/ids'
import { money, scaleOf, type Currency, type Money } from '@baize/kernel/money'
import type { Result } from '@baize/kernel/result'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'
import type { Database } from '../../platform/database/database.ts'
import type { Times } from '../../platform/times.ts'
import type { Agents } from '../../rooms/agents/agents.ts'
import type { Cashier } from '../../rooms/cashier/cashier.ts'
import type { Catalogue } from '../../rooms/catalogue/catalogue.ts'
import type { Identity, Member } from '../../rooms/identity/identity.ts'
import type { Wagers } from '../../rooms/wagers/wagers.ts'
import type { MemberId } from '../../rooms/wallet/wallet.ts'
import { sandboxName, type PaymentSandbox } from '../payments/payments.ts'
import { dayCount, people, playsOf, topAccount } from './people.ts'
import {
  givenDividend,
  givenOn,
  houseDividend,
  houseHourly,
  houseRealtime,
  houseSalary,
  type DemoTerms,
} from './terms.ts'

export type DemoTeamDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly asOf: Times['asOf']
  readonly zone: () => string
  readonly members: Identity['members']
  readonly catalogue: Pick<Catalogue, 'listGames'>
  readonly wagers: Pick<Wagers, 'stakeAndSettle'>
  readonly deposits: Pick<Cashier['moneyIn']['deposits'], 'create'>
  readonly methods: Pick<Cashier['moneyIn']['methods'], 'list'>
  /** Whose call-backs come to these deposits. */
  readonly gateway: Pick<PaymentSandbox, 'act' | 'call' | 'find'>
  readonly agents: Pick<Agents, 'contracts' | 'downlines'>
}

const hourMs = 3_600_000
const quarterMs = 900_000

/**
 * Gives the agent of the demo a team of three levels with some days behind it: accounts, rates, deposits, bets and
 * contracts, each by the door that everybody uses, at a time that is past. Once: where any of its accounts is there,
 * nothing is done. Its people have the password of the demo.
 */
export async function seedDemoTeam(deps: DemoTeamDeps): Promise<void> {
  const { db, members, zone, now, asOf } = deps
  const top = await members.findByAccount(db, topAccount)
  if (top?.demo !== true || !(await isNew(deps))) return
  const today = businessDay(now(), zone())
  const first = dayCount - 1
  /** By its hour of a day that is over; of today as long ago as there is of the day, a quarter of an hour for each. */
  const on = (back: number, hour: number) => {
    const { start } = businessDayBounds(addDays(today, -back), zone())
    if (back > 0) return new Date(start.getTime() + hour * hourMs)
    return new Date(Math.max(start.getTime(), now().getTime() - (24 - hour) * quarterMs))
  }

  const ids = await asOf(on(first + 1, 10), async () => {
    const joined = await join(deps, top)
    // Another node was faster.
    if (joined === undefined) return undefined
    await agree(deps, top.id, idOf(joined, 'luzreyes'), top.currency)
    return joined
  })
  if (ids === undefined) return
  const game = deps.catalogue
    .listGames({ gameType: 'RNG', language: 'EN', pageSize: 60 })
    .games.find(({ maintenance }) => !maintenance)
  const pay = createPayer(deps, top.currency)
  for (let day = 0; day <= first; day += 1) {
    // As far as each has nothing yet; then one of them each day.
    const paid = [...ids.values()].filter((_, at) => day === 0 || at === (day * 2) % ids.size)
    await asOf(on(first - day, 8), async () => {
      await Promise.all(
        paid.map((id, index) => pay(id, day === 0 ? 100 + 10 * index : 20 + ((day * 7) % 5) * 6)),
      )
    })
    for (const { account, hour, stake, won } of playsOf(day)) {
      const bet = {
        member: idOf(ids, account),
        stake: hundreds(stake, top.currency),
        payout: hundreds(won, top.currency),
      }
      await asOf(on(first - day, hour), () => play(deps, game, bet))
    }
  }
}

function idOf(ids: ReadonlyMap<string, MemberId>, account: string): MemberId {
  const found = ids.get(account)
  if (found === undefined) throw new Error(`There is no ${account} in the team of the demo.`)
  return found
}

const hundreds = (count: number, currency: Currency) =>
  money(BigInt(count) * 100n * 10n ** BigInt(scaleOf(currency)), currency)

async function isNew({ db, members }: DemoTeamDeps): Promise<boolean> {
  for (const { account } of people) {
    if ((await members.findByAccount(db, account)) !== undefined) return false
  }
  return true
}

async function join(
  { db, members, agents }: DemoTeamDeps,
  top: Member,
): Promise<Map<string, MemberId> | undefined> {
  const ids = new Map<string, MemberId>([[topAccount, top.id]])
  const isWhole = await db.transaction(async (tx) => {
    for (const { account, nickname, type, upline } of people) {
      const made = await members.create(tx, {
        account,
        nickname,
        type,
        language: 'EN',
        uplineId: idOf(ids, upline),
        demo: true,
        ...(top.passwordHash !== null && { passwordHash: top.passwordHash }),
      })
      if (!made.ok) return false
      ids.set(account, made.value.id)
    }
    return true
  })
  if (!isWhole) return undefined
  for (const { account, upline, rate } of people) {
    must(await agents.downlines.setRate(idOf(ids, upline), idOf(ids, account), rate))
  }
  ids.delete(topAccount)
  return ids
}

/** A contract of each kind from the house, two of which are given on in part. */
async function agree(
  { agents: { contracts }, makeId }: DemoTeamDeps,
  top: MemberId,
  below: MemberId,
  currency: Currency,
): Promise<void> {
  const give = async (giver: MemberId | null, downline: MemberId, terms: DemoTerms) => {
    const asked = { id: makeId('ctr'), giver, downline, terms: terms(hundreds(1, currency).amount) }
    const { id } = must(await contracts.offer(asked))
    must(await contracts.accept({ id, member: downline }))
  }
  await give(null, top, houseSalary)
  await give(null, top, houseDividend)
  await give(null, top, houseHourly)
  await give(null, top, houseRealtime)
  await give(top, below, givenOn)
  await give(top, below, givenDividend)
}

function createPayer(deps: DemoTeamDeps, currency: Currency) {
  const { deposits, methods, gateway, makeId, now } = deps
  const method = methods
    .list()
    .find(({ content }) => content.gateway === sandboxName && content.currency === currency)?.id
  return async (member: MemberId, count: number): Promise<void> => {
    if (method === undefined) return
    const amount = String(hundreds(count, currency).amount)
    const order = { id: makeId('dep'), member, method, amount, currency }
    const { gatewayReference: payment } = must(await deposits.create(order))
    await gateway.act(payment, 'pay')
    // It would call by a job, and that later; the job then says what is known.
    const at = now().toISOString()
    await gateway.call({ payment, name: 'settled', kind: 'settled', amount, at, isForged: false })
  }
}

type Bet = {
  readonly member: MemberId
  readonly stake: Money
  readonly payout: Money
}

async function play({ wagers, makeId }: DemoTeamDeps, game: Game | undefined, bet: Bet) {
  if (game === undefined) return
  const played = await wagers.stakeAndSettle({
    key: { provider: 'demo', transaction: makeId('txn') },
    member: bet.member,
    product: 'RNG',
    vendor: game.vassalage,
    game: game.gameCode,
    round: makeId('txn'),
    amount: bet.stake,
    payout: bet.payout,
  })
  must(played)
}

function must<Value>(result: Result<Value, string>): Value {
  if (result.ok) return result.value
  throw new Error(`The team of the demo was refused: ${result.code}`)
}
