import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { FairChain, SharedBet, SharedState } from '@baize/contract/arcade/shared-table'
import { createFakeArcade, Refused, type Answer } from '../../testing/fake-arcade.ts'
import {
  hears,
  openArcadeAt,
  pageSays,
  playAddress,
  textOf,
  withArcade,
} from '../../testing/render-arcade.tsx'

withArcade()

const bet: SharedBet = {
  id: 'rnd_00000000000000000000000001',
  player: 're***4',
  own: true,
  slot: 1,
  stake: '2000',
  choice: null,
  move: null,
  payout: '0',
}
/** The chain before the one in use. */
const before: FairChain = {
  id: 'chn_00000000000000000000000000',
  terminal: 'cd'.repeat(32),
  length: 10_000,
  salt: 'ef'.repeat(32),
  beacon: 'demo',
  beaconRound: 7,
  beaconValue: '01'.repeat(32),
}

const stateOf = (change: Partial<SharedState>): SharedState => ({
  table: 'crash',
  round: 88_412,
  phase: 'betting',
  phaseEndsAt: new Date(Date.now() + 5000).toISOString(),
  startedAt: '',
  serverTime: new Date().toISOString(),
  outcome: null,
  commitment: '9f3c'.repeat(16),
  link: '',
  chain: 'chn_00000000000000000000000001',
  place: 12,
  bets: [],
  players: 0,
  history: [
    {
      round: 88_411,
      outcome: { crashedAt: 1206 },
      link: 'ab'.repeat(32),
      chain: before.id,
      place: 10_000,
    },
  ],
  chains: [before],
  ...change,
})

function tableWith(state: () => SharedState, more: Readonly<Record<string, unknown>> = {}): Answer {
  const real = createFakeArcade({ model: 'crash' })
  return (path, body) => {
    if (path === '/arcade/shared') return { state: state(), balance: '1248050' }
    return more[path] ?? real(path, body)
  }
}

describe('crash', () => {
  it('shows the round with its commitment and the rounds before', async () => {
    openArcadeAt(
      playAddress,
      tableWith(() => stateOf({})),
    )
    const chip = await screen.findByText('12.06×')
    // With the salt, the place and the beginning of its own chain, not of the one in use.
    const told = new URLSearchParams(chip.getAttribute('href')?.split('#')[1])
    expect(Object.fromEntries(told)).toMatchObject({
      place: '10000',
      terminal: before.terminal,
      salt: before.salt,
      value: before.beaconValue,
    })
    expect(textOf()).toContain('9f3c 9f3c 9f3c 9f3c … 9f3c')
    expect(textOf()).toContain('Round 88,412.')
  })

  it('says what it returns, and in which steps one bets', async () => {
    openArcadeAt(
      playAddress,
      tableWith(() => stateOf({})),
    )
    await waitFor(() => expect(textOf()).toContain('Return to player 99%.'))
    expect(textOf()).toContain('Bets are multiples of PHP 1.00')
  })

  it('hears of the round by the line of the page around, which keeps the session', async () => {
    openArcadeAt(
      playAddress,
      tableWith(() => stateOf({})),
    )
    await screen.findByText('12.06×')
    await hears({ type: 'line.wanted', table: 'crash' })
    pageSays({ type: 'line.ready' })
    const state = stateOf({ round: 88_413 })
    pageSays({ type: 'line.event', event: { kind: 'shared.phase', state } })
    await waitFor(() => expect(textOf()).toContain('Round 88,413.'))
  })

  it('[CL2] bets once however often it is pressed, and says that the bet is in this round', async () => {
    const made = { bet, round: 88_412, balance: '1246050' }
    const { asked } = openArcadeAt(
      playAddress,
      tableWith(() => stateOf({}), { '/arcade/shared/bets': made }),
    )
    const [button] = await screen.findAllByText('Bet', { selector: 'button span' })
    // Faster than anything is drawn anew.
    for (let presses = 0; presses < 3; presses += 1) fireEvent.click(button as HTMLElement)
    await waitFor(() => expect(textOf()).toContain('PHP 20.00 is in this round.'))
    expect(asked.filter(({ path }) => path === '/arcade/shared/bets')).toHaveLength(1)
    expect(textOf()).toContain('You')
  })

  it('gets out of the flight at what the server says, not at what the page shows', async () => {
    const flying = stateOf({
      phase: 'running',
      startedAt: new Date(Date.now() - 3000).toISOString(),
      bets: [bet],
      players: 1,
    })
    const out = { bet: { ...bet, move: { outAt: 119 }, payout: '2380' }, balance: '1248430' }
    openArcadeAt(
      playAddress,
      tableWith(() => flying, { [`/arcade/shared/bets/${bet.id}/out`]: out }),
    )
    await userEvent.click(await screen.findByText('Cash out'))
    await waitFor(() => expect(textOf()).toContain('Cashed out at 1.19×.PHP 23.80'))
  })

  it('shows why a bet was not taken', async () => {
    const refused = new Refused('betting_closed', 'Betting for this round is closed.')
    openArcadeAt(
      playAddress,
      tableWith(() => stateOf({}), { '/arcade/shared/bets': refused }),
    )
    const [button] = await screen.findAllByText('Bet', { selector: 'button span' })
    await userEvent.click(button as HTMLElement)
    expect(await screen.findByText('Betting for this round is closed.')).toBeTruthy()
  })
})
