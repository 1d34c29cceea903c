import { languageEntry, type Language } from '@baize/kernel/language'
import { nameIn, type CatalogueGame } from './rules.ts'

export type Sorting = 'place' | 'new' | 'name'

type Shown = { readonly game: CatalogueGame }

export type Sorter = <T extends Shown>(
  list: readonly T[],
  sorting: Sorting,
  language: Language,
) => readonly T[]

/**
 * Orders lists of one edition. Comparing names is slow, so all games are ranked once per language, when it is first
 * asked for; a list that is asked for again is remembered for as long as it is.
 */
export function createSorter(games: readonly CatalogueGame[]): Sorter {
  const ranks = new Map<Language, ReadonlyMap<CatalogueGame, number>>()
  const sorted = new WeakMap<readonly Shown[], Map<string, readonly Shown[]>>()

  function ranksIn(language: Language): ReadonlyMap<CatalogueGame, number> {
    const known = ranks.get(language) ?? rankByName(games, language)
    ranks.set(language, known)
    return known
  }

  function sort<T extends Shown>(list: readonly T[], sorting: 'new' | 'name', language: Language) {
    if (sorting === 'new') return list.toSorted((a, b) => newness(b.game) - newness(a.game))
    const rank = ranksIn(language)
    return list.toSorted((a, b) => (rank.get(a.game) ?? 0) - (rank.get(b.game) ?? 0))
  }

  return <T extends Shown>(list: readonly T[], sorting: Sorting, language: Language) => {
    if (sorting === 'place') return list
    const ofList = sorted.get(list) ?? new Map<string, readonly Shown[]>()
    sorted.set(list, ofList)
    const key = sorting === 'new' ? sorting : language
    const done = (ofList.get(key) ?? sort(list, sorting, language)) as readonly T[]
    ofList.set(key, done)
    return done
  }
}

const newness = ({ labels }: CatalogueGame) => Number(labels.includes('NEW'))

function rankByName(
  games: readonly CatalogueGame[],
  language: Language,
): ReadonlyMap<CatalogueGame, number> {
  const { compare } = new Intl.Collator(languageEntry(language).tag, { numeric: true })
  const named = games.map((game) => ({ game, name: nameIn(game.names, language) }))
  named.sort((a, b) => compare(a.name, b.name) || a.game.nodeId - b.game.nodeId)
  return new Map(named.map(({ game }, rank) => [game, rank]))
}
