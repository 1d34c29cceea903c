import { screen, waitFor, within } from '@testing-library/react'
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
  terms,
  tier,
} from '../../../testing/contracts.ts'
import type { Answers } from '../../../testing/fake-server.ts'
import { renderSite, type SiteOptions } from '../../../testing/render-site.tsx'

beforeEach(() => vi.stubGlobal('WebSocket', SilentLine))
afterEach(() => vi.unstubAllGlobals())

const daily = contract('ctr_3', {
  terms: terms({ kind: 'daily', basis: 'validBet', periodicType: 'Daily', tiers: [tier(30)] }),
})
const open = (own: unknown, options: SiteOptions = {}, answers: Answers = {}) =>
  renderSite({
    as: 'member',
    status: agentStatus(),
    ...options,
    answers: {
      '/wps/v2/wallets/balance': {
        currency: 'PHP',
        balance: '100',
        available: '100',
        locked: '0',
        owed: '0',
        pockets: [],
        version: '1',
      },
      [paths.own]: own,
      ...answers,
    },
  })
const panel = () =>
  screen.findByRole('complementary', { name: 'My contracts' }, { timeout: 10_000 })
const noPanel = () =>
  expect(screen.queryByRole('complementary', { name: 'My contracts' })).toBeNull()
const entry = () => screen.findByRole('button', { name: /^My contracts/ }, { timeout: 10_000 })

/** A phone is narrower than the side rail asks for. */
const beWide = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width: 48rem') ? isWide : false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

