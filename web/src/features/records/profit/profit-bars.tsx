import { formatMoney, type Currency } from '@baize/kernel/money'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import type { Stretch } from '../group-days.ts'

type ProfitBarsProps = {
  readonly stretches: readonly Stretch[]
  readonly currency: Currency
  readonly dayText: (day: string) => string
}

const barWidth = 10
const half = 100
const least = 1.5

/**
 * A bar for each stretch, gains up and losses down from one line by one scale, so that a loss is as long as a win of its
 * size. The table beside it says the same in figures.
 */
export function ProfitBars({ stretches, currency, dayText }: ProfitBarsProps) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const text = (amount: bigint, plus = true) => formatMoney({ amount, currency }, tag, { plus })
  const nets = stretches.map(({ net }) => BigInt(net))
  const highest = nets.reduce((most, net) => (abs(net) > most ? abs(net) : most), 0n)
  const [first, last] = [stretches[0], stretches.at(-1)]
  return (
    <figure aria-label={t('reports.barsLabel')} className="grid gap-1">
      <div className="flex justify-between text-meta text-text-3">
        <span className="figures">{highest > 0n && text(highest)}</span>
      </div>
      <svg
        viewBox={`0 0 ${Math.max(stretches.length, 1) * barWidth} ${2 * half}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('reports.barsLabel')}
        className="h-40 w-full md:h-48"
      >
        {stretches.map(({ day }, place) => (
          <Bar key={day} place={place} height={heightOf(nets[place] ?? 0n, highest)}>
            {t('reports.barLabel', { day: dayText(day), net: text(nets[place] ?? 0n) })}
          </Bar>
        ))}
        <line
          x1="0"
          x2="100%"
          y1={half}
          y2={half}
          stroke="var(--line-strong)"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="flex justify-between text-meta text-text-3">
        <span className="figures">{highest > 0n && text(-highest)}</span>
      </div>
      <figcaption className="flex justify-between gap-4 border-t border-line pt-1 text-meta text-text-3">
        <span>{first && dayText(first.day)}</span>
        <span>{last && last !== first && dayText(last.day)}</span>
      </figcaption>
    </figure>
  )
}

type BarProps = { readonly place: number; readonly height: number; readonly children: string }

function Bar({ place, height, children }: BarProps) {
  if (height === 0) return null
  const isLoss = height < 0
  const length = Math.max(Math.abs(height), least)
  return (
    <rect
      data-bar={isLoss ? 'loss' : 'gain'}
      x={place * barWidth + 1}
      y={isLoss ? half : half - length}
      width={barWidth - 2}
      height={length}
      fill={isLoss ? 'var(--neg)' : 'var(--pos)'}
    >
      <title>{children}</title>
    </rect>
  )
}

function abs(amount: bigint): bigint {
  return amount < 0n ? -amount : amount
}

/** Of the half that is there, in hundredths; whole numbers may be beyond what a float holds, their relation is not. */
function heightOf(net: bigint, highest: bigint): number {
  return highest === 0n ? 0 : (Number(net) / Number(highest)) * half
}
