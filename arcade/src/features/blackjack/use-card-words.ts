import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'

/** Cards and lists of them in words, for who does not see them. */
export function useCardWords() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const suits: Readonly<Record<string, string>> = {
    s: t('arcade.nameSpade'),
    h: t('arcade.nameHeart'),
    d: t('arcade.nameDiamond'),
    c: t('arcade.nameClub'),
  }
  const ranks: Readonly<Record<string, string>> = {
    A: t('arcade.bjAce'),
    T: '10',
    J: t('arcade.bjJack'),
    Q: t('arcade.bjQueen'),
    K: t('arcade.bjKing'),
  }
  return {
    card: (card: string) => {
      const rank = card[0] ?? ''
      return t('arcade.bjCard', { rank: ranks[rank] ?? rank, suit: suits[card[1] ?? ''] ?? '' })
    },
    list: (words: readonly string[]) =>
      new Intl.ListFormat(tag, { type: 'unit', style: 'long' }).format(words),
  }
}
