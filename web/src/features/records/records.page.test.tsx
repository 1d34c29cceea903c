import { screen, waitFor, within } from '@testing-library/react'
import type { AccountEntry, Bet } from '@baize/contract/wagers/records'
import { addDays, businessDay, type Day } from '@baize/kernel/time'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverNow } from '../../shared/api.ts'
import { Refused, type Asked } from '../../testing/fake-server.ts'
import { renderSite } from '../../testing/render-site.tsx'
import type { Profit } from './api.ts'

const bet = (change: Partial<Bet> = {}): Bet => ({
  id: 'wgr_01kbp4v6jg0000000000000001',
  at: '2026-11-15T05:12:44.000Z',
  settledAt: '2026-11-15T05:12:46.000Z',
  product: 'LIVE',
  vendor: 'HARLOW',
  vendorName: 'Harlow',
  gameName: 'Speed Baccarat A',
  iconUrl: '',
  round: 'SBA-4471',
  stake: '50000',
  validBet: '47500',
  payout: '97500',
  currency: 'PHP',
  state: 'won',
  settlements: 1,
  detail: [{ name: 'side', value: 'Banker' }],
  recallUrl: '/arcade/recall?wager=wgr_1',
  ...change,
})
const lost = bet({ id: 'wgr_2', gameName: '=HYPERLINK("x")', state: 'lost', payout: '0' })
const open = bet({ id: 'wgr_3', gameName: 'Open one', state: 'open', payout: '0', settledAt: null })

const betsPage = (items: readonly Bet[], next: string | null = null) => ({
  currency: 'PHP',
  items,
  next,
  totals: { bets: 48, stake: '391600', validBet: '364000', net: '-21450' },
})

const entry = (change: Partial<AccountEntry> = {}): AccountEntry => ({
  id: 'dep_1',
  at: '2026-11-15T05:12:44.000Z',
  kind: 'deposit',
  amount: '123456789000',
  currency: 'PHP',
  state: 'success',
  outcome: 'done',
  about: 'Bank transfer',
  reference: 'REF-77',
  steps: [
    { state: 'awaiting', at: '2026-11-15T05:10:00.000Z' },
    { state: 'success', at: '2026-11-15T05:12:44.000Z' },
  ],
  ...change,
})

const paths = {
  bets: '/wps/records/bets',
  account: '/wps/records/account',
  profit: '/wps/records/profit',
} as const

const asks = (asked: readonly Asked[], path: string) =>
  asked.filter(({ pathname }) => pathname === path).map(({ searchParams }) => searchParams)

/** A line on which nobody says anything. */
class SilentLine extends EventTarget {
  send(): void {}
  close(): void {}
}

const saved: { name: string; text: () => Promise<string> }[] = []
const zone = 'Asia/Manila'
const today = () => businessDay(new Date(serverNow()), zone)

