import type { GameCategory } from '@baize/contract/catalogue/catalogue-names'
import { languages, type Language } from '@baize/kernel/language'
import { sentence } from '@baize/texts/catalogue'
import type { TextKey } from '@baize/texts/keys'

const keys = {
  HOT: 'shell.categoryHot',
  LIVE: 'shell.categoryLive',
  RNG: 'shell.categorySlots',
  FISH: 'shell.categoryFish',
  SPORTS: 'shell.categorySports',
  ESPORTS: 'shell.categoryEsports',
  PVP: 'shell.categoryCards',
  LOTT: 'shell.categoryLottery',
  ELOTT: 'shell.categoryElottery',
  COCKFIGHT: 'shell.categoryCockfight',
} as const satisfies Record<GameCategory, TextKey>

/** What the menus call a category, by language: it is searched by the words that people see. */
export function categoryNames(category: GameCategory): Readonly<Record<Language, string>> {
  return Object.fromEntries(
    languages.map(({ wire }) => [wire, sentence(wire, keys[category])]),
  ) as Record<Language, string>
}
