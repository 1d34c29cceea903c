import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { BookAccount, BookDifference, BookProof, TrialRow } from '@baize/contract/ledger/books'
import { renderPage, type Answers } from '../../testing/render-page.tsx'
import type { Books } from '../../shared/books/books-query.ts'
import { BooksPage } from './books-page.tsx'

const row = (change: Partial<TrialRow> & { kind: string }): TrialRow => ({
  currency: 'PHP',
  bounded: false,
  accounts: '1',
  debit: '0',
  credit: '0',
  held: '0',
  byHistory: '0',
  lowest: '0',
  ...change,
})

const proof = (change: Partial<BookProof> = {}): BookProof => ({
  number: '71',
  scope: 'running',
  at: new Date().toISOString(),
  holds: true,
  entries: '12',
  accounts: '8',
  tookMs: 14,
  differences: 0,
  unbalanced: [],
  ...change,
})

const wallets = row({
  kind: 'cash',
  bounded: true,
  accounts: '41820',
  credit: '5843947255',
  byHistory: '5843947255',
})

const books = (change: Partial<Books> = {}): Books => ({
  at: new Date().toISOString(),
  entries: '3118204',
  trial: [
    row({ kind: 'clearing', debit: '5843947255', byHistory: '-5843947255' }),
    wallets,
    row({ kind: 'cash', currency: 'JPY', bounded: true, credit: '700', byHistory: '700' }),
    row({ kind: 'clearing', currency: 'JPY', debit: '700', byHistory: '-700' }),
  ],
  running: proof(),
  full: null,
  lastDay: null,
  slots: Array.from({ length: 48 }, (_, index) => ({
    at: new Date(index * 1_800_000).toISOString(),
    proofs: 30,
    failed: 0,
  })),
  ...change,
})

const account: BookAccount = {
  id: 'acc_7',
  owner: 'member:mem_maria',
  kind: 'cash',
  part: '',
  currency: 'PHP',
  bounded: true,
  closed: false,
  balance: '97900',
  held: '0',
  available: '97900',
}

const entry = (position: string, amount: string, balance: string) => ({
  position,
  id: 'trf_1',
  of: null,
  at: '2026-11-15T06:00:00.000Z',
  kind: 'posted',
  reason: amount.startsWith('-') ? 'stake' : 'deposit',
  about: 'wgr_1',
  other: { id: 'acc_2', owner: 'house', kind: 'in_play' },
  amount,
  held: '0',
  balance,
})

const server = (now: Books, more: Answers = {}): Answers => ({
  'GET /ops/api/books': now,
  'GET /ops/api/books/differences': { at: now.at, proof: '71', items: [] },
  'GET /ops/api/books/proofs': { items: [proof()], next: null },
  'GET /ops/api/books/accounts': { items: [account], next: null },
  'GET /ops/api/books/accounts/acc_7/entries': {
    account,
    items: [entry('9', '-2100', '97900'), entry('8', '100000', '100000')],
    next: null,
  },
  ...more,
})

const trial = async () => within(await screen.findByRole('table', { name: 'Trial balance' }))

