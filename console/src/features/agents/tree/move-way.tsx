import { ArrowRight } from 'lucide-react'
import type { BranchMove } from '@baize/contract/agents/tree-desk'
import { useText } from '@baize/texts/use-text'

/** From where to where; nobody is the top. */
export function MoveWay({ from, to }: Pick<BranchMove, 'from' | 'to'>) {
  const t = useText()
  const top = t('agents-desk.top')
  return (
    <p className="flex flex-wrap items-center gap-1 text-meta text-text-2">
      <span className="break-all">{from?.account ?? top}</span>
      <ArrowRight size={14} role="img" aria-label={t('agents-desk.to')} />
      <span className="break-all">{to?.account ?? top}</span>
    </p>
  )
}
