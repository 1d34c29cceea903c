// Safari and older Chromium drop a table's roles once its parts are laid out as cards, so they are written out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as cards, they lose them */
import type { KeyboardEvent, MouseEvent } from 'react'
import type { Column } from './table-column.ts'

type TableRowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  selected: boolean
  tabIndex: number
  onOpen: ((row: Row) => void) | undefined
  /** Moves the focus to another row; says whether there was one. */
  onKey: (from: Element, key: string) => boolean
}

/** A click or key that a control inside the row takes is the control's, not the row's. */
const isForControl = (event: MouseEvent | KeyboardEvent) =>
  event.target instanceof Element &&
  event.target.closest('a,button,input,select,textarea,label') !== null

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, selected, onOpen, onKey } = props
  const press = (event: KeyboardEvent) => {
    if (isForControl(event)) return
    if (event.key === 'Enter') onOpen?.(row)
    else if (onKey(event.currentTarget, event.key)) event.preventDefault()
  }
  const interactive = onOpen && {
    tabIndex: props.tabIndex,
    onKeyDown: press,
    onClick: (event: MouseEvent) => {
      if (!isForControl(event)) onOpen(row)
    },
    'data-opens': true,
  }
  return (
    <tr role="row" aria-current={selected || undefined} {...interactive}>
      {columns.map((column) => (
        <td
          key={column.id}
          role="cell"
          data-align={column.align}
          data-pinned={column.isPinned}
          data-priority={column.priority ?? 2}
        >
          {(column.priority ?? 2) === 2 && <span className="table-label">{column.head}</span>}
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
