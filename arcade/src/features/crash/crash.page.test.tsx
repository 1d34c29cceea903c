import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { SharedBet, SharedState } from '@baize/contract/arcade/shared-table'
import { Refused } from '../../testing/fake-arcade.ts'
import { chainBefore, sharedStateOf, sharedTable } from '../../testing/fake-shared.ts'
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
const stateOf = (change: Partial<SharedState>) =>
  sharedStateOf('crash', { crashedAt: 1206 }, change)
const tableWith = (state: () => SharedState, more?: Readonly<Record<string, unknown>>) =>
  sharedTable('crash', state, more)

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
      terminal: chainBefore.terminal,
      salt: chainBefore.salt,
      value: chainBefore.beaconValue,
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
    expect(textOf()).toContain('A flight ends at 10,000.00× at the latest.')
    expect(textOf()).toContain('does not come within 30 seconds')
    expect(textOf()).toContain(
      'When your connection is lost or a server stops, the flight goes on.',
    )
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

  it('[CL23] says which public value is waited for, and why a round without it was called off', async () => {
    let state = stateOf({ phase: 'awaiting', bets: [bet], players: 1 })
    openArcadeAt(
      playAddress,
      tableWith(() => state),
    )
    await waitFor(() => expect(textOf()).toContain('Waiting for the public value'))
    expect(textOf()).toContain('Value 1794722401 of demo')
    expect(textOf()).toContain('PHP 20.00 is in this round.')
    state = stateOf({ phase: 'voided', voidedBy: 'no_value', bets: [bet], players: 1 })
    await waitFor(() => expect(textOf()).toContain('The public value did not come in time.'), {
      timeout: 3_000,
    })
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
