import {
  getSearchIndex,
  searchGames,
  type SearchIndexData,
  type SearchReply,
} from '@baize/contract/catalogue/search'
import type { Language } from '@baize/kernel/language'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { Packed } from '../../../platform/http/packed.ts'
import { Prepared } from '../../../platform/http/prepared.ts'
import { serve } from '../../../platform/http/serve.ts'
import { createLru } from '../lru.ts'
import type { WantedResults } from './search-page.ts'

/** In bytes. What many look for is looked for once; the rest is quick enough. */
const keptAnswers = 16_000_000
const besides = 1_000

/** The part of the catalogue that is searched. */
type Searched = {
  edition(): number
  searchGames(wanted: WantedResults): SearchReply
  getSearchIndex(language: Language): SearchIndexData
}

/** The calls by which games are looked for. */
export function serveSearch(http: Http, catalogue: Searched): void {
  const answers = createLru<Prepared<unknown>>(keptAnswers, ({ body }) => body.length + besides)
  const indexes = new Map<Language, { edition: number; packed: Packed<SearchIndexData> }>()

  serve(http, searchGames, (input, call) => {
    const language = input.language ?? call.language
    const { words, gameType: category, vassalage: vendor, pageNo, pageSize } = input
    const wanted = { words, category, vendor, language, pageNo, pageSize }
    const key = JSON.stringify([catalogue.edition(), ...Object.values(wanted)])
    const kept =
      answers.get(key) ?? new Prepared(JSON.stringify(catalogue.searchGames(wanted)), true)
    answers.set(key, kept)
    return ok(kept as Prepared<SearchReply>)
  })

  serve(http, getSearchIndex, (input, call) => {
    const language = input.language ?? call.language
    const edition = catalogue.edition()
    const known = indexes.get(language)
    if (known?.edition === edition) return ok(known.packed)
    const data = catalogue.getSearchIndex(language)
    const packed = new Packed<SearchIndexData>(JSON.stringify(data))
    indexes.set(language, { edition, packed })
    return ok(packed)
  })
}