describe('the ledger proof', () => {
  it('shows wallets and ledger as one sum, and the totals equal', async () => {
    renderPage(BooksPage, server(books()))
    const table = await trial()
    expect(screen.getByText('The books balance')).toBeTruthy()
    expect(screen.getByText('41,820 wallets')).toBeTruthy()
    expect(screen.getByText('3,118,204 entries')).toBeTruthy()
    expect(screen.getByText('1,440 proofs in 24 h: 1,440 balanced, 0 failed')).toBeTruthy()
    const totals = within(table.getAllByRole('row').at(-1) as HTMLElement)
    expect(totals.getAllByText('58,439,472.55')).toHaveLength(2)
    expect(totals.getByText('Equal')).toBeTruthy()
    expect(table.getByText('Owed to members')).toBeTruthy()
  })

  it('follows the currency, which stands in the address', async () => {
    renderPage(BooksPage, server(books()), { path: '/books' })
    await userEvent.selectOptions(await screen.findByLabelText('Currency'), 'JPY')
    expect((await trial()).getAllByText('700').length).toBeGreaterThan(1)
    expect(location.search).toBe('?currency=JPY')
  })

  it('says what was not done yet instead of passing it', async () => {
    renderPage(BooksPage, server(books()))
    const check = (await screen.findByText(/whole history, every night/)).closest('li')
    expect(within(check as HTMLElement).getAllByText('Not yet').length).toBeGreaterThan(0)
    expect(screen.getByText('5 pass')).toBeTruthy()
  })

  it('a proof that has not been made for long is an open check', async () => {
    const old = proof({ at: new Date(Date.now() - 600_000).toISOString() })
    renderPage(BooksPage, server(books({ running: old })))
    const check = (await screen.findByText('The proof is on time')).closest('li')
    expect(within(check as HTMLElement).getByText('Open')).toBeTruthy()
    expect(screen.getByText('1 open')).toBeTruthy()
  })

  it('names the accounts that differ and does not say that the books balance', async () => {
    const difference: BookDifference = {
      account: 'acc_7',
      owner: 'member:mem_maria',
      kind: 'cash',
      currency: 'PHP',
      balanceByHistory: '97900',
      balance: '98400',
      heldByHistory: '0',
      held: '0',
      notes: [],
    }
    const now = books({
      trial: [
        row({ kind: 'clearing', debit: '97900', byHistory: '-97900' }),
        row({ kind: 'cash', bounded: true, credit: '98400', byHistory: '97900' }),
      ],
      running: proof({ holds: false, differences: 1, unbalanced: ['PHP'] }),
    })
    const answers = {
      'GET /ops/api/books/differences': { at: now.at, proof: '71', items: [difference] },
    }
    renderPage(BooksPage, server(now, answers))
    const named = within(
      await screen.findByRole('table', { name: '1 account differs from its entries' }),
    )
    expect(named.getByText('member:mem_maria')).toBeTruthy()
    expect(named.getByText('+5.00')).toBeTruthy()
    expect(screen.getByText('The books do not balance')).toBeTruthy()
    expect(screen.queryByText('The books balance')).toBeNull()
    expect(screen.getByText('Not equal')).toBeTruthy()
  })

  it('leads from a kind to its accounts and to the entries with their running balance', async () => {
    const user = userEvent.setup()
    renderPage(BooksPage, server(books()), { path: '/books' })
    const table = await trial()
    await user.click(table.getByText('Member wallets'))
    await user.click(await screen.findByRole('button', { name: /member:mem_maria/ }))
    const drawer = within(await screen.findByRole('complementary', { name: 'Member wallets' }))
    expect(await drawer.findByText('−21.00')).toBeTruthy()
    expect(drawer.getByText('1,000.00')).toBeTruthy()
    expect(location.search).toContain('account=acc_7')
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('search')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(location.search).toBe('')
  })

  it('runs a proof by its key, with a reason', async () => {
    const user = userEvent.setup()
    const answers = { 'POST /ops/api/books/proofs': proof() }
    const sent = renderPage(BooksPage, server(books(), answers), { roles: ['auditor'] })
    await trial()
    await user.keyboard('p')
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText('Reason'), 'Month end')
    await user.click(dialog.getByRole('button', { name: 'Run now' }))
    expect(await screen.findByText('The proof is made. The books balance.')).toBeTruthy()
    expect(sent).toEqual([{ call: 'POST /ops/api/books/proofs', body: { reason: 'Month end' } }])
  })

  it('offers no run to those who may not', async () => {
    renderPage(BooksPage, server(books()), { roles: ['risk'] })
    await trial()
    expect(screen.queryByRole('button', { name: /Run now/ })).toBeNull()
  })

  it('says that nothing has moved yet', async () => {
    renderPage(BooksPage, server(books({ entries: '0', trial: [], running: null })))
    expect(await screen.findByRole('heading', { name: 'No movements yet' })).toBeTruthy()
    expect(screen.queryByText('The books balance')).toBeNull()
  })
})
