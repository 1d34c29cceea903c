// Safari and older Chromium drop a table's roles once its parts are laid out as cards, so they are written out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as cards, they lose them */
import { ArrowDown, ArrowUp } from 'lucide-react'
import { cx } from '../look/cx.ts'
import type { Column, TableSort } from './table-column.ts'
import { useUiTexts } from '../texts.tsx'

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => {
          const sorted = sort?.column === column.id ? sort.direction : undefined
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              data-align={column.align}
              data-pinned={column.isPinned}
              aria-sort={sorted && (sorted === 'up' ? 'ascending' : 'descending')}
            >
              {column.sortable && onSort ? (
                <SortButton column={column} sorted={sorted} onSort={onSort} />
              ) : (
                column.head
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

type SortButtonProps<Row> = {
  column: Column<Row>
  sorted: TableSort['direction'] | undefined
  onSort: (sort: TableSort) => void
}

function SortButton<Row>({ column, sorted, onSort }: SortButtonProps<Row>) {
  const texts = useUiTexts()
  const next = sorted === 'down' ? 'up' : 'down'
  const Arrow = sorted === 'up' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      title={sorted && (sorted === 'up' ? texts.sortedUp : texts.sortedDown)}
      onClick={() => onSort({ column: column.id, direction: next })}
      className={cx(
        'inline-flex min-h-6 items-center gap-1 rounded-chip hover:text-text',
        // The arrow's room stays on the inner side, so that the head ends where its figures end.
        column.align === 'end' && 'flex-row-reverse',
      )}
    >
      {column.head}
      <Arrow size={14} aria-hidden="true" className={sorted ? 'text-brass' : 'opacity-0'} />
    </button>
  )
}
