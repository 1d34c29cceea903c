import type { IdMaker } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { AccountId, Ledger } from '../../../ledger/ledger.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Wallet } from '../../wallet/wallet.ts'
import { noteCash } from './cash.store.ts'
import type { Grant } from './grant.ts'
import { openOffers } from './money.ts'
import * as store from './store.ts'

/** What an offer gives somebody, for something that happened once. */
export type NewGrant = Pick<
  Grant,
  | 'member'
  | 'offer'
  | 'version'
  | 'source'
  | 'mode'
  | 'currency'
  | 'amount'
  | 'asks'
  | 'terms'
  | 'why'
  | 'lastsMs'
> & {
  /** `claimed` is the member's at once: cash, with nothing to be played for it. */
  readonly state: 'applying' | 'issued' | 'claimed'
  readonly claimUntil: Date | null
}

type Given = Result<Grant, 'budget_spent'>

type Deps = {
  readonly ledger: Pick<Ledger, 'postAll' | 'openAccount'>
  readonly wallet: Pick<Wallet, 'tell' | 'openCash'>
  readonly now: () => Date
  readonly makeId: IdMaker
}

/** How grants come to be: once for each source, from what the offer has left. */
export function createGiving({ ledger, wallet, now, makeId }: Deps) {
  function begin(wish: NewGrant, at: Date): Grant {
    const isPaid = wish.state === 'claimed'
    if (isPaid && (wish.mode !== 'gate' || wish.asks !== 0n)) {
      throw new Error('What asks something cannot be paid before it is claimed')
    }
    return {
      ...wish,
      id: makeId('grt'),
      done: 0n,
      released: isPaid ? wish.amount : 0n,
      givenAt: at,
      activatedAt: null,
      endsAt: null,
      overAt: isPaid ? at : null,
      ending: null,
    }
  }

  /** Of a grant that is only coming to be there is no movement yet which this could be again. */
  const newMovement = (
    { id, currency, amount }: Grant,
    reason: 'reward' | 'budget_reserved',
    debit: AccountId,
    credit: AccountId,
  ) => {
    const legs = [{ debit, credit, amount: money(amount, currency) }]
    return { id: makeId('trf'), reason, legs, about: id }
  }

  /** What is paid at once goes to the cash; all else is set aside, and opens nothing of the member's. */
  async function planAll(tx: Transaction, grants: readonly Grant[]) {
    const paid = grants.filter(({ state }) => state === 'claimed')
    const opened = paid.length === 0 ? [] : await wallet.openCash(tx, paid)
    const cashOf = new Map(paid.map(({ id }, place) => [id, opened[place]]))
    const accountOf = openOffers({ ledger }, tx)
    const plans = []
    for (const grant of grants) {
      const { id } = grant
      const from = await accountOf(grant, 'budget')
      const cash = cashOf.get(id)
      const movement =
        cash === undefined
          ? newMovement(grant, 'budget_reserved', from, await accountOf(grant, 'reserved'))
          : newMovement(grant, 'reward', from, cash)
      plans.push({ grant, cash, movement })
    }
    return plans
  }

  async function giveAll(
    tx: Transaction,
    wishes: readonly NewGrant[],
    by: string,
  ): Promise<Given[]> {
    const known = await store.findGiven(tx, wishes)
    const at = now()
    const fresh = wishes.filter((wish) => !known.has(store.keyOf(wish)))
    const plans = await planAll(
      tx,
      fresh.map((wish) => begin(wish, at)),
    )
    const outcomes = await ledger.postAll(
      tx,
      plans.map(({ movement }) => movement),
    )
    const given = new Map<string, Given>()
    for (const [place, outcome] of outcomes.entries()) {
      const plan = plans[place]
      if (plan === undefined) throw new Error('The ledger answered more than it was asked')
      const { grant, cash } = plan
      if (!outcome.ok && outcome.code !== 'insufficient_funds') {
        throw new Error(`The ledger refused what an offer gives: ${outcome.code}`)
      }
      given.set(store.keyOf(grant), outcome.ok ? ok(grant) : refuse('budget_spent'))
      if (outcome.ok && cash !== undefined) {
        const receipt = outcome.value
        tx.afterCommit(() => wallet.tell(grant.member, receipt, new Map([[cash, 'cash']])))
      }
    }
    const written = [...given.values()].flatMap((one) => (one.ok ? one.value : []))
    store.insertGrants(tx, written, by)
    const isPaid = ({ grant, cash }: (typeof plans)[number]) =>
      cash !== undefined && given.get(store.keyOf(grant))?.ok === true
    noteCash(
      tx,
      plans.filter(isPaid).map(({ grant, movement }) => {
        const move = { way: 'claimed', amount: grant.amount, at } as const
        return { grant, movement, move }
      }),
    )
    return wishes.map((wish) => {
      const before = known.get(store.keyOf(wish))
      const outcome = before === undefined ? given.get(store.keyOf(wish)) : ok(before)
      if (outcome === undefined) throw new Error('What was wished for got no answer')
      return outcome
    })
  }

  return {
    giveAll,
    async give(tx: Transaction, { by, ...wish }: NewGrant & { by: string }): Promise<Given> {
      const [given] = await giveAll(tx, [wish], by)
      return given ?? refuse('budget_spent')
    },
  }
}
