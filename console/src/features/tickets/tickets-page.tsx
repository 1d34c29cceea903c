import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskCampaign } from '@baize/contract/promotions/tickets-desk'
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
import { campaignsQuery, root } from './api.ts'
import { CampaignTable } from './campaign-table.tsx'
import { GiveDialog } from './give-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ticketPublishers } from './roles.ts'

/** Campaigns of tickets with their money, as it stands now. */
export function TicketsPage() {
  const t = useText()
  const list = useInfiniteQuery(campaignsQuery)
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(list.isPending)
  const { can } = useOperator()
  const [isNew, setNew] = useState(false)
  const [given, setGiven] = useState<DeskCampaign>()
  const [stopped, setStopped] = useState<DeskCampaign>()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('tickets-desk-menu.tickets')}
        sub={t('tickets-desk.sub')}
        actions={
          can(...ticketPublishers) && (
            <Button variant="primary" icon={<Plus size={16} />} onClick={() => setNew(true)}>
              {t('tickets-desk.new')}
            </Button>
          )
        }
      />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Card flush className="overflow-clip" footer={list.hasNextPage && <MoreButton list={list} />}>
        <CampaignTable
          campaigns={rows}
          skeletonRows={slow ? 4 : 0}
          onGive={setGiven}
          onStop={setStopped}
          empty={
            list.isSuccess && (
              <EmptyState picture={<RecordsPicture />} title={t('tickets-desk.none')} />
            )
          }
        />
      </Card>
      {isNew && <PublishDialog onClose={() => setNew(false)} />}
      {given && <GiveDialog campaign={given} onClose={() => setGiven(undefined)} />}
      {stopped && <StopDialog campaign={stopped} onClose={() => setStopped(undefined)} />}
    </div>
  )
}

type StopDialogProps = { readonly campaign: DeskCampaign; readonly onClose: () => void }

function StopDialog({ campaign, onClose }: StopDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  return (
    <ReasonDialog
      title={`${t('tickets-desk.stop')}: ${campaign.title}`}
      text={t('tickets-desk.stopText')}
      action={t('tickets-desk.stop')}
      tone="danger"
      onConfirm={async (reason) => {
        const { approval } = await write(() =>
          call(calls.stopCampaign, { id: campaign.id, reason }),
        )
        show(t(approval === null ? 'tickets-desk.stopped' : 'tickets-desk.waits'), 'ok')
      }}
      onClose={onClose}
    />
  )
}