beforeEach(() => {
  saved.length = 0
  vi.stubGlobal('WebSocket', SilentLine)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: keep, revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = saved.at(-1)
    if (file) file.name = this.download
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function keep(file: Blob): string {
  saved.push({ name: '', text: () => file.text() })
  return 'blob:file'
}

describe('the betting record', () => {
  const at = '/member?m=personalHistoryCopy'

  it('shows the totals of the period, and losses as plainly as wins', async () => {
    renderSite({ at, as: 'member', answers: { [paths.bets]: betsPage([bet(), lost, open]) } })
    const totals = await screen.findByLabelText('Total')
    expect(within(totals).getByText('48')).toBeTruthy()
    expect(within(totals).getByText('PHP 3,916.00')).toBeTruthy()
    expect(within(totals).getByText('−PHP 214.50')).toBeTruthy()
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Speed Baccarat A.*\+475\.00.*Won/),
      expect.stringMatching(/HYPERLINK.*−500\.00.*Lost/),
      expect.stringMatching(/Open one.*–.*Open/),
    ])
  })

  it('asks for what the address says, and writes there what is chosen', async () => {
    const days = 'recFrom=2026-10-01&recTo=2026-10-31'
    const { asked, user } = renderSite({
      at: `${at}&${days}&recState=lost`,
      as: 'member',
      answers: { [paths.bets]: betsPage([lost]) },
    })
    await screen.findByLabelText('Total')
    expect(Object.fromEntries(asks(asked, paths.bets)[0] ?? [])).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
      state: 'lost',
      limit: '20',
    })
    await user.selectOptions(
      within(screen.getByRole('group', { name: 'Filters' })).getByLabelText('Games'),
      'Live',
    )
    await user.type(screen.getByLabelText('Bet or round number'), 'SBA-4471{Enter}')
    await user.click(screen.getByRole('radio', { name: 'Previous 30 days' }))
    await waitFor(() =>
      expect(readAddress().search).toMatchObject({
        recProduct: 'LIVE',
        recNumber: 'SBA-4471',
        recState: 'lost',
        recFrom: addDays(today(), -29),
        recTo: today(),
      }),
    )
    const last = asks(asked, paths.bets).at(-1)
    expect([last?.get('product'), last?.get('number')]).toEqual(['LIVE', 'SBA-4471'])
  })

  it('says a bet on a lottery in words: its draw, its play, what was picked and what was drawn', async () => {
    const lottery = bet({
      product: 'ELOTT',
      gameName: 'Always Five',
      detail: [
        { name: 'issue', value: '20261118-0871' },
        { name: 'play', value: 'ssc-total-sides' },
        { name: 'bets', value: '2' },
        { name: 'picked', value: 'big odd' },
        { name: 'mode', value: 'ELOTT' },
        { name: 'each', value: '25000' },
        { name: 'draw', value: '1 2 3 4 5' },
      ],
    })
    const answers = { [paths.bets]: betsPage([lottery]) }
    const { user } = renderSite({ at, as: 'member', answers })
    await user.click(await screen.findByText('Always Five'))
    const detail = await screen.findByRole('dialog', { name: 'Always Five' })
    expect(await within(detail).findByText('20261118-0871')).toBeTruthy()
    expect(within(detail).getByText('Big Odd (2 bets)')).toBeTruthy()
    expect(within(detail).getByText('1 2 3 4 5')).toBeTruthy()
    expect(within(detail).getByText('ELOTT: PHP 250.00 on each bet')).toBeTruthy()
    expect(within(detail).queryByText('ssc-total-sides')).toBeNull()
    expect(within(detail).queryByText('picked')).toBeNull()
  })

  it('opens a bet with its round to copy and its replay, and closes it again', async () => {
    const round = { wager: 'wgr_1', gameName: 'Speed Baccarat A' }
    const { user, asked } = renderSite({
      at,
      as: 'member',
      answers: { [paths.bets]: betsPage([bet()]), '/wps/member/rounds/wgr_1': round },
    })
    await user.click(await screen.findByText('Speed Baccarat A'))
    const detail = await screen.findByRole('dialog', { name: 'Speed Baccarat A' })
    expect(within(detail).getByText('SBA-4471')).toBeTruthy()
    expect(within(detail).getByText('Banker')).toBeTruthy()
    expect(within(detail).getByText('PHP 975.00')).toBeTruthy()
    await user.click(within(detail).getByRole('button', { name: 'See this round again' }))
    const replay = await screen.findByRole('dialog', { name: /^The round again/ })
    const frame = within(replay).getByTitle('The round again: Speed Baccarat A')
    expect(frame.getAttribute('src')).toBe('/arcade/recall?wager=wgr_1&language=EN')
    expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
    const inner = { postMessage: vi.fn<Window['postMessage']>() }
    Object.defineProperty(frame, 'contentWindow', { value: inner })
    const say = (origin: string, source: unknown) => {
      const wanted = new MessageEvent('message', { data: { type: 'round.wanted' }, origin })
      Object.defineProperty(wanted, 'source', { value: source })
      dispatchEvent(wanted)
    }
    say('null', window)
    say(location.origin, inner)
    say('null', inner)
    await waitFor(() =>
      expect(inner.postMessage).toHaveBeenCalledWith(
        { type: 'round.recalled', recalled: round },
        '*',
      ),
    )
    expect(asks(asked, '/wps/member/rounds/wgr_1')).toHaveLength(1)
    await user.click(within(replay).getByRole('button', { name: 'Close' }))
    expect(readAddress().search['recFrom']).toBe(addDays(today(), -6))
    await user.click(within(detail).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(readAddress().search['recOpen'] ?? '').toBe('')
  })

  it('says that there is nothing and widens the period', async () => {
    const { user } = renderSite({ at, as: 'member', answers: { [paths.bets]: betsPage([]) } })
    expect(await screen.findByText('No bets in this period')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show previous 30 days' }))
    await waitFor(() => expect(readAddress().search['recFrom']).toBe(addDays(today(), -29)))
    await user.click(await screen.findByRole('button', { name: 'Show 12 months' }))
    await waitFor(() => expect(readAddress().search['recFrom']).toBe(addDays(today(), -365)))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull())
  })

  it('loads the next page below the first', async () => {
    const answer = (url: URL) =>
      url.searchParams.get('cursor') === 'wgr_2' ? betsPage([open]) : betsPage([lost], 'wgr_2')
    const { user } = renderSite({ at, as: 'member', answers: { [paths.bets]: answer } })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('Open one')).toBeTruthy()
    expect(screen.getByText('=HYPERLINK("x")')).toBeTruthy()
    expect(screen.getByText('That is all of the period.')).toBeTruthy()
  })

  it('writes all pages to a file in which no cell can be run', async () => {
    const answer = (url: URL) =>
      url.searchParams.get('cursor') === 'more' ? betsPage([lost]) : betsPage([bet()], 'more')
    const { user } = renderSite({ at, as: 'member', answers: { [paths.bets]: answer } })
    await user.click(await screen.findByRole('button', { name: 'Download as CSV' }))
    await waitFor(() => expect(saved[0]?.name).toBe(`bets-${addDays(today(), -6)}-${today()}.csv`))
    const lines = (await saved[0]?.text())?.trimEnd().split('\r\n') ?? []
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('Time (Asia/Manila),Settled,Games,Provider,Game,Round')
    expect(lines[1]).toBe(
      '2026-11-15 13:12:44,2026-11-15 13:12:46,Live,Harlow,Speed Baccarat A,SBA-4471,' +
        'wgr_01kbp4v6jg0000000000000001,500.00,475.00,975.00,475.00,PHP,Won',
    )
    expect(lines[2]).toContain(`"'=HYPERLINK(""x"")"`)
    expect(lines[2]).toContain(',-500.00,PHP,Lost')
  })

  it('says what went wrong and tries again', async () => {
    let fails = true
    const answer = () => (fails ? new Refused('invalid_period') : betsPage([bet()]))
    const { user } = renderSite({ at, as: 'member', answers: { [paths.bets]: answer } })
    const main = within(await screen.findByRole('main'))
    const again = await main.findByRole('button', { name: 'Try again' })
    fails = false
    await user.click(again)
    expect(await screen.findByText('Speed Baccarat A')).toBeTruthy()
  })
})

