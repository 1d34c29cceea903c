import { ShieldCheck } from 'lucide-react'
import { buttonClass } from '@baize/ui/button-class.ts'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { shortHash } from '../../shared/fair/short-hash.ts'

type Props = { readonly commitment: string; readonly className: string }

/** What fixed the flight before it took off. */
export function FairRow({ commitment, className }: Props) {
  const t = useText()
  return (
    <section
      aria-label={t('arcade.fairPlay')}
      className={cx(
        'flex flex-wrap items-center gap-3 rounded-card border border-line bg-s1 py-2.5 ps-4 pe-3 md:mt-3',
        className,
      )}
    >
      <span className="flex items-center gap-2 text-text-2">
        <ShieldCheck size={18} aria-hidden="true" />
        {t('arcade.crashFixed')}
      </span>
      <code className="figures min-w-0 flex-1 truncate text-meta text-text-3">
        {shortHash(commitment)}
      </code>
      <CopyButton text={commitment} />
      <a
        href="/arcade/verify#model=crash"
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'ghost', size: 'sm' })}
      >
        {t('arcade.checkRound')}
      </a>
    </section>
  )
}
