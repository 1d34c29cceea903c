import { useState } from 'react'
import { cx } from '@baize/ui/look/cx.ts'
import { drawn, namedSlots, plotScaleOf } from '../../shared/figures/plot.ts'
import { ValueAxis } from '../../shared/figures/value-axis.tsx'
import { GgrPicture, type DrawnPoint } from './ggr-picture.tsx'
import type { PlayReport } from './play-api.ts'
import { PointTip } from './point-tip.tsx'
import { pointStateOf, usePointWords } from './use-point-words.ts'

type GgrPlotProps = {
  readonly label: string
  readonly report: PlayReport
  readonly now: Date
}

/**
 * Bars of what was kept, a dashed line of the usual, the running one shaded. Each slot can be pointed at and is a stop
 * of the arrow keys; what it tells is also its name for those who cannot see it.
 */
export function GgrPlot({ label, report, now }: GgrPlotProps) {
  const words = usePointWords(report)
  const [pointed, setPointed] = useState<number>()
  const slots: DrawnPoint[] = report.points.map((point) => ({
    point,
    state: pointStateOf(point, now),
    ggr: drawn(point.ggr, report.currency),
    usual: point.usual === null ? null : drawn(point.usual, report.currency),
  }))
  const scale = plotScaleOf(slots.flatMap(({ ggr, usual }) => [ggr, usual ?? 0]))
  const running = slots.findIndex(({ state }) => state === 'running')
  const shown = pointed === undefined ? undefined : slots[pointed]
  return (
    <figure
      aria-label={label}
      className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] grid-rows-[13rem_auto] gap-x-2"
      onPointerLeave={() => setPointed(undefined)}
    >
      <ValueAxis scale={scale} />
      <div className="relative">
        <GgrPicture scale={scale} slots={slots} running={running} />
        <Stops
          names={slots.map(({ point, state }) =>
            [
              words.titleOf(point, state),
              ...words.linesOf(point, state).map(({ name, value }) => `${name} ${value}`),
            ].join('. '),
          )}
          running={running}
          pointed={pointed}
          onPointed={setPointed}
        />
        {shown && pointed !== undefined && (
          <PointTip
            at={pointed}
            of={slots.length}
            title={words.titleOf(shown.point, shown.state)}
            lines={words.linesOf(shown.point, shown.state)}
          />
        )}
      </div>
      <SlotAxis texts={report.points.map(words.axisText)} running={running} />
    </figure>
  )
}

type StopsProps = {
  readonly names: readonly string[]
  /** Where the tab key arrives, shaded already; none of a time that is over. */
  readonly running: number
  readonly pointed: number | undefined
  readonly onPointed: (at: number | undefined) => void
}

/** One stop for the tab key, and the arrow keys walk from slot to slot. */
function Stops({ names, running, pointed, onPointed }: StopsProps) {
  function walk(from: HTMLElement, at: number, key: string): boolean {
    const last = names.length - 1
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key]
    const next = to === undefined ? undefined : from.parentElement?.children[to]
    if (key === 'Escape') onPointed(undefined)
    if (!(next instanceof HTMLElement)) return false
    next.focus()
    return true
  }
  return (
    <div className="absolute inset-0 flex">
      {names.map((name, at) => (
        <button
          key={at}
          type="button"
          aria-label={name}
          tabIndex={at === (pointed ?? Math.max(0, running)) ? 0 : -1}
          className={cx(
            'h-full min-w-0 flex-1 cursor-default',
            at === pointed && at !== running && 'bg-hover',
          )}
          onPointerEnter={() => onPointed(at)}
          onFocus={() => onPointed(at)}
          onBlur={() => onPointed(undefined)}
          onKeyDown={(event) => {
            if (walk(event.currentTarget, at, event.key)) event.preventDefault()
          }}
        />
      ))}
    </div>
  )
}

type SlotAxisProps = { readonly texts: readonly string[]; readonly running: number }

/** Every second hour has its name, on a phone every fourth; the running one in bold. */
function SlotAxis({ texts, running }: SlotAxisProps) {
  const isNamed = namedSlots(texts.length, 12)
  const isNamedOnPhone = namedSlots(texts.length, 6)
  return (
    <div
      aria-hidden="true"
      className="figures relative col-start-2 mt-1.5 h-4 text-caption whitespace-nowrap text-text-3"
    >
      {texts.map(
        (text, at) =>
          (isNamed(at) || isNamedOnPhone(at)) && (
            <span
              key={at}
              style={{ insetInlineStart: `${((at + 0.5) * 100) / texts.length}%` }}
              className={cx(
                'absolute -translate-x-1/2',
                at === running && 'font-semibold text-text',
                !isNamed(at) && 'sm:hidden',
                !isNamedOnPhone(at) && 'max-sm:hidden',
              )}
            >
              {text}
            </span>
          ),
      )}
    </div>
  )
}
