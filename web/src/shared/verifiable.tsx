import { ShieldCheck } from 'lucide-react'
import { hrefOf } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'

/** Where it is told how a result is made, and how a player verifies one. */
const fairness = { path: '/help', hash: 'fair' } as const

const badgeClass =
  'inline-flex min-h-6 flex-none items-center gap-1 rounded-chip border border-line px-1.5 text-caption font-semibold text-text-2 hover:text-text'

/** The badge of what can be verified, which leads to how. Beside a game it opens apart, so that no round is left for it. */
export function VerifiableBadge({ apart = false }: { apart?: boolean }) {
  const t = useText()
  const why = t('shell.verifiableWhy')
  const words = (
    <>
      <ShieldCheck size={14} aria-hidden="true" className="text-brass" />
      {t('shell.verifiable')}
    </>
  )
  if (apart) {
    return (
      <a href={hrefOf(fairness)} target="_blank" rel="noopener" title={why} className={badgeClass}>
        {words}
      </a>
    )
  }
  return (
    <Link to={fairness} title={why} className={badgeClass}>
      {words}
    </Link>
  )
}

/** The same as a mark, where the whole is a button already and has no room for words. */
export function VerifiableMark() {
  const t = useText()
  return (
    <span title={t('shell.verifiable')} className="inline-flex flex-none text-brass">
      <ShieldCheck size={13} aria-hidden="true" />
      <span className="sr-only">{t('shell.verifiable')}</span>
    </span>
  )
}
