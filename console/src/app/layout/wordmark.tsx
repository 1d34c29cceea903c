import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { bootBrand } from '../../shared/boot.ts'

/** The brand's name with the brass dot, and what this application is. */
export function Wordmark({ className }: { className?: string }) {
  const t = useText()
  return (
    <span className={cx('flex items-baseline justify-between gap-3', className)}>
      <span className="min-w-0 truncate font-display text-h3 font-extrabold tracking-tight text-text">
        {bootBrand().name}
        <span aria-hidden="true" className="ms-px inline-block size-1.5 rounded-full bg-metal" />
      </span>
      <span className="flex-none text-meta text-text-3">{t('ops.operations')}</span>
    </span>
  )
}