describe('the panel of contracts', () => {
  it('is not there for who has no contract', async () => {
    beWide(true)
    const { asked } = open(beside())
    await waitFor(() => expect(asked.some(({ pathname }) => pathname === paths.own)).toBe(true), {
      timeout: 10_000,
    })
    await new Promise((done) => setTimeout(done, 300))
    noPanel()
    expect(screen.queryByRole('button', { name: /^My contracts/ })).toBeNull()
  })

  it('shows each contract that there is, can be closed, and comes back from the menu', async () => {
    beWide(true)
    const { user } = open(beside([contract('ctr_1'), daily]))
    const shown = within(await panel())
    expect(shown.getByRole('link', { name: /^Dividend/ }).textContent).toContain('Up to 9.0%')
    expect(shown.getByRole('link', { name: /^Daily wages/ }).textContent).toContain('Up to 0.3%')
    expect((await entry()).textContent).not.toContain('An offer waits.')
    await user.click(shown.getByRole('button', { name: 'Close' }))
    noPanel()
    await user.click(await entry())
    expect(await panel()).toBeTruthy()
  })

  it('[AG164] says what each came to, what is owed of it and when its next run is', async () => {
    beWide(true)
    const realtime = contract('ctr_4', { terms: { ...daily.terms, kind: 'realtime' } })
    const last = { from: '2026-11-13T16:00:00.000Z', to: '2026-11-14T16:00:00.000Z' }
    open(
      beside([contract('ctr_1'), daily, realtime]),
      {},
      {
        '/wps/agent/settlements/runs': {
          currency: 'PHP',
          zone: 'Asia/Manila',
          items: [
            { kind: 'dividend', last: null, today: '0', nextAt: '2026-11-30T16:00:00.000Z' },
            {
              kind: 'daily',
              last: { ...last, amount: '1015440', owed: '5' },
              today: '0',
              nextAt: '2026-11-15T16:00:00.000Z',
            },
            {
              kind: 'realtime',
              last: { ...last, amount: '7', owed: '0' },
              today: '341820',
              nextAt: '2026-11-15T06:35:00.000Z',
            },
          ],
        },
      },
    )
    const shown = within(await panel())
    const row = (name: RegExp) =>
      shown.getByRole('link', { name }).textContent.replaceAll(/\s+/g, ' ')
    await waitFor(() => expect(row(/^Daily wages/)).toContain('PHP 10,154.40'), { timeout: 10_000 })
    expect(row(/^Daily wages/)).toContain('Still owed · next 16 Nov')
    expect(row(/^Real-time salary/)).toContain('PHP 3,418.20')
    expect(row(/^Real-time salary/)).toContain('Today · next 14:35')
    // Before its first run a contract has nothing to tell but its rate.
    expect(row(/^Dividend/)).toContain('Up to 9.0%')
  })

  it('[AG201] says from when a contract holds only as long as it does not', async () => {
    beWide(true)
    const [begun, later] = ['2020-01-01T16:00:00.000Z', '2099-12-31T16:00:00.000Z']
    const hourly = contract('ctr_4', { terms: terms({ kind: 'hourly' }), beginsAt: later })
    open(beside([{ ...daily, beginsAt: begun }, hourly]))
    const links = within(await panel()).getAllByRole('link')
    expect(links[0]?.textContent).not.toMatch(/Holds from/)
    expect(links[1]?.textContent).toMatch(/Holds from 1 Jan/)
  })

  it('is made small and large again', async () => {
    beWide(true)
    const { user } = open(beside([contract('ctr_1'), daily]))
    await user.click(within(await panel()).getByRole('button', { name: 'Make small' }))
    await user.click(within(await panel()).getByRole('button', { name: '2 contracts' }))
    expect(within(await panel()).getByRole('button', { name: 'Make small' })).toBeTruthy()
  })

  it('has an offer that waits first, marks the menu with it and opens it', async () => {
    beWide(true)
    const { user } = open(beside([daily], [offer('ctr_2')]))
    const dialog = await screen.findByRole('dialog', { name: /Dividend/ }, { timeout: 10_000 })
    await user.click(within(dialog).getByRole('button', { name: 'Decide later' }))
    expect((await entry()).textContent).toContain('An offer waits.')
    await user.click(within(await panel()).getByRole('link', { name: 'Read the offer' }))
    expect(readAddress().search).toMatchObject({ popup: 'contract', contract: 'ctr_2' })
  })

  it('[AG269] says beside an offer what the last periods would have come to, and in how many it is less', async () => {
    beWide(true)
    const period = (at: string, offered: string) => ({
      from: `2026-${at}-01T16:00:00.000Z`,
      to: `2026-${at}-28T16:00:00.000Z`,
      offered: amounts(offered),
      present: amounts('25000'),
    })
    const tried = {
      periods: [period('08', '90000'), period('09', '20000'), period('10', '20000')],
      offered: '130000',
      present: '75000',
      difference: '55000',
    }
    const changes = { rates: 'mixed' as const, changed: [], tiers: [] }
    const { asked, user } = open(
      beside([contract('ctr_1')], [offer('ctr_2', { changes })]),
      {},
      { [paths.simulate]: tried },
    )
    const dialog = await screen.findByRole('dialog', { name: /Dividend/ }, { timeout: 10_000 })
    await user.click(within(dialog).getByRole('button', { name: 'Decide later' }))
    const card = within(await panel())
    expect(await card.findByText('More in 1 of 3 periods, less in 2.')).toBeTruthy()
    expect(card.getByText('+PHP 550.00').closest('p')?.textContent).toContain('Last 3 periods')
    const tries = asked.filter(({ pathname }) => pathname === paths.simulate)
    expect(tries.map(({ body }) => body)).toContainEqual({ offer: 'ctr_2', count: 3 })
  })

  it('opens a contract to be read', async () => {
    beWide(true)
    const { user } = open(beside([daily]))
    await user.click(within(await panel()).getByRole('link', { name: /^Daily wages/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Daily wages' }))
    expect(dialog.getByText(/From north_star\. Holds from/)).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Accept contract' })).toBeNull()
  })

  it('is one line on a phone, and a sheet when it is touched', async () => {
    beWide(false)
    const { user } = open(beside([contract('ctr_1')]))
    const small = within(await panel())
    await user.click(small.getByRole('button', { name: '1 contract' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'My contracts' }))
    expect(sheet.getByRole('link', { name: /^Dividend/ })).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Close for this visit' }))
    noPanel()
  })

  it('is not in the agent centre, whose head has the way to an offer', async () => {
    beWide(true)
    const { user } = open(beside([daily], [offer('ctr_2')]), {
      as: 'agent',
      at: '/agentHome?page=agentAnnouncement',
    })
    const dialog = await screen.findByRole('dialog', { name: /Dividend/ }, { timeout: 10_000 })
    await user.click(within(dialog).getByRole('button', { name: 'Decide later' }))
    noPanel()
    await user.click(await screen.findByRole('link', { name: '1 contract offer waits' }))
    expect(readAddress().search).toMatchObject({ popup: 'contract', contract: 'ctr_2' })
  })

  it('is led to by the menu of a phone in the agent centre', async () => {
    beWide(false)
    const at = '/agentHome?page=agentAnnouncement'
    const { user } = open(beside([daily]), { as: 'agent', at })
    const quick = within(await screen.findByRole('navigation', { name: 'Quick access' }))
    await user.click(quick.getByRole('button', { name: 'More' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Agent centre' }))
    await user.click(await drawer.findByRole('link', { name: 'My contracts' }))
    expect(readAddress().search).toMatchObject({ popup: 'contract', contract: 'ctr_3' })
  })
})
