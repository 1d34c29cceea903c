import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, Headset, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@baize/ui/button-class.ts'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { IconButton } from '@baize/ui/icon-button'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { Sheet } from '@baize/ui/overlays/sheet'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useText } from '@baize/texts/use-text'
import { overPage } from '../../../shared/over-page.ts'
import { useIsWide } from '../../../shared/report/use-is-wide.ts'
import { FittedSum } from '../overview/fitted-sum.tsx'
import { kindTexts } from '../terms/words.ts'
import { windowQuery, type WindowDetail } from './api.ts'
import { StateChip } from './state-chip.tsx'
import { wayToEntry } from './way-to-entry.ts'
import { WhySteps } from './why-steps.tsx'
import { useWindowText } from './window-text.ts'

type WhyProps = {
  readonly id: string
  readonly onClose: () => void
  readonly onOpen: (id: string) => void
}

/** Why an amount is what it is, step by step, what became of it, and the way to the one before and after. */
export function Why({ id, onClose, onOpen }: WhyProps) {
  const t = useText()
  const { data, error, refetch, isPlaceholderData } = useQuery(windowQuery(id))
  const step = (to: string | null, label: string, icon: ReactNode) => (
    <IconButton
      label={label}
      icon={icon}
      // Not switched off: who stepped here by the keyboard stays on it.
      aria-disabled={to === null || isPlaceholderData}
      className="aria-disabled:text-text-3 aria-disabled:opacity-50"
      onClick={() => {
        if (to !== null && !isPlaceholderData) onOpen(to)
      }}
    />
  )
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('agents-income.why')}
      side={useIsWide() ? 'end' : 'bottom'}
      actions={
        data && (
          <>
            {step(data.newer, t('agents-why.newer'), <ChevronUp size={22} />)}
            {step(data.older, t('agents-why.older'), <ChevronDown size={22} />)}
          </>
        )
      }
      footer={data && <Foot detail={data} />}
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

/** The line that the last payment made in the account record, and the way to ask about it. */
function Foot({ detail: { window, payments, zone } }: { readonly detail: WindowDetail }) {
  const t = useText()
  const here = useAddress()
  const last = payments.at(-1)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {last && (
        <Link to={wayToEntry(here, last, zone)} className={buttonClass()}>
          <ReceiptText size={18} aria-hidden="true" />
          {t('shell.accountRecord')}
        </Link>
      )}
      <Link
        to={overPage(
          { ...here, search: { ...here.search, order: window.id } },
          { popup: 'feedback' },
        )}
        className={buttonClass({ variant: 'ghost' })}
      >
        <Headset size={18} aria-hidden="true" />
        {t('agents-why.question')}
      </Link>
    </div>
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
      <span className="@container text-h2 font-semibold">
        <FittedSum of={window.amount} currency={currency} />
      </span>
      <span className="flex items-center gap-1 text-meta break-all text-text-3">
        {window.id}
        <CopyButton iconOnly text={window.id} label={`${t('reports.reference')}: ${window.id}`} />
      </span>
    </div>
  )
}
