import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import type { Bet } from '@baize/games/game'
import type { RouletteShown } from '@baize/games/roulette/roulette'
import { spots } from '@baize/games/roulette/spots'
import type { Currency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { ClothSpot } from './cloth-spot.tsx'
import { neighbourOf, type Direction } from './places.ts'
import { wonOn } from './state.ts'
import './cloth.css'

type Props = {
  readonly bets: readonly Bet[]
  /** What fell, when the bets are those of a round that is over. */
  readonly shown: RouletteShown | undefined
  readonly values: readonly bigint[]
  readonly currency: Currency
  /** The numbers that something points at. */
  readonly pointed: readonly number[]
  /** Without it the cloth only shows. */
  readonly hand?: Hand | undefined
}

export type Hand = {
  readonly label: (spot: string) => string
  readonly onLay: (spot: string) => void
  readonly onTake: (spot: string) => void
  readonly onPoint: (spot: string | undefined) => void
}

/** As the stylesheet: from here on the cloth lies across, with zero at its left. */
const liesAcross = '(min-width: 768px)'

const upright: Readonly<Record<string, Direction>> = {
  ArrowDown: 'on',
  ArrowUp: 'back',
  ArrowRight: 'up',
  ArrowLeft: 'down',
}
const across: Readonly<Record<string, Direction>> = {
  ArrowRight: 'on',
  ArrowLeft: 'back',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

function spotUnder({ target }: SyntheticEvent): string | undefined {
  const spot = target instanceof Element ? target.closest('[data-spot]') : null
  return spot?.getAttribute('data-spot') ?? undefined
}

/** The cloth with its 157 spots. Arrow keys lead from spot to spot, Enter lays a chip, Delete takes a bet off. */
export function Cloth({ bets, shown, values, currency, pointed, hand }: Props) {
  const t = useText()
  const cloth = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState('straight-17')
  const lying = new Map(bets.map(({ spot, stake }) => [spot, BigInt(stake)]))

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      hand?.onTake(at)
    }
    const way = (matchMedia(liesAcross).matches ? across : upright)[event.key]
    if (!way) return
    event.preventDefault()
    cloth.current?.querySelector<HTMLElement>(`[data-spot="${neighbourOf(at, way)}"]`)?.focus()
  }
  const hears = hand && {
    onKeyDown: press,
    onClick: (event: SyntheticEvent) => {
      const spot = spotUnder(event)
      if (spot !== undefined) hand.onLay(spot)
    },
    onContextMenu: (event: SyntheticEvent) => {
      const spot = spotUnder(event)
      if (spot === undefined) return
      event.preventDefault()
      hand.onTake(spot)
    },
    onFocus: (event: SyntheticEvent) => {
      const spot = spotUnder(event)
      if (spot !== undefined) setAt(spot)
      hand.onPoint(spot)
    },
    onBlur: () => hand.onPoint(undefined),
    onPointerOver: (event: SyntheticEvent) => hand.onPoint(spotUnder(event)),
    onPointerLeave: () => hand.onPoint(undefined),
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- it hears for its spots, which are buttons
    <div
      ref={cloth}
      role="group"
      aria-label={t('arcade.rouletteTable')}
      aria-hidden={hand ? undefined : true}
      className="cloth"
      {...hears}
    >
      {spots.map((spot) => (
        <ClothSpot
          key={spot.id}
          spot={spot}
          sum={lying.get(spot.id)}
          values={values}
          currency={currency}
          label={hand?.label(spot.id)}
          isTabbed={spot.id === at}
          isPointed={spot.kind === 'straight' && pointed.includes(spot.numbers[0] ?? -1)}
          hasFallen={spot.kind === 'straight' && shown?.number === spot.numbers[0]}
          isLost={shown !== undefined && wonOn(shown, spot.id) === 0n}
        />
      ))}
    </div>
  )
}
