import type { GameCategory } from '@baize/contract/catalogue-names'
import { languages, type Language } from '@baize/kernel/language'
import { sources } from '@baize/texts/sources'

const keys = {
  HOT: 'categoryHot',
  LIVE: 'categoryLive',
  RNG: 'categorySlots',
  FISH: 'categoryFish',
  SPORTS: 'categorySports',
  ESPORTS: 'categoryEsports',
  PVP: 'categoryCards',
  LOTT: 'categoryLottery',
  ELOTT: 'categoryElottery',
  COCKFIGHT: 'categoryCockfight',
} as const satisfies Record<GameCategory, string>

/** What the menus call a category, by language: it is searched by the words that people see. */
export function categoryNames(category: GameCategory): Readonly<Record<Language, string>> {
  return Object.fromEntries(
    languages.map(({ wire, folder }) => [wire, sources[folder].shell[keys[category]]]),
  ) as Record<Language, string>
}
