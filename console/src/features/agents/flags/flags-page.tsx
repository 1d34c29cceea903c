import { useInfiniteQuery } from '@tanstack/react-query'
import { ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { AgentFlag } from '@baize/contract/agents/flags-desk'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { Segmented } from '@baize/ui/forms/segmented'
import { PageHead } from '@baize/ui/navigation/page-head'
import { useToast } from '@baize/ui/overlays/toast'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { useOperator } from '../../../shared/operator.ts'
import { MoreButton } from '../../../shared/lists/more-button.tsx'
import { flagsQuery, root } from '../api.ts'
import { AgentsExport } from '../files/agents-export.tsx'
import { flagColumns } from '../files/desk-files.ts'
import { flagDeciders } from '../roles.ts'
import { FlagTable, type FlagAct } from './flag-table.tsx'
import { RoundsDialog } from './rounds-dialog.tsx'
import { wordsOf } from './words.ts'

const states = ['open', 'confirmed', 'dismissed'] as const
const stateTexts = {
  open: 'agents-desk.flagOpen',
  confirmed: 'agents-desk.flagConfirmed',
  dismissed: 'agents-desk.flagDismissed',
} as const

/** Members of a team who look like one person or stand against each other: shown, and judged by an operator. */
export function FlagsPage() {
  const t = useText()
  const [search, change] = useSearch()
  const state = states.find((one) => one === search['state']) ?? 'open'
  const list = useInfiniteQuery(flagsQuery(state))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(list.isPending)
  const [act, setAct] = useState<FlagAct>()
  const [open, setOpen] = useState<AgentFlag>()
  const [isLooking, setLooking] = useState(false)
  const { can } = useOperator()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('ops.placeAgentFlags')}
        sub={t('agents-flags.sub')}
        actions={
          can(...flagDeciders) && (
            <Button icon={<ScanSearch size={16} />} onClick={() => setLooking(true)}>
              {t('agents-flags.lookNow')}
            </Button>
          )
        }
      />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Card flush className="overflow-clip" footer={list.hasNextPage && <MoreButton list={list} />}>
        <div className="flex flex-wrap items-center gap-2 px-4 py-3 md:px-5">
          <Segmented
            size="sm"
            label={t('ops.columnState')}
            value={state}
            onValue={(next) => change({ state: next === 'open' ? undefined : next })}
            segments={states.map((one) => ({ value: one, label: t(stateTexts[one]) }))}
          />
          <div className="ms-auto">
            <AgentsExport
              list="agent-flags"
              filter={{ state }}
              columns={flagColumns}
              disabled={rows.length === 0}
              read={(cursor, signal) =>
                call(
                  calls.listAgentFlags,
                  { state, limit: 100, ...(cursor && { cursor }) },
                  { signal },
                )
              }
            />
          </div>
        </div>
        <FlagTable
          flags={rows}
          skeletonRows={slow ? 6 : 0}
          onAct={setAct}
          onOpen={setOpen}
          empty={
            list.isSuccess && (
              <EmptyState
                picture={<RecordsPicture />}
                title={t('agents-desk.flagsEmpty')}
                text={t('agents-desk.flagsEmptyText')}
              />
            )
          }
        />
      </Card>
      {open && <RoundsDialog flag={open} onClose={() => setOpen(undefined)} />}
      {isLooking && <LookDialog onClose={() => setLooking(false)} />}
      {act && <DecideDialog act={act} onClose={() => setAct(undefined)} />}
    </div>
  )
}

type DecideDialogProps = { readonly act: FlagAct; readonly onClose: () => void }

function DecideDialog({ act: { flag, state }, onClose }: DecideDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  const isConfirmed = state === 'confirmed'
  const words = wordsOf(flag)
  const action = t(isConfirmed ? words.confirm : words.dismiss)
  return (
    <ReasonDialog
      title={t('agents-desk.actOf', { act: action, name: flag.member.account })}
      text={t(isConfirmed ? words.confirmText : words.dismissText)}
      action={action}
      tone={isConfirmed ? 'danger' : 'primary'}
      onConfirm={async (reason) => {
        const { id, state: seen } = flag
        await write(() => call(calls.decideAgentFlag, { id, state, seen, reason }))
        show(t('agents-desk.flagDecided', { name: flag.member.account }), 'ok')
      }}
      onClose={onClose}
    />
  )
}

function LookDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  return (
    <ReasonDialog
      title={t('agents-flags.lookNow')}
      text={t('agents-flags.lookText')}
      action={t('agents-flags.lookNow')}
      onConfirm={async (reason) => {
        const { found } = await write(() => call(calls.lookForFlags, { reason }))
        show(t('agents-flags.looked', { count: found }), 'ok')
      }}
      onClose={onClose}
    />
  )
}
