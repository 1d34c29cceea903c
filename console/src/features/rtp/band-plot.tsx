import type { RtpRow } from '@baize/contract/rtp/rtp-desk'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import type { RtpState } from './filter.ts'
import { isBeyond, placeOn, type ReturnScale } from './scale.ts'
import { useWords } from './use-words.ts'

type BandPlotProps = { readonly row: RtpRow; readonly scale: ReturnScale }

/** What cannot be judged is drawn as pale as it is worth. */
const fills: Readonly<Record<RtpState, string>> = {
  alarm: 'bg-neg',
  watch: 'bg-warn',
  inside: 'bg-link',
  few: 'bg-text-3',
  undeclared: 'bg-text-3',
}
const rims: Readonly<Record<RtpState, string>> = {
  alarm: 'border-neg',
  watch: 'border-warn',
  inside: 'border-link',
  few: 'border-text-3',
  undeclared: 'border-text-3',
}

/** One row of the picture: the bands of a fair one around the declared tick, and the observed dot. */
export function BandPlot({ row, scale }: BandPlotProps) {
  const label = useBandLabel(row)
  const { declaredBps, observedBps, within95Bps, within99Bps, state } = row
  const fill = fills[state]
  return (
    <span
      role="img"
      aria-label={label}
      className="relative -my-1 block h-9 min-w-64 max-md:my-0 max-md:ms-auto max-md:w-44 max-md:min-w-0 md:mx-5"
    >
      <Grid scale={scale} />
      {declaredBps !== null && within99Bps !== null && (
        <Band {...{ scale, fill }} middle={declaredBps} half={within99Bps} kind="99" />
      )}
      {declaredBps !== null && within95Bps !== null && (
        <Band {...{ scale, fill }} middle={declaredBps} half={within95Bps} kind="95" />
      )}
      {declaredBps !== null && (
        <span
          data-mark="declared"
          style={{ insetInlineStart: `${placeOn(scale, declaredBps)}%` }}
          className="absolute top-2.5 -ms-px h-4 w-0.5 bg-text forced-colors:bg-[CanvasText]"
        />
      )}
      <span
        data-mark="observed"
        style={{ insetInlineStart: `${placeOn(scale, observedBps)}%` }}
        className={cx(
          'absolute top-3 -ms-1.5 size-3 rounded-full border-2 forced-colors:bg-[Highlight]',
          // What lies beyond the edge is hollow: it is not where it is drawn.
          isBeyond(scale, observedBps) ? cx('bg-s1', rims[state]) : cx('border-s1', fill),
        )}
      />
    </span>
  )
}

type BandProps = {
  readonly scale: ReturnScale
  readonly middle: number
  readonly half: number
  readonly fill: string
  readonly kind: '95' | '99'
}

function Band({ scale, middle, half, fill, kind }: BandProps) {
  const [from, to] = [placeOn(scale, middle - half), placeOn(scale, middle + half)]
  return (
    <span
      data-band={kind}
      style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }}
      className={cx(
        'absolute rounded-[2px] forced-colors:border',
        kind === '99' ? 'top-3 h-3 opacity-25' : 'top-3.5 h-2 opacity-45',
        fill,
      )}
    />
  )
}

function Grid({ scale }: { readonly scale: ReturnScale }) {
  return scale.ticks.map((tick) => (
    <span
      key={tick}
      style={{ insetInlineStart: `${placeOn(scale, tick)}%` }}
      className="absolute inset-y-0 w-px bg-line"
    />
  ))
}

/** The marks of the stretch, as the head of its column. */
export function BandAxis({
  scale,
  label,
}: {
  readonly scale: ReturnScale
  readonly label: string
}) {
  const { tickText } = useWords()
  return (
    <>
      <span className="md:sr-only">{label}</span>
      <span
        aria-hidden="true"
        className="figures relative mx-5 block h-4 min-w-64 font-normal max-md:hidden"
      >
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            style={{ insetInlineStart: `${placeOn(scale, tick)}%` }}
            className="absolute -translate-x-1/2"
          >
            {tickText(tick)}
          </span>
        ))}
      </span>
    </>
  )
}

function useBandLabel({ observedBps, declaredBps, within99Bps }: RtpRow): string {
  const t = useText()
  const { percentText } = useWords()
  const observed = percentText(observedBps)
  if (declaredBps === null || within99Bps === null) return t('rtp-desk.bandNone', { observed })
  return t('rtp-desk.bandOf', {
    observed,
    declared: percentText(declaredBps),
    low: percentText(Math.max(0, declaredBps - within99Bps)),
    high: percentText(declaredBps + within99Bps),
  })
}
