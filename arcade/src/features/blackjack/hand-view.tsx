import type { CSSProperties, ReactNode } from 'react'
import type { ShownCards } from '@baize/games/blackjack/blackjack'
import { useText } from '@baize/texts/use-text'
import { PlayingCard } from './playing-card.tsx'
import { useCardWords } from './use-card-words.ts'

type Props = {
  readonly name: string
  readonly hand: ShownCards
  /** A card lies there face down. */
  readonly hasHidden?: boolean
  readonly isActive?: boolean
  readonly turn: (card: number) => number
  readonly children?: ReactNode
}

/** The cards of a hand and what they count. */
export function HandView({
  name,
  hand,
  hasHidden = false,
  isActive = false,
  turn,
  children,
}: Props) {
  const t = useText()
  const words = useCardWords()
  const { cards, total, isSoft } = hand
  const kept = isSoft ? t('arcade.bjSoft', { total }) : t('arcade.bjHard', { total })
  const counted = total > 21 ? `${t('arcade.bjBust')}, ${total}` : kept
  // Of one open card there is nothing to tell but what it is.
  const badge = cards.length === 1 ? total : counted
  const seen = [...cards.map(words.card), ...(hasHidden ? [t('arcade.bjHidden')] : [])]
  return (
    <section
      aria-label={name}
      className="bj-hand"
      data-active={isActive || undefined}
      aria-current={isActive || undefined}
    >
      <p className="bj-name">
        <span>{name}</span>
        <b className="bj-total" key={`${total}${isSoft}`}>
          {badge}
        </b>
      </p>
      <p className="visually-hidden">{t('arcade.bjHolds', { cards: words.list(seen) })}</p>
      <div
        className="bj-cards"
        style={{ '--cards': cards.length + Number(hasHidden) } as CSSProperties}
      >
        {cards.map((card, place) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- six decks hold a card six times, a place holds one
            key={`${place} ${card}`}
            className="bj-card"
            style={{ '--turn': turn(place) } as CSSProperties}
          >
            <PlayingCard card={card} />
          </span>
        ))}
        {hasHidden && (
          <span className="bj-card" style={{ '--turn': turn(cards.length) } as CSSProperties}>
            <PlayingCard card={undefined} />
          </span>
        )}
      </div>
      {children}
    </section>
  )
}
