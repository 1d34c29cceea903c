import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fastChance } from '@baize/games/fast-chance'
import { mines } from '@baize/games/mines/mines'
import { resetOpening } from '../../app/use-opening.ts'
import { createFakeArcade, Refused, type Answer } from '../../testing/fake-arcade.ts'
import {
  heard,
  hears,
  openArcadeAt,
  playAddress,
  textOf,
  withArcade,
} from '../../testing/render-arcade.tsx'

withArcade()

const seed = 5
const board = () =>
  mines.play(100n, { mines: 4 }, [{ open: 0 }, 'cash_out'], fastChance(seed))?.shown.board ??
  mines.play(100n, { mines: 4 }, [{ open: 0 }], fastChance(seed))?.shown.board ??
  []
const gems = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !board().includes(cell))
const table = () => createFakeArcade({ model: 'mines', seeds: [seed] })
const cell = (index: number) =>
  document.querySelector<HTMLButtonElement>(`[data-cell="${index}"]`) as HTMLButtonElement
const begin = async () => userEvent.click(await screen.findByText('Start the round'))
const firstGem = gems[0] ?? 0

describe('mines', () => {
  it('says what it returns, and prints what a step pays to ten-thousandths', async () => {
    openArcadeAt(playAddress, table())
    await screen.findByText('Start the round')
    expect(textOf()).toContain('Return to player 97%.')
    expect(textOf()).toContain('Next gem pays1.1547×')
  })

  it('opens a card with Enter, moves with the arrows, and says what lies there', async () => {
    openArcadeAt(playAddress, table())
    await begin()
    await screen.findByText('Cash out')
    cell(12).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    expect(document.activeElement).toBe(cell(6))
    cell(firstGem).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(cell(firstGem).getAttribute('aria-label')).toContain('gem'))
    expect(cell(firstGem).dataset['look']).toBe('gem')
  })

  it('pays what the step says when it is cashed out, and shows where the mines were', async () => {
    const { asked } = openArcadeAt(playAddress, table())
    await begin()
    await screen.findByText('Cash out')
    await userEvent.click(cell(firstGem))
    await waitFor(() => expect(textOf()).toContain('1 gem found'))
    await userEvent.click(screen.getByText('Cash out'))
    await waitFor(() => expect(textOf()).toContain('Cashed out with 1 gem.'))
    expect(asked.at(-1)?.body).toMatchObject({ step: 1, move: 'cash_out' })
    expect(document.querySelectorAll('[data-look="mine"]')).toHaveLength(4)
    await hears({ type: 'round.settled', staked: '2000', returned: '2309' })
  })

  it('ends with a mine, and says so without a win', async () => {
    openArcadeAt(playAddress, table())
    await begin()
    await screen.findByText('Cash out')
    const [mine = 0] = board()
    await userEvent.click(cell(mine))
    await waitFor(() => expect(textOf()).toContain('A mine. The round is over.'))
    expect(cell(mine).dataset['look']).toBe('hit')
    await hears({ type: 'round.settled', staked: '2000', returned: '0' })
  })

  it('goes on with a round that was interrupted', async () => {
    const answer = table()
    const first = openArcadeAt(playAddress, answer)
    await begin()
    await screen.findByText('Cash out')
    await userEvent.click(cell(firstGem))
    await waitFor(() => expect(textOf()).toContain('1 gem found'))
    first.unmount()
    resetOpening()
    heard.length = 0
    openArcadeAt('/arcade/?token=launch-2', answer)
    await screen.findByText('This round was interrupted. Go on, or cash out.')
    expect(cell(firstGem).dataset['look']).toBe('gem')
    await hears({ type: 'round.opened' })
  })

  it('[CL33] lets go of a round that was called off, says so, and begins another', async () => {
    const own = table()
    let isCalledOff = true
    const answer: Answer = (path, body) =>
      isCalledOff && path.endsWith('/moves')
        ? new Refused('round_voided', 'This round was called off, and its stake went back.')
        : own(path, body)
    const { asked } = openArcadeAt(playAddress, answer)
    await begin()
    await screen.findByText('Cash out')
    await userEvent.click(cell(firstGem))
    expect((await screen.findByRole('alert')).textContent).toContain('its stake went back')
    await hears({ type: 'round.settled', staked: '0', returned: '0' })
    expect(screen.queryByText('Cash out')).toBeNull()
    isCalledOff = false
    await begin()
    await screen.findByText('Cash out')
    expect(asked.filter(({ path }) => path === '/arcade/rounds')).toHaveLength(2)
  })
})
