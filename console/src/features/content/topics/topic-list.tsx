import { Plus } from 'lucide-react'
import { calls } from 'virtual:contract'
import type { listTopicEntries } from '@baize/contract/content/content-desk'
import { topicSections, type TopicSection } from '@baize/contract/content/content-names'
import type { ReplyOf } from '@baize/contract/endpoint'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { PageHead } from '@baize/ui/navigation/page-head'
import { Segmented } from '@baize/ui/forms/segmented'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { DeskKey } from '../../../shared/desk-key.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { ReadOnlyNote } from '../../../shared/documents/read-only-note.tsx'
import { useKeys } from '../../../shared/keys.ts'
import { useOperator } from '../../../shared/operator.ts'
import { OrderBar } from '../../../shared/lists/order-bar.tsx'
import { Reorder, ReorderHandle, ReorderKeys } from '../../../shared/lists/reorder.tsx'
import { useContentWrite, contentWriters } from '../api.ts'
import { MissingChip } from '../missing-chip.tsx'
import { contentOrderWords } from '../order-words.ts'
import { EntryStateChip } from '../state-chip.tsx'
import { useOrder } from '../../../shared/lists/use-order.ts'
import { isArticle, sectionNames } from './draft.ts'

type TopicRow = ReplyOf<typeof listTopicEntries>[number]

type TopicListProps = {
  readonly topics: readonly TopicRow[]
  readonly section: TopicSection
  readonly onSection: (section: TopicSection) => void
  readonly onOpen: (id: string) => void
}

export function TopicList({ topics, section, onSection, onOpen }: TopicListProps) {
  const t = useText()
  const mayWrite = useOperator().can(...contentWriters)
  const add = () => onOpen('new')
  useKeys(mayWrite ? [{ keys: 'n', label: t('content-desk.addTopic'), run: add }] : [])
  const countIn = (name: TopicSection) => topics.filter((topic) => topic.section === name).length
  return (
    <>
      <PageHead
        title={t('ops.placeTopics')}
        sub={t('content-desk.topicsSub')}
        actions={
          mayWrite && (
            <Button variant="primary" icon={<Plus size={18} />} onClick={add}>
              {t('content-desk.addTopic')} <DeskKey>N</DeskKey>
            </Button>
          )
        }
      />
      {!mayWrite && <ReadOnlyNote writers={contentWriters} />}
      <Segmented
        label={t('content-desk.section')}
        value={section}
        segments={topicSections.map((name) => ({
          value: name,
          label: t('content-desk.groupWithCount', {
            name: t(sectionNames[name]),
            count: countIn(name),
          }),
        }))}
        onValue={onSection}
      />
      <SectionTable
        key={section}
        section={section}
        topics={topics.filter((topic) => topic.section === section)}
        mayWrite={mayWrite}
        onOpen={onOpen}
      />
    </>
  )
}

type SectionTableProps = Omit<TopicListProps, 'onSection'> & { readonly mayWrite: boolean }

function SectionTable({ topics, section, mayWrite, onOpen }: SectionTableProps) {
  const t = useText()
  const write = useContentWrite()
  // Articles stand by their time, so there is no order to give them.
  const isOrdered = mayWrite && !isArticle(section)
  const sorted = isArticle(section)
    ? topics.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    : topics
  const order = useOrder(sorted)
  const columns = useColumns(isOrdered)
  const save = async (reason: string) => {
    await write(() => call(calls.orderTopics, { section, ids: [...order.ids], reason }))
    order.undo()
  }
  const nameOf = (id: string) => topics.find((topic) => topic.id === id)?.title ?? ''
  return (
    <>
      {order.isChanged && <OrderBar words={contentOrderWords} onSave={save} onUndo={order.undo} />}
      <Card flush className="overflow-clip max-md:border-0 max-md:bg-transparent">
        <Reorder ids={order.ids} nameOf={nameOf} onMove={order.move} disabled={!isOrdered}>
          <Table
            label={t(sectionNames[section])}
            columns={columns}
            rows={order.rows}
            rowId={({ id }) => id}
            onOpen={({ id }) => onOpen(id)}
            empty={<p className="px-5 py-8 text-text-3">{t('content-desk.noTopics')}</p>}
          />
        </Reorder>
      </Card>
      {isOrdered && topics.length > 1 && (
        <p className="px-1 text-meta text-text-3">
          <ReorderKeys />
        </p>
      )}
    </>
  )
}

function useColumns(isOrdered: boolean): readonly Column<TopicRow>[] {
  const t = useText()
  return [
    {
      id: 'title',
      head: t('content-desk.title'),
      priority: 1,
      cell: ({ id, title, needed }) => (
        <span className="flex min-w-0 items-center gap-3 py-1.5">
          {isOrdered && <ReorderHandle id={id} name={title} />}
          <span className="min-w-0 leading-5">
            <span className="flex flex-wrap items-center gap-2 font-semibold">
              {title}
              {needed && <StatusChip tone="outline">{t('content-desk.needed')}</StatusChip>}
            </span>
            <span className="text-meta font-normal text-text-3">#{id}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('content-desk.columnState'),
      cell: ({ enabled, publishedAt }) => (
        <EntryStateChip entry={{ enabled, startsAt: publishedAt, endsAt: null }} />
      ),
    },
    {
      id: 'languages',
      head: t('content-desk.columnLanguages'),
      cell: ({ languages }) => (
        <MissingChip words={Object.fromEntries(languages.map((language) => [language, true]))} />
      ),
    },
    {
      id: 'changed',
      head: t('content-desk.columnChanged'),
      cell: ({ changedAt, changedBy }) => (
        <span className="leading-4">
          <DeskMoment at={changedAt} className="block whitespace-nowrap" />
          <span className="block text-meta text-text-3">{changedBy}</span>
        </span>
      ),
    },
  ]
}
