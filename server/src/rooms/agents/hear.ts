import type { Transaction } from '../../platform/database/database.ts'
import type { Events, StoredEvent } from '../../platform/events/events.ts'
import type {
  DepositCompleted,
  MoneyGiven,
  WithdrawalDisbursed,
  WithdrawalReturned,
} from '../cashier/events.ts'
import type { MemberRegistered } from '../identity/identity.ts'
import type { WagerSettled } from '../wagers/events.ts'
import type { ContractPaid } from './events.ts'
import type { Downlines } from './downlines/downlines.ts'
import type { Flags, HeardSide } from './flags/flags.ts'
import type { HeardBet, HeardMoney, Rollups } from './rollups/rollups.ts'
import type { Tree } from './tree/tree.ts'

type MoneyEvent =
  | DepositCompleted
  | WithdrawalDisbursed
  | WithdrawalReturned
  | MoneyGiven
  | ContractPaid
type Fact = MemberRegistered | WagerSettled | MoneyEvent

/** The cursor of this room; a migration begins it where what was there before is counted. */
export const subscriber = 'agents'

type Deps = {
  readonly events: Pick<Events, 'subscribe'>
  readonly tree: Pick<Tree, 'join'>
  readonly rollups: Pick<Rollups, 'count'>
  readonly downlines: Pick<Downlines, 'rateNewcomers'>
  readonly flags: Pick<Flags, 'hear'>
}

/** One subscriber hears of members, bets and money together, so that each is counted when its member has a place. */
export function startHearing({ events, tree, rollups, downlines, flags }: Deps): void {
  async function hear(tx: Transaction, heard: readonly StoredEvent<Fact>[]): Promise<void> {
    const registered: StoredEvent<MemberRegistered>[] = []
    const bets: HeardBet[] = []
    const money: HeardMoney[] = []
    const sides: HeardSide[] = []
    for (const event of heard) {
      if (event.kind === 'member.registered') registered.push(event)
      else if (event.kind === 'wager.settled') {
        bets.push(betOf(event))
        sides.push(...sidesOf(event))
      } else money.push(...moneyOf(event))
    }
    await tree.join(tx, registered)
    await downlines.rateNewcomers(tx, registered)
    const joined = registered.map(({ at, payload: { member, currency } }) => ({
      member,
      at,
      currency,
    }))
    await rollups.count(tx, { bets, money, joined })
    await flags.hear(tx, sides)
  }

  events.subscribe<Fact>({
    name: subscriber,
    kinds: [
      'member.registered',
      'wager.settled',
      'deposit.completed',
      'withdrawal.disbursed',
      'withdrawal.returned',
      'money.given',
      'contract.paid',
    ],
    handle: (tx, event) => hear(tx, [event]),
    handleMany: hear,
  })
}

/** The first settlement is a bet; a correction is the signed difference, at its own time. */
function betOf({ at, subject, payload }: StoredEvent<WagerSettled>): HeardBet {
  const { product, currency, change, settlement } = payload
  return {
    member: subject,
    at,
    product,
    currency,
    bets: settlement === 1 ? 1 : 0,
    stake: BigInt(change.stake),
    validBet: BigInt(change.validBet),
    payout: BigInt(change.payout),
  }
}

/** Of a bet in a round that others share, where it was told what gives what back. */
function sidesOf({ at, subject, payload }: StoredEvent<WagerSettled>): HeardSide[] {
  const { wager, provider, game, currency, stake, shared } = payload
  if (shared === undefined) return []
  const { round, ...side } = shared
  const of = { wager, member: subject, provider, round, game, currency }
  return [{ ...of, stake: BigInt(stake), side, at }]
}

/** What one gave another got: each of both has it on the same day. */
function moneyOf(event: StoredEvent<MoneyEvent>): HeardMoney[] {
  const { at } = event
  const { currency } = event.payload
  const sum = BigInt(event.payload.amount)
  const of = (member: string) => ({ member, at, currency })
  switch (event.kind) {
    case 'deposit.completed':
      return [{ ...of(event.subject), deposits: sum }]
    case 'withdrawal.disbursed':
      return [{ ...of(event.subject), withdrawals: sum }]
    case 'withdrawal.returned':
      return [{ ...of(event.subject), withdrawals: -sum }]
    case 'money.given':
      return [
        { ...of(event.payload.from), given: sum },
        { ...of(event.payload.to), got: sum },
      ]
    case 'contract.paid': {
      const { payer, payee } = event.payload
      const earned = { ...of(payee), earned: sum }
      return payer === null ? [earned] : [earned, { ...of(payer), paid: sum }]
    }
  }
}
