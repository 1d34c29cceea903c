import type { SyntheticEvent } from 'react'
import { paysToOne, wheelSpots, type WheelSpot } from '@baize/games/wheel/wheel'
import type { Bet } from '@baize/games/game'
import { languageEntry } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Chip } from '../../shared/bets/chip.tsx'
import { spotInks, spotSigns } from './spot-look.ts'
import { oddsText } from './use-spot-name.ts'
import './fields.css'

type Props = {
  readonly bets: readonly Bet[]
  /** Where the wheel stopped. */
  readonly stopped: WheelSpot | undefined
  /** The bets are those of that round, and not yet for the next. */
  readonly isSettled: boolean
  readonly shares: ReadonlyMap<WheelSpot, number>
  readonly values: readonly bigint[]
  readonly currency: Currency
  /** Without it the fields only show. */
  readonly hand?: Hand | undefined
}

export type Hand = {
  readonly locked: boolean
  readonly label: (spot: string) => string
  readonly onLay: (spot: string) => void
  readonly onTake: (spot: string) => void
}

/** The seven spots of the table, with what lies on them. */
export function Fields({ bets, stopped, isSettled, shares, values, currency, hand }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const lying = new Map(bets.map(({ spot, stake }) => [spot, BigInt(stake)]))
  return (
    <div role="group" aria-label={t('arcade.wheelTable')} className="wheel-fields">
      {wheelSpots.map((spot) => {
        const sum = lying.get(spot)
        const share = shares.get(spot)
        const { ground, ink } = spotInks[spot]
        const looks = {
          'data-spot': spot,
          'data-stopped': stopped === spot || undefined,
          'data-missed': (isSettled && stopped !== spot) || undefined,
          className: 'wheel-field',
        }
        const inside = (
          <>
            <span className="wheel-face" style={{ background: ground, color: ink }}>
              <Sign spot={spot} />
            </span>
            <span className="wheel-odds">{oddsText(spot)}</span>
            <span className="wheel-share">
              {share !== undefined &&
                t('arcade.wheelShare', {
                  share: share.toLocaleString(tag, { style: 'percent', maximumFractionDigits: 0 }),
                })}
            </span>
            {sum !== undefined && (
              <span className="wheel-stack">
                <Chip sum={sum} currency={currency} values={values} />
              </span>
            )}
          </>
        )
        if (!hand) {
          return (
            <span key={spot} {...looks}>
              {inside}
            </span>
          )
        }
        return (
          <button
            key={spot}
            type="button"
            {...looks}
            aria-label={hand.label(spot)}
            aria-disabled={hand.locked}
            onClick={() => hand.onLay(spot)}
            onContextMenu={(event: SyntheticEvent) => {
              event.preventDefault()
              hand.onTake(spot)
            }}
            onKeyDown={({ key }) => {
              if (key === 'Delete' || key === 'Backspace') hand.onTake(spot)
            }}
          >
            {inside}
          </button>
        )
      })}
    </div>
  )
}

function Sign({ spot }: { readonly spot: WheelSpot }) {
  const sign = spotSigns[spot]
  if (sign === undefined) return <>{paysToOne(spot)}</>
  return (
    <svg viewBox="-8 -8 16 16" aria-hidden="true">
      <path d={sign} fill="#f6d476" />
    </svg>
  )
}