describe('the account record', () => {
  const at = '/member?m=transactionHistory'
  const page = (items: readonly AccountEntry[]) => ({
    currency: 'PHP',
    items,
    next: null,
    totals: { in: '123456789000', out: '500' },
  })

  it('opens what a link names, with what happened to it', async () => {
    const out = entry({ id: 'wdr_1', kind: 'withdrawal', amount: '-5000', state: 'reviewing' })
    const waiting: AccountEntry = { ...out, outcome: 'open', steps: [], reference: 'REF-78' }
    const link = `${at}&recOpen=dep_1`
    renderSite({ at: link, as: 'member', answers: { [paths.account]: page([entry(), waiting]) } })
    const detail = await screen.findByRole('dialog', { name: 'Deposit' })
    const steps = within(within(detail).getByRole('list', { name: 'What happened' }))
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Waiting for payment/),
      expect.stringMatching(/^Received/),
    ])
    expect(within(detail).getByText('+PHP 1,234,567,890.00')).toBeTruthy()
    expect(within(detail).getByText('REF-77')).toBeTruthy()
    const table = screen.getByRole('table', { hidden: true })
    expect(within(table).getByText('Under review')).toBeTruthy()
  })

  it('[AG160] reads on until it finds the entry that a link names', async () => {
    const asks: string[] = []
    renderSite({
      at: `${at}&recKind=contract&recOpen=trf_9`,
      as: 'member',
      answers: {
        [paths.account]: ({ searchParams }: Asked) => {
          const cursor = searchParams.get('cursor') ?? ''
          asks.push(cursor)
          const isLast = cursor === 'c2'
          const id = isLast ? 'pay_9' : `pay_${cursor}`
          const reference = isLast ? 'trf_9' : `trf_${cursor}`
          const next = isLast ? 'c3' : cursor === '' ? 'c1' : 'c2'
          return { ...page([entry({ id, reference, kind: 'contract' })]), next }
        },
      },
    })
    const name = 'Contract payment received'
    const sheet = within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }))
    expect(sheet.getByText('trf_9')).toBeTruthy()
    // And not beyond it.
    expect(asks).toEqual(['', 'c1', 'c2'])
  })

  it('calls a transfer with somebody above or below by whether it was sent or received', async () => {
    const up = entry({ id: 'upl_1', kind: 'upline', amount: '-5000' })
    const got = entry({ id: 'upl_2', kind: 'upline', amount: '5000' })
    renderSite({ at, as: 'member', answers: { [paths.account]: page([up, got]) } })
    const table = within(await screen.findByRole('table'))
    expect(await table.findByText('Transfer sent')).toBeTruthy()
    expect(table.getByText('Transfer received')).toBeTruthy()
  })

  it('[GR260] shows what rewards moved, in their own words, with a way to the bonus', async () => {
    const about = 'VIP bonus · For reaching VIP 3.'
    const got = entry({ id: 'trf_1', kind: 'bonus', state: 'claimed', reference: 'grt_1', about })
    const lost = entry({ id: 'trf_2', kind: 'bonus', amount: '-5000', state: 'taken_back' })
    const back = entry({ id: 'trf_3', kind: 'rebate', state: 'claimed' })
    const { user } = renderSite({
      at,
      as: 'member',
      answers: { [paths.account]: page([got, lost, back]) },
    })
    const table = within(await screen.findByRole('table'))
    expect(await table.findByText(about)).toBeTruthy()
    expect(table.getAllByText('Bonus')).toHaveLength(2)
    expect(table.getByText('Rebate')).toBeTruthy()
    expect(table.getAllByText('Claimed')).toHaveLength(2)
    expect(table.getByText('Went back')).toBeTruthy()
    await user.click(table.getByText(about))
    const sheet = within(await screen.findByRole('dialog', { name: 'Bonus' }))
    const way = sheet.getByRole('link', { name: 'Open bonus details' })
    expect(way.getAttribute('href')).toContain('m=bonusDetails')
    expect(way.getAttribute('href')).toContain('bonus=grt_1')
  })
})

