import { useState } from 'react'
import { Amount } from '../figures/amount.tsx'
import { Card } from '../card.tsx'
import { DateRange } from '../forms/date-range.tsx'
import { presetDays } from '../forms/date-presets.ts'
import { EmptyState } from '../waiting/empty-state.tsx'
import { KeyValues } from '../figures/key-values.tsx'
import { Moment } from '../figures/moment.tsx'
import { Note } from '../waiting/note.tsx'
import { Pager } from '../tables/pager.tsx'
import { RecordsPicture } from '../figures/pictures.tsx'
import { Skeleton } from '../waiting/skeleton.tsx'
import { StatusChip } from '../figures/status-chip.tsx'
import type { Column, TableSort } from '../tables/table-column.ts'
import { Table } from '../tables/table.tsx'
import { TabPanel, Tabs } from '../navigation/tabs.tsx'
import { Timeline } from '../figures/timeline.tsx'

type Bet = { id: string; at: Date; game: string; stake: bigint; result: bigint; won: boolean }

const now = new Date('2025-11-15T06:02:00Z')
const zone = 'Asia/Manila'

const bets: Bet[] = [
  {
    id: 'W-88408',
    at: new Date(+now - 12e5),
    game: 'Golden Fortune',
    stake: 20000n,
    result: 4821000n,
    won: true,
  },
  {
    id: 'W-88409',
    at: new Date(+now - 36e5),
    game: 'Speed Baccarat A',
    stake: 150000n,
    result: -150000n,
    won: false,
  },
  {
    id: 'W-88410',
    at: new Date(+now - 72e5),
    game: 'Book of Sun',
    stake: 5000n,
    result: 0n,
    won: false,
  },
  {
    id: 'W-88411',
    at: new Date(+now - 86e6),
    game: 'Fish Harbour',
    stake: 250000n,
    result: 187750n,
    won: true,
  },
]

const columns: Column<Bet>[] = [
  {
    id: 'at',
    head: 'Time',
    sortable: true,
    cell: (bet) => <Moment at={bet.at} language="EN" zone={zone} />,
  },
  { id: 'game', head: 'Game', priority: 1, total: 'Total', cell: (bet) => bet.game },
  { id: 'id', head: 'Reference', priority: 3, cell: (bet) => bet.id },
  {
    id: 'stake',
    head: 'Stake',
    align: 'end',
    sortable: true,
    cell: (bet) => <Amount amount={bet.stake} currency="PHP" language="EN" show="none" />,
    total: <Amount amount={425000n} currency="PHP" language="EN" show="none" />,
  },
  {
    id: 'result',
    head: 'Result',
    align: 'end',
    cell: (bet) => <Amount amount={bet.result} currency="PHP" language="EN" show="none" trend />,
    total: <Amount amount={4858750n} currency="PHP" language="EN" show="none" trend />,
  },
  {
    id: 'state',
    head: 'State',
    priority: 1,
    cell: (bet) => (
      <StatusChip tone={bet.won ? 'ok' : 'plain'}>{bet.won ? 'Won' : 'Lost'}</StatusChip>
    ),
  },
]

