import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { renderSite, type SiteOptions } from '../../testing/render-site.tsx'
import { game } from '../../testing/fixtures.ts'
import { contentPaths, topic } from '../../testing/content.ts'
import { forgetIndex } from './instant-index.ts'
import {
  indexPath,
  searchPath,
  searchReply,
  smallIndex,
  WorkerInPage,
} from '../../testing/search.ts'

afterEach(() => {
  forgetIndex()
  vi.unstubAllGlobals()
})

const box = () => screen.getByRole('combobox', { name: 'Search games' }) as HTMLInputElement
/** What the list below the box says; a select has options too. */
const options = async () =>
  within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

/** The site with a worker, focused on the box; the index is there when it is. */
async function openBox({ answers, ...more }: SiteOptions = {}) {
  vi.stubGlobal('Worker', WorkerInPage)
  const site = renderSite({
    at: '/help',
    answers: { [indexPath]: smallIndex, [searchPath]: searchReply(), ...answers },
    ...more,
  })
  const asked = (path: string) => site.asked.filter(({ pathname }) => pathname === path)
  await site.user.click(box())
  await waitFor(() => expect(asked(indexPath)).toHaveLength(1))
  return { ...site, asked: site.asked, times: (path: string) => asked(path).length }
}

describe('the search box', () => {
  it('fetches nothing before somebody reaches for it', async () => {
    const { asked } = renderSite({ at: '/help' })
    await act(async () => await new Promise((resolve) => setTimeout(resolve, 50)))
    expect(asked.filter(({ pathname }) => pathname === indexPath)).toEqual([])
  })

  it('shows games while one types, by its own index, with the way to all of them', async () => {
    const { user, times } = await openBox()
    await user.type(box(), 'goldn')
    expect(await options()).toEqual([
      'Golden TigerVendor 1',
      'Golden DragonVendor 1',
      'Show all 2 results',
    ])
    expect(screen.getByText('No game is spelled “goldn”. These come close.')).toBeTruthy()
    expect(box().getAttribute('aria-expanded')).toBe('true')
    expect(times(searchPath)).toBe(0)
  })

  it('asks its worker once for each key, and again for no words that it has just answered', async () => {
    const orders = vi.spyOn(WorkerInPage.prototype, 'postMessage')
    const { user } = await openBox()
    await user.type(box(), 'ti')
    await waitFor(async () => expect(await options()).toHaveLength(3))
    await user.type(box(), ' ')
    const asked = orders.mock.calls.flatMap(([order]) => (order.kind === 'find' ? order.words : []))
    expect(asked.slice(-2)).toEqual(['t', 'ti'])
    orders.mockRestore()
  })

  it('says which games are in maintenance', async () => {
    const { user } = await openBox()
    await user.type(box(), 'silver')
    expect((await options())[0]).toContain('In maintenance')
  })

  it('is answered by the server while it has no index', async () => {
    const { user, times } = await openBox({ answers: { [indexPath]: new Error('gone') } })
    await user.type(box(), 'game')
    expect(await options()).toEqual(['Game 7Vendor 1', 'Game 8Vendor 1', 'Show all 2 results'])
    // One question for the pause after the typing, not one for each letter.
    expect(times(searchPath)).toBe(1)
  })

  it('asks the server for what its own two languages do not know', async () => {
    const { user, asked } = await openBox()
    await user.type(box(), '虎')
    expect((await options())[0]).toBe('Game 7Vendor 1')
    const query = asked.find(({ pathname }) => pathname === searchPath)?.searchParams
    expect(query?.get('words')).toBe('虎')
  })

  it('shows the results of the newest words, whichever comes last', async () => {
    const slow: ((reply: unknown) => void)[] = []
    const { user } = await openBox({
      answers: {
        [indexPath]: new Error('gone'),
        [searchPath]: (url: URL) =>
          url.searchParams.get('words') === 'ab'
            ? new Promise((resolve) => slow.push(resolve))
            : searchReply({ games: [game(3)] }),
      },
    })
    await user.type(box(), 'ab')
    await waitFor(() => expect(slow).toHaveLength(1))
    await user.type(box(), 'c')
    expect((await options())[0]).toBe('Game 3Vendor 1')
    await act(async () => slow[0]?.(searchReply({ games: [game(9)] })))
    expect((await options())[0]).toBe('Game 3Vendor 1')
  })

  it('says so when nothing is found, and offers what is nearest, by key too', async () => {
    const reply = searchReply({ games: [], nearest: [game(4)] })
    const { user } = await openBox({ answers: { [searchPath]: reply } })
    await user.type(box(), 'zebra')
    expect(await screen.findByText('No game matches “zebra”')).toBeTruthy()
    expect(await options()).toEqual(['Game 4Vendor 1', 'Ask us for this game'])
    expect(screen.getByRole('group', { name: 'Close to what you typed' })).toBeTruthy()
    expect(box().getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowUp}{Enter}')
    expect(readAddress()).toMatchObject({ path: '/help', hash: 'feedback' })
  })

  it('offers what others like when nothing is near', async () => {
    const { user } = await openBox({ answers: { [searchPath]: searchReply({ games: [] }) } })
    await user.type(box(), 'zebra')
    const hot = within(await screen.findByRole('group', { name: 'Hot' }))
    expect(hot.getAllByRole('option')).toHaveLength(4)
  })

  it('leaves out a word that leads nowhere, and says so', async () => {
    const { user } = await openBox({
      answers: { [searchPath]: searchReply({ games: [game(5)], partly: true }) },
    })
    await user.type(box(), 'silver qqqqq')
    expect((await options())[0]).toContain('Silver Tiger')
    await waitFor(async () => expect((await options())[0]).toBe('Game 5Vendor 1'))
    const said = 'No game has every word of “silver qqqqq”. These have most of them.'
    expect(screen.getByText(said)).toBeTruthy()
  })

  it.each(['x'.repeat(5000), '🎲'.repeat(2500), '虎 '.repeat(2500)])(
    'takes an endless text for its beginning',
    async (text) => {
      const { asked } = await openBox({
        answers: { [searchPath]: searchReply({ games: [] }) },
      })
      fireEvent.change(box(), { target: { value: text } })
      expect(await screen.findByText(/^No game matches/)).toBeTruthy()
      const sent = asked.filter(({ pathname }) => pathname === searchPath)
      for (const { searchParams } of sent)
        expect(searchParams.get('words')?.length).toBeLessThanOrEqual(100)
    },
  )

  it('says at once that its own index has nothing, while it asks the server', async () => {
    const slow: ((reply: unknown) => void)[] = []
    const { user } = await openBox({
      answers: { [searchPath]: () => new Promise((resolve) => slow.push(resolve)) },
    })
    await user.type(box(), 'golden')
    expect((await options())[0]).toBe('Golden TigerVendor 1')
    await user.type(box(), ' qqqqq')
    expect((await options())[0]).toBe('Golden TigerVendor 1')
    await user.clear(box())
    await user.type(box(), 'qqqqq')
    expect(await screen.findByText('Looking for “qqqqq” in all languages')).toBeTruthy()
    expect(screen.queryByRole('listbox')).toBeNull()
    await waitFor(() => expect(slow.length).toBeGreaterThan(0))
    await act(async () => slow.at(-1)?.(searchReply({ games: [] })))
    expect(await screen.findByText('No game matches “qqqqq”')).toBeTruthy()
  })

  it('lists pages of help below the games, and leads to them by key', async () => {
    const topics = [topic('deposit', 'Golden rules of deposits'), topic('term', 'Terms')]
    const { user } = await openBox({ answers: { [contentPaths.help]: { topics } } })
    await user.type(box(), 'golden')
    await waitFor(async () => expect(await options()).toHaveLength(4))
    const help = within(screen.getByRole('group', { name: 'Help' }))
    expect(help.getByRole('option').textContent).toBe('Golden rules of deposits')
    await user.keyboard('{ArrowUp}')
    expect(help.getByRole('option').getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{Enter}')
    expect(readAddress()).toMatchObject({ path: '/help', hash: 'deposit' })
  })

  it('lists help alone where no game is called so', async () => {
    const answers = {
      [searchPath]: searchReply({ games: [] }),
      [contentPaths.help]: { topics: [topic('zebra', 'Zebras and you')] },
    }
    const { user } = await openBox({ answers })
    await user.type(box(), 'zebra')
    expect(await options()).toEqual(['Zebras and you'])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(readAddress()).toMatchObject({ path: '/help', hash: 'zebra' })
  })

  it('says so when the server cannot be reached', async () => {
    const broken = new Error('offline')
    const { user } = await openBox({ answers: { [searchPath]: broken, [indexPath]: broken } })
    await user.type(box(), 'zebra')
    expect(await screen.findByText(/The search could not be reached/)).toBeTruthy()
  })
})

describe('the keys of the search box', () => {
  it('arrows point at games and come back to the box; Enter opens the one pointed at', async () => {
    const { user } = await openBox()
    await user.type(box(), 'golden')
    await options()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const pointed = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')
    expect(pointed()?.textContent).toContain('Golden Dragon')
    expect(pointed()?.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(pointed()).toBeNull()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(readAddress()).toMatchObject({ path: '/login', search: { next: '/seamless?game=11' } })
  })

  it('Enter stores the words and goes to the results, where the box still holds them', async () => {
    const { user } = await openBox()
    await user.type(box(), '  golden {Enter}')
    expect(readAddress()).toMatchObject({ path: '/search', search: { q: 'golden' } })
    expect(sessionStorage.getItem('search')).toBe('golden')
    await waitFor(() => expect(box().value).toBe('golden'))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('Enter on the last option leads to all results', async () => {
    const { user } = await openBox()
    await user.type(box(), 'tiger')
    await options()
    await user.keyboard('{ArrowUp}{Enter}')
    expect(readAddress()).toMatchObject({ path: '/search', search: { q: 'tiger' } })
  })

  it('Escape closes the list and keeps the words', async () => {
    const { user } = await openBox()
    await user.type(box(), 'tiger')
    await options()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(box().value).toBe('tiger')
  })

  it('leaving the box closes the list; the cross empties it', async () => {
    const { user } = await openBox()
    await user.type(box(), 'tiger')
    await options()
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(box().value).toBe('')
    expect(document.activeElement).toBe(box())
    await user.type(box(), 'tiger')
    await options()
    act(() => box().blur())
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('takes a hundred characters', async () => {
    await openBox()
    expect(box().maxLength).toBe(100)
  })

  it('a screen reader hears how many there are', async () => {
    const { user } = await openBox()
    await user.type(box(), 'tiger')
    await options()
    const voice = document.querySelector('[aria-live=polite]') as HTMLElement
    expect(await within(voice).findByText('2 games')).toBeTruthy()
  })
})
