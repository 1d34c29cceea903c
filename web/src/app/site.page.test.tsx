import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { askedOf } from '../testing/auth.ts'
import { callPaths, Refused, vendorsAnswer } from '../testing/fake-server.ts'
import { reach } from '../shared/reach.ts'
import { game, lane, openStatus } from '../testing/fixtures.ts'
import { centreAnswers } from '../testing/cashier.ts'
import { lobbyPaths } from '../testing/lobby.ts'
import { entriesOf } from './pages.ts'
import { renderSite } from '../testing/render-site.tsx'

afterEach(() => vi.restoreAllMocks())

describe('the layouts', () => {
  it.each([
    ['/agent', 'member'],
    ['/agentHome', 'agent'],
  ] as const)('give %s the frame of the agents', async (at, as) => {
    renderSite({ at, as, answers: { '/wps/demo/members': [] } })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByText('Asia/Manila')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })

  it('of the agents has the zone, a clock that runs, the nickname and the way out', async () => {
    renderSite({ at: '/agentHome', as: 'agent' })
    const head = within((await screen.findAllByRole('banner'))[0] as HTMLElement)
    expect(head.getByText('Asia/Manila')).toBeTruthy()
    expect(head.getByText('Mara Cruz')).toBeTruthy()
    expect(head.getByRole('link', { name: 'Sign out' })).toBeTruthy()
    const clock = head.getByText(/^\d\d:\d\d:\d\d$/)
    const secondsOf = () =>
      (clock.textContent ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    const before = secondsOf()
    await waitFor(() => expect((secondsOf() - before + 86_400) % 86_400).toBe(1), {
      timeout: 3000,
    })
  })

  it('show the normal site at status 0 only', async () => {
    for (const status of [1, 2] as const) {
      const { unmount } = renderSite({ status: { status } })
      await screen.findByRole('link', { name: /ustomer service/ })
      expect(screen.queryByRole('navigation')).toBeNull()
      unmount()
    }
    renderSite({ status: { status: 0 } })
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
  })

  it('say a sentence where a page name is unknown, with the search box and three games near', async () => {
    renderSite({ at: '/no-such-place' })
    const main = within(screen.getByRole('main'))
    await main.findByRole('heading', { level: 1, name: 'There is nothing at this address' })
    expect(main.getByRole('combobox', { name: 'Search games' })).toBeTruthy()
    await waitFor(() => expect(main.getAllByRole('button', { name: /^Play/ })).toHaveLength(3))
  })
})

describe('a new page', () => {
  it('starts at the top, and the place that one left is remembered', async () => {
    const jumps = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    renderSite()
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
    act(() => go({ path: '/promotions' }))
    await waitFor(() => expect(jumps).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' }))
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith('scroll '))
    expect(keys.map((key) => sessionStorage.getItem(key))).toContain('640')
  })

  it('has its title, takes the focus and is announced', async () => {
    const { user } = renderSite()
    expect(document.title).toBe('Baize')
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'App download' }))
    expect(document.title).toBe('App download · Baize')
    expect(document.activeElement?.id).toBe('main')
    const voice = document.querySelector('[aria-live="polite"][data-over-modals]')
    expect(voice?.textContent).toBe('App download')
  })

  it('that is a popup over home leaves the focus to the popup', async () => {
    const { user } = renderSite()
    const login = within(screen.getByRole('banner')).getByRole('link', { name: 'Log in' })
    await user.click(login)
    const dialog = await screen.findByRole('dialog', { name: 'Log in' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    expect(document.title).toBe('Log in · Baize')
    await user.keyboard('{Escape}')
    expect(readAddress().path).toBe('/')
    expect(document.activeElement).toBe(login)
  })

  it('that is a popup over home leaves home as it is, and where it was scrolled to', async () => {
    const jumps = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const { user } = renderSite()
    const tile = (await screen.findAllByRole('button', { name: /^Play Game 1/ }))[0]
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Log in' }))
    await screen.findByRole('dialog', { name: 'Log in' })
    expect(tile?.isConnected).toBe(true)
    await user.keyboard('{Escape}')
    expect(readAddress().path).toBe('/')
    await act(async () => void (await new Promise(requestAnimationFrame)))
    expect(tile?.isConnected).toBe(true)
    expect(jumps).not.toHaveBeenCalled()
  })

  it('is one step, however often it is asked for', async () => {
    const { user } = renderSite()
    const steps = history.length
    const events = within(screen.getByRole('banner')).getByRole('link', { name: 'Events' })
    await user.dblClick(events)
    act(() => go({ path: '/promotions' }))
    expect(history.length).toBe(steps + 1)
    expect(readAddress().path).toBe('/promotions')
  })

  it('leaves no loading cover behind', async () => {
    renderSite()
    act(() => go({ path: '/pointMall' }))
    await screen.findByRole('heading', { level: 1, name: 'Points mall' })
    await new Promise((done) => setTimeout(done, 350))
    expect(screen.queryByText('Loading')).toBeNull()
  })
})

