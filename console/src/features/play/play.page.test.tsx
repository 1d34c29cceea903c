import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PlayRound, ProtocolVendor } from '@baize/contract/play/provider-desk'
import { renderPage } from '../../testing/render-page.tsx'
import { ProvidersPage } from './providers/providers-page.tsx'
import { RoundsPage } from './rounds/rounds-page.tsx'
import { GameSessionsPage } from './sessions/game-sessions-page.tsx'

const at = '2026-11-15T06:00:00.000Z'
const acme: ProtocolVendor = {
  key: 'ACME',
  name: 'Acme Games',
  serves: ['KITE'],
  policy: {
    walletMode: 'seamless',
    settledRollback: 'refuse',
    zeroBetWins: false,
    openRoundMinutes: 1440,
    staleRounds: 'show',
    idleMinutes: 60,
    callsASecond: 3_000,
    ownIds: false,
    limits: {},
    scales: {},
    launchUrl: '',
  },
  addresses: ['192.0.2.0/24'],
  sandbox: true,
  enabled: true,
  betsClosed: false,
  closedGames: [],
  keys: [{ id: 'vky_1', hint: 'x9Zq', createdAt: at, revokedAt: null }],
  openSessions: 12,
  openRounds: 3,
}
const named = {
  vendorName: 'Acme Games',
  account: 'jessa',
  game: 'KITE/koi',
  gameName: 'Koi Pond',
  gameVendorName: 'Kite',
  iconUrl: '/art/v1/tile/koi.svg',
}
const round: PlayRound = {
  vendor: 'ACME',
  member: 'mem_jessa',
  round: 'r-901',
  ...named,
  currency: 'PHP',
  bets: 2,
  stake: '15000',
  payout: '4000',
  state: 'open',
  swept: 'shown',
  openedAt: at,
  activeAt: at,
  closedAt: null,
}
const server = {
  'GET /ops/api/play/vendors': { items: [acme] },
  'GET /ops/api/play/vendors/ACME/conformance': {
    running: false,
    items: [],
    passed: 0,
    startedAt: '',
  },
}

async function confirm(button: string) {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Reason'), 'A test')
  await userEvent.click(dialog.getByRole('button', { name: button }))
}

