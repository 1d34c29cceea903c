import type { Transaction } from '../../platform/database/database.ts'
import type { Events, StoredEvent } from '../../platform/events/events.ts'
import type { Log } from '../../platform/log.ts'
import { errorText } from '../../platform/scrub.ts'
import type { DepositCompleted } from '../cashier/events.ts'
import type { WagerSettled, WagerVoided } from '../wagers/events.ts'
import type { GrantId, MemberId } from '../wallet/wallet.ts'
import type { Grants, LateCause } from './grants/grants.ts'
import type { Offers } from './offers/offers.ts'
import { countBets } from './requirements/count.ts'
import type { Vip } from './vip/vip.ts'

type Fact = WagerSettled | WagerVoided | DepositCompleted

/** The cursor of this room. */
export const subscriber = 'promotions'

type Deps = {
  readonly events: Pick<Events, 'subscribe'>
  readonly grants: Pick<Grants, 'look' | 'noteLooks'>
  readonly vip: Pick<Vip, 'hear'>
  readonly offers: Pick<Offers, 'hearDeposits'>
  /** Tells the open pages of a member that what they were given is another now. */
  readonly tell: (member: MemberId) => void
  readonly log: Log
}

/** Counts what is settled, and looks after its commit whether a grant is over by it. */
export function startHearing({ events, grants, vip, offers, tell, log }: Deps): void {
  async function hear(tx: Transaction, heard: readonly StoredEvent<Fact>[]): Promise<void> {
    const settled = heard.filter((one) => one.kind === 'wager.settled')
    const { met } = await countBets(tx, settled)
    await vip.hear(
      tx,
      heard.filter((one) => one.kind === 'wager.settled' || one.kind === 'deposit.completed'),
    )
    const deposits = heard.filter((one) => one.kind === 'deposit.completed')
    for (const member of await offers.hearDeposits(tx, deposits)) {
      tx.afterCommit(() => tell(member))
    }
    const paid = new Map<GrantId, LateCause>()
    for (const one of heard) {
      if (one.kind === 'deposit.completed') continue
      const grant = one.payload.bonus?.grant
      if (grant) paid.set(grant as GrantId, one.kind === 'wager.voided' ? 'void' : 'correction')
    }
    await grants.noteLooks(tx, paid)
    const touched = new Set([...met, ...paid.keys()])
    if (touched.size > 0) tx.afterCommit(() => void look([...touched]))
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
    kinds: ['wager.settled', 'wager.voided', 'deposit.completed'],
    handle: (tx, event) => hear(tx, [event]),
    handleMany: hear,
  })
}
