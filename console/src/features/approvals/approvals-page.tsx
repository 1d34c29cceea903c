import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Approval, HandOver } from '@baize/contract/system/approvals'
import { Card } from '@baize/ui/card'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { Note } from '@baize/ui/waiting/note'
import { PageHead } from '@baize/ui/navigation/page-head'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { TabPanel, Tabs } from '@baize/ui/navigation/tabs'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { approvalsQuery } from '../../shared/approvals.ts'
import { useOperator } from '../../shared/operator.ts'
import { useSearch } from '../../shared/forms/use-search.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { groupApprovals, groupIds, groupNames, type GroupId, type Groups } from './groups.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { RequestDetail, type RequestAct } from './request-detail.tsx'
import { RequestLine } from './request-line.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** What waits for a second person and what was decided in the last week: the list, and all that is known of one. */
export function ApprovalsPage() {
  const t = useText()
  const { data: approvals, error, isPending } = useQuery(approvalsQuery)
  const groups = groupApprovals(approvals ?? [], useOperator())
  const slow = useSkeleton(isPending)
  return (
    <div className="flex flex-col gap-4 px-4 py-5 lg:px-6">
      <PageHead title={t('ops.placeApprovals')} sub={t('ops.approvalsSub')} />
      {error && (
        <Note tone="bad" role="alert">
          {failureText(error)}
        </Note>
      )}
      {slow && <Skeleton className="h-96 w-full rounded-card" />}
      {approvals && <Desk groups={groups} />}
    </div>
  )
}

type Open = { readonly approval: Approval; readonly act: RequestAct }

function Desk({ groups }: { readonly groups: Groups }) {
  const t = useText()
  const [search, change] = useSearch()
  const [open, setOpen] = useState<Open>()
  const [handOver, setHandOver] = useState<HandOver>()
  // Who only looks on has a tab for what waits for others; nobody else needs one.
  const shown = groupIds.filter((id) => id !== 'others' || groups.others.length > 0)
  const holds = (id: GroupId) => groups[id].some((each) => each.id === search['request'])
  const filled = shown.find(holds) ?? shown.find((id) => groups[id].length > 0) ?? 'mine'
  const group: GroupId = shown.find((id) => id === search['tab']) ?? filled
  const requests = groups[group]
  const at = Math.max(
    0,
    requests.findIndex(({ id }) => id === search['request']),
  )
  const request = requests[at]
  const choose = ({ id }: Approval) => change({ tab: group, request: id })
  return (
    <Card flush className="overflow-clip">
      <div className="border-line px-4 md:px-5">
        <Tabs
          name="approvals"
          label={t('ops.placeApprovals')}
          selected={group}
          onSelect={(tab) => change({ tab, request: undefined })}
          tabs={shown.map((id) => ({
            id,
            label: t(groupNames[id]),
            ...(id !== 'decided' && { count: groups[id].length }),
          }))}
        />
      </div>
      <TabPanel name="approvals" selected={group}>
        {request ? (
          <div className="grid lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
            <nav
              aria-label={t(groupNames[group])}
              className="flex flex-col border-line max-lg:hidden lg:border-e"
            >
              <ul className="divide-y divide-line border-b border-line">
                {requests.map((each) => (
                  <li key={each.id}>
                    <RequestLine
                      approval={each}
                      chosen={each === request}
                      onChoose={() => choose(each)}
                    />
                  </li>
                ))}
              </ul>
              <p className="px-5 py-4 text-caption text-text-3">{t('ops.approvalsLapse')}</p>
            </nav>
            <RequestDetail
              key={request.id}
              approval={request}
              place={{ at: at + 1, of: requests.length }}
              onStep={(step) => {
                const next = requests[at + step]
                if (next) choose(next)
              }}
              onAct={(act) => setOpen({ approval: request, act })}
            />
          </div>
        ) : (
          <EmptyState
            picture={<RecordsPicture />}
            title={t('ops.noApprovals')}
            text={t('ops.noApprovalsText')}
          />
        )}
      </TabPanel>
      {open && (
        <OpenDialog open={open} onHandOver={setHandOver} onClose={() => setOpen(undefined)} />
      )}
      {handOver && <HandOverDialog handOver={handOver} onClose={() => setHandOver(undefined)} />}
    </Card>
  )
}

type OpenDialogProps = {
  readonly open: Open
  readonly onHandOver: (handOver: HandOver) => void
  readonly onClose: () => void
}

function OpenDialog({ open, ...on }: OpenDialogProps) {
  const { approval, act } = open
  if (act === 'withdraw') return <WithdrawDialog approval={approval} onClose={on.onClose} />
  return <DecisionDialog approval={approval} approve={act === 'approve'} {...on} />
}
