import { listGames, listHotGames, listVendors } from '@baize/contract/catalogue'
import type { ReplyOf } from '@baize/contract/endpoint'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../platform/http/http.ts'
import { Prepared } from '../../platform/http/prepared.ts'
import { serve } from '../../platform/http/serve.ts'
import { serveArt } from './art-routes.ts'
import type { Catalogue } from './catalogue.ts'
import { createLru } from './lru.ts'

/** In characters: some two thousand pages of games. */
const keptAnswers = 24_000_000

/** The calls of the room, and the pictures that its answers point to. */
export function serveCatalogue(http: Http, catalogue: Catalogue): void {
  const answers = createLru<string>(keptAnswers, (json) => json.length)

  /** The same question to the same edition is answered, and serialised, once. */
  function prepare<Reply>(question: readonly unknown[], answer: () => Reply): Prepared<Reply> {
    const key = JSON.stringify([catalogue.edition(), ...question])
    let json = answers.get(key)
    if (json === undefined) {
      json = JSON.stringify(answer())
      answers.set(key, json)
    }
    return new Prepared<Reply>(json)
  }

  serve(http, listVendors, () =>
    ok(
      prepare<ReplyOf<typeof listVendors>>(['vendors'], () => ({
        data: { lanes: catalogue.listVendors() },
      })),
    ),
  )
  serve(http, listHotGames, (input, call) => {
    const language = input.language ?? call.language
    return ok(
      prepare<ReplyOf<typeof listHotGames>>(['hot', language], () => ({
        list: catalogue.listHotGames(language),
      })),
    )
  })
  serve(http, listGames, (input, call) => {
    const { gameType, vassalage, gameClassify, gameName, pageNo, pageSize } = input
    const language = input.language ?? call.language
    const question = [gameType, vassalage, gameClassify, gameName, pageNo, pageSize, language]
    return ok(
      prepare<ReplyOf<typeof listGames>>(['games', ...question], () =>
        catalogue.listGames({
          gameType,
          vendor: vassalage,
          classify: gameClassify,
          name: gameName,
          pageNo,
          pageSize,
          language,
        }),
      ),
    )
  })

  serveArt(http)
}
