import { useState, type ReactNode } from 'react'
import { cx } from '@baize/ui/look/cx.ts'
import {
  barOf,
  namedSlots,
  placeOnPlot,
  plotScaleOf,
  type PlotScale,
} from '../../../shared/figures/plot.ts'
import { useDayText } from '../../../shared/figures/use-day-text.ts'
import { ValueAxis } from '../../../shared/figures/value-axis.tsx'

export type Series = {
  readonly id: string
  readonly label: string
  readonly look: 'bar' | 'line'
  readonly tone: 'link' | 'info' | 'brass'
  /** Nothing on a day that has no value. */
  readonly values: readonly (number | null)[]
  /** The value of a day as it is read. */
  readonly text: (at: number) => ReactNode
}

type DayPlotProps = {
  /** Says what the plot shows, for those who cannot see it; the numbers are in the table beside it. */
  readonly label: string
  readonly days: readonly string[]
  readonly series: readonly Series[]
  readonly axisText?: (value: number) => string
}

const fills = { link: 'fill-link', info: 'fill-info', brass: 'fill-brass' } as const
const strokes = { link: 'stroke-link', info: 'stroke-info', brass: 'stroke-brass' } as const
const boxes = { link: 'bg-link', info: 'bg-info', brass: 'bg-brass' } as const

/** Bars and lines over days. A day that is pointed at tells its numbers in the legend. */
export function DayPlot({ label, days, series, axisText }: DayPlotProps) {
  const [pointed, setPointed] = useState<number>()
  const scale = plotScaleOf(
    series.flatMap(({ values }) => values.filter((value) => value !== null)),
  )
  return (
    <figure className="min-w-0">
      <Legend days={days} series={series} pointed={pointed} />
      <div
        role="img"
        aria-label={label}
        className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[13rem_auto] gap-x-2"
        onPointerLeave={() => setPointed(undefined)}
      >
        <ValueAxis scale={scale} text={axisText} />
        <div className="relative">
          <Plot scale={scale} days={days} series={series} pointed={pointed} />
          <div className="absolute inset-0 flex">
            {days.map((day, at) => (
              <span
                key={day}
                className="h-full flex-1"
                onPointerEnter={() => setPointed(at)}
                onPointerDown={() => setPointed(at)}
              />
            ))}
          </div>
        </div>
        <DayAxis days={days} />
      </div>
    </figure>
  )
}

type PlotProps = Pick<DayPlotProps, 'days' | 'series'> & {
  readonly scale: PlotScale
  readonly pointed: number | undefined
}

function Plot({ scale, days, series, pointed }: PlotProps) {
  const slot = 100 / Math.max(1, days.length)
  const bars = series.filter(({ look }) => look === 'bar')
  const width = (slot * 0.72) / Math.max(1, bars.length)
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {pointed !== undefined && (
        <rect x={`${pointed * slot}%`} width={`${slot}%`} height="100%" className="fill-hover" />
      )}
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          x1="0"
          x2="100%"
          y1={`${placeOnPlot(scale, tick)}%`}
          y2={`${placeOnPlot(scale, tick)}%`}
          className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
        />
      ))}
      {bars.map(({ id, tone, values }, index) =>
        values.map((value, at) => {
          const { y, height } = barOf(scale, value ?? 0)
          return (
            <rect
              key={`${id} ${days[at]}`}
              data-bar={id}
              x={`${at * slot + slot * 0.14 + index * width}%`}
              y={`${y}%`}
              width={`${width * 0.92}%`}
              height={`${height}%`}
              rx="1.5"
              className={fills[tone]}
            />
          )
        }),
      )}
      {series
        .filter(({ look }) => look === 'line')
        .map((one) => (
          <Line key={one.id} scale={scale} series={one} slot={slot} />
        ))}
    </svg>
  )
}

type LineProps = { readonly scale: PlotScale; readonly series: Series; readonly slot: number }

function Line({ scale, series: { id, tone, values }, slot }: LineProps) {
  const points = values.flatMap((value, at) =>
    value === null ? [] : [{ x: (at + 0.5) * slot, y: placeOnPlot(scale, value) }],
  )
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
        <polyline
          data-line={id}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          vectorEffect="non-scaling-stroke"
          strokeWidth="2"
          strokeLinejoin="round"
          className={cx('fill-none', strokes[tone])}
        />
      </svg>
      {points.length <= 31 &&
        points.map(({ x, y }) => (
          <circle
            key={x}
            cx={`${x}%`}
            cy={`${y}%`}
            r="3"
            strokeWidth="2"
            className={cx('fill-s1', strokes[tone])}
          />
        ))}
    </>
  )
}

/** Every name has its room: on a phone only every second of those that a desk shows. */
function DayAxis({ days }: { readonly days: readonly string[] }) {
  const dayText = useDayText()
  const isNamed = namedSlots(days.length, 10)
  const isNamedOnPhone = namedSlots(days.length, 5)
  return (
    <div
      aria-hidden="true"
      className="figures relative col-start-2 mt-1.5 h-4 text-caption whitespace-nowrap text-text-3"
    >
      {days.map(
        (day, at) =>
          (isNamed(at) || isNamedOnPhone(at)) && (
            <span
              key={day}
              style={{ insetInlineStart: `${((at + 0.5) * 100) / days.length}%` }}
              className={cx(
                'absolute -translate-x-1/2',
                !isNamed(at) && 'sm:hidden',
                !isNamedOnPhone(at) && 'max-sm:hidden',
              )}
            >
              {dayText(day, 'axis')}
            </span>
          ),
      )}
    </div>
  )
}

type LegendProps = Pick<DayPlotProps, 'days' | 'series'> & { readonly pointed: number | undefined }

function Legend({ days, series, pointed }: LegendProps) {
  const dayText = useDayText()
  const day = pointed === undefined ? undefined : days[pointed]
  return (
    <figcaption className="mb-4 flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-meta">
      {series.map(({ id, label, look, tone, text }) => (
        <span key={id} className="inline-flex items-center gap-1.5 text-text-2">
          <span
            aria-hidden="true"
            className={cx(look === 'bar' ? 'size-2.5 rounded-[2px]' : 'h-0.5 w-4', boxes[tone])}
          />
          {label}
          {pointed !== undefined && (
            <span className="figures font-semibold text-text">{text(pointed)}</span>
          )}
        </span>
      ))}
      {day !== undefined && <span className="ms-auto text-text-3">{dayText(day)}</span>}
    </figcaption>
  )
}
