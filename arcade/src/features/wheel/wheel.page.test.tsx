import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { ArcadeTable } from '@baize/contract/arcade/arcade'
import type { SharedBet, SharedState } from '@baize/contract/arcade/shared-table'
import { wheel } from '@baize/games/wheel/wheel'
import { asRound } from '../../shared/shared-round/as-round.ts'
import { createFakeArcade, Refused } from '../../testing/fake-arcade.ts'
import { chainBefore, sharedStateOf, sharedTable } from '../../testing/fake-shared.ts'
import {
  hears,
  openArcadeAt,
  pageSays,
  playAddress,
  textOf,
  withArcade,
} from '../../testing/render-arcade.tsx'
import { stopMs } from './turning.ts'

withArcade()

const bets = [
  { spot: '12-sun', stake: '2000' },
  { spot: '1', stake: '4000' },
]
const bet: SharedBet = {
  id: 'rnd_00000000000000000000000001',
  player: 're***4',
  own: true,
  slot: 1,
  stake: '6000',
  choice: { bets },
  move: null,
  payout: '0',
}
const other: SharedBet = {
  ...bet,
  id: 'rnd_00000000000000000000000002',
  player: 'ma***9',
  own: false,
  stake: '2000',
  choice: { bets: [{ spot: '51', stake: '2000' }] },
}
const sun = { segment: 4, spot: '12-sun' }
const stateOf = (change: Partial<SharedState> = {}) =>
  sharedStateOf('wheel', { segment: 13, spot: '25' }, change)
/** A round whose result is out; the wheel stands after so long. */
const overIn = (ms: number, change: Partial<SharedState> = {}) =>
  stateOf({
    phase: 'over',
    startedAt: new Date(Date.now() - 3000).toISOString(),
    phaseEndsAt: new Date(Date.now() + wheel.pace.restMs - stopMs + ms).toISOString(),
    outcome: sun,
    link: '80'.repeat(32),
    bets: [bet, other],
    players: 2,
    ...change,
  })
const open = (state: () => SharedState, more?: Readonly<Record<string, unknown>>) =>
  openArcadeAt(playAddress, sharedTable('wheel', state, more))

/** The table, at which these bets were in a round before. */
function tableWithLast(round: number): object {
  const table = createFakeArcade({ model: 'wheel' })('/arcade/session', {}) as ArcadeTable
  const last = [asRound({ ...bet, payout: '26000' }, overIn(0, { round }), table)]
  return { ...table, last }
}

const field = (id: string) =>
  waitFor(
    () =>
      document.querySelector<HTMLButtonElement>(`button[data-spot="${id}"]`) ??
      Promise.reject(new Error(`no ${id}`)),
  )
const lay = async (...ids: string[]) => {
  for (const id of ids) fireEvent.click(await field(id))
}
const press = (name: string) => fireEvent.click(screen.getByLabelText(name, { selector: 'button' }))
const betButton = () => screen.findByText('Bet', { selector: 'button span' })
const placed = (asked: readonly { path: string; body: object }[]) =>
  asked.filter(({ path }) => path === '/arcade/shared/bets').map(({ body }) => body)

