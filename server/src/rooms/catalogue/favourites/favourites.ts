import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Catalogue, Offer } from '../catalogue.ts'
import * as store from './store.ts'

export type Favourites = {
  /** The ids of a member's favourites that can be shown, newest first. */
  listIds(member: string): Promise<number[]>
  /** The favourites themselves, of one category or of all. */
  list(member: string, gameType?: string): Promise<Offer[]>
  /**
   * Adds a game. One that is a favourite already stays where it is. `vendor` and `gameType` may be given along, and
   * are refused when they are another game's.
   */
  add(member: string, wanted: Wanted): Promise<Result<undefined, AddRefusal>>
  /** Takes a game away; one that is no favourite is none afterwards. */
  remove(member: string, nodeId: number): Promise<void>
}

export type AddRefusal = 'not_found' | 'too_many_favourites'

type Wanted = {
  readonly nodeId: number
  readonly vendor?: string | undefined
  readonly gameType?: string | undefined
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly catalogue: Pick<Catalogue, 'findGame'>
}

/** The wire sends all ids in one answer. */
export const mostFavourites = 2_000

export function createFavourites({ db, now, catalogue }: Deps): Favourites {
  async function listShown(member: string): Promise<Offer[]> {
    const ids = await store.listFavourites(db, member, mostFavourites)
    return ids.flatMap((nodeId) => {
      const offer = catalogue.findGame(nodeId)
      return offer?.isShown ? [offer] : []
    })
  }

  return {
    listIds: async (member) => (await listShown(member)).map(({ game }) => game.nodeId),
    async list(member, gameType = '') {
      const offers = await listShown(member)
      const isAll = gameType === '' || gameType === 'ALL'
      return isAll ? offers : offers.filter(({ game }) => game.category === gameType)
    },
    async add(member, { nodeId, vendor = '', gameType = '' }) {
      const offer = catalogue.findGame(nodeId)
      if (!offer?.isShown) return refuse('not_found')
      const isOther =
        (vendor !== '' && vendor !== offer.vendor.code) ||
        (gameType !== '' && gameType !== offer.game.category)
      if (isOther) return refuse('not_found')
      const added = await store.addFavourite(db, { member, nodeId, at: now() }, mostFavourites)
      return added ? ok() : refuse('too_many_favourites')
    },
    remove: (member, nodeId) => store.removeFavourite(db, member, nodeId),
  }
}
