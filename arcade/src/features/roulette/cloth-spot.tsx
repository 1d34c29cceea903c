import { memo, type CSSProperties, type ReactNode } from 'react'
import type { Spot } from '@baize/games/roulette/spots'
import { colourOf } from '@baize/games/roulette/wheel'
import type { Currency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { Chip } from '../../shared/bets/chip.tsx'
import { findPlace } from './places.ts'

type Props = {
  readonly spot: Spot
  readonly sum: bigint | undefined
  readonly values: readonly bigint[]
  readonly currency: Currency
  /** What it is called and takes; without it nothing can be laid here. */
  readonly label: string | undefined
  readonly isTabbed: boolean
  readonly isPointed: boolean
  /** It is the number that fell. */
  readonly hasFallen: boolean
  readonly isLost: boolean
}

/** One spot of the cloth. There are many, so that one which is as it was is not drawn again; the cloth hears for them. */
export const ClothSpot = memo(function ClothSpot(props: Props) {
  const { spot, sum, values, currency, label, isTabbed, isPointed, hasFallen, isLost } = props
  const looks = {
    'data-spot': spot.id,
    'data-kind': spot.kind,
    'data-at': findPlace(spot.id)?.at,
    className: 'cloth-spot',
    style: styleOf(spot.id),
  }
  const inside = (
    <>
      <Face spot={spot} isPointed={isPointed} />
      {hasFallen && <Dolly />}
      {sum !== undefined && (
        <span className="cloth-stack" data-lost={isLost || undefined}>
          <Chip sum={sum} currency={currency} values={values} />
        </span>
      )}
    </>
  )
  if (label === undefined) return <span {...looks}>{inside}</span>
  return (
    <button type="button" {...looks} tabIndex={isTabbed ? 0 : -1} aria-label={label}>
      {inside}
    </button>
  )
})

function styleOf(id: string): CSSProperties {
  const place = findPlace(id)
  if (!place) return {}
  const { along, alongSpan, across, acrossSpan } = place
  // Upright, the tracks across are columns from the left; lying, they are rows from below.
  return {
    '--along': `${along} / span ${alongSpan}`,
    '--across': `${across} / span ${acrossSpan}`,
    '--below': `${8 - across - acrossSpan} / span ${acrossSpan}`,
  } as CSSProperties
}

/** What is printed on a field; between fields nothing is. */
function Face({
  spot,
  isPointed,
}: {
  readonly spot: Spot
  readonly isPointed: boolean
}): ReactNode {
  const t = useText()
  const { id, kind, numbers } = spot
  if (kind === 'straight') {
    const [number = 0] = numbers
    return (
      <span
        className="cloth-number"
        data-colour={colourOf(number)}
        data-pointed={isPointed || undefined}
      >
        {number}
      </span>
    )
  }
  if (kind === 'dozen') {
    return (
      <span className="cloth-word">
        {numbers[0]}–{numbers.at(-1)}
      </span>
    )
  }
  if (kind === 'column') return <span className="cloth-word">2:1</span>
  if (kind !== 'even_chance') return null
  if (id === 'red' || id === 'black') return <span className="cloth-lozenge" data-colour={id} />
  const words: Readonly<Record<string, string>> = {
    low: '1–18',
    high: '19–36',
    even: t('arcade.rouletteEven'),
    odd: t('arcade.rouletteOdd'),
  }
  return <span className="cloth-word">{words[id]}</span>
}

/** Stands on the number that fell. */
function Dolly() {
  return (
    <svg viewBox="-12 -20 24 40" aria-hidden="true" className="cloth-dolly">
      <path
        d="M-9 18Q-9 10 -4 6Q-3 0 -4 -4H4Q3 0 4 6Q9 10 9 18Z"
        fill="#e4bd66"
        stroke="#16261d"
        strokeWidth="1.2"
      />
      <circle cy="-10" r="7" fill="#f0d17d" stroke="#16261d" strokeWidth="1.2" />
    </svg>
  )
}
