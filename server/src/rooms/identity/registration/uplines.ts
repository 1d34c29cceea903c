import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import { isAgent, type Member, type Members } from '../members/members.ts'

/** Who stands above a new member without a code. */
export type Uplines = {
  /** The member or agent whom a recommender id means: an id, or an account's name. */
  findRecommender(given: string): Promise<Result<Member, 'recommender_unknown'>>
}

type Deps = {
  readonly db: Database
  readonly members: Pick<Members, 'find' | 'findByAccount'>
}

export function createUplines({ db, members }: Deps): Uplines {
  return {
    async findRecommender(given) {
      const found = (await members.find(db, given)) ?? (await members.findByAccount(db, given))
      const counts = found?.state === 'open' && (found.type === 0 || isAgent(found))
      return counts ? ok(found) : refuse('recommender_unknown')
    },
  }
}
