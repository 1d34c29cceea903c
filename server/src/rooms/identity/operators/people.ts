import { ok, refuse } from '@baize/kernel/result'
import type { People } from '../../system/system.ts'
import { hoursUntilAgreeing, maySignIn } from './rules.ts'
import * as store from './store.ts'

type Deps = { readonly now: () => Date; readonly production: boolean }

/** What those who decide and those who ask are to the door of second persons. */
export function createPeople({ now, production }: Deps): People {
  return {
    async mayAgree(tx, { id }) {
      const row = await store.findOperator(tx, id)
      if (!row || !maySignIn(row, production)) return refuse('not_allowed')
      const hours = hoursUntilAgreeing(row.decidesFrom, now())
      return hours === 0 ? ok() : refuse('too_new_to_decide', { hours })
    },
    async mayStillAsk(tx, { id, roles }) {
      const row = await store.findOperator(tx, id)
      if (!row || !maySignIn(row, production)) return false
      const held: readonly string[] = row.roles
      return roles.every((role) => held.includes(role))
    },
    async isAnybodyReady(tx, roles, except) {
      const holders = await store.listOpenWith(tx, roles)
      return holders.some(
        (row) =>
          !except.includes(row.id) &&
          maySignIn(row, production) &&
          hoursUntilAgreeing(row.decidesFrom, now()) === 0,
      )
    },
  }
}