export function DataPart() {
  const [open, setOpen] = useState('W-88409')
  const [sort, setSort] = useState<TableSort>({ column: 'at', direction: 'down' })
  const [tab, setTab] = useState<'open' | 'settled' | 'void'>('settled')
  const [page, setPage] = useState(6)
  const [range, setRange] = useState(presetDays('previous7', now, zone))
  return (
    <div className="grid gap-4">
      <Card
        title="Betting record"
        sub="Asia/Manila"
        flush
        footer={<Pager page={page} count={20} onPage={setPage} />}
      >
        <div className="grid gap-3 px-4 pb-3 md:px-5">
          <Tabs
            name="bets"
            label="Bets"
            selected={tab}
            onSelect={setTab}
            tabs={[
              { id: 'open', label: 'Open', count: 3 },
              { id: 'settled', label: 'Settled' },
              { id: 'void', label: 'Void' },
            ]}
          />
          <DateRange value={range} onValue={setRange} zone={zone} now={now} />
        </div>
        <TabPanel name="bets" selected={tab}>
          <Table
            label="Bets"
            rows={bets}
            rowId={(bet) => bet.id}
            selectedId={open}
            onOpen={(bet) => setOpen(bet.id)}
            sort={sort}
            onSort={setSort}
            skeletonRows={2}
            className="max-md:px-4"
            columns={columns}
          />
        </TabPanel>
      </Card>
      <div className="grid items-start gap-4 md:grid-cols-3">
        <Facts />
        <Card title="Withdrawal">
          <Timeline
            label="Withdrawal"
            steps={[
              { id: 'a', title: 'Requested', at: '14:02', state: 'done' },
              { id: 'b', title: 'Approved', at: '14:21', state: 'done' },
              {
                id: 'c',
                title: 'Did the money arrive?',
                at: '23 h 12 min left',
                text: 'PHP 5,000.00 sent to your bank account ending 4471.',
                state: 'now',
              },
              { id: 'd', title: 'Received', state: 'next' },
            ]}
          />
        </Card>
        <Card title="Notes">
          <div className="grid gap-2">
            <Note>Past draws do not change the next one.</Note>
            <Note tone="info">Withdrawals above PHP 50,000.00 take a second person.</Note>
            <Note tone="ok" title="The chain holds">
              1,204,331 entries checked.
            </Note>
            <Note tone="pending" title="You are offline">
              Showing data from 14:02.
            </Note>
            <Note tone="bad">Three fields need another look.</Note>
          </div>
        </Card>
      </div>
      <Card title="Nothing and not yet">
        <div className="grid gap-6 md:grid-cols-2">
          <Table
            label="No bets"
            rows={[] as Bet[]}
            rowId={(bet) => bet.id}
            columns={[]}
            empty={
              <EmptyState
                picture={<RecordsPicture />}
                title="No bets yet"
                text="Every bet you place is listed here with its result."
              />
            }
          />
          <div className="grid content-start gap-3">
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-32 w-full" />
          </div>
        </div>
      </Card>
    </div>
  )
}

function Facts() {
  return (
    <Card title="Amounts, moments, chips">
      <KeyValues
        ruled
        items={[
          {
            id: 'a',
            label: 'Balance',
            value: <Amount amount={1248050n} currency="PHP" language="EN" />,
          },
          {
            id: 'b',
            label: 'Large',
            value: <Amount amount={51240822130618n} currency="PHP" language="EN" />,
          },
          {
            id: 'c',
            label: 'Yen',
            value: <Amount amount={1248050n} currency="JPY" language="JA" />,
          },
          {
            id: 'd',
            label: 'Real',
            value: <Amount amount={-1248050n} currency="BRL" language="PT" />,
          },
          {
            id: 'e',
            label: 'Hidden',
            value: <Amount amount={1248050n} currency="PHP" language="EN" hidden />,
          },
          {
            id: 'f',
            label: 'Result',
            value: <Amount amount={-960000n} currency="PHP" language="EN" trend />,
          },
          {
            id: 'g',
            label: 'Today',
            value: <Moment at={now} language="EN" zone={zone} style="long" />,
          },
          {
            id: 'h',
            label: 'Ago',
            value: (
              <Moment at={new Date(+now - 72e4)} now={now} language="EN" zone={zone} style="ago" />
            ),
          },
        ]}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <StatusChip tone="pending">Waiting for you</StatusChip>
        <StatusChip tone="ok">Received</StatusChip>
        <StatusChip tone="bad">Rejected</StatusChip>
        <StatusChip tone="info">Partly received</StatusChip>
        <StatusChip tone="plain">Lost</StatusChip>
        <StatusChip tone="outline">Finance</StatusChip>
      </div>
    </Card>
  )
}
