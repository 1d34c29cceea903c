import type { Good } from '@baize/contract/points/points'
import { useText } from '@baize/texts/use-text'
import { cx } from '@baize/ui/look/cx.ts'
import { GoodPicture } from './good-picture.tsx'
import { stockOf } from './stock.ts'
import { usePointsText } from './use-points-text.ts'

type Props = {
  readonly good: Good
  readonly own: bigint
  readonly chosen: boolean
  readonly onChoose: () => void
}

/** A good in the mall: what it is, what it costs, and why it cannot be had where it cannot. */
export function GoodTile({ good, own, chosen, onChoose }: Props) {
  const t = useText()
  const { points } = usePointsText()
  const missing = BigInt(good.price) - own
  const isGone = stockOf(good) === 0
  const isUsed = good.left === 0
  const still = isGone || isUsed || missing > 0n
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cx(
        'flex min-w-0 flex-col overflow-clip rounded-card border bg-s1 text-start',
        'transition-colors hover:border-line-strong focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
        chosen ? 'border-brass shadow-[inset_0_0_0_1px_var(--brass)]' : 'border-line',
      )}
    >
      <GoodPicture drawing={good.drawing} still={still} />
      <span className="grid gap-0.5 p-3">
        <span className="font-semibold break-words">{good.name}</span>
        <span className="line-clamp-2 text-meta text-text-3">{good.text}</span>
        <span className="mt-1 text-body-s">
          <span className={cx('figures font-semibold', !still && 'text-brass')}>
            {t('points.cost', { points: points(good.price) })}
          </span>
          {isGone && <span className="text-text-3">{t('points.tileGone')}</span>}
          {!isGone && isUsed && <span className="text-text-3">{t('points.tileUsed')}</span>}
          {!isGone && !isUsed && missing > 0n && (
            <span className="text-text-3">
              {t('points.tileShort', { points: points(missing) })}
            </span>
          )}
        </span>
      </span>
    </button>
  )
}
