import { act, screen, waitFor, within } from '@testing-library/react'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  agentStatus,
  amounts,
  beside,
  contract,
  contractPaths as paths,
  offer,
  SilentLine,
  TestLine,
  terms,
  tier,
} from '../../../testing/contracts.ts'
import { Refused, type Answers, type Asked } from '../../../testing/fake-server.ts'
import { renderSite, type SiteOptions } from '../../../testing/render-site.tsx'

const balance = {
  currency: 'PHP',
  balance: '100',
  available: '100',
  locked: '0',
  owed: '0',
  pockets: [{ pocket: 'cash', amount: '100', held: '0', version: '1' }],
  version: '1',
}
const simulation = {
  periods: [
    {
      from: '2026-09-30T16:00:00.000Z',
      to: '2026-10-31T16:00:00.000Z',
      offered: amounts('30000'),
      present: amounts('25000'),
    },
  ],
  offered: '30000',
  present: '25000',
  difference: '5000',
}
const changed = offer('ctr_2', {
  terms: terms({
    periodicType: 'Semimonthly',
    tiers: [tier(600), tier(800, '150000000', 10)],
    cap: '25000000',
    carry: 'previous',
  }),
  changes: { rates: 'unlike', changed: ['period', 'cap', 'carry'], tiers: [] },
})

beforeEach(() => vi.stubGlobal('WebSocket', SilentLine))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (answers: Answers = {}, options: SiteOptions = {}) =>
  renderSite({
    as: 'member',
    status: agentStatus(),
    ...options,
    answers: {
      '/wps/v2/wallets/balance': balance,
      [paths.own]: beside([contract('ctr_1')], [changed]),
      [paths.simulate]: simulation,
      ...answers,
    },
  })
const count = (asked: readonly Asked[], path: string) =>
  asked.filter(({ pathname }) => pathname === path).length
const last = (asked: readonly Asked[], path: string) =>
  asked.findLast(({ pathname }) => pathname === path)?.body
const popup = (name = 'Dividend: contract offer') =>
  screen.findByRole('dialog', { name }, { timeout: 10_000 })
/** What comes by itself takes two seconds: one for the line, one until the page is at rest. */
const longEnough = () => new Promise((done) => setTimeout(done, 4500))
const later = { timeout: 10_000 }

