import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Column, TableSort } from './table-column.ts'
import { Table } from './table.tsx'
import { renderUi } from '../testing/render.tsx'
import { HouseAwayProvider } from '../waiting/house-away.tsx'

type Row = { id: string; game: string; stake: string }

const rows: Row[] = ['a', 'b', 'c'].map((id) => ({ id, game: `Game ${id}`, stake: '200.00' }))

const columns: Column<Row>[] = [
  {
    id: 'game',
    head: 'Game',
    priority: 1,
    sortable: true,
    cell: (row) => <button>{row.game}</button>,
  },
  { id: 'stake', head: 'Stake', align: 'end', cell: (row) => row.stake, total: '600.00' },
  { id: 'id', head: 'Reference', priority: 3, cell: (row) => row.id },
]

const base = { label: 'Bets', rows, columns, rowId: (row: Row) => row.id }
const bodyRows = () => screen.getAllByRole('row').slice(1, 4)

describe('a table', () => {
  it('shows heads, rows and a totals row', () => {
    renderUi(<Table {...base} />)
    const table = screen.getByRole('table', { name: 'Bets' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Game', 'Stake', 'Reference'])
    expect(screen.getAllByRole('row')).toHaveLength(5)
    expect(screen.getByText('600.00')).toBeDefined()
  })

  it('says for cards which columns head them, which are labelled and which are left out', () => {
    renderUi(<Table {...base} />)
    const cells = within(bodyRows()[0] as HTMLElement).getAllByRole('cell')
    expect(cells.map((cell) => cell.dataset['priority'])).toEqual(['1', '2', '3'])
    expect(cells.map((cell) => cell.querySelector('.table-label')?.textContent)).toEqual([
      undefined,
      'Stake',
      undefined,
    ])
  })

  it('walks its rows by arrow keys and opens one by Enter or a click', () => {
    const onOpen = vi.fn<(row: Row) => void>()
    renderUi(<Table {...base} onOpen={onOpen} />)
    const [first, second, third] = bodyRows() as [HTMLElement, HTMLElement, HTMLElement]
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(second)
    fireEvent.keyDown(second, { key: 'End' })
    expect(document.activeElement).toBe(third)
    fireEvent.keyDown(third, { key: 'Enter' })
    fireEvent.click(within(second).getByText('200.00'))
    expect(onOpen.mock.calls.map(([row]) => row.id)).toEqual(['c', 'b'])
  })

  it('leaves a click on a control in a row to the control', () => {
    const onOpen = vi.fn<(row: Row) => void>()
    renderUi(<Table {...base} onOpen={onOpen} />)
    fireEvent.click(screen.getByRole('button', { name: 'Game a' }))
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('has one stop for Tab: the open row, else the first', () => {
    const view = renderUi(<Table {...base} onOpen={vi.fn<(row: Row) => void>()} />)
    expect(bodyRows().map((row) => row.tabIndex)).toEqual([0, -1, -1])
    view.rerender(<Table {...base} onOpen={vi.fn<(row: Row) => void>()} selectedId="b" />)
    expect(bodyRows().map((row) => row.tabIndex)).toEqual([-1, 0, -1])
    expect(bodyRows()[1]?.getAttribute('aria-current')).toBe('true')
  })

  it('without rows to focus can itself be focused and scrolled', () => {
    renderUi(<Table {...base} />)
    expect(screen.getByRole('region', { name: 'Bets' }).tabIndex).toBe(0)
  })

  it('asks for the other direction when its sorted head is pressed', () => {
    const onSort = vi.fn<(sort: TableSort) => void>()
    renderUi(<Table {...base} sort={{ column: 'game', direction: 'down' }} onSort={onSort} />)
    expect(screen.getAllByRole('columnheader')[0]?.getAttribute('aria-sort')).toBe('descending')
    fireEvent.click(screen.getByRole('button', { name: 'Game' }))
    expect(onSort).toHaveBeenCalledWith({ column: 'game', direction: 'up' })
  })

  it('does not say that there is nothing while the house is away, and nobody could ask', () => {
    renderUi(
      <HouseAwayProvider value={() => true}>
        <Table {...base} rows={[]} empty={<p>No bets</p>} />
      </HouseAwayProvider>,
    )
    expect(screen.queryByText('No bets')).toBeNull()
    expect(document.querySelectorAll('.skeleton').length).toBeGreaterThan(0)
  })

  it('shows grey rows that no screen reader hears, and the empty words when there is nothing', () => {
    const view = renderUi(<Table {...base} rows={[]} skeletonRows={3} empty={<p>No bets</p>} />)
    expect(view.container.querySelectorAll('tr[aria-hidden="true"]')).toHaveLength(3)
    view.rerender(<Table {...base} rows={[]} empty={<p>No bets</p>} />)
    expect(screen.getByText('No bets')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
