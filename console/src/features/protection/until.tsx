import type { Restriction } from '@baize/contract/protection/protection'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'

/** The end of a break, or that it has none. */
export function Until({ kind, until }: Pick<Restriction, 'kind' | 'until'>) {
  const t = useText()
  if (until === null) return t('protection.forGood')
  const show = kind === 'exclusion' ? 'date' : 'short'
  return <DeskMoment at={until} show={show} className="figures whitespace-nowrap" />
}
