import type { RtpPoint, RtpRow } from '@baize/contract/rtp/rtp-desk'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { funnelOf, pathOf, type Funnel, type Spot } from './funnel.ts'
import { placeOn } from './scale.ts'
import { useDayText } from '../../shared/figures/use-day-text.ts'
import { useWords } from './use-words.ts'

type FunnelPlotProps = {
  readonly row: RtpRow
  readonly points: readonly RtpPoint[]
  readonly leftOn: string | null
}

/**
 * The picture is drawn in percent and stretches with the page; its words stand beside it, so that they keep their
 * size. The numbers are in the table that can be shown instead.
 */
export function FunnelPlot({ row, points, leftOn }: FunnelPlotProps) {
  const t = useText()
  const countText = useCountText()
  const { percentText, tickText } = useWords()
  const funnel = funnelOf(points, row.declaredBps)
  const isOff = row.state === 'alarm' || row.state === 'watch'
  const label = t('rtp-desk.funnelLabel', {
    name: row.name,
    observed: percentText(row.observedBps),
    rounds: countText(row.rounds),
  })
  return (
    <div
      role="img"
      aria-label={label}
      className="grid h-full min-h-56 grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[minmax(12.5rem,1fr)_auto] gap-x-2"
    >
      <div className="figures relative w-12 text-end text-caption text-text-3">
        {funnel.scale.ticks.map((tick) => (
          <span
            key={tick}
            style={{ bottom: `${placeOn(funnel.scale, tick)}%` }}
            className="absolute end-0 translate-y-1/2"
          >
            {tickText(tick)}
          </span>
        ))}
      </div>
      <div className="relative">
        {funnel.scale.ticks.map((tick) => (
          <span
            key={tick}
            style={{ bottom: `${placeOn(funnel.scale, tick)}%` }}
            className="absolute inset-x-0 h-px bg-line"
          />
        ))}
        <Drawing funnel={funnel} declaredBps={row.declaredBps} isOff={isOff} />
        <LeftMark {...{ points, leftOn }} rounds={funnel.rounds} />
      </div>
      <EndLabels row={row} funnel={funnel} isOff={isOff} />
      <RoundsAxis rounds={funnel.rounds} />
    </div>
  )
}

type DrawingProps = {
  readonly funnel: Funnel
  readonly declaredBps: number | null
  readonly isOff: boolean
}

function Drawing({ funnel, declaredBps, isOff }: DrawingProps) {
  const { scale, line, band95, band99 } = funnel
  const middle = declaredBps === null ? undefined : 100 - placeOn(scale, declaredBps)
  const colour = isOff ? 'stroke-neg' : 'stroke-link'
  const last = line.at(-1)
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-hidden"
      >
        <polygon data-band="99" points={pathOf(band99)} className="fill-info opacity-18" />
        <polygon data-band="95" points={pathOf(band95)} className="fill-info opacity-25" />
        {middle !== undefined && (
          <line
            x1="0"
            x2="100"
            y1={middle}
            y2={middle}
            strokeDasharray="5 4"
            vectorEffect="non-scaling-stroke"
            className="stroke-text"
          />
        )}
        <polyline
          data-line="observed"
          points={pathOf(line)}
          fill="none"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          className={colour}
        />
      </svg>
      {line.filter(isInside).map((spot) => (
        <span
          key={spot.x}
          style={{ left: `${spot.x}%`, top: `${spot.y}%` }}
          className={cx(
            'absolute -translate-1/2 rounded-full',
            spot === last ? 'size-2.5' : 'size-1.5',
            isOff ? 'bg-neg' : 'bg-link',
          )}
        />
      ))}
    </>
  )
}

/** First days may lie above or below the picture. */
const isInside = ({ y }: Spot) => y >= 0 && y <= 100

type LeftMarkProps = {
  readonly points: readonly RtpPoint[]
  readonly leftOn: string | null
  readonly rounds: number
}

/** The day at whose end the return had left the band for good. */
function LeftMark({ points, leftOn, rounds }: LeftMarkProps) {
  const t = useText()
  const dayText = useDayText()
  const point = points.find(({ day }) => day === leftOn)
  if (!point) return null
  const at = (Number(point.rounds) / rounds) * 100
  return (
    <span
      style={{ left: `${at}%` }}
      className="absolute inset-y-0 -ms-px border-s border-dashed border-neg"
    >
      <span
        className={cx(
          'absolute bottom-1 text-caption whitespace-nowrap text-neg',
          at > 50 ? 'end-1.5' : 'start-1.5',
        )}
      >
        {t('rtp-desk.left', { day: dayText(point.day, 'short') })}
      </span>
    </span>
  )
}

type EndLabelsProps = {
  readonly row: RtpRow
  readonly funnel: Funnel
  readonly isOff: boolean
}

/** What the two lines end at; pushed apart where they would lie on one another. */
function EndLabels({ row, funnel: { scale }, isOff }: EndLabelsProps) {
  const t = useText()
  const { percentText } = useWords()
  const seen = placeOn(scale, row.observedBps)
  const declared = row.declaredBps === null ? undefined : placeOn(scale, row.declaredBps)
  const isClose = declared !== undefined && Math.abs(seen - declared) < 9
  const push = isClose ? (9 - Math.abs(seen - declared)) / 2 : 0
  const up = declared === undefined || seen >= declared ? push : -push
  const labelClass = 'absolute start-0 translate-y-1/2 whitespace-nowrap text-caption'
  return (
    <div className="figures relative w-28">
      <span
        style={{ bottom: `${seen + up}%` }}
        className={cx(labelClass, 'font-semibold', isOff ? 'text-neg' : 'text-link')}
      >
        {t('rtp-desk.seen', { percent: percentText(row.observedBps) })}
      </span>
      {declared !== undefined && (
        <span style={{ bottom: `${declared - up}%` }} className={labelClass}>
          {t('rtp-desk.declaredIs', { percent: percentText(row.declaredBps ?? 0) })}
        </span>
      )}
    </div>
  )
}

function RoundsAxis({ rounds }: { readonly rounds: number }) {
  const { compactText } = useWords()
  return (
    <div className="figures col-start-2 mt-1 flex justify-between text-caption text-text-3">
      {(rounds < 8 ? [0, 1] : [0, 0.25, 0.5, 0.75, 1]).map((part) => (
        <span key={part}>{compactText(Math.round(rounds * part))}</span>
      ))}
    </div>
  )
}
