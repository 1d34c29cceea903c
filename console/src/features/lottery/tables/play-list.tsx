import { useMemo, useState } from 'react'
import { useText } from '@baize/texts/use-text'
import type { Band } from '@baize/games/lottery/pricing/table'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Select } from '@baize/ui/forms/select'
import { TextField } from '@baize/ui/forms/text-field'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import type { PlayRow } from './mode-rows.ts'
import { ReturnText } from './return-text.tsx'

type Props = {
  readonly rows: readonly PlayRow[]
  readonly band: Band
  readonly onOpen: (row: PlayRow) => void
}

const all = 'all'
const own = 'own'
const wrong = 'wrong'
const shown = 60

/** The plays of a prize mode with what they return: those that are looked for, what is wrong first. */
export function PlayList({ rows, band, onOpen }: Props) {
  const t = useText()
  const [search, setSearch] = useState('')
  const [which, setWhich] = useState<string>(all)
  const [most, setMost] = useState(shown)
  const families = [...new Set(rows.map(({ play }) => play.family))]
  const found = useMemo(() => {
    const word = search.trim().toLowerCase()
    return rows
      .filter(({ play }) => word === '' || `${play.id} ${play.name}`.includes(word))
      .filter(
        ({ play, isOwn, faults }) =>
          which === all ||
          (which === own && isOwn) ||
          (which === wrong && faults.length > 0) ||
          play.family === which,
      )
      .toSorted((a, b) => Math.sign(b.faults.length) - Math.sign(a.faults.length))
  }, [rows, search, which])
  const options = [
    { value: all, label: t('lottery-tables.allPlays') },
    { value: own, label: t('lottery-tables.ownPlays') },
    { value: wrong, label: t('lottery-tables.wrongPlays') },
    ...families.map((family) => ({ value: family as string, label: family.toUpperCase() })),
  ]
  return (
    <Card title={t('lottery-tables.plays')} sub={String(found.length)}>
      <div className="grid gap-3 pb-3 sm:grid-cols-2">
        <TextField
          label={t('lottery-tables.search')}
          value={search}
          maxLength={60}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Select
          label={t('lottery-tables.show')}
          options={options}
          value={which}
          onValue={setWhich}
        />
      </div>
      <Table
        label={t('lottery-tables.plays')}
        columns={useColumns(band)}
        rows={found.slice(0, most)}
        rowId={({ play }) => play.id}
        onOpen={onOpen}
        empty={<p className="p-4 text-text-3">{t('lottery-tables.noPlays')}</p>}
      />
      {found.length > most && (
        <Button className="mt-3 justify-self-start" onClick={() => setMost(most + shown)}>
          {t('lottery-tables.more')}
        </Button>
      )}
    </Card>
  )
}

function useColumns(band: Band): readonly Column<PlayRow>[] {
  const t = useText()
  return [
    {
      id: 'play',
      head: t('lottery-tables.play'),
      priority: 1,
      cell: ({ play, isOwn }) => (
        <span className="block min-w-0">
          <b className="font-semibold break-words">{play.id}</b>{' '}
          {isOwn && <StatusChip tone="info">{t('lottery-tables.own')}</StatusChip>}
          <span className="block text-caption text-text-3">{play.name}</span>
        </span>
      ),
    },
    {
      id: 'cost',
      head: t('lottery-tables.cost'),
      align: 'end',
      cell: ({ said }) => <span className="figures">{`${said.ways} × ${said.factor}`}</span>,
    },
    {
      id: 'return',
      head: t('lottery-tables.returns'),
      align: 'end',
      cell: ({ leastBps, mostBps, said }) => (
        <ReturnText leastBps={leastBps} mostBps={mostBps} band={band} isSold={said.isSold} />
      ),
    },
  ]
}
