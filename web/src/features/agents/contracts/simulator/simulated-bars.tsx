import { useText } from '@baize/texts/use-text'
import type { SimulatedPeriod } from './api.ts'
import { usePeriodText } from './use-period-text.ts'

type Props = { readonly periods: readonly SimulatedPeriod[]; readonly hasPresent: boolean }

/** The periods as bars, oldest first; the figures themselves are in the table below, so nobody has to hear these. */
export function SimulatedBars({ periods, hasPresent }: Props) {
  const t = useText()
  const periodText = usePeriodText()
  const all = periods.flatMap((one) => [one.offered.amount, one.present?.amount ?? '0'])
  const most = all.reduce((top, sum) => (BigInt(sum) > top ? BigInt(sum) : top), 1n)
  const height = (sum: string) => {
    const share = Number((BigInt(sum) * 1000n) / most) / 10
    return `${Math.max(share, BigInt(sum) > 0n ? 2 : 0)}%`
  }
  const oldestFirst = [...periods].toSorted((a, b) => a.from.localeCompare(b.from))
  return (
    <div aria-hidden="true">
      <div className="flex h-28 items-end gap-1 border-b border-line-strong">
        {oldestFirst.map(({ from, to, offered, present }) => (
          <div
            key={from}
            title={periodText(from, to)}
            className="flex h-full min-w-0 flex-1 items-end justify-center gap-0.5"
          >
            {hasPresent && (
              <span
                className="w-full max-w-6 rounded-t-[2px] bg-text-3"
                style={{ height: height(present?.amount ?? '0') }}
              />
            )}
            <span
              className="w-full max-w-6 rounded-t-[2px] bg-brass"
              style={{ height: height(offered.amount) }}
            />
          </div>
        ))}
      </div>
      <div className="mt-1.5 flex flex-wrap gap-x-4 text-meta text-text-3">
        {hasPresent && (
          <span className="flex items-center gap-1.5">
            <i className="size-2.5 rounded-[2px] bg-text-3" />
            {t('agents-contracts.present')}
          </span>
        )}
        <span className="flex items-center gap-1.5">
          <i className="size-2.5 rounded-[2px] bg-brass" />
          {t('agents-contracts.thisOffer')}
        </span>
      </div>
    </div>
  )
}
