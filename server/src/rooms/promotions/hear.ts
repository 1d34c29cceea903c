import type { Transaction } from '../../platform/database/database.ts'
import type { Events, StoredEvent } from '../../platform/events/events.ts'
import type { Log } from '../../platform/log.ts'
import { errorText } from '../../platform/scrub.ts'
import type {
  DepositCompleted,
  WithdrawalDisbursed,
  WithdrawalRejected,
} from '../cashier/events.ts'
import type { MemberStateChanged } from '../identity/identity.ts'
import type { MemberBarred } from '../protection/events.ts'
import type { WagerSettled, WagerVoided } from '../wagers/events.ts'
import type { GrantId, MemberId } from '../wallet/wallet.ts'
import type { Debts } from './debts/debts.ts'
import type { Grants, LateCause } from './grants/grants.ts'
import type { Offers } from './offers/offers.ts'
import { countBets } from './requirements/count.ts'
import type { Vip } from './vip/vip.ts'

type Fact =
  | WagerSettled
  | WagerVoided
  | DepositCompleted
  | WithdrawalDisbursed
  | WithdrawalRejected
  | MemberBarred
  | MemberStateChanged

/** The cursor of this room. */
export const subscriber = 'promotions'

type Deps = {
  readonly events: Pick<Events, 'subscribe'>
  readonly grants: Pick<Grants, 'look' | 'noteLooks' | 'decide' | 'pause'>
  readonly debts: Pick<Debts, 'hear'>
  readonly vip: Pick<Vip, 'hear'>
  readonly offers: Pick<Offers, 'hearDeposits'>
  /** Tells the open pages of a member that what they were given is another now. */
  readonly tell: (member: MemberId) => void
  readonly log: Log
}

/** Counts what is settled, and looks after its commit whether a grant is over by it. */
export function startHearing({ events, grants, debts, vip, offers, tell, log }: Deps): void {
  async function hear(tx: Transaction, heard: readonly StoredEvent<Fact>[]): Promise<void> {
    const settled = heard.filter((one) => one.kind === 'wager.settled')
    const { met, changed } = await countBets(tx, settled)
    await vip.hear(
      tx,
      heard.filter((one) => one.kind === 'wager.settled' || one.kind === 'deposit.completed'),
    )
    const deposits = heard.filter((one) => one.kind === 'deposit.completed')
    await debts.hear(tx, { changed, paidIn: paidInBy([...settled, ...deposits]) })
    for (const member of await offers.hearDeposits(tx, deposits)) {
      tx.afterCommit(() => tell(member))
    }
    const paid = new Map<GrantId, LateCause>()
    for (const one of heard) {
      if (one.kind === 'wager.settled' || one.kind === 'wager.voided') {
        const grant = one.payload.bonus?.grant
        if (grant) paid.set(grant as GrantId, one.kind === 'wager.voided' ? 'void' : 'correction')
        continue
      }
      for (const grant of await hearOther(tx, one)) paid.set(grant, 'correction')
    }
    await grants.noteLooks(tx, paid)
    const touched = new Set([...met, ...paid.keys()])
    if (touched.size > 0) tx.afterCommit(() => void look([...touched]))
  }

  /** Members who are kept out, and withdrawals that are decided; answers the grants that wait for it. */
  async function hearOther(tx: Transaction, one: StoredEvent<Fact>): Promise<readonly GrantId[]> {
    const member = one.subject as MemberId
    switch (one.kind) {
      case 'withdrawal.disbursed':
      case 'withdrawal.rejected': {
        const decided = one.kind === 'withdrawal.disbursed' ? 'paid' : 'rejected'
        const waiting = await grants.decide(tx, one.payload.withdrawal, decided)
        if (waiting.length > 0) tx.afterCommit(() => tell(member))
        return waiting
      }
      case 'member.barred':
        await grants.pause(tx, member, one.at)
        return []
      case 'member.state_changed':
        if (one.payload.state !== 'open') await grants.pause(tx, member, one.at)
        return []
      default:
        return []
    }
  }

  /** What fails here is found by the next sweep. */
  async function look(touched: readonly GrantId[]) {
    for (const id of touched) {
      try {
        await grants.look(id)
      } catch (error) {
        log.warn({ grant: id, error: errorText(error) }, 'A grant could not be ended yet.')
      }
    }
  }

  events.subscribe<Fact>({
    name: subscriber,
    kinds: [
      'wager.settled',
      'wager.voided',
      'deposit.completed',
      'withdrawal.disbursed',
      'withdrawal.rejected',
      'member.barred',
      'member.state_changed',
    ],
    handle: (tx, event) => hear(tx, [event]),
    handleMany: hear,
  })
}

/** Of whom something was settled or paid in, with what they paid in. */
function paidInBy(
  heard: readonly StoredEvent<WagerSettled | DepositCompleted>[],
): ReadonlyMap<MemberId, bigint> {
  const sums = new Map<MemberId, bigint>()
  for (const one of heard) {
    const member = one.subject as MemberId
    const sum = one.kind === 'deposit.completed' ? BigInt(one.payload.amount) : 0n
    sums.set(member, (sums.get(member) ?? 0n) + sum)
  }
  return sums
}
