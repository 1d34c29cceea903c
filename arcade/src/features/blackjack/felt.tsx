import type { BlackjackShown, ShownHand } from '@baize/games/blackjack/blackjack'
import type { Currency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { useSumText } from '../../shared/sum.tsx'
import { HandView } from './hand-view.tsx'
import { PlayingCard } from './playing-card.tsx'
import { returnedOn, returnedOnInsurance, turnOf } from './state.ts'
import { useOutcomeWords } from './use-outcome-words.ts'
import './felt.css'

type Props = {
  readonly shown: BlackjackShown | undefined
  readonly stake: bigint
  readonly currency: Currency
  readonly movesMade: number
  /** How it ended is told; before that the dealer may still be drawing. */
  readonly isTold: boolean
}

/** The table: the dealer's cards above, the player's hands below, and what is printed between them. */
export function Felt({ shown, stake, currency, movesMade, isTold }: Props) {
  const t = useText()
  const write = useSumText(currency)
  const count = shown?.hands.length ?? 0
  return (
    <div className="bj-felt">
      <div className="bj-shoe" aria-hidden="true">
        <PlayingCard card={undefined} />
      </div>
      {shown ? (
        <HandView
          key={`dealer ${shown.dealer.cards[0]}`}
          name={t('arcade.bjDealer')}
          hand={shown.dealer}
          hasHidden={shown.phase !== 'over'}
          turn={(card) => turnOf(shown, movesMade, { hand: 'dealer', card })}
        />
      ) : (
        <Blank name={t('arcade.bjDealer')} />
      )}
      <p className="bj-print">
        <span>{t('arcade.bjPrintPays')}</span>
        <span>{t('arcade.bjPrintDealer')}</span>
        {shown && shown.insurance !== 'none' && (
          <b className="bj-insured" data-insurance={isTold ? shown.insurance : undefined}>
            {isTold && shown.insurance === 'won'
              ? t('arcade.bjInsuranceWon', { sum: write(returnedOnInsurance(shown, stake)) })
              : isTold
                ? t('arcade.bjInsuranceLost', { sum: write(stake / 2n) })
                : t('arcade.bjInsured', { sum: write(stake / 2n) })}
          </b>
        )}
      </p>
      {shown ? (
        <div className="bj-hands" data-count={count}>
          {shown.hands.map((hand, index) => (
            <HandView
              // oxlint-disable-next-line react/no-array-index-key -- a hand is its place
              key={index}
              name={count > 1 ? t('arcade.bjHandOf', { hand: index + 1 }) : t('arcade.bjYourHand')}
              hand={hand}
              isActive={shown.active === index}
              turn={(card) => turnOf(shown, movesMade, { hand: index, card })}
            >
              <Stake hand={hand} stake={stake} currency={currency} isTold={isTold} />
            </HandView>
          ))}
        </div>
      ) : (
        <Blank name={t('arcade.bjYourHand')} />
      )}
    </div>
  )
}

/** What lies on a hand, and after the end how it ended. */
function Stake({
  hand,
  stake,
  currency,
  isTold,
}: {
  readonly hand: ShownHand
  readonly stake: bigint
  readonly currency: Currency
  readonly isTold: boolean
}) {
  const t = useText()
  const write = useSumText(currency)
  const outcomes = useOutcomeWords()
  const { outcome } = hand
  const lies = write(stake * BigInt(hand.bets))
  if (!isTold || outcome === null) {
    return (
      <p className="bj-stake">
        {hand.bets === 2 ? t('arcade.bjDoubled', { sum: lies }) : t('arcade.bjBet', { sum: lies })}
      </p>
    )
  }
  const returned = returnedOn(hand, stake)
  return (
    <p className="bj-stake" data-outcome={outcome}>
      <b>{outcomes[outcome]}</b>{' '}
      {returned > 0n
        ? t('arcade.returned', { sum: write(returned) })
        : t('arcade.bjGone', { sum: lies })}
    </p>
  )
}

/** Where cards will lie. */
function Blank({ name }: { readonly name: string }) {
  return (
    <section aria-label={name} className="bj-hand">
      <p className="bj-name">{name}</p>
      <div className="bj-cards bj-blank" aria-hidden="true">
        <span />
        <span />
      </div>
    </section>
  )
}
