import type { Audience } from '@baize/contract/support/support'
import type { Id } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import type { Database, Transaction } from '../../platform/database/database.ts'

export type MemberId = Id<'mem'>

type Source = Pick<Database, 'sql'>

/** Who can be written to: members and agents, no trial accounts and none of the house, none that is closed. */
export type People = {
  /** By id, or by the account as typed. */
  find(
    source: Source,
    who: string,
  ): Promise<{ readonly id: MemberId; readonly account: string } | undefined>
  /** Where a member can be written to by mail: the address, once it is verified. */
  findAddress(source: Source, member: MemberId): Promise<Address | undefined>
  /** Up to `limit` of them whose ids come after `after`, in the order of their ids. */
  list(source: Source, group: Group, after: string, limit: number): Promise<MemberId[]>
}

export type Address = {
  readonly email: string
  readonly account: string
  readonly language: Language
}

export type Group = Exclude<Audience, { readonly to: 'member' }>

/** Who of these has shut themselves out; they are not written to of the house's own accord. */
export type IsExcluded = (
  tx: Transaction,
  members: readonly MemberId[],
) => Promise<ReadonlySet<string>>
