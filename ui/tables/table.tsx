// Safari and older Chromium drop a table's roles once its parts are laid out as cards, so they are written out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as cards, they lose them */
import { useRef, type ReactNode } from 'react'
import { cx } from '../look/cx.ts'
import type { Column, TableSort } from './table-column.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { useIsHouseAway } from '../waiting/house-away.tsx'
import '../waiting/skeleton.css'
import './table.css'

export type TableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** The row whose record is open. */
  selectedId?: string | undefined
  /** With it a row takes the focus: arrows, Home and End move, Enter opens. */
  onOpen?: (row: Row) => void
  sort?: TableSort | undefined
  onSort?: (sort: TableSort) => void
  /** How many grey rows to show below the real ones while more load. */
  skeletonRows?: number
  empty?: ReactNode
  dense?: boolean
  className?: string
}

/** Arrow keys walk the rows of a table body; the browser scrolls the focused one into view. */
function walk(body: HTMLElement | null, from: Element, key: string): boolean {
  const rows = [...(body?.querySelectorAll<HTMLElement>('tr[tabindex]') ?? [])]
  const at = rows.findIndex((row) => row === from)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key]
  const target = to === undefined ? undefined : rows[to]
  target?.focus()
  return target !== undefined
}

const waitingRows = 3

export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowId, selectedId, onOpen, dense } = props
  // While the house is away, what did not come is waited for; that there is nothing would be a guess.
  const waits = useIsHouseAway() && rows.length === 0
  const skeletonRows = Math.max(props.skeletonRows ?? 0, waits ? waitingRows : 0)
  const body = useRef<HTMLTableSectionElement>(null)
  const hasTotals = columns.some((column) => column.total !== undefined)
  const firstStop = rows.some((row) => rowId(row) === selectedId) ? selectedId : rows[0]
  const isStop = (row: Row) =>
    firstStop === selectedId ? rowId(row) === selectedId : row === firstStop
  if (rows.length === 0 && skeletonRows === 0 && props.empty) return props.empty
  return (
    // Without rows to focus, the box itself must take the focus, or a keyboard could not scroll it sideways.
    <div
      className={cx('table-box', props.className)}
      {...(!onOpen && { tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      <table role="table" aria-label={label} className="data-table" data-dense={dense}>
        <TableHead columns={columns} sort={props.sort} onSort={props.onSort} />
        <tbody role="rowgroup" ref={body}>
          {rows.map((row) => (
            <TableRow
              key={rowId(row)}
              row={row}
              columns={columns}
              selected={rowId(row) === selectedId}
              tabIndex={isStop(row) ? 0 : -1}
              onOpen={onOpen}
              onKey={(from, key) => walk(body.current, from, key)}
            />
          ))}
          {Array.from({ length: skeletonRows }, (_, index) => (
            <SkeletonRow key={index} columns={columns} index={index} />
          ))}
        </tbody>
        {hasTotals && <Totals columns={columns} />}
      </table>
    </div>
  )
}

const widths = ['70%', '85%', '60%', '75%', '50%']

function SkeletonRow<Row>({ columns, index }: { columns: readonly Column<Row>[]; index: number }) {
  return (
    <tr aria-hidden="true" className="table-skeleton">
      {columns.map((column, at) => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a grey row is hidden and holds no control
        <td key={column.id} data-align={column.align} data-priority={column.priority ?? 2}>
          <span
            className="skeleton inline-block h-2.5"
            style={{ width: widths[(at + index) % widths.length] }}
          />
        </td>
      ))}
    </tr>
  )
}

function Totals<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <td
            key={column.id}
            role="cell"
            data-align={column.align}
            data-pinned={column.isPinned}
            data-priority={column.total === undefined ? 3 : (column.priority ?? 2)}
          >
            {column.total !== undefined && column.priority !== 1 && (
              <span className="table-label">{column.head}</span>
            )}
            <span>{column.total}</span>
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
