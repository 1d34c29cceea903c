import { Plus } from 'lucide-react'
import type { AnnouncementEntry } from '@baize/contract/content/content-desk'
import type { AnnouncementKind } from '@baize/contract/content/content-names'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { PageHead } from '@baize/ui/navigation/page-head'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { DeskKey } from '../../../shared/desk-key.tsx'
import { ReadOnlyNote } from '../../../shared/documents/read-only-note.tsx'
import { useKeys } from '../../../shared/keys.ts'
import { useOperator } from '../../../shared/operator.ts'
import { contentWriters } from '../api.ts'
import { MissingChip } from '../missing-chip.tsx'
import { EntryStateChip, WindowText } from '../state-chip.tsx'
import { executionNames, announcementKindTexts, typeNames } from './draft.ts'

type AnnouncementListProps = {
  readonly kind: AnnouncementKind
  readonly entries: readonly AnnouncementEntry[]
  readonly onOpen: (id: string) => void
}

export function AnnouncementList({ kind, entries, onOpen }: AnnouncementListProps) {
  const t = useText()
  const mayWrite = useOperator().can(...contentWriters)
  const texts = announcementKindTexts[kind]
  const columns = useColumns(kind)
  const add = () => onOpen('new')
  useKeys(mayWrite ? [{ keys: 'n', label: t(texts.add), run: add }] : [])
  return (
    <>
      <PageHead
        title={t(texts.place)}
        sub={t(texts.sub)}
        actions={
          mayWrite && (
            <Button variant="primary" icon={<Plus size={18} />} onClick={add}>
              {t(texts.add)} <DeskKey>N</DeskKey>
            </Button>
          )
        }
      />
      {!mayWrite && <ReadOnlyNote writers={contentWriters} />}
      <Card flush className="overflow-clip max-md:border-0 max-md:bg-transparent">
        <Table
          label={t(texts.place)}
          columns={columns}
          rows={entries}
          rowId={({ id }) => id}
          onOpen={({ id }) => onOpen(id)}
          empty={<p className="px-5 py-8 text-text-3">{t(texts.none)}</p>}
        />
      </Card>
    </>
  )
}

function useColumns(kind: AnnouncementKind): readonly Column<AnnouncementEntry>[] {
  const t = useText()
  const forWhom: Column<AnnouncementEntry> = {
    id: 'execution',
    head: t('content-desk.execution'),
    cell: ({ execution }) => t(executionNames[execution]),
  }
  return [
    {
      id: 'title',
      head: t('content-desk.title'),
      priority: 1,
      cell: ({ words, type }) => (
        <span className="block py-1.5 leading-5">
          <span className="line-clamp-2 font-semibold">{words.EN.title}</span>
          <span className="text-meta font-normal text-text-3">{t(typeNames[type])}</span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('content-desk.columnState'),
      cell: (row) => <EntryStateChip entry={row} />,
    },
    ...(kind === 'popup' ? [forWhom] : []),
    {
      id: 'window',
      head: t('content-desk.columnWindow'),
      cell: (row) => <WindowText entry={row} />,
    },
    {
      id: 'languages',
      head: t('content-desk.columnLanguages'),
      cell: ({ words }) => <MissingChip words={words} />,
    },
  ]
}
