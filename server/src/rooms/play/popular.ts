import type { Game } from '@baize/contract/catalogue/catalogue'
import type { Language } from '@baize/kernel/language'
import type { Database } from '../../platform/database/database.ts'
import { isClosed, type Catalogue } from '../catalogue/catalogue.ts'
import { listPopular } from './store.ts'

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly catalogue: Catalogue
}

type Wanted = { readonly gameType: string; readonly limit: number; readonly language: Language }

/** Enough for the first of every category. */
const mostRanked = 1_000
const countedMs = 6 * 86_400_000
const freshMs = 60_000

/** What people like, counted anew once a minute at most. */
export function createPopular({ db, now, catalogue }: Deps) {
  let known: { readonly at: number; readonly ids: Promise<readonly number[]> } | undefined

  async function ranked(): Promise<readonly number[]> {
    const at = now().getTime()
    if (known === undefined || at - known.at > freshMs) {
      const ids = listPopular(db, new Date(at - countedMs), mostRanked)
      known = { at, ids }
      // What failed is asked for again, not kept for a minute.
      ids.catch(() => (known = undefined))
    }
    return await known.ids
  }

  return {
    async list({ gameType, limit, language }: Wanted): Promise<Game[]> {
      const isWanted = ({ gameType: own, maintenance }: Game) =>
        !maintenance && (gameType === 'ALL' || own === gameType)
      const opened = (await ranked()).flatMap((nodeId) => {
        const offer = catalogue.findGame(nodeId)
        if (!offer?.isShown || isClosed(offer.game, offer.vendor)) return []
        return [catalogue.showGame(offer, language)]
      })
      const hot = catalogue.listHotGames(language)
      const rest = catalogue.listGames({ gameType, pageSize: 200, language }).games
      const chosen = new Map<number, Game>()
      for (const game of [...opened, ...hot, ...rest].filter(isWanted)) {
        if (chosen.size >= limit) break
        if (!chosen.has(game.nodeId)) chosen.set(game.nodeId, game)
      }
      return [...chosen.values()]
    },
  }
}
