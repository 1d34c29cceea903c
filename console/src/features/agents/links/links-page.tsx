import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskInvitation } from '@baize/contract/agents/invitations-desk'
import { Card } from '@baize/ui/card'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { PageHead } from '@baize/ui/navigation/page-head'
import { useToast } from '@baize/ui/overlays/toast'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { SearchBox } from '../../../shared/forms/search-box.tsx'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { MoreButton } from '../../../shared/lists/more-button.tsx'
import { root } from '../api.ts'
import { AgentsExport } from '../files/agents-export.tsx'
import { linkColumns } from '../files/desk-files.ts'
import { linksQuery } from './api.ts'
import { JoinedDialog } from './joined-dialog.tsx'
import { LinkTable } from './link-table.tsx'
import { readCode } from './read-code.ts'

/** The links by which agents invite, who came by each, and where one is ended. */
export function LinksPage() {
  const t = useText()
  const [{ agent = '', code = '' }] = useSearch()
  const wanted = readCode(code)
  const filter = {
    ...(agent.trim() !== '' && { agent: agent.trim() }),
    ...(wanted !== '' && { code: wanted }),
  }
  const list = useInfiniteQuery(linksQuery(filter))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(list.isPending)
  const [ending, setEnding] = useState<DeskInvitation>()
  const [open, setOpen] = useState<DeskInvitation>()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead title={t('agents-links-desk-menu.links')} sub={t('agents-links.sub')} />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Card flush className="overflow-clip" footer={list.hasNextPage && <MoreButton list={list} />}>
        <div className="flex flex-wrap items-center gap-2 px-4 py-3 md:px-5">
          <SearchBox label={t('agents-links.search')} field="code" className="w-full sm:w-72" />
          <SearchBox
            label={t('agents-links.searchAgent')}
            field="agent"
            hasKey={false}
            className="w-full sm:w-72"
          />
          <div className="ms-auto">
            <AgentsExport
              list="agent-links"
              filter={filter}
              columns={linkColumns}
              disabled={rows.length === 0}
              read={(cursor, signal) =>
                call(
                  calls.listDeskInvitations,
                  { ...filter, limit: 100, ...(cursor && { cursor }) },
                  { signal },
                )
              }
            />
          </div>
        </div>
        <LinkTable
          links={rows}
          skeletonRows={slow ? 6 : 0}
          onEnd={setEnding}
          onOpen={setOpen}
          empty={
            list.isSuccess && (
              <EmptyState
                picture={<RecordsPicture />}
                title={t('agents-links.empty')}
                text={t('agents-links.emptyText')}
              />
            )
          }
        />
      </Card>
      {open && <JoinedDialog code={open.code} onClose={() => setOpen(undefined)} />}
      {ending && <EndDialog link={ending} onClose={() => setEnding(undefined)} />}
    </div>
  )
}

type EndDialogProps = { readonly link: DeskInvitation; readonly onClose: () => void }

function EndDialog({ link: { code, agent }, onClose }: EndDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  return (
    <ReasonDialog
      title={t('agents-links.endOf', { code })}
      text={t('agents-links.endText', { account: agent.account })}
      action={t('agents-links.end')}
      tone="danger"
      onConfirm={async (reason) => {
        await write(() => call(calls.endInvitation, { code, reason }))
        show(t('agents-links.ended', { code }), 'ok')
      }}
      onClose={onClose}
    />
  )
}
