import type { Currency } from '@baize/kernel/money'
import type { Database } from '../../../platform/database/database.ts'
import type { BudgetState, Budgets } from '../budgets/budgets.ts'
import * as store from './store.ts'
import type { OfferPage, ShownState, StoredOffer } from './store.ts'

export type BudgetShown = BudgetState & { readonly currency: Currency; readonly total: bigint }

type Deps = { readonly db: Database; readonly now: () => Date; readonly budgets: Budgets }

/** Offers as operators look at them. */
export function createOfferDesk({ db, now, budgets }: Deps) {
  return {
    find: (id: string, source: Pick<Database, 'sql'> = db) => store.findOffer(source, id),
    list: (page: OfferPage) => store.listOffers(db, page, now()),
    countByState: () => store.countByState(db, now()),
    listVersions: (id: string) => store.listVersions(db, id),
    countGiven: (id: string) => store.countGiven(db, id),
    async budgetsOf(id: string): Promise<BudgetShown[]> {
      const all = await store.listBudgets(db, id)
      return await Promise.all(
        all.map(async ({ currency, total }) => ({
          ...(await budgets.stateOf(id, currency)),
          currency,
          total,
        })),
      )
    },
    /** What is open and has not begun is scheduled; what is past its end is closed. */
    stateOf({ state, beginsAt, endsAt }: StoredOffer): ShownState {
      if (state !== 'open' && state !== 'paused') return state
      if (endsAt <= now()) return 'closed'
      return state === 'open' && beginsAt > now() ? 'scheduled' : state
    },
  }
}

export type OfferDesk = ReturnType<typeof createOfferDesk>