describe('the centres', () => {
  it('open the login popup for a visitor', async () => {
    renderSite({ at: '/?m=withdraw' })
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
    act(() => go({ path: '/', search: { popup: 'agentCentre' } }))
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
  })

  it('lead a visitor from their addresses to a login', async () => {
    renderSite({ at: '/member?m=withdraw' })
    await waitFor(() => expect(readAddress().path).toBe('/login'))
    expect(readAddress().search).toEqual({ next: '/member?m=withdraw' })
    act(() => go({ path: '/agentHome' }))
    await waitFor(() => expect(readAddress().path).toBe('/agent'))
  })

  it.each(['/?m=withdraw', '/?popup=agentCentre', '/member'])(
    'warn a trial account at %s that it needs a real one, and lead it there',
    async (at) => {
      const { user } = renderSite({ at, as: 'trial' })
      const dialog = await screen.findByRole('dialog', { name: 'You need a real account' })
      await user.click(within(dialog).getByRole('link', { name: 'Create a real account' }))
      expect(readAddress().path).toBe('/register')
    },
  )

  it('open on the requested page for a member', async () => {
    const { user } = renderSite({ as: 'member' })
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Withdraw' }))
    expect(await screen.findByRole('dialog', { name: 'Withdraw' })).toBeTruthy()
    expect(readAddress().search).toEqual({ m: 'withdraw' })
  })

  it('have a page that names every area and leads to it', async () => {
    const upline = { ...centreAnswers['/wps/cashier/upline'], upline: 'ag***7' }
    renderSite({
      at: '/member',
      as: 'member',
      answers: {
        ...centreAnswers,
        '/wps/relay/GCS_merchantWallet': { isSingle: false, vendors: [] },
        '/wps/cashier/upline': upline,
      },
    })
    const centre = within(await screen.findByRole('navigation', { name: 'Member centre' }))
    await centre.findByRole('link', { name: 'Transfer to upline' })
    await centre.findByRole('link', { name: 'Transfer funds' })
    for (const [name, href] of [
      ['Points mall', '/pointMall'],
      ['Betting record', '/member?m=personalHistoryCopy'],
      ['Account record', '/member?m=transactionHistory'],
      ['Profit and loss', '/member?m=personalProfit'],
      ['Bonus details', '/member?m=bonusDetails'],
      ['Reward centre', '/member?m=rewardCenter'],
      ['Internal messages', '/member?m=messageV2'],
      ['Recent games', '/recent'],
      ['My collection', '/favorite'],
    ] as const) {
      expect(centre.getByRole('link', { name }).getAttribute('href')).toBe(href)
    }
    // The credit report and inviting friends are there where their modules are on.
    const off = new Set(['CREDITREPORT', 'REFERRAL'])
    const usual = entriesOf('centre').filter(({ module }) => !off.has(module ?? ''))
    expect(centre.getAllByRole('link')).toHaveLength(usual.length)
  })

  it('stop a trial account before a game', async () => {
    const { user, asked } = renderSite({ as: 'trial' })
    await user.click((await screen.findAllByRole('button', { name: /^Play Game 1/ }))[0] as Element)
    expect(await screen.findByRole('dialog', { name: 'You need a real account' })).toBeTruthy()
    expect(askedOf(asked, lobbyPaths.launch)).toEqual([])
  })
})

