import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { askedOf } from '../../../testing/auth.ts'
import { Refused } from '../../../testing/fake-server.ts'
import { favouritePage, lobbyPaths } from '../../../testing/lobby.ts'
import { renderSite, signIn } from '../../../testing/render-site.tsx'
import { SeenAtOnce } from '../../../testing/seen-at-once.ts'

beforeEach(() => vi.stubGlobal('IntersectionObserver', SeenAtOnce))
afterEach(() => vi.unstubAllGlobals())

const done = { [`POST ${lobbyPaths.addFavourite}`]: { nodeId: 1, favourite: true } }
const heart = async (name = 'Favourite: Game 1') =>
  (await screen.findAllByRole('button', { name }))[0] as HTMLElement
const isFull = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'

describe('the heart of a game', () => {
  it('fills at once, tells the server which game of which vendor, and a second press within a second is dropped', async () => {
    const { user, asked } = renderSite({ as: 'member', answers: done })
    const button = await heart()
    await user.dblClick(button)
    expect(isFull(button)).toBe(true)
    await waitFor(() => expect(askedOf(asked, lobbyPaths.addFavourite)).toHaveLength(1))
    expect(askedOf(asked, lobbyPaths.addFavourite)[0]?.body).toEqual({
      nodeId: 1,
      vendor: 'V1',
      gameType: 'RNG',
    })
    expect(askedOf(asked, lobbyPaths.removeFavourite)).toEqual([])
  })

  it('of two games pressed together is two calls, a second apart', async () => {
    const times: number[] = []
    const add = () => {
      times.push(performance.now())
      return { nodeId: 1, favourite: true }
    }
    const answers = { [`POST ${lobbyPaths.addFavourite}`]: add }
    const { user } = renderSite({ as: 'member', answers })
    await user.click(await heart())
    await user.click(await heart('Favourite: Game 2'))
    expect(isFull(await heart('Favourite: Game 2'))).toBe(true)
    await waitFor(() => expect(times).toHaveLength(2))
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990)
  })

  it('is sent at once when the page is left, by a call that outlives it', async () => {
    const { user, asked } = renderSite({ as: 'member', answers: done })
    const calls = vi.spyOn(globalThis, 'fetch')
    await user.click(await heart())
    await user.click(await heart('Favourite: Game 2'))
    await waitFor(() => expect(askedOf(asked, lobbyPaths.addFavourite)).toHaveLength(1))
    act(() => void dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(askedOf(asked, lobbyPaths.addFavourite)).toHaveLength(2), {
      timeout: 500,
    })
    expect(askedOf(asked, lobbyPaths.addFavourite).map(({ body }) => body)).toMatchObject([
      { nodeId: 1 },
      { nodeId: 2 },
    ])
    const sent = calls.mock.calls.filter(([url]) => url === lobbyPaths.addFavourite)
    expect(sent.map(([, init]) => init?.keepalive)).toEqual([true, true])
  })

  it('empties again when the server says no, and the page says why', async () => {
    const answers = {
      [`POST ${lobbyPaths.addFavourite}`]: async () => {
        await new Promise((later) => setTimeout(later, 100))
        return new Refused('too_many_favourites')
      },
    }
    const { user } = renderSite({ as: 'member', answers })
    const button = await heart()
    await user.click(button)
    expect(isFull(button)).toBe(true)
    await waitFor(() => expect(isFull(button)).toBe(false))
    expect(await screen.findByText(new Refused('too_many_favourites').message)).toBeTruthy()
  })

  it('is full for what is a favourite already, and one press takes it away', async () => {
    const answers = {
      [lobbyPaths.favouriteIds]: { nodeIds: [1] },
      [`DELETE ${lobbyPaths.removeFavourite}`]: { nodeId: 1, favourite: false },
    }
    const { user, asked } = renderSite({ as: 'member', answers })
    const button = await heart()
    await waitFor(() => expect(isFull(button)).toBe(true))
    await user.click(button)
    await waitFor(() => expect(askedOf(asked, lobbyPaths.removeFavourite)).toHaveLength(1))
    const [removed] = askedOf(asked, lobbyPaths.removeFavourite)
    expect(removed?.searchParams.get('nodeId')).toBe('1')
  })

  it('follows the key f on the tile', async () => {
    const { user } = renderSite({ as: 'member', answers: done })
    const tile = (await screen.findAllByRole('button', { name: /^Play Game 1/ }))[0] as HTMLElement
    act(() => tile.focus())
    await user.keyboard('f')
    expect(isFull(await heart())).toBe(true)
  })

  it('asks a visitor to log in, and the favourite is made afterwards', async () => {
    const { user, asked } = renderSite({ answers: done })
    await user.click(await heart())
    expect(readAddress().path).toBe('/login')
    expect(askedOf(asked, lobbyPaths.addFavourite)).toEqual([])
    act(() => signIn('member'))
    await waitFor(() => expect(askedOf(asked, lobbyPaths.addFavourite)).toHaveLength(1))
  })

  it('is forgotten when a visitor leaves the login without it', async () => {
    const { user, asked } = renderSite({ answers: done })
    await user.click(await heart())
    await screen.findByRole('dialog', { name: 'Log in' })
    await user.keyboard('{Escape}')
    act(() => signIn('member'))
    await heart()
    expect(askedOf(asked, lobbyPaths.addFavourite)).toEqual([])
  })
})

