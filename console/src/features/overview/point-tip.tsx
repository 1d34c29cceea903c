import type { PointLine } from './use-point-words.ts'

type PointTipProps = {
  /** Which slot of how many it is about. */
  readonly at: number
  readonly of: number
  readonly title: string
  readonly lines: readonly PointLine[]
}

/** What a slot tells, beside it and towards the middle, never beyond the edges of the plot. */
export function PointTip({ at, of, title, lines }: PointTipProps) {
  const edge = at * 2 < of ? ((at + 1) * 100) / of : (at * 100) / of
  const beside = at * 2 < of ? `${edge}% + 0.5rem` : `${edge}% - 13.5rem`
  return (
    <div
      aria-hidden="true"
      data-tip
      style={{ insetInlineStart: `clamp(0px, ${beside}, 100% - 13rem)` }}
      className="pointer-events-none absolute top-0 z-1 w-52 rounded-ctl border border-line-strong bg-s2 px-3 py-2 text-caption"
    >
      <p className="font-semibold text-text">{title}</p>
      <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5">
        {lines.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-text-2">{name}</dt>
            <dd className="figures text-end font-semibold text-text">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
