import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { Table } from '@baize/ui/tables/table'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { dryRunQuery, type RunKind } from '../api.ts'
import { kindTexts } from '../words.ts'
import { useLineColumns } from './line-columns.tsx'
import { useWindowText } from './runs-table.tsx'

/** What the next run would give as things stand, member by member. It writes nothing. */
export function DryRunPart({ kind }: { readonly kind: RunKind }) {
  const t = useText()
  const windowText = useWindowText()
  const [isAsked, setAsked] = useState(false)
  const found = useQuery({ ...dryRunQuery(kind), enabled: isAsked })
  const columns = useLineColumns(true)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-4">
      <div className="flex flex-wrap items-center gap-3 px-4 md:px-5">
        <p className="min-w-0 flex-1 basis-64 text-text-2">
          {t(kindTexts[kind])}. {t('programmes-desk.dryText')}
        </p>
        <Button
          icon={<Play size={16} />}
          busy={found.isFetching}
          onClick={() => (isAsked ? void found.refetch() : setAsked(true))}
        >
          {t(isAsked ? 'programmes-desk.dryAgain' : 'programmes-desk.dryRun')}
        </Button>
      </div>
      <div className="px-4 empty:hidden md:px-5">
        <FailureNote error={found.error} onRetry={found.refetch} />
      </div>
      {found.data && (
        <>
          <div className="grid gap-2 px-4 md:px-5">
            <p className="text-meta text-text-3">{windowText(found.data)}</p>
            {found.data.sums.map(({ currency, amount, members, nothing }) => (
              <p key={currency} className="flex flex-wrap gap-x-5 gap-y-1">
                <span>
                  {t('programmes-desk.wouldGive')}{' '}
                  <BookAmount
                    bare={false}
                    amount={amount}
                    currency={currency}
                    className="font-semibold"
                  />
                </span>
                <span className="text-text-2">
                  {t('programmes-desk.dryCount', { count: members - nothing, nothing })}
                </span>
              </p>
            ))}
            {found.data.isCut && <Note tone="info">{t('programmes-desk.previewCut')}</Note>}
          </div>
          <Table
            dense
            label={t('programmes-desk.tabDry')}
            className="max-md:px-3"
            columns={columns}
            rows={found.data.items}
            rowId={({ member, currency }) => `${member} ${currency}`}
            empty={<p className="px-5 text-text-3">{t('programmes-desk.dryEmpty')}</p>}
          />
        </>
      )}
    </div>
  )
}
