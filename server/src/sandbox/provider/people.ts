import type { Currency } from '@baize/kernel/money'
import type { Transaction } from '../../platform/database/database.ts'
import { updateState } from '../../rooms/identity/members/desk/store.ts'
import type { MemberId } from '../../rooms/identity/members/member.ts'
import { createMembers, type MembersDeps } from '../../rooms/identity/members/members.ts'

export type KitPeople = {
  create(tx: Transaction, player: { account: string; currency: Currency }): Promise<MemberId>
  block(tx: Transaction, id: MemberId): Promise<void>
}

/** Players that the conformance kit makes, in any currency, and blocks. It is not wired in production. */
export function createKitPeople(deps: Omit<MembersDeps, 'settings'>): KitPeople {
  return {
    async create(tx, player) {
      const members = createMembers({ ...deps, settings: { currency: () => player.currency } })
      const made = await members.create(tx, { account: player.account, type: 0, language: 'EN' })
      if (!made.ok) throw new Error(`A player of the kit could not be made: ${made.code}`)
      return made.value.id
    },
    block: (tx, id) => updateState(tx, id, 'locked'),
  }
}
