import * as contract from '@baize/contract/catalogue/catalogue'
import type { Endpoint, ReplyOf } from '@baize/contract/endpoint'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../platform/http/http.ts'
import { Prepared } from '../../platform/http/prepared.ts'
import { serve } from '../../platform/http/serve.ts'
import { serveArt } from './art-routes.ts'
import { isServed } from './asker.ts'
import type { Catalogue } from './catalogue.ts'
import { createLru } from './lru.ts'
import { vendorOfMode } from './rules.ts'
import { serveSearch } from './search/routes.ts'

/** In bytes: some two thousand pages of games. */
const keptAnswers = 24_000_000
/** What an answer costs besides its own bytes, so that many empty ones do not fill the memory. */
const besides = 1_000

/** The calls of the room for a merchant, and the pictures that its answers point to. */
export function serveCatalogue(http: Http, catalogue: Catalogue, merchant: string): void {
  const answers = createLru<Prepared<unknown>>(keptAnswers, ({ body }) => body.length + besides)

  /** The same question to the same edition is answered, and serialised, once. */
  function prepare<E extends Endpoint>(
    { path }: E,
    question: readonly unknown[],
    answer: () => ReplyOf<E>,
  ): Prepared<ReplyOf<E>> {
    const key = JSON.stringify([catalogue.edition(), path, ...question])
    const kept = answers.get(key) ?? new Prepared<ReplyOf<E>>(JSON.stringify(answer()), true)
    answers.set(key, kept)
    return kept as Prepared<ReplyOf<E>>
  }

  serve(http, contract.listVendors, ({ merchantCode, platform }) => {
    if (!isServed({ merchant: merchantCode, platform }, merchant))
      return ok({ data: { lanes: [] } })
    const answer = () => ({ data: { lanes: catalogue.listVendors() } })
    return ok(prepare(contract.listVendors, [], answer))
  })
  serve(http, contract.listHotGames, (input, call) => {
    if (!isServed({ ...input, merchant: input.merchantCode }, merchant)) return ok({ list: [] })
    const language = input.language ?? call.language
    const answer = () => ({ list: catalogue.listHotGames(language) })
    return ok(prepare(contract.listHotGames, [language], answer))
  })
  serve(http, contract.listGames, (input, call) => {
    if (!isServed(input, merchant)) return ok({ games: [], total: 0, totalPages: 0 })
    const { gameType, vassalage, gameClassify, gameName, pageNo, pageSize } = input
    const { minBet = '', minLineNum, sort } = input
    const language = input.language ?? call.language
    const wanted = { gameType, vendor: vassalage, classify: gameClassify, name: gameName, language }
    const more = { minLines: minLineNum, sort, pageNo, pageSize }
    return ok(
      prepare(contract.listGames, [...Object.values({ ...wanted, ...more }), minBet], () =>
        catalogue.listGames({
          ...wanted,
          ...more,
          ...(minBet === '' ? {} : { minBet: BigInt(minBet) }),
        }),
      ),
    )
  })
  serve(http, contract.listVendorTypes, ({ vassalage, platform }) => {
    if (!isServed({ platform }, merchant)) return ok({ gameTypes: [] })
    const answer = () => ({ gameTypes: catalogue.listVendorTypes(vassalage) })
    return ok(prepare(contract.listVendorTypes, [vassalage], answer))
  })
  serve(http, contract.listMenus, ({ prizeMode, ...input }, call) => {
    const language = input.language ?? call.language
    const vendor = vendorOfMode(prizeMode)
    const answer = () => ({ gameMenus: catalogue.listMenus(vendor, language) })
    return ok(prepare(contract.listMenus, [vendor, language], answer))
  })
  serve(http, contract.listRooms, ({ vassalage, language, platform }, call) => {
    if (!isServed({ platform }, merchant)) return ok({ rooms: [] })
    return ok({ rooms: catalogue.listRooms(vassalage, language ?? call.language) })
  })

  serveSearch(http, catalogue)
  serveArt(http)
}
