import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fastChance } from '@baize/games/fast-chance'
import { spots } from '@baize/games/roulette/spots'
import { resetOpening } from '../../app/use-opening.ts'
import { createFakeArcade, Refused, type Answer } from '../../testing/fake-arcade.ts'
import {
  hears,
  openArcadeAt,
  playAddress,
  textOf,
  withArcade,
} from '../../testing/render-arcade.tsx'

withArcade()

/** By the rules themselves: what falls in the first round is this number. */
const seed = 5
const fell = fastChance(seed).below(37)
const table = () => createFakeArcade({ model: 'roulette', seeds: [seed] })

const spot = (id: string) =>
  waitFor(
    () =>
      document.querySelector<HTMLButtonElement>(`button[data-spot="${id}"]`) ??
      Promise.reject(new Error(`no ${id}`)),
  )
const lay = async (id: string) => fireEvent.click(await spot(id))
const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByLabelText(name, { selector: 'button' }))
const spin = () => fireEvent.click(screen.getByText('Spin'))
const total = () => textOf(screen.getByText('Spin').closest('button'))
const played = (asked: readonly { path: string; body: object }[]) =>
  asked.filter(({ path }) => path === '/arcade/rounds').map(({ body }) => body)

describe('roulette', () => {
  it('[CL15] takes a chip on each of its 157 spots, and stakes them all in one round', async () => {
    const { asked } = openArcadeAt(playAddress, table())
    fireEvent.click(await screen.findByLabelText('PHP 1.00'))
    for (const { id } of spots) {
      fireEvent.click(document.querySelector(`[data-spot="${id}"]`) as Element)
    }
    expect(total()).toContain('PHP 157.00')
    spin()
    await waitFor(() => expect(played(asked)).toHaveLength(1))
    const [round] = played(asked) as [{ stake: string; choice: { bets: { spot: string }[] } }]
    expect(round.stake).toBe('15700')
    expect(new Set(round.choice.bets.map((bet) => bet.spot))).toEqual(
      new Set(spots.map(({ id }) => id)),
    )
  })

  it('[CL15] says what a spot pays and takes, and lays nothing beyond it', async () => {
    openArcadeAt(playAddress, table())
    const seventeen = await spot('straight-17')
    expect(textOf(document.body)).toContain('Press a number')
    expect(seventeen.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(
      'Number 17: pays 35:1, at most PHP 50.00.',
    )
    await lay('straight-17')
    await lay('straight-17')
    await lay('straight-17')
    expect(screen.getByRole('alert').textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Number 17 takes at most PHP 50.00. Nothing was laid.',
    )
    expect(total()).toContain('PHP 40.00')
    await lay('red')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('undoes, doubles, clears, and takes a single bet off', async () => {
    openArcadeAt(playAddress, table())
    await lay('red')
    await lay('odd')
    press('Double all bets')
    expect(total()).toContain('PHP 80.00')
    ;(await spot('odd')).focus()
    await userEvent.keyboard('{Delete}')
    expect(total()).toContain('PHP 40.00')
    press('Clear all bets')
    expect(total()).toContain('PHP 0.00')
    press('Undo')
    press('Undo')
    expect(total()).toContain('PHP 80.00')
  })

  it('lays called bets as bets of the table, and neighbours as many as were chosen', async () => {
    const { asked } = openArcadeAt(playAddress, table())
    await spot('red')
    fireEvent.click(screen.getByText('Tiers'))
    press('More neighbours')
    press('0 and 3 neighbours on each side')
    expect(total()).toContain('PHP 260.00')
    spin()
    await waitFor(() => expect(played(asked)).toHaveLength(1))
    expect(played(asked)[0]).toMatchObject({
      choice: {
        bets: [
          ...['5-8', '10-11', '13-16', '23-24', '27-30', '33-36'].map((pair) => ({
            spot: `split-${pair}`,
            stake: '2000',
          })),
          ...[35, 3, 26, 0, 32, 15, 19].map((number) => ({
            spot: `straight-${number}`,
            stake: '2000',
          })),
        ],
      },
    })
  })

  it('is played by keys alone: arrows to a spot, Enter, and the space bar beside it', async () => {
    const { asked } = openArcadeAt(playAddress, table())
    ;(await spot('straight-17')).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}')
    expect(document.activeElement).toBe(await spot('corner-17-18-20-21'))
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(played(asked)).toHaveLength(1))
    expect(played(asked)[0]).toMatchObject({
      choice: { bets: [{ spot: 'split-17-20' }, { spot: 'corner-17-18-20-21' }] },
    })
  })

  it('tells what fell and what each bet got, and repeats the bets after a reload too', async () => {
    const answer = table()
    const first = openArcadeAt(playAddress, answer)
    await lay(`straight-${fell}`)
    await lay(`straight-${(fell + 1) % 37}`)
    spin()
    await waitFor(() => expect(textOf()).toMatch(new RegExp(`${fell}, (red|black)\\.`)))
    const list = within(screen.getByRole('region', { name: 'Bets of this round' }))
    const rows = list.getAllByRole('row').slice(1)
    expect(rows.map((row) => textOf(row))).toEqual([
      `Number ${fell}20.00720.00`,
      `Number ${(fell + 1) % 37}20.00–`,
    ])
    await hears({ type: 'round.settled', staked: '4000', returned: '72000' })
    expect(total()).toContain('PHP 0.00')
    press('Repeat the last bets')
    expect(total()).toContain('PHP 40.00')
    first.unmount()
    resetOpening()
    openArcadeAt('/arcade/?token=launch-2', answer)
    await spot('red')
    press('Repeat the last bets')
    expect(total()).toContain('PHP 40.00')
  })

  it('keeps the bets when a round is refused, and says why', async () => {
    const own = table()
    const refusing: Answer = (path, body) =>
      path === '/arcade/rounds' ? new Refused('stake_too_high', 'Too much.') : own(path, body)
    openArcadeAt(playAddress, refusing)
    await lay('red')
    spin()
    expect((await screen.findByRole('alert')).textContent).toBe('Too much.')
    expect(total()).toContain('PHP 20.00')
    await hears({ type: 'round.settled', staked: '0', returned: '0' })
  })

  it('[CL2] leaves the bets as they are while nobody knows whether they were played', async () => {
    const own = table()
    let isLost = true
    const losing: Answer = (path, body) =>
      path === '/arcade/rounds' && isLost ? new Error('gone') : own(path, body)
    const { asked } = openArcadeAt(playAddress, losing)
    await lay('red')
    spin()
    await screen.findByRole('alert')
    await lay('odd')
    press('Clear all bets')
    isLost = false
    spin()
    await waitFor(() => expect(textOf()).toMatch(new RegExp(`${fell}, (red|black)\\.`)))
    const [lost, again] = played(asked)
    expect(again).toEqual(lost)
  })

  it('has all that can be won in its rules', async () => {
    openArcadeAt(playAddress, table())
    await spot('red')
    press('Rules')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getAllByRole('row')).toHaveLength(11)
    expect(textOf(dialog)).toContain('Single number35:12.70%97.2973%50.00')
    expect(textOf(dialog)).toContain('19 to 361:148.65%97.2973%1,000.00')
  })
})
