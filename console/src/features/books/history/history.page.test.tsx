import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { BookDifference, BookNote, BookProof } from '@baize/contract/ledger/books'
import { renderPage, type Answers } from '../../../testing/render-page.tsx'
import { BooksPage } from '../books-page.tsx'

const proof = (change: Partial<BookProof> = {}): BookProof => ({
  number: '71',
  scope: 'running',
  at: '2026-11-15T06:00:00.000Z',
  holds: true,
  entries: '1200',
  accounts: '8',
  tookMs: 14,
  differences: 0,
  unbalanced: [],
  ...change,
})

const difference = (notes: BookNote[] = []): BookDifference => ({
  account: 'acc_7',
  owner: 'member:mem_maria',
  kind: 'cash',
  currency: 'PHP',
  balanceByHistory: '97900',
  balance: '98400',
  heldByHistory: '0',
  held: '0',
  notes,
})

const note: BookNote = {
  proof: '70',
  at: '2026-11-15T05:59:00.000Z',
  by: 'Ines Reyes',
  reason: 'Vendor sent a sum twice',
}

const failed = proof({ number: '70', holds: false, differences: 1, unbalanced: ['PHP'] })

const server = (more: Answers = {}): Answers => ({
  'GET /ops/api/books': {
    at: '2026-11-15T06:00:00.000Z',
    entries: '0',
    trial: [],
    running: null,
    full: null,
    lastDay: null,
    slots: [],
  },
  'GET /ops/api/books/differences': { at: failed.at, proof: '70', items: [difference()] },
  'GET /ops/api/books/proofs': { items: [proof(), failed], next: null },
  'GET /ops/api/books/proofs/70': { proof: failed, differences: [difference()] },
  'GET /wps/books/heads': {
    items: [
      {
        day: '2026-11-14',
        movements: '12',
        entries: '30',
        digest: 'd'.repeat(64),
        previous: 'b'.repeat(64),
        head: 'a'.repeat(64),
      },
    ],
    next: null,
  },
  ...more,
})

const path = '/books?tab=history'

describe('the history of proofs', () => {
  it('is a tab beside the proof of now, in the address', async () => {
    const user = userEvent.setup()
    renderPage(BooksPage, server(), { path: '/books' })
    await user.click(await screen.findByRole('tab', { name: 'History' }))
    expect(location.search).toBe('?tab=history')
    const table = within(await screen.findByRole('table', { name: 'Past proofs' }))
    expect(await table.findByText('Balanced')).toBeTruthy()
    expect(table.getByText('1 account, PHP')).toBeTruthy()
    expect(table.getAllByText('1,200')).toHaveLength(2)
  })

  it('is asked for by day, kind and outcome', async () => {
    const user = userEvent.setup()
    const asked: Record<string, string>[] = []
    const list = (query: Record<string, string>) => {
      asked.push(query)
      return { items: [], next: null }
    }
    renderPage(BooksPage, server({ 'GET /ops/api/books/proofs': list }), { path })
    await user.selectOptions(await screen.findByLabelText('Any kind'), 'full')
    await user.selectOptions(screen.getByLabelText('Any day'), 'yesterday')
    await user.click(screen.getByRole('radio', { name: 'Failed only' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ scope: 'full', failed: 'only' }))
    expect(asked.at(-1)?.['to']).toMatch(/T16:00:00.000Z$/)
    expect(await screen.findByText('No proof fits these filters.')).toBeTruthy()
  })

  it('opens a proof with its accounts, and takes a note about one of them', async () => {
    const user = userEvent.setup()
    let notes: BookNote[] = []
    const answers = server({
      'GET /ops/api/books/proofs/70': () => ({ proof: failed, differences: [difference(notes)] }),
      'POST /ops/api/books/proofs/70/notes': () => {
        notes = [note]
        return difference(notes)
      },
    })
    const sent = renderPage(BooksPage, answers, { path, roles: ['finance'] })
    const table = within(await screen.findByRole('table', { name: 'Past proofs' }))
    await user.click(await table.findByText('Failed'))
    const drawer = within(await screen.findByRole('complementary', { name: 'Proof 70' }))
    expect(await drawer.findByText('Not noted yet')).toBeTruthy()
    expect(drawer.getByText(/\+.*5\.00/)).toBeTruthy()
    await user.click(drawer.getByRole('button', { name: 'Add note' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText('Reason'), 'Vendor sent a sum twice')
    await user.click(dialog.getByRole('button', { name: 'Add note' }))
    expect(await drawer.findByText('Vendor sent a sum twice')).toBeTruthy()
    expect(drawer.getByText('Noted')).toBeTruthy()
    expect(sent).toEqual([
      {
        call: 'POST /ops/api/books/proofs/70/notes',
        body: { account: 'acc_7', reason: 'Vendor sent a sum twice' },
      },
    ])
    expect(location.search).toContain('proof=70')
  })

  it('lets an auditor read and not note', async () => {
    renderPage(BooksPage, server(), { path: `${path}&proof=70`, roles: ['auditor'] })
    const drawer = within(await screen.findByRole('complementary', { name: 'Proof 70' }))
    expect(await drawer.findByText('Not noted yet')).toBeTruthy()
    expect(drawer.queryByRole('button', { name: 'Add note' })).toBeNull()
  })

  it('shows the days with their heads', async () => {
    renderPage(BooksPage, server(), { path })
    const days = within(await screen.findByRole('table', { name: 'Days and their heads' }))
    expect(await days.findByText('2026-11-14')).toBeTruthy()
    expect(days.getByText('aaaa aaaa … aaaa')).toBeTruthy()
    expect(days.getByRole('button', { name: 'Copy head' })).toBeTruthy()
  })
})

describe('an open difference', () => {
  it('is noted from the proof of now, and the click does not open the account', async () => {
    const user = userEvent.setup()
    const answers = server({ 'POST /ops/api/books/proofs/70/notes': difference([note]) })
    const sent = renderPage(BooksPage, answers, { path: '/books', roles: ['risk'] })
    await user.click(await screen.findByRole('button', { name: 'Add note' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByText(/the books themselves do not change/))
    expect(location.search).toBe('')
    await user.type(dialog.getByLabelText('Reason'), 'Looked at')
    await user.click(dialog.getByRole('button', { name: 'Add note' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})
