import * as contract from '@baize/contract/catalogue/favourites'
import { ok } from '@baize/kernel/result'
import type { Call } from '../../../platform/http/call.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Catalogue } from '../catalogue.ts'
import { defaultPageSize, pageOf } from '../rules.ts'
import type { Favourites } from './favourites.ts'

type Deps = { readonly favourites: Favourites; readonly catalogue: Pick<Catalogue, 'showGame'> }

export function serveFavourites(http: Http, { favourites, catalogue }: Deps): void {
  serve(http, contract.listFavouriteIds, async (_, call) =>
    ok({ nodeIds: await favourites.listIds(memberOf(call)) }),
  )
  serve(http, contract.listFavourites, async (input, call) => {
    const { pageNum = 1, pageSize = defaultPageSize, language = call.language } = input
    const offers = await favourites.list(memberOf(call), input.gameType)
    const { items, total, totalPages } = pageOf(offers, pageNum, pageSize)
    const content = items.map((offer) => catalogue.showGame(offer, language))
    return ok({ content, pageNum, totalPages, total })
  })
  serve(http, contract.addFavourite, async (input, call) => {
    const added = await favourites.add(memberOf(call), input)
    return added.ok ? ok({ nodeId: input.nodeId, favourite: true as const }) : added
  })
  serve(http, contract.removeFavourite, async ({ nodeId }, call) => {
    await favourites.remove(memberOf(call), nodeId)
    return ok({ nodeId, favourite: false as const })
  })
}

function memberOf({ actor }: Call): string {
  if (!actor) throw new Error('A call of a member was let through without a session.')
  return actor.id
}
