import type { Currency } from '@baize/kernel/money'
import type { Transaction } from '../../../platform/database/database.ts'
import { updateState } from './desk/store.ts'
import type { MemberId } from './member.ts'
import { createMembers, type MembersDeps } from './members.ts'

/** Players that the conformance kit makes, in any currency, and blocks. It is not wired in production. */
export function sandboxPeople(deps: Omit<MembersDeps, 'settings'>) {
  return {
    async create(tx: Transaction, player: { account: string; currency: Currency }) {
      const members = createMembers({ ...deps, settings: { currency: () => player.currency } })
      const made = await members.create(tx, { account: player.account, type: 0, language: 'EN' })
      if (!made.ok) throw new Error(`A player of the kit could not be made: ${made.code}`)
      return made.value.id
    },
    block: (tx: Transaction, id: MemberId) => updateState(tx, id, 'locked'),
  }
}
