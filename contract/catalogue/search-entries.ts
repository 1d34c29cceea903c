import type { Language } from '@baize/kernel/language'
import { gameEntry } from '@baize/kernel/search/game-entry'
import type { SearchEntry } from '@baize/kernel/search/entry'
import type { SearchIndexData } from './search.ts'

/** Unpacks what the server sent into what an index is made of. */
export function* searchEntries(data: SearchIndexData, language: Language): Generator<SearchEntry> {
  const { vendors, categories, kinds, games } = data
  const names = (english: string, own: string) =>
    own === '' ? { EN: english } : { EN: english, [language]: own }
  const aliases = new Map(games.aliases.map(({ place, words }) => [place, words]))
  const categoryNames = categories.map(({ english, own }) => names(english, own))
  for (const [place, english] of games.english.entries()) {
    const kind = kinds[games.kinds[place] ?? 0]
    yield gameEntry({
      names: names(english, games.own[place] ?? ''),
      aliases: aliases.get(place) ?? [],
      vendor: vendors[games.vendors[place] ?? 0] ?? { code: '', name: '' },
      category: categoryNames[games.categories[place] ?? 0] ?? {},
      kind: kind?.words ?? [],
      ready: kind?.ready ?? true,
    })
  }
}
