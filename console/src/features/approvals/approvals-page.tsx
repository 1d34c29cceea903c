import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Approval } from '@baize/contract/approvals'
import { Card } from '@baize/ui/card'
import { EmptyState } from '@baize/ui/empty-state'
import { PageHead } from '@baize/ui/page-head'
import { RecordsPicture } from '@baize/ui/pictures'
import { Skeleton } from '@baize/ui/skeleton'
import { useSkeleton } from '@baize/ui/use-skeleton.ts'
import { FailureNote } from '@baize/ui/failure-note'
import { useText } from '@baize/texts/use-text'
import { approvalsQuery } from '../../shared/approvals.ts'
import { DecidedTable } from './decided-table.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import { WaitingCard } from './waiting-card.tsx'

type Open = {
  readonly approval: Approval
  readonly act: 'approve' | 'reject' | 'withdraw'
}

/** What waits for a second person, oldest first, and what was decided in the last week. */
export function ApprovalsPage() {
  const t = useText()
  const { data: approvals, error, isPending, refetch } = useQuery(approvalsQuery)
  const [open, setOpen] = useState<Open>()
  const slow = useSkeleton(isPending)
  const waiting = approvals?.filter(({ state }) => state === 'waiting').toReversed() ?? []
  const decided = approvals?.filter(({ state }) => state !== 'waiting') ?? []
  return (
    <div className="flex flex-col gap-4 px-4 py-5 lg:px-6">
      <PageHead title={t('ops.placeApprovals')} sub={t('ops.approvalsSub')} />
      <FailureNote error={error} onRetry={refetch} />
      {slow && <Skeleton className="h-56 w-full rounded-card" />}
      {approvals && waiting.length === 0 && (
        <Card>
          <EmptyState
            picture={<RecordsPicture />}
            title={t('ops.noApprovals')}
            text={t('ops.noApprovalsText')}
          />
        </Card>
      )}
      {waiting.map((approval) => (
        <WaitingCard
          key={approval.id}
          approval={approval}
          onDecide={(approve) => setOpen({ approval, act: approve ? 'approve' : 'reject' })}
          onWithdraw={() => setOpen({ approval, act: 'withdraw' })}
        />
      ))}
      {decided.length > 0 && <DecidedTable approvals={decided} />}
      {open && <OpenDialog open={open} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  const { approval, act } = open
  if (act === 'withdraw') return <WithdrawDialog approval={approval} onClose={onClose} />
  return <DecisionDialog approval={approval} approve={act === 'approve'} onClose={onClose} />
}
