import { Table2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Card } from '@baize/ui/card'
import { cx } from '@baize/ui/look/cx.ts'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { useIsWide } from '../../../shared/report/use-is-wide.ts'
import { PlotReader, type Reading } from './plot-reader.tsx'
import { scaleOf } from './scale.ts'
import { useDayText } from './use-day-text.ts'

export const plotHeight = 100

type Key = { readonly label: string; readonly className: string; readonly isLine?: boolean }

type PlotProps = {
  readonly title: string
  readonly keys: readonly Key[]
  readonly days: readonly string[]
  /** What stands below the beginning of each, where they are no days. */
  readonly markText?: (mark: string) => string
  /** The same in a sentence. */
  readonly about?: ReactNode
  /** All figures that are drawn. */
  readonly values: readonly number[]
  readonly axisText: (value: number) => string
  /** What is drawn, on a ground as wide as there are days and a hundred high. */
  readonly children: ReactNode
  /** The same in figures. */
  readonly table: ReactNode
  /** What one day came to, for who points at it; everybody else has the table. */
  readonly read?: (at: number) => readonly Reading[]
}

/** As many days as have room side by side. */
const mostLabels = { wide: 8, narrow: 4 }

/** The frame of a plot: its key, the lines behind it with their figures, the days below, or all of it as a table. */
export function Plot({ title, keys, days, values, axisText, children, table, ...more }: PlotProps) {
  const { markText, about, read } = more
  const t = useText()
  const dayText = useDayText()
  const [isTable, setIsTable] = useState(false)
  const { marks } = scaleOf(values, plotHeight)
  const every = Math.ceil(days.length / (useIsWide() ? mostLabels.wide : mostLabels.narrow))
  // Where all is nought there is nothing to measure: one line, and that below.
  const isFlat = marks.length === 1
  return (
    <Card
      title={title}
      actions={
        <IconButton
          size="sm"
          aria-pressed={isTable}
          label={t(isTable ? 'agents.asPlot' : 'agents.asTable')}
          icon={<Table2 size={18} />}
          onClick={() => setIsTable(!isTable)}
        />
      }
    >
      {isTable ? (
        <div className="max-h-72 overflow-y-auto">{table}</div>
      ) : (
        <figure aria-label={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
          <div
            aria-hidden="true"
            className={cx(
              'figures flex h-44 flex-col text-end text-caption text-text-3',
              isFlat ? 'justify-end' : 'justify-between',
            )}
          >
            {marks.map((value) => (
              <span key={value} className="-my-2">
                {axisText(value)}
              </span>
            ))}
          </div>
          <div className="relative h-44">
            <div
              aria-hidden="true"
              className={cx(
                'absolute inset-0 flex flex-col',
                isFlat ? 'justify-end' : 'justify-between',
              )}
            >
              {marks.map((value) => (
                <span key={value} className="h-px bg-line" />
              ))}
            </div>
            <svg
              viewBox={`0 0 ${days.length} ${plotHeight}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={title}
              className="absolute inset-0 size-full overflow-visible"
            >
              {children}
            </svg>
            {read && <PlotReader days={days} read={read} />}
          </div>
          <span />
          <div aria-hidden="true" className="flex pt-2 text-caption text-text-3">
            {days.map((day, at) => (
              <span key={day} className="relative h-4 flex-1">
                {at % every === 0 && (
                  <span
                    className={`absolute whitespace-nowrap ${markText ? 'start-0' : 'start-1/2 -translate-x-1/2 rtl:translate-x-1/2'}`}
                  >
                    {(markText ?? dayText)(day)}
                  </span>
                )}
              </span>
            ))}
          </div>
          <figcaption className="col-span-2 flex flex-wrap gap-x-4 pt-2 text-meta text-text-2">
            {about && <span className="w-full">{about}</span>}
            {keys.map(({ label, className, isLine = false }) => (
              <span key={label} className="flex items-center gap-1.5">
                <span
                  aria-hidden="true"
                  className={`${className} ${isLine ? 'h-0.5 w-4' : 'size-2.5 rounded-[2px]'}`}
                />
                {label}
              </span>
            ))}
          </figcaption>
        </figure>
      )}
    </Card>
  )
}
