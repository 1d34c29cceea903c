import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskMission } from '@baize/contract/promotions/missions-desk'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { PageHead } from '@baize/ui/navigation/page-head'
import { useToast } from '@baize/ui/overlays/toast'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../shared/forms/use-write.ts'
import { useOperator } from '../../shared/operator.ts'
import { MoreButton } from '../../shared/lists/more-button.tsx'
import { missionsQuery, root } from './api.ts'
import { MissionTable } from './mission-table.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { missionPublishers } from './roles.ts'

/** Missions and boards with their money, as it stands now. */
export function MissionsPage() {
  const t = useText()
  const list = useInfiniteQuery(missionsQuery)
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(list.isPending)
  const { can } = useOperator()
  const [edited, setEdited] = useState<DeskMission | 'new'>()
  const [closed, setClosed] = useState<DeskMission>()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('missions-desk-menu.missions')}
        sub={t('missions-desk.sub')}
        actions={
          can(...missionPublishers) && (
            <Button variant="primary" icon={<Plus size={16} />} onClick={() => setEdited('new')}>
              {t('missions-desk.new')}
            </Button>
          )
        }
      />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Card flush className="overflow-clip" footer={list.hasNextPage && <MoreButton list={list} />}>
        <MissionTable
          missions={rows}
          skeletonRows={slow ? 4 : 0}
          onEdit={setEdited}
          onClose={setClosed}
          empty={
            list.isSuccess && (
              <EmptyState picture={<RecordsPicture />} title={t('missions-desk.none')} />
            )
          }
        />
      </Card>
      {edited !== undefined && (
        <PublishDialog
          mission={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {closed && <CloseDialog mission={closed} onClose={() => setClosed(undefined)} />}
    </div>
  )
}

type CloseDialogProps = { readonly mission: DeskMission; readonly onClose: () => void }

function CloseDialog({ mission, onClose }: CloseDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  return (
    <ReasonDialog
      title={`${t('missions-desk.close')}: ${mission.plan.titles.EN ?? ''}`}
      text={t('missions-desk.closeText')}
      action={t('missions-desk.close')}
      tone="danger"
      onConfirm={async (reason) => {
        const { approval } = await write(() => call(calls.closeMission, { id: mission.id, reason }))
        show(t(approval === null ? 'missions-desk.closed' : 'missions-desk.waits'), 'ok')
      }}
      onClose={onClose}
    />
  )
}
