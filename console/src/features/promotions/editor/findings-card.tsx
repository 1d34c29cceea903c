import { ChevronRight, CircleAlert, CircleCheck } from 'lucide-react'
import type { OfferFinding } from '@baize/contract/promotions/offer'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { faultNames } from '../words.ts'
import { useFindingWords } from './problems.ts'

type FindingsCardProps = {
  readonly findings: readonly OfferFinding[]
  readonly mayWrite: boolean
  /** Goes to the field. */
  readonly onGo: (finding: OfferFinding) => void
  /** Puts the value there that would be right. */
  readonly onSet: (finding: OfferFinding) => void
}

/** All that keeps it from being published, each with the way to its field. */
export function FindingsCard({ findings, mayWrite, onGo, onSet }: FindingsCardProps) {
  const t = useText()
  const words = useFindingWords()
  if (findings.length === 0) {
    return (
      <Card>
        <div className="flex items-start gap-2.5">
          <CircleCheck size={18} aria-hidden="true" className="mt-0.5 flex-none text-pos" />
          <div>
            <p className="font-semibold">{t('offers-desk.ready')}</p>
            <p className="text-meta text-text-3">{t('offers-desk.readyText')}</p>
          </div>
        </div>
      </Card>
    )
  }
  return (
    <Card
      title={t('offers-desk.before')}
      actions={<StatusChip tone="bad">{findings.length}</StatusChip>}
    >
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {findings.map((finding) => (
          <li key={`${finding.field} ${finding.fault}`} className="flex items-center gap-2">
            <button
              type="button"
              onClick={() => onGo(finding)}
              className="flex min-w-0 flex-1 items-start gap-2 py-2 text-start"
            >
              <CircleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none text-neg" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{t(faultNames[finding.fault])}</span>
                <span className="block text-meta break-words text-text-3">
                  {words.nameOf(finding)}
                </span>
              </span>
              <ChevronRight size={16} aria-hidden="true" className="mt-1 flex-none text-text-3" />
            </button>
            {mayWrite && finding.right !== null && (
              <Button size="sm" onClick={() => onSet(finding)}>
                {t('offers-desk.setTo', { value: words.rightOf(finding) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
