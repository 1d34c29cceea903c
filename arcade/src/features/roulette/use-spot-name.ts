import { useMemo } from 'react'
import { findSpot, spotLimit, spots, type Spot } from '@baize/games/roulette/spots'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, type Currency } from '@baize/kernel/money'
import { useLanguage, useText } from '@baize/texts/use-text'

type Words = ReturnType<typeof useText>

/** What a spot is called, with the numbers that it covers. All are written once: the cloth asks for them with every chip. */
export function useSpotName(): (spot: string) => string {
  const t = useText()
  const language = useLanguage()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- words change with their language
  const names = useMemo(() => new Map(spots.map((spot) => [spot.id, nameOf(spot, t)])), [language])
  return (id) => names.get(id) ?? id
}

/** The same with what it pays and what it takes at a table that takes `max`. */
export function useSpotTerms(max: bigint, currency: Currency): (spot: string) => string {
  const t = useText()
  const language = useLanguage()
  const terms = useMemo(() => {
    const { tag } = languageEntry(language)
    const tell = (spot: Spot) =>
      t('arcade.spotTakes', {
        spot: nameOf(spot, t),
        odds: oddsText(spot.numbers.length),
        most: formatMoney({ amount: spotLimit(spot.id, max), currency }, tag),
      })
    return new Map(spots.map((spot) => [spot.id, tell(spot)]))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- words change with their language
  }, [language, max, currency])
  return (id) => terms.get(id) ?? id
}

function nameOf({ id, kind, numbers: covered }: Spot, t: Words): string {
  const numbers = covered.join('-')
  switch (kind) {
    case 'straight':
      return t('arcade.rouletteNumber', { number: numbers })
    case 'split':
      return t('arcade.rouletteSplit', { numbers })
    case 'street':
      return t('arcade.rouletteStreet', { numbers })
    case 'trio':
      return t('arcade.rouletteTrio', { numbers })
    case 'corner':
      return t('arcade.rouletteCorner', { numbers })
    case 'first_four':
      return t('arcade.rouletteFirstFour', { numbers })
    case 'six_line':
      return t('arcade.rouletteSixLine', { numbers })
    case 'dozen':
      return t('arcade.rouletteDozen', { numbers: `${covered[0]}–${covered.at(-1)}` })
    case 'column':
      return t('arcade.rouletteColumn', { column: covered[0] ?? 1 })
    case 'even_chance':
      return nameOfChance(id, t)
  }
}

function nameOfChance(id: string, t: Words): string {
  const names: Readonly<Record<string, string>> = {
    red: t('arcade.rouletteRed'),
    black: t('arcade.rouletteBlack'),
    odd: t('arcade.rouletteOdd'),
    even: t('arcade.rouletteEven'),
    low: t('arcade.rouletteLow'),
    high: t('arcade.rouletteHigh'),
  }
  return names[id] ?? id
}

/** What a bet on so many numbers pays beside its stake: `17:1`. */
export const oddsText = (covered: number): string => `${36 / covered - 1}:1`

/** The numbers that a spot covers. */
export const numbersOf = (spot: string | undefined): readonly number[] =>
  spot === undefined ? [] : (findSpot(spot)?.numbers ?? [])
