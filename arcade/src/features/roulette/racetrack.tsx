import { Minus, Plus } from 'lucide-react'
import { memo, useState, type CSSProperties } from 'react'
import { jeuZero, neighbours, orphelins, tiers, voisins } from '@baize/games/roulette/called-bets'
import type { Chips } from '@baize/games/bets'
import { colourOf, wheel } from '@baize/games/roulette/wheel'
import type { Currency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { Panel } from '../../shared/panel.tsx'
import { useSumText } from '../../shared/sum.tsx'
import { numbersOf } from './use-spot-name.ts'
import './racetrack.css'

type Props = {
  readonly chip: bigint
  readonly currency: Currency
  readonly disabled: boolean
  readonly onLay: (chips: readonly Chips[]) => void
  readonly onPoint: (numbers: readonly number[]) => void
}

const mostNeighbours = 9
const countOf = (chips: readonly Chips[]) => chips.reduce((all, one) => all + one.chips, 0)
const coveredBy = (chips: readonly Chips[]) => chips.flatMap(({ spot }) => numbersOf(spot))

/** Bets that are called: a part of the wheel, laid as bets of the table. A number takes its neighbours with it. */
export const Racetrack = memo(function Racetrack({
  chip,
  currency,
  disabled,
  onLay,
  onPoint,
}: Props) {
  const t = useText()
  const write = useSumText(currency)
  const [sides, setSides] = useState(2)
  const series = [
    { name: t('arcade.rouletteVoisins'), chips: voisins },
    { name: t('arcade.rouletteTiers'), chips: tiers },
    { name: t('arcade.rouletteOrphelins'), chips: orphelins },
    { name: t('arcade.rouletteZero'), chips: jeuZero },
  ]
  const pointing = (chips: readonly Chips[]) => ({
    onPointerEnter: () => onPoint(coveredBy(chips)),
    onPointerLeave: () => onPoint([]),
    onFocus: () => onPoint(coveredBy(chips)),
    onBlur: () => onPoint([]),
  })
  return (
    <Panel title={t('arcade.rouletteCalled')} className="mt-3">
      <div className="racetrack">
        <div className="racetrack-series">
          {series.map(({ name, chips }) => (
            <Button
              key={name}
              variant="ghost"
              disabled={disabled}
              onClick={() => onLay(chips)}
              className="min-h-13 flex-col gap-0 py-1.5 leading-tight"
              {...pointing(chips)}
            >
              <span>{name}</span>
              <span className="figures text-meta font-normal text-text-2">
                {write(chip * BigInt(countOf(chips)))}
              </span>
            </Button>
          ))}
        </div>
        {wheel.map((number, place) => {
          const chips = neighbours(number, sides)
          return (
            <button
              key={number}
              type="button"
              className="fell racetrack-number"
              data-colour={colourOf(number)}
              style={styleAt(place)}
              disabled={disabled}
              aria-label={t('arcade.rouletteNeighboursOf', { number, sides })}
              onClick={() => onLay(chips)}
              {...pointing(chips)}
            >
              {number}
            </button>
          )
        })}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-meta text-text-2">
          {t('arcade.rouletteNeighbours', { sides, sum: write(chip * BigInt(2 * sides + 1)) })}
        </p>
        <span className="flex items-center gap-1">
          <IconButton
            label={t('arcade.rouletteSidesLess')}
            icon={<Minus size={18} />}
            variant="outline"
            disabled={sides === 1}
            onClick={() => setSides(sides - 1)}
          />
          <output className="figures w-8 text-center font-semibold">{sides}</output>
          <IconButton
            label={t('arcade.rouletteSidesMore')}
            icon={<Plus size={18} />}
            variant="outline"
            disabled={sides === mostNeighbours}
            onClick={() => setSides(sides + 1)}
          />
        </span>
      </div>
    </Panel>
  )
})

const half = Math.ceil(wheel.length / 2)

/** Round the track: along the upper side from zero, and back along the lower. */
function styleAt(place: number): CSSProperties {
  const isUpper = place < half
  return {
    '--track-row': isUpper ? 1 : 3,
    '--track-column': isUpper ? place + 1 : 2 * half - place,
  } as CSSProperties
}