describe('the popups', () => {
  it.each([
    ['/?popup=announcement', 'Announcements'],
    ['/?popup=notice', 'Notices'],
    ['/?popup=changePassword', 'Change password'],
    ['/?popup=signOut', 'Sign out'],
    ['/?popup=forgotPassword', 'Forgot password'],
    ['/help#term', 'Terms'],
    ['/?popup=contract', 'Contract'],
    ['/?m=securityCenter', 'Security centre'],
    ['/?popup=agentCentre', 'Agent centre'],
  ])('at %s open %s, stay at a click outside and close with Esc', async (at, name) => {
    const { user } = renderSite({ at, as: 'member' })
    const dialog = await screen.findByRole('dialog', { name })
    await user.click(dialog.parentElement as Element)
    expect(screen.queryByRole('dialog')).not.toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(readAddress().search).toEqual({})
  })

  it.each([
    ['/login', 'Log in'],
    ['/register', 'Register'],
    ['/login?popup=forgotPassword', 'Forgot password'],
  ])('at %s let a visitor in by %s, and close with Esc', async (at, name) => {
    const { user } = renderSite({ at })
    await screen.findByRole('dialog', { name })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(readAddress()).toMatchObject({ path: '/', search: {} })
  })

  it.each([
    ['/login', 'Log in'],
    ['/register', 'Register'],
  ])(
    'at %s stand over the home page',
    async (at, name) => {
      /** The page's own heading and the first below it, which come with its code. */
      const findHeadings = async () => {
        const main = within(await screen.findByRole('main', { hidden: true }))
        const found = await main.findAllByRole('heading', { hidden: true }, { timeout: 20_000 })
        return found.slice(0, 2).map(({ textContent }) => textContent)
      }
      const home = renderSite({ at: '/' })
      const headings = await findHeadings()
      home.unmount()
      renderSite({ at })
      await screen.findByRole('dialog', { name }, { timeout: 20_000 })
      expect(await findHeadings()).toEqual(headings)
    },
    60_000,
  )

  it.each(['/login', '/register'])('at %s have nothing for somebody who is in', async (at) => {
    renderSite({ at, as: 'member' })
    await waitFor(() => expect(readAddress().path).toBe('/'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('of login and register swap into each other and keep the way back', async () => {
    const { user } = renderSite({ at: '/login?next=/hot' })
    const dialog = await screen.findByRole('dialog', { name: 'Log in' })
    await user.click(within(dialog).getByRole('link', { name: 'Register' }))
    expect(await screen.findByRole('dialog', { name: 'Register' })).toBeTruthy()
    expect(readAddress()).toMatchObject({ path: '/register', search: { next: '/hot' } })
  })
})

describe('a game page', () => {
  it.each(['/lottery', '/seaLottery', '/vnLottery', '/rng?vassalage=V1'])(
    '%s leads a visitor to the login, with the way back',
    async (at) => {
      renderSite({ at })
      await waitFor(() => expect(readAddress().path).toBe('/login'))
      expect(readAddress().search['next']).toBe(at)
    },
  )

  it('of an unknown vendor says that the address is invalid and whom to ask', async () => {
    renderSite({ at: '/rng?vassalage=NOPE', as: 'member' })
    expect(await screen.findByRole('heading', { name: 'This address is invalid' })).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(main.getByText(/contact customer service/)).toBeTruthy()
    expect(main.getByRole('link', { name: 'Customer service' })).toBeTruthy()
  })

  it('of a known vendor shows its games', async () => {
    const { asked } = renderSite({ at: '/rng?vassalage=V2', as: 'member' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Vendor 2' })).toBeTruthy()
    await screen.findByRole('button', { name: 'Play Game 5, Vendor 1' })
    const list = asked.find(({ pathname }) => pathname === callPaths.games)
    expect(list?.searchParams.get('vassalage')).toBe('V2')
  })
})

describe('a cut network', () => {
  it('is said in the part that failed, and a retry brings it back', async () => {
    let cut = true
    const hot = () => (cut ? new TypeError('cut') : { list: [] })
    const { user } = renderSite({ at: '/favorite', answers: { [callPaths.hot]: hot } })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/network/i)).toBeTruthy()
    cut = false
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('opened without a network says which page it is, from when, and what can still be done', () => {
    document.documentElement.dataset['keptAt'] = '2026-11-15T04:05:00.000Z'
    renderSite({ at: '/promotions' })
    onTestFinished(() => {
      delete document.documentElement.dataset['keptAt']
    })
    // On the clocks of the brand, as every other time of the page.
    const said = screen.getByText(/^You are offline\. This is .+ as it was kept at 12:05\./)
    expect(said.textContent).toContain('You can look around; games and money wait for the network.')
    // It lies over the foot of the page, so that nothing moves when it comes and when it goes.
    expect(said.closest('[data-offline-bar]')?.className).toContain('fixed')
  })

  it('is said in a bar, pauses what moves money, and ends when the server answers', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { user } = renderSite({ as: 'member' })
    act(() => void dispatchEvent(new Event('offline')))
    expect(screen.getByText(/^You are offline. Showing data from \d\d:\d\d/)).toBeTruthy()
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('button', { name: 'Deposit' }).matches(':disabled')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull())
    expect(header.getByRole('link', { name: 'Deposit' })).toBeTruthy()
    act(() => {
      dispatchEvent(new Event('offline'))
      dispatchEvent(new Event('online'))
    })
  })
})

describe('a server that is away', () => {
  it('is said in a bar, pauses what moves money, and what failed comes when it is back', async () => {
    let away = true
    const lost = (value: unknown) => () => (away ? new TypeError('cut') : value)
    renderSite({
      at: '/favorite',
      as: 'member',
      answers: {
        [callPaths.hot]: lost({ list: [game(7)] }),
        [callPaths.status]: lost(openStatus),
      },
    })
    await screen.findByRole('alert')
    act(() => {
      reach.note('silent', '/')
      reach.note('silent', '/wps/system/status')
    })
    expect(await screen.findByText(/^We cannot reach the server/)).toBeTruthy()
    // Told once: the part that failed waits, and says nothing of its own.
    expect(screen.queryByRole('alert')).toBeNull()
    const header = within(screen.getAllByRole('banner')[0]!)
    expect(header.getByRole('button', { name: 'Deposit' }).matches(':disabled')).toBe(true)
    away = false
    await waitFor(() => expect(screen.queryByText(/^We cannot reach the server/)).toBeNull(), {
      timeout: 8000,
    })
    expect(header.getByRole('link', { name: 'Deposit' })).toBeTruthy()
    expect(await screen.findByText(game(7).displayName)).toBeTruthy()
  })

  it('is said as one calm sentence when it cannot reach its house, and goes by itself', async () => {
    let away = true
    const refused = (value: unknown) => () => (away ? new Refused('unavailable') : value)
    renderSite({
      at: '/favorite',
      as: 'member',
      answers: {
        [callPaths.hot]: refused({ list: [game(7)] }),
        [callPaths.vendors]: refused(vendorsAnswer([lane('HOT', 2)])),
      },
    })
    const said = /^We cannot reach the tables right now. Your money is safe/
    await waitFor(() =>
      expect(screen.getAllByRole('status').some(({ textContent }) => said.test(textContent))).toBe(
        true,
      ),
    )
    expect(screen.queryByRole('alert')).toBeNull()
    const header = within(screen.getAllByRole('banner')[0]!)
    expect(header.getByRole('button', { name: 'Deposit' }).matches(':disabled')).toBe(true)
    // The state of the site is told from memory, and says nothing about it.
    const { queryClient } = await import('../shared/api.ts')
    await act(() => queryClient.refetchQueries({ queryKey: ['status'] }))
    expect(screen.getByText(said)).toBeTruthy()
    away = false
    await waitFor(() => expect(screen.queryByText(said)).toBeNull(), { timeout: 8000 })
    expect(await screen.findByText(game(7).displayName)).toBeTruthy()
  })

  it('is not said for one address that is cut off while the state of the site is told', async () => {
    let asked = 0
    renderSite({
      at: '/favorite',
      as: 'member',
      answers: {
        [callPaths.hot]: () => new TypeError('cut'),
        [callPaths.status]: () => {
          asked += 1
          return openStatus
        },
      },
    })
    act(() => {
      reach.note('silent', '/cut')
      reach.note('silent', '/cut')
    })
    await waitFor(() => expect(asked).toBeGreaterThan(0))
    // The part says so by itself, and money is not paused.
    await screen.findByRole('alert')
    expect(screen.queryByText(/^We cannot reach the server/)).toBeNull()
    const header = within(screen.getAllByRole('banner')[0]!)
    expect(header.getByRole('link', { name: 'Deposit' })).toBeTruthy()
  })

  it('is learned from the line that is cut, by a page that asks for nothing', async () => {
    const lines: EventTarget[] = []
    let away = false
    class Line extends EventTarget {
      constructor() {
        super()
        lines.push(this)
        if (away) setTimeout(cutLines)
      }
      send = () => {}
      close = () => {}
    }
    const cutLines = () =>
      act(() => lines.splice(0).forEach((line) => line.dispatchEvent(new Event('close'))))
    vi.stubGlobal('WebSocket', Line)
    renderSite({
      at: '/favorite',
      as: 'member',
      answers: { [callPaths.status]: () => (away ? new TypeError('cut') : openStatus) },
    })
    await waitFor(() => expect(lines.length).toBeGreaterThan(0))
    // From now on every line is cut as soon as it is dialled, until whoever answered before is asked again.
    away = true
    cutLines()
    expect(await screen.findByText(/^We cannot reach the server/)).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('is not said for one call that was lost', () => {
    renderSite({ as: 'member' })
    act(() => reach.note('silent', '/'))
    expect(screen.queryByText(/^We cannot reach the server/)).toBeNull()
  })
})

describe('an open page', () => {
  it('learns that the site closes, and opens again where it was', async () => {
    let status: 0 | 1 = 1
    renderSite({
      at: '/promotions',
      answers: { [callPaths.status]: () => ({ ...openStatus, status }) },
    })
    await screen.findByRole('heading', { level: 1, name: 'Promotions' })
    const { queryClient } = await import('../shared/api.ts')
    await act(() => queryClient.refetchQueries({ queryKey: ['status'] }))
    expect(await screen.findByRole('heading', { name: 'The tables are covered' })).toBeTruthy()
    status = 0
    await act(() => queryClient.refetchQueries({ queryKey: ['status'] }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Promotions' })).toBeTruthy()
  })
})
