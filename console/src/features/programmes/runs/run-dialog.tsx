import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { RewardRun } from '@baize/contract/promotions/runs-desk'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useToast } from '@baize/ui/overlays/toast'
import { Table } from '@baize/ui/tables/table'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { useOperator } from '../../../shared/operator.ts'
import { linesQuery, root } from '../api.ts'
import { programmeWriters } from '../roles.ts'
import { kindTexts } from '../words.ts'
import { useLineColumns } from './line-columns.tsx'
import { RunSteps } from './run-steps.tsx'
import { useWindowText } from './runs-table.tsx'

type RunDialogProps = { readonly run: RewardRun; readonly onClose: () => void }

/** One run: how far it is, what holds it up, and what each member gets by it. */
export function RunDialog({ run, onClose }: RunDialogProps) {
  const t = useText()
  const { can } = useOperator()
  const windowText = useWindowText()
  const lines = useInfiniteQuery(linesQuery(run.id))
  const [isAsking, setAsking] = useState(false)
  const isHeld = run.waits === 'second_person'
  return (
    <Dialog
      open
      size="lg"
      title={`${t(kindTexts[run.kind])}, ${windowText(run)}`}
      onClose={onClose}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <RunSteps run={run} />
        {run.waits === 'budget' && <Note tone="info">{t('programmes-desk.budgetShort')}</Note>}
        {isHeld && (
          <div className="flex flex-wrap items-center gap-3">
            <p className="min-w-0 flex-1 basis-64 text-text-2">{t('programmes-desk.held')}</p>
            {can(...programmeWriters) && (
              <Button variant="primary" onClick={() => setAsking(true)}>
                {t('programmes-desk.release')}
              </Button>
            )}
          </div>
        )}
        <FailureNote error={lines.error} onRetry={lines.refetch} />
        <Table
          dense
          label={t('programmes-desk.lines')}
          columns={useLineColumns(false)}
          rows={lines.data?.pages.flatMap(({ items }) => items) ?? []}
          rowId={({ member, currency }) => `${member} ${currency}`}
          skeletonRows={lines.isPending ? 4 : 0}
          empty={lines.isSuccess && <p className="text-text-3">{t('programmes-desk.noLines')}</p>}
        />
        {lines.hasNextPage && (
          <div className="flex justify-center">
            <Button
              size="sm"
              busy={lines.isFetchingNextPage}
              onClick={() => void lines.fetchNextPage()}
            >
              {t('ops.booksMore')}
            </Button>
          </div>
        )}
      </div>
      {isAsking && <ReleaseDialog run={run} onClose={() => setAsking(false)} />}
    </Dialog>
  )
}

function ReleaseDialog({ run, onClose }: RunDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  return (
    <ReasonDialog
      title={t('programmes-desk.release')}
      text={t('programmes-desk.releaseText')}
      action={t('programmes-desk.release')}
      onConfirm={async (reason) => {
        await write(() => call(calls.releaseRewardRun, { id: run.id, reason }))
        show(t('programmes-desk.budgetAsked'), 'ok')
      }}
      onClose={onClose}
    />
  )
}
