import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { cx } from '@baize/ui/look/cx.ts'
import { shareOf } from './shares.ts'

type Props = { readonly worst: string; readonly most: string | null }

/** How much of the limit is taken at the worst, as a bar and in words. */
export function LimitBar({ worst, most }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const share = shareOf(worst, most)
  if (share === undefined) return <span className="text-text-3">{t('lottery-desk.noLimit')}</span>
  const isHigh = share >= 9_000
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="h-1.5 w-16 flex-none overflow-hidden rounded-full bg-s3">
        <span
          className={cx('block h-full', isHigh ? 'bg-danger' : 'bg-felt')}
          style={{ width: `${Math.min(share, 10_000) / 100}%` }}
        />
      </span>
      <span className={cx('figures', isHigh && 'font-semibold text-neg')}>
        {new Intl.NumberFormat(tag, { style: 'percent' }).format(share / 10_000)}
      </span>
    </span>
  )
}