describe('profit and loss', () => {
  const day = (name: Day, net: string): Profit['days'][number] => ({
    day: name,
    bets: 2,
    stake: '1000',
    validBet: '900',
    payout: String(1000n + BigInt(net)),
    net,
    deposits: '0',
    withdrawals: '0',
  })
  const profit: Profit = {
    currency: 'PHP',
    from: '2026-11-13',
    to: '2026-11-15',
    totals: { ...day('2026-11-13', '-45000'), deposits: '70000', withdrawals: '20000' },
    days: [day('2026-11-13', '30000'), day('2026-11-14', '0'), day('2026-11-15', '-75000')],
    products: [{ ...day('2026-11-13', '-45000'), product: 'RNG' }],
  }
  const at = '/member?m=personalProfit'

  it('says the result first, draws losses as long as wins, and leads to the limits', async () => {
    const { user, container } = renderSite({
      at,
      as: 'member',
      answers: { [paths.profit]: profit },
    })
    expect(await screen.findByText('You lost this amount in the period.')).toBeTruthy()
    const [first] = screen.getAllByText('−PHP 450.00')
    expect(first?.closest('section')?.textContent).toMatch(/^Your result/)
    const bars = [...container.querySelectorAll('rect[data-bar]')]
    expect(bars.map((bar) => [bar.getAttribute('data-bar'), bar.getAttribute('height')])).toEqual([
      ['gain', '40'],
      ['loss', '100'],
    ])
    expect(bars[1]?.textContent).toBe('15 Nov: −PHP\u00a0750.00')
    const limits = within(first?.closest('section') as HTMLElement).getByRole('link')
    expect(limits.getAttribute('href')).toContain('m=limits')
    await user.click(screen.getByRole('radio', { name: 'Table' }))
    const table = await screen.findByRole('table', { name: 'By day' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows[0]?.textContent).toMatch(/^15 Nov.*−750\.00/)
    expect(rows).toHaveLength(4)
    expect(readAddress().search['recView']).toBe('table')
  })
})

it('profit and loss draws nothing of a period in which nothing happened', async () => {
  const nothing = { bets: 0, stake: '0', validBet: '0', payout: '0', net: '0' }
  const totals = { ...nothing, deposits: '0', withdrawals: '0' }
  const profit = {
    currency: 'PHP',
    from: '2026-11-14',
    to: '2026-11-15',
    totals,
    days: [{ ...totals, day: '2026-11-15' }],
    products: [],
  }
  renderSite({ at: '/member?m=personalProfit', as: 'member', answers: { [paths.profit]: profit } })
  expect(await screen.findByText('No settled bets in this period.')).toBeTruthy()
  expect(screen.queryByText('By day')).toBeNull()
})
