import { useState } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { cx } from '@baize/ui/look/cx.ts'
import { momentText } from '@baize/kernel/moment-text'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useOperator } from '../../shared/operator.ts'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { roundTop, type HourSlot, type SpanName } from './statistics.ts'

type HourBarsProps = {
  readonly label: string
  readonly slots: readonly HourSlot[]
  readonly span: SpanName
}

const parts = [
  { side: 'refused', fill: 'bg-neg' },
  { side: 'open', fill: 'bg-warn' },
  { side: 'good', fill: 'bg-link' },
] as const

/**
 * Bars of what went well, what is on its way and what was refused. Drawn by boxes, so that they stretch with the
 * page and their lines stay sharp. A screen reader gets the sum; the numbers are in the table that can be shown instead.
 */
export function HourBars({ label, slots, span }: HourBarsProps) {
  const t = useText()
  const countText = useCountText()
  const [pointed, setPointed] = useState<HourSlot>()
  const top = roundTop(Math.max(...slots.map(({ good, open, refused }) => good + open + refused)))
  const sum = (side: 'good' | 'open' | 'refused') =>
    slots.reduce((all, slot) => all + slot[side], 0)
  const summary = t('identity-desk.chartSum', {
    good: countText(sum('good')),
    open: countText(sum('open')),
    refused: countText(sum('refused')),
  })
  return (
    <figure>
      <Legend text={pointed ? undefined : summary} slot={pointed} span={span} />
      <div
        role="img"
        aria-label={`${label}. ${summary}`}
        className="relative grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[12rem_auto] gap-x-2"
        onPointerLeave={() => setPointed(undefined)}
      >
        <div className="figures flex flex-col justify-between text-end text-caption text-text-3">
          {[top, top / 2, 0].map((at) => (
            <span key={at} className="-my-2 leading-4">
              {countText(at)}
            </span>
          ))}
        </div>
        <div className="relative">
          {[0, 50, 100].map((at) => (
            <span
              key={at}
              style={{ top: `${at}%` }}
              className={cx('absolute inset-x-0 h-px', at === 100 ? 'bg-line-strong' : 'bg-line')}
            />
          ))}
          <div className="absolute inset-0 flex">
            {slots.map((slot) => (
              <Bar
                key={slot.from.getTime()}
                slot={slot}
                top={top}
                isPointed={slot === pointed}
                onPointed={() => setPointed(slot)}
              />
            ))}
          </div>
        </div>
        <Axis slots={slots} span={span} />
      </div>
    </figure>
  )
}

type BarProps = {
  readonly slot: HourSlot
  readonly top: number
  readonly isPointed: boolean
  readonly onPointed: () => void
}

function Bar({ slot, top, isPointed, onPointed }: BarProps) {
  return (
    <div
      className={cx('flex h-full flex-1 flex-col justify-end px-px', isPointed && 'bg-hover')}
      onPointerEnter={onPointed}
      onPointerDown={onPointed}
    >
      {parts.map(({ side, fill }) => (
        <span
          key={side}
          data-side={side}
          style={{ height: `${(slot[side] / top) * 100}%` }}
          className={cx(
            'mx-auto w-full max-w-6 first:rounded-t-[1.5px] forced-colors:border',
            slot[side] > 0 && 'min-h-0.5',
            fill,
          )}
        />
      ))}
    </div>
  )
}

type LegendProps = {
  readonly text: string | undefined
  readonly slot: HourSlot | undefined
  readonly span: SpanName
}

/** Which colour is what; while a bar is pointed at, its numbers. */
function Legend({ text, slot, span }: LegendProps) {
  const t = useText()
  const countText = useCountText()
  const slotText = useSlotText(span)
  const words = {
    good: t('identity-desk.sideGood'),
    open: t('identity-desk.sideOpen'),
    refused: t('identity-desk.sideRefused'),
  }
  return (
    <figcaption className="mb-4 flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-meta">
      {parts.toReversed().map(({ side, fill }) => (
        <span key={side} className="inline-flex items-center gap-1.5 text-text-2">
          <span aria-hidden="true" className={cx('size-2.5 rounded-[2px]', fill)} />
          {words[side]}
          {slot && <span className="figures font-semibold text-text">{countText(slot[side])}</span>}
        </span>
      ))}
      <span className="ms-auto text-text-3">{slot ? slotText(slot.from) : text}</span>
    </figcaption>
  )
}

/** The moment at which a slot begins, as the axis and the table say it. */
export function useSlotText(span: SpanName): (from: Date) => string {
  const { tag } = languageEntry(useLanguage())
  const { zone } = useOperator()
  return (from) => momentText(from, tag, zone, span === 'day' ? 'time' : 'short')
}

/** Every fourth slot is named, which is once a day over a week; the shortest form fits a phone in every language. */
function Axis({ slots, span }: Pick<HourBarsProps, 'slots' | 'span'>) {
  const { tag } = languageEntry(useLanguage())
  const { zone } = useOperator()
  const day = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    day: 'numeric',
    month: 'numeric',
    timeZone: zone,
  })
  return (
    <div
      aria-hidden="true"
      className="figures col-start-2 mt-1 flex text-caption whitespace-nowrap text-text-3"
    >
      {slots
        .filter((_, at) => at % 4 === 0)
        .map(({ from }) => (
          <span key={from.getTime()} className="min-w-0 flex-1">
            {span === 'day' ? momentText(from, tag, zone, 'time') : day.format(from)}
          </span>
        ))}
    </div>
  )
}