describe('the wheel', () => {
  it('[CL2] [CL15] stakes all spots in one list, once however often it is pressed', async () => {
    const made = { bet, round: 88_412, balance: '1242050' }
    const { asked } = open(() => stateOf(), { '/arcade/shared/bets': made })
    await lay('12-sun', '1', '1')
    const button = await betButton()
    expect(textOf(button.closest('button'))).toContain('PHP 60.00')
    for (let presses = 0; presses < 3; presses += 1) fireEvent.click(button)
    await waitFor(() => expect(textOf()).toContain('PHP 60.00 is in this round.'))
    expect(placed(asked)).toHaveLength(1)
    expect(placed(asked)[0]).toMatchObject({ slot: 1, stake: '6000', choice: { bets } })
    // What is in the round lies there as it is.
    await lay('51')
    expect((await field('51')).querySelector('.chip')).toBeNull()
  })

  it('[CL15] says what a spot pays and takes, and lays nothing beyond it', async () => {
    open(() => stateOf())
    expect((await field('51')).getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(
      'Field 51: pays 51:1, at most PHP 19.60.',
    )
    await lay('51')
    expect(textOf(screen.getByRole('alert'))).toBe(
      'Field 51 takes at most PHP 19.60. Nothing was laid.',
    )
    expect((await field('51')).querySelector('.chip')).toBeNull()
  })

  it('undoes, clears, takes a single bet off, and repeats what was played before a reload', async () => {
    open(() => stateOf(), { '/arcade/session': tableWithLast(88_400) })
    await lay('1', '3')
    const total = async () => textOf((await betButton()).closest('button'))
    ;(await field('3')).focus()
    await userEvent.keyboard('{Delete}')
    expect(await total()).toContain('PHP 20.00')
    press('Clear all bets')
    press('Undo')
    press('Undo')
    expect(await total()).toContain('PHP 40.00')
    press('Clear all bets')
    press('Repeat the last bets')
    expect(await total()).toContain('PHP 60.00')
  })

  it('[CL6] tells in words where the wheel stopped, and what came back, without motion', async () => {
    open(() => overIn(stopMs))
    await waitFor(() =>
      expect(textOf(document.querySelector('.wheel-words [role=status]'))).toBe(
        'The wheel stopped at: Sun. PHP 260.00',
      ),
    )
    await hears({ type: 'round.settled', staked: '6000', returned: '26000' })
    expect((await field('12-sun')).dataset['stopped']).toBe('true')
    const rows = screen.getAllByRole('row').map((row) => textOf(row))
    expect(rows).toContain('You1Sun, Field 160.00260.00')
    expect(rows).toContain('ma***951Field 5120.00–')
    expect(textOf(document.querySelector('.game-right'))).toContain('Net+200.00')
  })

  it('[CL22] keeps the end to itself until the wheel stands: balance, players and rounds before', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    let state = stateOf({ phase: 'running', startedAt: new Date().toISOString(), bets: [bet] })
    let balance = '1242050'
    open(() => state, {
      get '/arcade/shared'() {
        return { state, balance }
      },
    })
    await waitFor(() => expect(textOf()).toContain('PHP 12,420.50'))
    balance = '1268050'
    const past = { ...state.history[0]!, round: state.round, outcome: sun, place: 12 }
    const history = [past, ...state.history]
    state = overIn(1500, { history, bets: [{ ...bet, payout: '26000' }] })
    pageSays({ type: 'line.event', event: { kind: 'shared.phase', state } })
    pageSays({ type: 'line.ready' })
    await act(() => new Promise((done) => setTimeout(done, 700)))
    expect(textOf()).not.toContain('12,680.50')
    expect(textOf()).not.toContain('260.00')
    expect(screen.getAllByRole('link', { name: /^Round 88,/ })).toHaveLength(1)
    expect(document.querySelector('[data-stopped]')).toBeNull()
    await waitFor(() => expect(textOf()).toContain('PHP 12,680.50'), { timeout: 4000 })
    expect(screen.getAllByRole('link', { name: /^Round 88,/ })).toHaveLength(2)
  })

  it('lays for the next round while this one turns, and stakes when bets are taken again', async () => {
    let state = stateOf({ phase: 'running', startedAt: new Date().toISOString() })
    const made = { bet, round: 88_413, balance: '1242050' }
    const { asked } = open(() => state, { '/arcade/shared/bets': made })
    await lay('12-sun', '1', '1')
    fireEvent.click(screen.getByText('Bet in the next round'))
    expect(screen.getByText('Waits for the next round. Press to cancel.')).toBeTruthy()
    expect(placed(asked)).toHaveLength(0)
    state = stateOf({ round: 88_413 })
    pageSays({ type: 'line.event', event: { kind: 'shared.phase', state } })
    await waitFor(() => expect(placed(asked)).toHaveLength(1))
    await waitFor(() => expect(textOf()).toContain('PHP 60.00 is in this round.'))
  })

  it('says why bets were not taken, and leaves them there', async () => {
    const refused = new Refused('betting_closed', 'Betting for this round is closed.')
    open(() => stateOf(), { '/arcade/shared/bets': refused })
    await lay('3')
    fireEvent.click(await betButton())
    expect(await screen.findByText('Betting for this round is closed.')).toBeTruthy()
    expect((await field('3')).querySelector('.chip')).toBeTruthy()
  })

  it('says that a round was called off', async () => {
    open(() => stateOf({ phase: 'voided', bets: [bet] }))
    await waitFor(() => expect(textOf()).toContain('This round was called off.'))
    expect(textOf(document.querySelector('.wheel-words'))).toContain('Your stake was given back.')
  })

  it('leads from each round before to its proof, and shows the chain', async () => {
    open(() => stateOf({ chain: chainBefore.id }))
    const link = await screen.findByRole('link', { name: 'Round 88,411. Field 25' })
    const told = new URLSearchParams(link.getAttribute('href')?.split('#')[1])
    expect(Object.fromEntries(told)).toMatchObject({
      model: 'wheel',
      place: '10000',
      terminal: chainBefore.terminal,
      salt: chainBefore.salt,
    })
    fireEvent.click(screen.getByText('The chain'))
    const dialog = await screen.findByRole('dialog')
    expect(textOf(dialog)).toContain('12 of 10,000')
    expect(textOf(dialog)).toContain('binds nobody')
  })

  it('[CL21] has all that can be won in its rules', async () => {
    open(() => stateOf())
    await field('1')
    const rules = screen.getByRole('region', { name: 'Rules' })
    expect(within(rules).getAllByRole('row')).toHaveLength(8)
    expect(textOf(rules)).toContain('Field 11:12648.15%96.30%1,000.00')
    expect(textOf(rules)).toContain('Sun12:147.41%96.30%83.33')
  })

  it('[CL23] says which public value is waited for, and why a round without it was called off', async () => {
    let state = stateOf({ phase: 'awaiting', bets: [bet], players: 1 })
    open(() => state)
    await waitFor(() => expect(textOf()).toContain('Waiting for the public value'))
    expect(textOf()).toContain('Value 1794722401 of demo')
    state = stateOf({ phase: 'voided', voidedBy: 'no_value', bets: [bet], players: 1 })
    await waitFor(() => expect(textOf()).toContain('The public value did not come in time.'), {
      timeout: 3_000,
    })
  })

  it('asks for the chain of an own round that is long past, so that it can be verified', async () => {
    const past = { round: 80_000, outcome: sun, link: '77'.repeat(32), place: 3 }
    const list = [{ ...stateOf().history[0]!, ...past, chain: chainBefore.id }]
    const { asked } = open(() => stateOf(), {
      '/arcade/session': tableWithLast(80_000),
      '/arcade/shared/history': { list, chains: [chainBefore], next: '' },
    })
    await userEvent.click(await screen.findByRole('button', { name: /^See the round of/ }))
    const link = await screen.findByRole('link', { name: 'Verify this round' })
    expect(link.getAttribute('href')).toContain(`link=${'77'.repeat(32)}&place=3`)
    expect(asked.find(({ path }) => path === '/arcade/shared/history')?.body).toMatchObject({
      cursor: '80001',
    })
  })
})
