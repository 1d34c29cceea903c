import type { Database } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Grants } from '../grants/grants.ts'
import { plainGrant, type Terms } from '../programmes/programmes.ts'
import * as store from './store.ts'

export type DuesDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly terms: Terms
  readonly grants: Pick<Grants, 'giveAll'>
}

const atOnce = 200

/** Gives what levels give. Where the budget has too little it waits, and is given when there is more. */
export function createDues({ db, now, terms, grants }: DuesDeps) {
  return async (members: readonly MemberId[] | null): Promise<number> =>
    await db.transaction(async (tx) => {
      const dues = await store.holdDues(tx, members, atOnce)
      if (dues.length === 0) return 0
      const claimUntil = new Date(now().getTime() + terms.live().claimDays * 86_400_000)
      const wishes = dues.map(({ member, level, currency, amount, version, at }) =>
        plainGrant({
          member,
          offer: 'vip',
          version,
          source: `level ${level}`,
          state: 'issued',
          currency,
          amount,
          claimUntil,
          why: { kind: 'level', level, amount: String(amount), at: at.toISOString() },
        }),
      )
      const given = await grants.giveAll(tx, wishes, 'house')
      let count = 0
      for (const [place, due] of dues.entries()) {
        const outcome = given[place]
        if (outcome?.ok !== true) continue
        await store.closeDue(tx, due, outcome.value.id)
        count += 1
      }
      return count
    })
}
