import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import { isAgent, type Member, type Members } from '../members/members.ts'
import * as store from './store.ts'

export type Invited = { readonly code: string; readonly agent: Member }

/** Who stands above a new member. */
export type Uplines = {
  /** The open agent behind a code, if the code is good on this domain. */
  findByCode(
    code: string,
    domain: string | undefined,
  ): Promise<Result<Invited, 'invitation_code_error'>>
  /** The member or agent whom a recommender id means: an id, or an account's name. */
  findRecommender(given: string): Promise<Result<Member, 'recommender_unknown'>>
}

type Deps = {
  readonly db: Database
  readonly members: Pick<Members, 'find' | 'findByAccount'>
}

export function createUplines({ db, members }: Deps): Uplines {
  return {
    async findByCode(code, domain) {
      const invitation = await store.findInvitation(db, code.trim().toLowerCase())
      if (!invitation) return refuse('invitation_code_error')
      const { domain: only, agentId } = invitation
      if (only !== '' && hostOf(only) !== hostOf(domain ?? '')) {
        return refuse('invitation_code_error')
      }
      const agent = await members.find(db, agentId)
      const isOpen = agent !== undefined && agent.state === 'open' && isAgent(agent)
      return isOpen ? ok({ code: invitation.code, agent }) : refuse('invitation_code_error')
    },
    async findRecommender(given) {
      const found = (await members.find(db, given)) ?? (await members.findByAccount(db, given))
      const counts = found?.state === 'open' && (found.type === 0 || isAgent(found))
      return counts ? ok(found) : refuse('recommender_unknown')
    },
  }
}

/** A domain as it is compared: its case, a port and `www.` make no other. */
function hostOf(domain: string): string {
  return domain
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
}
