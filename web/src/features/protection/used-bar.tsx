import type { Currency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { useSums } from '../../shared/sums.ts'

type Props = { readonly used: bigint; readonly amount: bigint; readonly currency: Currency }

/** How much of a limit is used, as a bar and in words. */
export function UsedBar({ used, amount, currency }: Props) {
  const t = useText()
  const sums = useSums(currency)
  const left = amount > used ? amount - used : 0n
  const share = Number(((used < amount ? used : amount) * 1000n) / amount) / 10
  return (
    <div>
      <div
        className="h-2 overflow-hidden rounded-full bg-s3 forced-colors:border"
        aria-hidden="true"
      >
        <div
          className={left === 0n ? 'h-full bg-neg' : 'h-full bg-brass'}
          style={{ width: `${share}%` }}
        />
      </div>
      <p className="figures mt-1.5 flex flex-wrap justify-between gap-x-4 text-meta text-text-2">
        <span>{t('protection.used', { used: sums.full(used), amount: sums.full(amount) })}</span>
        <span className={left === 0n ? 'font-semibold text-neg' : undefined}>
          {left === 0n
            ? t('protection.nothingLeft')
            : t('protection.left', { left: sums.full(left) })}
        </span>
      </p>
    </div>
  )
}
