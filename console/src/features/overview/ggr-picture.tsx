import { barOf, placeOnPlot, type PlotScale } from '../../shared/figures/plot.ts'
import type { PlayPoint } from './play-api.ts'
import type { PointState } from './use-point-words.ts'

/** A point in whole coins, as far as it is drawn. */
export type DrawnPoint = {
  readonly point: PlayPoint
  readonly state: PointState
  readonly ggr: number
  readonly usual: number | null
}

type PictureProps = {
  readonly scale: PlotScale
  readonly slots: readonly DrawnPoint[]
  readonly running: number
}

/** The shade of what runs, the marks, the bars, and the dashed line over them. */
export function GgrPicture({ scale, slots, running }: PictureProps) {
  const slot = 100 / Math.max(1, slots.length)
  const usualNow = slots[running]?.usual ?? null
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {running >= 0 && (
        <rect
          data-running
          x={`${running * slot}%`}
          width={`${slot}%`}
          height="100%"
          className="fill-hover"
        />
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
      {slots.map(({ point, state, ggr }, at) => {
        const { y, height } = barOf(scale, ggr)
        return (
          state !== 'coming' && (
            <rect
              key={point.at}
              data-bar
              x={`${(at + 0.18) * slot}%`}
              y={`${y}%`}
              width={`${slot * 0.64}%`}
              height={`${height}%`}
              rx="1.5"
              className="fill-link"
            />
          )
        )
      })}
      <UsualLine scale={scale} slots={slots} />
      {usualNow !== null && (
        <circle
          cx={`${(running + 0.5) * slot}%`}
          cy={`${placeOnPlot(scale, usualNow)}%`}
          r="4"
          strokeWidth="2"
          className="fill-brass stroke-s1"
        />
      )}
    </svg>
  )
}

/** The usual, broken where there is none. A single one has no neighbour to draw a line to, so it is as wide as its bar. */
function UsualLine({ scale, slots }: Pick<PictureProps, 'scale' | 'slots'>) {
  const slot = 100 / Math.max(1, slots.length)
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
      {runsOf(slots).map(({ from, values }) => {
        const at = (place: number, value: number) => `${place * slot},${placeOnPlot(scale, value)}`
        const [only] = values.length === 1 ? values : []
        const points =
          only === undefined
            ? values.map((value, step) => at(from + step + 0.5, value))
            : [at(from + 0.18, only), at(from + 0.82, only)]
        return (
          <polyline
            key={from}
            data-usual
            points={points.join(' ')}
            vectorEffect="non-scaling-stroke"
            strokeWidth="1.75"
            strokeDasharray="4 4"
            strokeLinejoin="round"
            className="fill-none stroke-brass"
          />
        )
      })}
    </svg>
  )
}

type Run = { readonly from: number; readonly values: number[] }

/** Neighbours that have a usual, together. */
function runsOf(slots: readonly DrawnPoint[]): Run[] {
  const runs: Run[] = []
  slots.forEach(({ usual }, at) => {
    if (usual === null) return
    const last = runs.at(-1)
    if (last !== undefined && last.from + last.values.length === at) last.values.push(usual)
    else runs.push({ from: at, values: [usual] })
  })
  return runs
}