describe('providers', () => {
  const open = { path: '/providers?open=ACME' }

  it('say what is open with each, and stop its bets with a reason', async () => {
    const sent = renderPage(
      ProvidersPage,
      { ...server, 'PUT /ops/api/play/vendors/ACME/bets': { ...acme, betsClosed: true } },
      open,
    )
    const row = (await screen.findAllByText('Acme Games'))[0]?.closest('tr')
    expect(row?.textContent).toContain('12')
    await userEvent.click(screen.getByRole('button', { name: 'Close bets' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('rollbacks')
    await confirm('Close bets')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ body: { closed: true, reason: 'A test' } })
  })

  it('ask for a new secret and show none: it is told to who agrees', async () => {
    const asked = { approvalId: 'apr_1' }
    renderPage(ProvidersPage, { ...server, 'POST /ops/api/play/vendors/ACME/keys': asked }, open)
    expect(await screen.findByText('ends with x9Zq')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Make a secret' }))
    await confirm('Make a secret')
    expect(await screen.findByText(/It goes live when a second person agrees/)).toBeTruthy()
  })

  it('send their rules whole', async () => {
    const sent = renderPage(
      ProvidersPage,
      {
        ...server,
        'PUT /ops/api/play/vendors/ACME': { vendor: acme, approvalId: 'apr_1' },
      },
      open,
    )
    await userEvent.selectOptions(await screen.findByLabelText('Rounds left open'), 'void')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await confirm('Save')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      body: { policy: { ...acme.policy, staleRounds: 'void' }, serves: ['KITE'] },
    })
    expect(await screen.findByText(/It goes live when a second person agrees/)).toBeTruthy()
  })

  it('are not saved with minutes that are none', async () => {
    renderPage(ProvidersPage, server, open)
    await userEvent.selectOptions(await screen.findByLabelText('Rounds left open'), 'void')
    const minutes = screen.getByLabelText<HTMLInputElement>('Session ends after idle minutes')
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '1441')
    await userEvent.tab()
    expect(minutes.value).toBe('1,441')
    expect(screen.getByText('1 to 1,440')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
  })

  it('are held against the 24 cases, and say what was wrong', async () => {
    const failed = {
      case: 3,
      title: 'One posts',
      mode: 'crowd',
      passed: false,
      problem: 'It posted twice.',
      tookMs: 12.4,
    }
    const none = { running: false, items: [], passed: 0, startedAt: '' }
    const items = [{ ...failed, mode: 'plain', passed: true, problem: '' }, failed]
    let isAsked = false
    renderPage(
      ProvidersPage,
      {
        ...server,
        'POST /ops/api/play/vendors/ACME/conformance': () => {
          isAsked = true
          return { ...none, running: true, startedAt: at }
        },
        'GET /ops/api/play/vendors/ACME/conformance': () =>
          isAsked ? { ...none, items, passed: 1, startedAt: at } : none,
      },
      open,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Run the 24 cases' }))
    await confirm('Run the 24 cases')
    expect(await screen.findByText('1 of 2 runs hold')).toBeTruthy()
    expect(screen.getByText('It posted twice.')).toBeTruthy()
  })

  it('are only looked at by who may not change them', async () => {
    renderPage(ProvidersPage, server, { ...open, roles: ['auditor'] })
    expect(await screen.findByText('ends with x9Zq')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Close bets' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull()
  })
})

describe('rounds', () => {
  it('show their sums, and open with wagers and calls', async () => {
    renderPage(RoundsPage, {
      ...server,
      'GET /ops/api/play/rounds': { items: [round], next: null },
      'GET /ops/api/play/round': {
        round,
        wagers: [
          {
            id: 'wgr_1',
            transaction: 'b-1',
            status: 'settled',
            stake: '10000',
            payout: '4000',
            stakedAt: at,
            endedAt: at,
          },
        ],
        calls: [{ action: 'win', transaction: 'w-1', moved: '4000', at }],
      },
    })
    const row = (await screen.findByText('r-901')).closest('tr')
    expect(row?.textContent).toContain('Left open, shown')
    expect(row?.textContent).toContain('Acme Games')
    expect(row?.textContent).toContain('Koi PondKite')
    expect(row?.textContent).not.toContain('mem_jessa')
    expect(screen.getByRole('link', { name: 'jessa' })).toBeTruthy()
    await userEvent.click(await screen.findByText('r-901'))
    expect(await screen.findByText('b-1')).toBeTruthy()
    // The record has room for the id.
    expect(screen.getByText('mem_jessa')).toBeTruthy()
    // In the list, over the record and in it.
    expect(screen.getAllByText('Koi Pond')).toHaveLength(3)
    expect(screen.getByText('w-1')).toBeTruthy()
  })
})

describe('game sessions', () => {
  const session = {
    id: 'pse_1',
    vendor: 'ACME',
    member: 'mem_jessa',
    ...named,
    device: 'WEB',
    openedAt: at,
    seenAt: at,
    closedAt: null,
  }

  it('say who plays where by name, and are found by an account', async () => {
    const asked: unknown[] = []
    const answer = (query: unknown) => {
      asked.push(query)
      return { items: [session], next: null }
    }
    renderPage(GameSessionsPage, { ...server, 'GET /ops/api/play/sessions': answer })
    const link = await screen.findByRole('link', { name: 'jessa' })
    expect(link.getAttribute('href')).toBe('/ops/member?id=mem_jessa')
    const row = link.closest('tr')
    expect(row?.textContent).toContain('Koi PondKite')
    expect(row?.textContent).toContain('Acme Games')
    expect(row?.textContent).not.toContain('KITE/koi')
    expect(row?.querySelector('img')?.getAttribute('src')).toBe(named.iconUrl)
    await userEvent.type(screen.getByLabelText('Account or member id'), 'Jessa')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ member: 'Jessa' }))
  })

  it('say an id where the server names nobody, and fun money where nobody plays', async () => {
    const items = [
      { ...session, account: '' },
      { ...session, id: 'pse_2', member: '', account: '' },
    ]
    renderPage(
      GameSessionsPage,
      { ...server, 'GET /ops/api/play/sessions': { items, next: null } },
      { roles: ['content'] },
    )
    expect(await screen.findByText('mem_jessa')).toBeTruthy()
    expect(screen.getByText('Fun money')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'mem_jessa' })).toBeNull()
  })
})
