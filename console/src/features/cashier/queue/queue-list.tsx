import type { ReactNode, RefObject } from 'react'
import { Card } from '@baize/ui/card'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { TabPanel, type Tab } from '@baize/ui/navigation/tabs'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { ListFoot } from '../../../shared/lists/list-foot.tsx'
import { SearchBox } from '../../../shared/forms/search-box.tsx'
import { LaneTabs } from './lane-tabs.tsx'
import { MemberFilter } from './member-filter.tsx'

type QueueListProps<Row, Lane extends string> = {
  readonly name: string
  readonly lane: Lane
  readonly lanes: readonly (Tab<Lane> & { readonly label: string })[]
  /** Beside the search, where a queue has more to choose from. */
  readonly filters?: ReactNode
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly box: RefObject<HTMLDivElement | null>
  readonly open: string | undefined
  readonly onOpen: (id: string) => void
  readonly empty: ReactNode
  readonly list: {
    readonly isPending: boolean
    readonly isSuccess: boolean
    readonly isFetchingNextPage: boolean
    readonly hasNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
}

/** The lanes of a queue and the rows of the one that is looked at. */
export function QueueList<Row extends { readonly id: string }, Lane extends string>(
  props: QueueListProps<Row, Lane>,
) {
  const { name, lane, lanes, columns, rows, box, open, onOpen, list } = props
  const t = useText()
  const slow = useSkeleton(list.isPending)
  return (
    <Card flush className="overflow-clip max-md:border-0 max-md:bg-transparent">
      <LaneTabs name={name} lane={lane} lanes={lanes} />
      <TabPanel name={name} selected={lane}>
        <div className="flex flex-wrap items-center gap-2 px-4 py-3">
          <SearchBox label={t('cashier-desk.search')} field="q" className="w-full sm:w-72" />
          {props.filters}
          <MemberFilter />
        </div>
        <div ref={box}>
          <Table
            label={lanes.find(({ id }) => id === lane)?.label ?? ''}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            selectedId={open}
            onOpen={({ id }) => onOpen(id)}
            skeletonRows={slow ? 10 : 0}
            empty={list.isSuccess && props.empty}
          />
        </div>
        {rows.length > 0 && (
          <ListFoot
            loading={list.isFetchingNextPage}
            hasOlder={list.hasNextPage}
            end={t('cashier-desk.listEnd')}
            onOlder={() => void list.fetchNextPage()}
          />
        )}
      </TabPanel>
    </Card>
  )
}
