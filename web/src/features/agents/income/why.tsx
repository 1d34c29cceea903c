import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Sheet } from '@baize/ui/overlays/sheet'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useText } from '@baize/texts/use-text'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { useIsWide } from '../../../shared/report/use-is-wide.ts'
import { kindTexts } from '../terms/words.ts'
import { windowQuery, type WindowDetail } from './api.ts'
import { StateChip } from './state-chip.tsx'
import { WhySteps } from './why-steps.tsx'
import { useWindowText } from './window-text.ts'

type WhyProps = { readonly id: string; readonly onClose: () => void }

/** Why an amount is what it is, step by step, and what became of it. */
export function Why({ id, onClose }: WhyProps) {
  const t = useText()
  const { data, error, refetch } = useQuery(windowQuery(id))
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('agents-income.why')}
      side={useIsWide() ? 'end' : 'bottom'}
    >
      <div className="grid gap-5 pt-1">
        <FailureNote error={error} onRetry={refetch} />
        {!data && !error && <Skeleton className="h-64" />}
        {data && (
          <>
            <Head detail={data} />
            <WhySteps detail={data} />
          </>
        )}
      </div>
    </Sheet>
  )
}

function Head({ detail: { window, currency } }: { readonly detail: WindowDetail }): ReactNode {
  const t = useText()
  const windowText = useWindowText()
  return (
    <div className="grid gap-1 rounded-card bg-s3 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2 text-body-s text-text-2">
        <span>
          {t(kindTexts[window.kind])}, {windowText(window)}
        </span>
        <StateChip window={window} />
      </div>
      <span className="text-h3 font-semibold break-words [&_data]:whitespace-normal">
        <RecordSum of={window.amount} currency={currency} />
      </span>
      <span className="flex items-center gap-1 text-meta break-all text-text-3">
        {window.id}
        <CopyButton iconOnly text={window.id} label={`${t('reports.reference')}: ${window.id}`} />
      </span>
    </div>
  )
}
