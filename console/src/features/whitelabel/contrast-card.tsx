import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { FieldNote } from '@baize/ui/forms/field'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { tokenNames, type ContrastRow } from './contrast-rows.ts'

const shownAtFirst = 7

/** The contrast of every pair that the site puts on one another, computed while the hue moves. */
export function ContrastCard({ rows }: { readonly rows: readonly ContrastRow[] }) {
  const t = useText()
  const [isAll, setAll] = useState(false)
  const failing = rows.filter((row) => !row.passes)
  const near = rows.filter((row) => row.turns || !row.passes)
  const shown = isAll ? rows : near.slice(0, Math.max(shownAtFirst, failing.length))
  const nameOf = ({ front, back }: ContrastRow) =>
    t('system-desk.pair', { front: t(tokenNames[front]), back: t(tokenNames[back]) })
  return (
    <Card
      flush
      className="overflow-clip"
      title={t('system-desk.contrast')}
      sub={t('system-desk.contrastSub')}
      actions={
        failing.length === 0 ? (
          <StatusChip tone="ok">{t('system-desk.contrastHolds', { all: rows.length })}</StatusChip>
        ) : (
          <StatusChip tone="bad">
            {t('system-desk.contrastFails', { failing: failing.length, all: rows.length })}
          </StatusChip>
        )
      }
      footer={
        <>
          <span>
            {isAll ? t('system-desk.contrastAllShown') : t('system-desk.contrastNearShown')}
          </span>
          <Button size="sm" className="ms-auto" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
            {isAll
              ? t('system-desk.contrastShowNear')
              : t('system-desk.contrastShowAll', { all: rows.length })}
          </Button>
        </>
      }
    >
      <div className="-mt-2 max-md:p-3">
        <Table
          dense
          label={t('system-desk.contrast')}
          columns={columns(t, nameOf)}
          rows={shown}
          rowId={(row) => row.key}
        />
      </div>
      {failing[0] && (
        <div className="px-4 pb-3 md:px-5">
          <FieldNote
            id="contrast-failure"
            error={t('system-desk.contrastBlocked', {
              pair: nameOf(failing[0]),
              ratio: floorRatio(failing[0].ratio),
              needs: failing[0].needs,
            })}
          />
        </div>
      )}
    </Card>
  )
}

function columns(
  t: ReturnType<typeof useText>,
  nameOf: (row: ContrastRow) => string,
): Column<ContrastRow>[] {
  return [
    {
      id: 'pair',
      head: t('system-desk.pairHead'),
      priority: 1,
      cell: (row) => (
        <span>
          <span className="font-medium">{nameOf(row)}</span>{' '}
          <span className="text-text-3">
            {row.theme === 'dark' ? t('system-desk.inDark') : t('system-desk.inLight')}
          </span>
        </span>
      ),
    },
    { id: 'sample', head: t('system-desk.sample'), cell: (row) => <Sample row={row} /> },
    {
      id: 'ratio',
      head: t('system-desk.ratio'),
      align: 'end',
      cell: (row) => <span className="font-semibold">{floorRatio(row.ratio)}</span>,
    },
    {
      id: 'needs',
      head: t('system-desk.needs'),
      align: 'end',
      priority: 3,
      cell: (row) => row.needs.toFixed(1),
    },
    {
      id: 'result',
      head: t('system-desk.result'),
      priority: 1,
      cell: (row) =>
        row.passes ? (
          <StatusChip tone="ok" icon={<Check size={14} aria-hidden="true" />}>
            {t('system-desk.pass')}
          </StatusChip>
        ) : (
          <StatusChip tone="bad" icon={<X size={14} aria-hidden="true" />}>
            {t('system-desk.tooLow')}
          </StatusChip>
        ),
    },
  ]
}

// Cut, not rounded: 4.499 must not read as the 4.50 that it is short of.
function floorRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}

/** Letters where the pair is for letters, an outline where it is for outlines. */
function Sample({ row }: { readonly row: ContrastRow }) {
  return (
    <span
      aria-hidden="true"
      className="inline-grid h-6 w-13 place-items-center rounded-chip font-semibold"
      style={{ color: row.frontColour, background: row.backColour }}
    >
      {row.needs === 3 ? <span className="h-3.5 w-8 rounded-chip border-2 border-current" /> : 'Aa'}
    </span>
  )
}
