import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { BookAccount, BookEntry } from '@baize/contract/ledger/books'
import type { Bet } from '@baize/contract/wagers/records'
import { renderPage, type Answers } from '../../testing/render-page.tsx'
import { MemberLedgerPage } from './member-ledger-page.tsx'

const wager = 'wgr_01hzzzzzzzzzzzzzzzzzzz12ab'
const member = 'mem_01hzzzzzzzzzzzzzzzzzzzzzzz'

const pocket = (change: Partial<BookAccount> = {}): BookAccount => ({
  id: 'acc_7',
  owner: `member:${member}`,
  kind: 'cash',
  part: '',
  currency: 'PHP',
  bounded: true,
  closed: false,
  balance: '97900',
  held: '0',
  available: '97900',
  ...change,
})

const entry = (change: Partial<BookEntry> & { position: string }): BookEntry => ({
  id: 'trf_01hzzzzzzzzzzzzzzzzzzzzzz9',
  of: null,
  at: '2026-11-15T06:00:00.000Z',
  kind: 'posted',
  reason: 'deposit',
  about: '',
  other: { id: 'acc_2', owner: 'clearing:bdo', kind: 'clearing' },
  amount: '100000',
  held: '0',
  balance: '100000',
  ...change,
})

const stake = entry({
  position: '9',
  reason: 'stake',
  about: wager,
  other: { id: 'acc_3', owner: 'house', kind: 'in_play' },
  amount: '-2100',
  balance: '97900',
})

const server = (more: Answers = {}): Answers => ({
  'GET /ops/api/books/accounts': {
    items: [pocket({ id: 'acc_8', kind: 'bonus', balance: '500', available: '500' }), pocket()],
    next: null,
  },
  'GET /ops/api/books/accounts/acc_7/entries': {
    account: pocket(),
    items: [stake, entry({ position: '8' })],
    next: null,
  },
  'GET /ops/api/books/accounts/acc_8/entries': { account: pocket(), items: [], next: null },
  ...more,
})

const path = `/ledger?owner=${member}`
/** The table, once there is something in it. */
const entries = async () => {
  await screen.findAllByRole('button', { name: 'Copy movement id' })
  return within(screen.getByRole('table', { name: 'Entries' }))
}

