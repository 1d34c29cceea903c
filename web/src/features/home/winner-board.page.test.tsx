import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askedOf } from '../../testing/auth.ts'
import { lobbyPaths } from '../../testing/lobby.ts'
import { renderSite } from '../../testing/render-site.tsx'

afterEach(() => vi.restoreAllMocks())

const winners = (count: number) => ({
  list: Array.from({ length: count }, (_, index) => ({
    customerName: `ma***${index}`,
    gameName: `Game ${index}`,
    winAmount: String(5_000_000 - index),
    iconUrl: '/art/v1/V1/g1.svg',
    currency: 'PHP',
    nodeId: index + 1,
    vassalage: 'V1',
    gameType: 'RNG',
    at: '2026-11-15T03:00:00.000Z',
    demo: index === 0,
  })),
})

const board = () => screen.findByRole('region', { name: 'Winners today' })

describe('the winner board', () => {
  it.each([
    [{ playing: 1_204, demo: 0 }, '1,204 playing now'],
    [{ playing: 9, demo: 8 }, '9 playing now, 8 of the demo'],
  ])('says how many play: %j', async (playing, words) => {
    renderSite({ answers: { [lobbyPaths.playing]: playing } })
    expect(await within(await board()).findByText(words)).toBeTruthy()
  })

  it('says nothing where nobody plays', async () => {
    const { asked } = renderSite()
    const region = await board()
    await waitFor(() => expect(askedOf(asked, lobbyPaths.playing)).toHaveLength(1))
    expect(within(region).queryByText(/playing now/)).toBeNull()
  })

  it('shows at most twenty, the highest first, and moves until it is paused', async () => {
    const answers = { [lobbyPaths.winners]: winners(25) }
    const { user, asked } = renderSite({ answers })
    const region = await board()
    await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(20))
    expect(within(region).getAllByRole('listitem')[0]?.textContent).toContain('50,000.00')
    // Who plays to show the site is called so, and nobody else.
    const marked = within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.includes('Demo'))
    expect(marked.indexOf(true)).toBe(0)
    expect(marked.lastIndexOf(true)).toBe(0)
    const [question] = askedOf(asked, lobbyPaths.winners)
    expect(question?.searchParams.get('limitNum')).toBe('20')
    expect(question?.searchParams.get('gameCategory')).toBe('ALL')
    expect(question?.searchParams.get('language')).toBe('EN')
    const run = region.querySelector('.winner-run')
    expect(run?.getAttribute('data-paused')).toBe('false')
    await user.click(within(region).getByRole('button', { name: 'Pause the winners' }))
    expect(run?.getAttribute('data-paused')).toBe('true')
    expect(within(region).getByRole('button', { name: 'Let the winners move' })).toBeTruthy()
  })

  it('stands still for reduced motion, with all of them one press away', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('reduced-motion'),
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    )
    const { user } = renderSite({ answers: { [lobbyPaths.winners]: winners(12) } })
    const region = await board()
    await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(5))
    expect(region.querySelector('.winner-run')).toBeNull()
    await user.click(within(region).getByRole('button', { name: 'Show all 12' }))
    expect(within(region).getAllByRole('listitem')).toHaveLength(12)
  })

  it('says honestly that nothing was won yet', async () => {
    renderSite()
    expect(await within(await board()).findByText(/^No win has been settled yet/)).toBeTruthy()
  })

  it('stands still while a few rows fit', async () => {
    renderSite({ answers: { [lobbyPaths.winners]: winners(3) } })
    const region = await board()
    await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(3))
    expect(within(region).queryByRole('button')).toBeNull()
  })
})
