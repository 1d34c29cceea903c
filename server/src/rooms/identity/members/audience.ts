import type { Database } from '../../../platform/database/database.ts'
import { isAgent, typesOf, type Member, type MemberId } from './member.ts'
import * as store from './audience.store.ts'
import { accountKey } from './rules.ts'
import { findByKey, findMember } from './store.ts'

type Source = Pick<Database, 'sql'>

export type Crowd =
  | { readonly to: 'tag'; readonly tag: string }
  | { readonly to: 'type'; readonly type: 'member' | 'agent' }
  | { readonly to: 'all' }

/** Who can be written to: members and agents whose account is not closed; no trial accounts and none of the house. */
export type Audience = {
  /** By id, or by the account as typed. */
  find(source: Source, who: string): Promise<Pick<Member, 'id' | 'account'> | undefined>
  /** Where a member can be written to by mail: nothing until the address is verified. */
  findAddress(
    source: Source,
    member: MemberId,
  ): Promise<(Pick<Member, 'account' | 'language'> & { readonly email: string }) | undefined>
  /** Up to `limit` of them whose ids come after `after`, in the order of their ids. */
  list(source: Source, crowd: Crowd, after: string, limit: number): Promise<MemberId[]>
}

export const audience: Audience = {
  async find(source, who) {
    const found = (await findMember(source, who)) ?? (await findByKey(source, accountKey(who)))
    const isReader = found !== undefined && (found.type === 0 || isAgent(found))
    return isReader && found.state !== 'closed'
      ? { id: found.id, account: found.account }
      : undefined
  },
  async findAddress(source, member) {
    const found = await findMember(source, member)
    if (!found || found.email === null || found.emailVerifiedAt === null) return undefined
    const { email, account, language } = found
    return { email, account, language }
  },
  list: (source, crowd, after, limit) => store.listCrowd(source, filterOf(crowd), after, limit),
}

function filterOf(crowd: Crowd): store.CrowdFilter {
  const types =
    crowd.to === 'type' ? typesOf(crowd.type) : [...typesOf('member'), ...typesOf('agent')]
  return { types, tag: crowd.to === 'tag' ? crowd.tag : undefined }
}