describe('the member ledger', () => {
  it('asks whose it is, and keeps the answer in the address', async () => {
    const user = userEvent.setup()
    renderPage(MemberLedgerPage, server(), { path: '/ledger' })
    await user.type(await screen.findByLabelText('Whose ledger'), ` ${member} `)
    await user.click(screen.getByRole('button', { name: 'Open ledger' }))
    expect(location.search).toBe(`?owner=${member}`)
    expect((await entries()).getByText('Bet placed')).toBeTruthy()
  })

  it('shows each entry in words with what came, what went and the balance after it', async () => {
    renderPage(MemberLedgerPage, server(), { path })
    const table = await entries()
    const [, bet, deposit, totals] = table.getAllByRole('row').map((row) => within(row))
    expect(bet?.getByText('−21.00')).toBeTruthy()
    expect(bet?.getByText('979.00')).toBeTruthy()
    expect(bet?.getByText(/^In game and pending/)).toBeTruthy()
    expect(bet?.getByRole('button', { name: 'Bet wgr_…zz12ab' })).toBeTruthy()
    expect(bet?.getByRole('button', { name: 'Copy movement id' })).toBeTruthy()
    expect(deposit?.getByText('Payment clearing, bdo')).toBeTruthy()
    expect(deposit?.getByText('+1,000.00')).toBeTruthy()
    expect(totals?.getByText('2 entries shown')).toBeTruthy()
    expect(totals?.getByText('+1,000.00')).toBeTruthy()
  })

  it('opens the bet that an entry is about, a lottery’s in words', async () => {
    const user = userEvent.setup()
    const said = { issue: '20261118-0871', play: 'ssc-total-sides', bets: '2', picked: 'big odd' }
    const more = { mode: 'ELOTT', each: '1050', draw: '1 2 3 4 5' }
    const bet: Bet = {
      id: wager,
      at: '2026-11-15T06:00:00.000Z',
      settledAt: null,
      product: 'ELOTT',
      vendor: 'ELOTT',
      vendorName: 'E-lottery',
      gameName: 'Always Five',
      iconUrl: '',
      round: 'iss_1',
      stake: '2100',
      validBet: '0',
      payout: '0',
      currency: 'PHP',
      state: 'open',
      settlements: 0,
      detail: Object.entries({ ...said, ...more }).map(([name, value]) => ({ name, value })),
      recallUrl: '',
    }
    const answers = server({ [`GET /ops/api/bets/${wager}`]: { bet, member } })
    renderPage(MemberLedgerPage, answers, { path })
    await entries()
    await user.click(screen.getByRole('button', { name: 'Bet wgr_…zz12ab' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Always Five' }))
    expect(await dialog.findByText('Sides of the total')).toBeTruthy()
    expect(dialog.getByText('Big Odd (2 bets)')).toBeTruthy()
    expect(dialog.getByText('20261118-0871')).toBeTruthy()
    expect(dialog.getByText('ELOTT: PHP 10.50 on each bet')).toBeTruthy()
    expect(dialog.queryByText('ssc-total-sides')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('puts the cash first, and another wallet is a choice', async () => {
    const user = userEvent.setup()
    renderPage(MemberLedgerPage, server(), { path })
    const list = within(await screen.findByRole('list', { name: 'Wallets' }))
    const names = list.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names).toEqual(['CashPHP 979.00', 'BonusPHP 5.00'])
    await user.click(list.getByRole('button', { name: /Bonus/ }))
    expect(await screen.findByText('Nothing has happened to this account yet.')).toBeTruthy()
    expect(location.search).toContain('account=acc_8')
  })

  it('asks the server for days and a reason, and goes on where the page ended', async () => {
    const user = userEvent.setup()
    const asked: Record<string, string>[] = []
    const answers = server({
      'GET /ops/api/books/accounts/acc_7/entries': (query: Record<string, string>) => {
        asked.push(query)
        return { account: pocket(), items: [stake], next: query['cursor'] ? null : '9.100000' }
      },
    })
    renderPage(MemberLedgerPage, answers, { path })
    await user.selectOptions(await screen.findByLabelText('Any reason'), 'stake')
    await user.selectOptions(screen.getByLabelText('Any day'), 'today')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ reason: 'stake', limit: '25' }))
    await waitFor(() => expect(asked.at(-1)?.['from']).toMatch(/T16:00:00.000Z$/))
    await user.click(await screen.findByRole('button', { name: 'Load older entries' }))
    await waitFor(() => expect(asked.at(-1)?.['cursor']).toBe('9.100000'))
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(location.search).toBe(`?owner=${member}`))
  })

  it('says when money is only set aside', async () => {
    const hold = { ...stake, kind: 'pending', reason: 'withdraw', amount: '0', held: '5000' }
    const answers = server({
      'GET /ops/api/books/accounts/acc_7/entries': { account: pocket(), items: [hold], next: null },
    })
    renderPage(MemberLedgerPage, answers, { path })
    const table = await entries()
    const row = within(table.getByText('Withdrawal').closest('tr') as HTMLElement)
    expect(row.getByText(/set aside/)).toBeTruthy()
    expect(row.getByText('50.00')).toBeTruthy()
  })

  it('says honestly that nobody has an account under this name', async () => {
    const answers = server({ 'GET /ops/api/books/accounts': { items: [], next: null } })
    renderPage(MemberLedgerPage, answers, { path })
    expect(await screen.findByRole('heading', { name: 'No account yet' })).toBeTruthy()
  })

  it('offers a credit or debit to finance, and to nobody who may not', async () => {
    renderPage(MemberLedgerPage, server(), { path, roles: ['finance'] })
    expect(await screen.findByRole('button', { name: /New credit or debit/ })).toBeTruthy()
  })

  it('offers none to an auditor', async () => {
    renderPage(MemberLedgerPage, server(), { path, roles: ['auditor'] })
    await entries()
    expect(screen.queryByRole('button', { name: /New credit or debit/ })).toBeNull()
  })
})