describe('the favourites', () => {
  it('are a section of home for somebody who is in, and for nobody else', async () => {
    const answers = { [lobbyPaths.favourites]: favouritePage([7, 8]) }
    const { unmount } = renderSite({ as: 'member', answers })
    const section = within(await screen.findByRole('region', { name: 'Favourites' }))
    expect(section.getByRole('button', { name: /^Play Game 7/ })).toBeTruthy()
    unmount()
    const none = renderSite({
      as: 'member',
      answers: { [lobbyPaths.favourites]: favouritePage([]) },
    })
    const empty = within(await screen.findByRole('region', { name: 'Favourites' }))
    expect(empty.getByText(/^Tap the heart under any game/)).toBeTruthy()
    none.unmount()
    const visitor = renderSite({ answers })
    await screen.findByRole('heading', { name: 'Hot' })
    expect(screen.queryByRole('region', { name: 'Favourites' })).toBeNull()
    expect(askedOf(visitor.asked, lobbyPaths.favourites)).toEqual([])
  })

  it('are asked for 999 at a time; more of them are added, and a new visit starts with the first page', async () => {
    const pages = (url: URL) => {
      const page = Number(url.searchParams.get('pageNum'))
      return favouritePage(page === 1 ? [11, 12] : [13], page, 2)
    }
    const answers = { [lobbyPaths.favourites]: pages }
    const { user, asked, unmount } = renderSite({ at: '/favorite', as: 'member', answers })
    await screen.findByRole('button', { name: /^Play Game 11/ })
    await user.click(await screen.findByRole('button', { name: 'Show more games' }))
    await screen.findByRole('button', { name: /^Play Game 13/ })
    expect(screen.getByRole('button', { name: /^Play Game 11/ })).toBeTruthy()
    const [first] = askedOf(asked, lobbyPaths.favourites)
    expect(first?.searchParams.get('pageSize')).toBe('999')
    unmount()
    renderSite({ at: '/favorite', as: 'member', answers })
    await screen.findByRole('button', { name: /^Play Game 11/ })
    expect(screen.queryByRole('button', { name: /^Play Game 13/ })).toBeNull()
  })

  it('keep a game whose heart was emptied in its place, so that it can be taken back', async () => {
    const gone = { nodeId: 21, favourite: false }
    let ids = [21, 22]
    const answers = {
      [lobbyPaths.favouriteIds]: { nodeIds: [21, 22] },
      [lobbyPaths.favourites]: () => favouritePage(ids),
      [`DELETE ${lobbyPaths.removeFavourite}`]: () => {
        ids = [22]
        return gone
      },
    }
    const { user, asked } = renderSite({ at: '/favorite', as: 'member', answers })
    const main = within(screen.getByRole('main'))
    const button = await main.findByRole('button', { name: 'Favourite: Game 21' })
    await waitFor(() => expect(isFull(button)).toBe(true))
    await user.click(button)
    await waitFor(() => expect(askedOf(asked, lobbyPaths.favourites).length).toBeGreaterThan(1))
    expect(await main.findByText(/^1 game is no favourite any more/)).toBeTruthy()
    expect(main.getByRole('button', { name: /^Play Game 21/ })).toBeTruthy()
  })

  it('are empty for a beginner, with a way to the games and what is hot', async () => {
    renderSite({ at: '/favorite', as: 'member' })
    expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Browse slots' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Hot' })).toBeTruthy()
  })
})

describe('what was played last', () => {
  const recent = {
    list: [1, 2].map((id) => ({
      game: { ...favouritePage([id]).content[0] },
      openedAt: '2026-11-15T03:48:00.000Z',
    })),
  }

  it('comes first on home for a member', async () => {
    renderSite({ as: 'member', answers: { [lobbyPaths.recent]: recent } })
    await screen.findByRole('heading', { name: 'Continue playing' })
    const names = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
    expect(names.indexOf('Continue playing')).toBeLessThan(names.indexOf('Hot'))
  })

  it('can be cleared, after a question', async () => {
    const answers = {
      [lobbyPaths.recent]: recent,
      [`DELETE ${lobbyPaths.recent}`]: { cleared: 2 },
    }
    const { user, asked } = renderSite({ at: '/recent', as: 'member', answers })
    await user.click(await screen.findByRole('button', { name: 'Clear the list' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear the list' }))
    await user.click(dialog.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByRole('heading', { name: 'Nothing played yet' })).toBeTruthy()
    expect(askedOf(asked, lobbyPaths.recent, 'DELETE')).toHaveLength(1)
  })

  it('is said not to load when it does not, and a retry brings it', async () => {
    let cut = true
    const answers = { [lobbyPaths.recent]: () => (cut ? new TypeError('cut') : recent) }
    const { user } = renderSite({ at: '/recent', as: 'member', answers })
    const alert = within(await screen.findByRole('alert'))
    cut = false
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByText('Play again')).toHaveLength(2)
  })
})