describe('the contract popup', () => {
  it('comes by itself with all terms beside the present ones and what each change means', async () => {
    open()
    const dialog = within(await popup())
    expect(dialog.getByText(/From north_star\./).textContent).toContain('Answer by')
    const row = (name: RegExp) =>
      dialog.getByRole('row', { name }).textContent.replaceAll(/\s+/g, ' ')
    expect(row(/^Period /)).toContain('Monthly')
    expect(row(/^Period /)).toContain('Twice a month')
    expect(row(/^Tier 1: from the first bet/)).toContain('5.0%')
    expect(row(/^Tier 1: from the first bet/)).toContain('+1.0 points')
    // Bets are a sum of money, not a number of them.
    expect(row(/^Tier 2: PHP.1,500,000\.00 in valid bets, 10 active/)).toContain('−1.0 points')
    expect(row(/^Bets in a period/)).toContain('PHP 1,000.00')
    expect(row(/^Cap per period/)).toContain('New cap')
    expect(row(/^A result below zero/)).toContain('Less good for you')
    const tried = within(dialog.getByRole('region', { name: 'Would have paid you' }))
    expect((await tried.findAllByText('300.00')).length).toBeGreaterThan(0)
    expect(tried.getByText('+PHP 50.00')).toBeTruthy()
  })

  it('[AG269] says in how many periods an offer pays less, and that the present one is paid by others', async () => {
    const [one] = simulation.periods
    const less = { ...one, from: '2026-08-31T16:00:00.000Z', offered: amounts('20000') }
    const all = { ...simulation, periods: [one, less, less], offered: '70000', present: '75000' }
    open({ [paths.simulate]: all })
    const tried = within(within(await popup()).getByRole('region', { name: 'Would have paid you' }))
    const said = /^More in 1 of 3 periods, less in 2\. The present contract is paid by other/
    await waitFor(() => expect(tried.getByText(said)).toBeTruthy(), later)
  })

  it('[AG269] says nothing of other periods where they are the same, nor compares what there was not', async () => {
    const same = offer('ctr_2', { changes: changed.changes })
    open({ [paths.own]: beside([contract('ctr_1')], [same]) })
    expect(await screen.findByText('More in 1 of 1 period, less in 0.')).toBeTruthy()
  })

  it('comes within five seconds of the line telling of it, without a reload', async () => {
    vi.stubGlobal('WebSocket', TestLine)
    let offers: readonly ReturnType<typeof offer>[] = []
    const { asked } = open({ [paths.own]: () => beside([], offers) })
    await waitFor(() => expect(count(asked, paths.own)).toBe(1), later)
    expect(screen.queryByRole('dialog')).toBeNull()
    offers = [offer('ctr_9')]
    const event = { kind: 'contract.changed', id: 'ctr_9', contract: 'dividend' }
    act(() => TestLine.last?.tell({ type: 'event', topic: 'member:mem_1', event }))
    expect(await popup()).toBeTruthy()
  })

  it('is asked for every thirty seconds where there is no line', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { asked } = open({ [paths.own]: beside() })
    await waitFor(() => expect(count(asked, paths.own)).toBe(1), later)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(30_000)
    })
    await waitFor(() => expect(count(asked, paths.own)).toBe(2), later)
  })

  it.each(['trial', undefined] as const)(
    'never comes to a visitor or a trial account: %s',
    async (as) => {
      const { asked } = renderSite({
        ...(as && { as }),
        status: agentStatus(),
        answers: { [paths.own]: beside([], [changed]) },
      })
      await longEnough()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(count(asked, paths.own)).toBe(0)
    },
  )

  it('stands in the agent centre too', async () => {
    open({ '/wps/agent/team/overview': new Refused('defect') }, { as: 'agent', at: '/agentHome' })
    expect(await popup()).toBeTruthy()
    expect(readAddress().path).toBe('/agentHome')
  })

  it('waits while something else is open', async () => {
    const { user } = open({}, { at: '/?popup=keys' })
    const other = await screen.findByRole('dialog')
    await longEnough()
    expect(screen.queryByRole('dialog', { name: 'Dividend: contract offer' })).toBeNull()
    await user.click(within(other).getByRole('button', { name: 'Close' }))
    expect(await popup()).toBeTruthy()
  })

  it('is accepted, and says from when it holds', async () => {
    let own = beside([], [offer('ctr_2')])
    const taken = contract('ctr_2', { beginsAt: '2026-11-30T16:00:00.000Z' })
    const { user, asked } = open({
      [paths.own]: () => own,
      [paths.dividend]: () => {
        own = beside([taken])
        return taken
      },
    })
    await user.click(within(await popup()).getByRole('button', { name: 'Accept contract' }))
    expect((await screen.findByRole('status', {}, later)).textContent).toContain(
      'Accepted. It holds from 1 Dec, 00:00.',
    )
    expect(last(asked, paths.dividend)).toEqual({ id: 'ctr_2', action: 'accept' })
    await user.click(within(await popup()).getAllByRole('button', { name: 'Close' })[0] as Element)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is rejected by its other button', async () => {
    const { user, asked } = open({
      [paths.dividend]: { ...changed, state: 'rejected' },
    })
    await user.click(within(await popup()).getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText('Rejected. Who offered it is told.')).toBeTruthy()
    expect(last(asked, paths.dividend)).toEqual({ id: 'ctr_2', action: 'reject' })
  })

  it('names everybody whose contract would end, and sends the confirmation only once it is given', async () => {
    const affected = [
      { id: 'ctr_7', member: 'mem_7', name: 'marco_v', rate: 1250, level: 1 },
      { id: 'ctr_8', member: 'mem_8', name: 'sheila88', rate: 1100, level: 2 },
    ]
    const { user, asked } = open({
      [paths.dividend]: ({ body }: Asked) =>
        (body as { confirmed?: boolean }).confirmed === true
          ? contract('ctr_2')
          : new Refused('higher_rate', { affected }, 'Confirm it'),
    })
    const dialog = within(await popup())
    const accept = dialog.getByRole('button', { name: 'Accept contract' })
    await user.click(accept)
    const alert = await dialog.findByRole('alert')
    expect(document.activeElement).toBe(alert.parentElement)
    const note = within(alert)
    expect(note.getByText('2 contracts below you would end')).toBeTruthy()
    expect(note.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'marco_v: 12.5%, level 1',
      'sheila88: 11.0%, level 2',
    ])
    expect(accept).toHaveProperty('disabled', true)
    expect(accept.textContent).toContain('Tick the box first')
    await user.click(dialog.getByRole('checkbox'))
    expect(accept.textContent).toContain('Accept contract')
    await user.click(accept)
    await screen.findByText(/^Accepted\./)
    expect(last(asked, paths.dividend)).toEqual({ id: 'ctr_2', action: 'accept', confirmed: true })
  })

  it.each([
    ['offer_expired', 'This offer has expired.'],
    ['offer_replaced', 'A newer offer has taken the place of this one.'],
    ['offer_withdrawn', 'This offer was withdrawn.'],
  ] as const)('[AG247] says when it cannot be answered any more: %s', async (code, words) => {
    const { user } = open({ [paths.dividend]: new Refused(code) })
    const dialog = within(await popup())
    await user.click(dialog.getByRole('button', { name: 'Accept contract' }))
    const note = await dialog.findByRole('alert')
    expect(note.textContent).toContain(words)
    expect(note.className).not.toContain('bad')
    expect(dialog.queryByRole('button', { name: 'Accept contract' })).toBeNull()
  })

  it.each([
    ['rate_above_own', 'above what the giver’s own contract pays'],
    ['no_own_contract', 'The giver’s own contract has changed'],
    ['bound_basis', 'The giver’s own contract has changed'],
    ['bound_period', 'The giver’s own contract has changed'],
    ['bound_products', 'The giver’s own contract has changed'],
    ['bound_active_from', 'The giver’s own contract has changed'],
    ['bound_cap', 'The giver’s own contract has changed'],
    ['bound_carry', 'The giver’s own contract has changed'],
    ['not_own_downline', 'no longer directly below who offered'],
    ['rate_above_house', 'above the highest allowed'],
  ] as const)(
    'says of an offer that its giver can no longer give whose contract is in the way: %s',
    async (code, words) => {
      const said = code === 'rate_above_house' ? 'above the highest allowed' : 'Your own contract'
      const { user } = open({
        [paths.own]: beside([], [offer('ctr_2')]),
        [paths.dividend]: new Refused(code, { tier: 1 }, said),
      })
      const dialog = within(await popup())
      expect(dialog.getByRole('columnheader', { name: 'Offered' })).toBeTruthy()
      await user.click(dialog.getByRole('button', { name: 'Accept contract' }))
      const { textContent } = await dialog.findByRole('alert')
      expect(textContent).toContain(words)
      expect(textContent).not.toContain('Your own')
    },
  )

  it('says so when the offer is taken back while it is read', async () => {
    vi.stubGlobal('WebSocket', TestLine)
    let own = beside([], [changed])
    open({ [paths.own]: () => own })
    const dialog = within(await popup())
    own = beside()
    const event = { kind: 'contract.changed', id: 'ctr_2', contract: 'dividend' }
    act(() => TestLine.last?.tell({ type: 'event', topic: 'member:mem_1', event }))
    expect((await dialog.findByRole('alert')).textContent).toContain('waits no longer')
  })

  it('does not come again once it was closed', async () => {
    const { user } = open()
    await user.click(within(await popup()).getByRole('button', { name: 'Decide later' }))
    await longEnough()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says so where nothing is offered', async () => {
    open({ [paths.own]: beside() }, { at: '/?popup=contract' })
    expect(await screen.findByText('There is no contract offer for you.')).toBeTruthy()
  })
})

describe('the agent policy', () => {
  it('decides whether contracts are asked for at login', async () => {
    const { asked } = open({}, { status: agentStatus(['AGENTPOLICY3']) })
    await longEnough()
    expect(count(asked, paths.own)).toBe(0)
  })

  it('does not keep the popup itself from asking', async () => {
    const { asked } = open({}, { status: agentStatus(['AGENTPOLICY3']), at: '/?popup=contract' })
    expect(await popup()).toBeTruthy()
    expect(count(asked, paths.own)).toBe(1)
  })
})
