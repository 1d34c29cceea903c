import { useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { DeskGame } from '@baize/contract/catalogue/catalogue-desk'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { PageHead } from '@baize/ui/navigation/page-head'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { OrderBar } from '../../../shared/lists/order-bar.tsx'
import { call } from '../../../shared/api.ts'
import { PageSkeleton } from '../../../shared/documents/page-skeleton.tsx'
import { ReadOnlyNote } from '../../../shared/documents/read-only-note.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { hotQuery, useCatalogueWrite, catalogueWriters } from '../api.ts'
import { listWords } from '../order-words.ts'
import { FindGame } from './find-game.tsx'
import { HotList } from './hot-list.tsx'
import { LobbyRow } from './lobby-row.tsx'
import { useHotDraft } from './use-hot-draft.ts'

/** The games that people meet first. */
export function HotPage() {
  const t = useText()
  const list = useQuery(hotQuery)
  const mayWrite = useOperator().can(...catalogueWriters)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead title={t('ops.placeHot')} sub={t('catalogue-desk.hotSub')} />
      {!mayWrite && <ReadOnlyNote writers={catalogueWriters} />}
      <FailureNote error={list.error} onRetry={list.refetch} />
      {list.isPending && <PageSkeleton />}
      {list.data && <HotDesk live={list.data.items} mayWrite={mayWrite} />}
    </div>
  )
}

function HotDesk({ live, mayWrite }: { live: readonly DeskGame[]; mayWrite: boolean }) {
  const t = useText()
  const write = useCatalogueWrite()
  const draft = useHotDraft(live)
  const save = async (reason: string) => {
    const { ids, was } = draft
    await write(() => call(calls.setHotList, { nodeIds: [...ids], was: [...was], reason }))
    draft.undo()
  }
  return (
    <>
      {draft.isBehind && draft.isChanged ? (
        <Note
          tone="pending"
          role="alert"
          action={
            <Button size="sm" onClick={draft.undo}>
              {t('catalogue-desk.loadNew')}
            </Button>
          }
        >
          {t('errors.changed_meanwhile')}
        </Note>
      ) : (
        draft.isChanged && <OrderBar words={listWords} onSave={save} onUndo={draft.undo} />
      )}
      <LobbyRow games={draft.games} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <HotList
          games={draft.games}
          mayWrite={mayWrite}
          onMove={draft.move}
          onRemove={draft.remove}
        />
        {mayWrite && <FindGame chosen={draft.ids} onAdd={draft.add} />}
      </div>
    </>
  )
}
