import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { activateTexts } from '@baize/texts/browser'
import { bootRooms, compileRooms } from '@baize/texts/catalogue'
import { chooseTheme } from '@baize/ui/look/theme.ts'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { askedOf } from '../../testing/auth.ts'
import { centreAnswers, desk } from '../../testing/cashier.ts'
import { Refused } from '../../testing/fake-server.ts'
import { game } from '../../testing/fixtures.ts'
import { launched, lobbyPaths } from '../../testing/lobby.ts'
import { renderSite } from '../../testing/render-site.tsx'

const balance = (cash: string, vendor?: string) => ({
  currency: 'PHP',
  balance: cash,
  available: cash,
  locked: '0',
  owed: '0',
  pockets: [
    { pocket: 'cash', amount: cash, held: '0', version: '3' },
    ...(vendor === undefined
      ? []
      : [{ pocket: 'vendor:V1', amount: vendor, held: '0', version: '4' }]),
  ],
  version: '4',
})
const money = { [lobbyPaths.balance]: balance('123456789') }
const inFrame = launched({
  reason: '',
  frame: { url: 'about:blank', expiresAt: '2099-01-01T00:00:00.000Z' },
})
const frameOf = () =>
  waitFor(() => {
    const frame = document.querySelector('iframe')
    if (!frame) throw new Error('There is no frame yet')
    return frame
  })
const opened = (answer: unknown) => ({ ...money, [`POST ${lobbyPaths.launch}`]: answer })

describe('the way into a game', () => {
  it('of a visitor leads through the login to the same game, without a second press', async () => {
    const answers = opened(launched({ game: game(2) }))
    const { user, asked } = renderSite({ answers })
    await user.click(
      (await screen.findAllByRole('button', { name: /^Play Game 2,/ }))[0] as Element,
    )
    expect(readAddress()).toMatchObject({ path: '/login', search: { next: '/seamless?game=2' } })
    expect(askedOf(asked, lobbyPaths.launch)).toEqual([])
    const { completeLogin } = await import('../../features/auth/complete-login.ts')
    const { placeAfterLogin } = await import('../../features/auth/next.ts')
    const { loginReply } = await import('../../testing/fixtures.ts')
    act(() => completeLogin(loginReply(), placeAfterLogin()))
    await waitFor(() => expect(askedOf(asked, lobbyPaths.launch)).toHaveLength(1))
    expect(askedOf(asked, lobbyPaths.launch)[0]?.body).toMatchObject({ nodeId: 2 })
    expect(await screen.findByRole('heading', { level: 1, name: 'Game 2' })).toBeTruthy()
  })

  it('without a session leads to the login, also by its address', async () => {
    renderSite({ at: '/seamless?game=2' })
    await waitFor(() => expect(readAddress().path).toBe('/login'))
    expect(readAddress().search['next']).toBe('/seamless?game=2')
  })

  it('is closed for a trial account, which is told what it needs', async () => {
    const answers = opened(new Refused('in_need_true_account'))
    renderSite({ at: '/seamless?game=2', as: 'trial', answers })
    expect(await screen.findByRole('heading', { name: 'You need a real account' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Create a real account' })).toBeTruthy()
  })

  it('[Y8] tells whoever only tries a game of real stakes what it needs, and a member where it is', async () => {
    const answers = { 'POST /wps/relay/GCS_gameLaunchFB': new Refused('no_free_play') }
    const at = '/seamless?game=2&demo=1'
    const { unmount } = renderSite({ at, as: 'trial', answers })
    expect(await screen.findByText(/^This game is played with real stakes only/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'You need a real account' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Create a real account' })).toBeTruthy()
    unmount()
    renderSite({ at, as: 'member', answers })
    const play = await screen.findByRole('link', { name: 'Play' })
    expect(play.getAttribute('href')).toContain('/seamless?game=2')
  })

  it('leads on where the server says that a page or a list serves it', async () => {
    const list = launched({ kind: 'list', gameType: 'SPORTS', vassalage: 'V2', game: null })
    const { unmount } = renderSite({
      at: '/seamless?vendor=V2&type=SPORTS',
      as: 'member',
      answers: opened(list),
    })
    expect(await screen.findByRole('dialog', { name: 'Vendor 2' })).toBeTruthy()
    expect(readAddress().path).toBe('/sports')
    unmount()
    const page = launched({ kind: 'page', path: '/vnLottery?gameCode=MB' })
    renderSite({ at: '/seamless?game=9', as: 'member', answers: opened(page) })
    await waitFor(() =>
      expect(readAddress()).toMatchObject({ path: '/vnLottery', search: { gameCode: 'MB' } }),
    )
  })
})

describe('a game in its frame', () => {
  it('is seen to load until it says that it is there', async () => {
    // Of our own origin, as the games of the house are.
    const url = `${location.origin}/arcade/?token=t`
    const framed = { ...inFrame, frame: { url, expiresAt: '2099-01-01T00:00:00.000Z' } }
    renderSite({ at: '/seamless?game=1', as: 'member', answers: opened(framed) })
    const frame = await frameOf()
    const opening = screen.getByText('Opening Game 1')
    // With the label by which it was chosen.
    expect(opening.querySelector('img')?.getAttribute('src')).toBe(game(1).iconUrl)
    fireEvent.load(frame)
    expect(screen.getByText('Opening Game 1')).toBeTruthy()
    act(() => {
      dispatchEvent(
        new MessageEvent('message', {
          data: { type: 'game.ready', protocol: 1 },
          source: frame.contentWindow,
          origin: 'null',
        }),
      )
    })
    await waitFor(() => expect(screen.queryByText('Opening Game 1')).toBeNull())
  })

  describe('of ours', () => {
    const url = '/arcade/?token=t&back=%2Fslots'
    const ours = { ...inFrame, frame: { url, expiresAt: '2099-01-01T00:00:00.000Z' } }

    /** The game as the page has it: what it was told, and a way to say something. */
    async function openOurs() {
      renderSite({ at: '/seamless?game=1', as: 'member', answers: opened(ours) })
      const frame = await frameOf()
      const told: unknown[][] = []
      const inner = { postMessage: (...said: unknown[]) => told.push(said) }
      Object.defineProperty(frame, 'contentWindow', { value: inner })
      const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
        const source = (from.source ?? inner) as MessageEventSource
        const origin = from.origin ?? 'null'
        fireEvent(window, new MessageEvent('message', { data, origin, source }))
      }
      return { frame, told, say }
    }

    it('[W21] has no origin but may give a file, and its address says how the page looks and speaks', async () => {
      const { frame } = await openOurs()
      expect(frame.getAttribute('sandbox')).toBe(
        'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
      )
      expect(frame.getAttribute('src')).toBe(`${url}&language=EN`)
    })

    it('is known by its window and by having no origin; nobody else gets an answer', async () => {
      const { told, say } = await openOurs()
      const wanted = { type: 'sound.wanted' }
      // The page listens some moments after the frame is there.
      await waitFor(() => {
        say(wanted)
        expect(told).not.toEqual([])
      })
      told.length = 0
      say(wanted, { source: window })
      say(wanted, { origin: location.origin })
      say(wanted, { origin: 'https://evil.example' })
      expect(told).toEqual([])
      say(wanted)
      expect(told).toEqual([[{ type: 'sound.kept', on: false }, '*']])
    })

    it('has its sounds kept by the page', async () => {
      const { told, say } = await openOurs()
      say({ type: 'sound.chosen', on: true })
      say({ type: 'sound.wanted' })
      const kept = [{ type: 'sound.kept', on: true }, '*']
      expect(told).toEqual([kept, kept])
      expect(localStorage.getItem('arcade-sound')).toBe('1')
      say({ type: 'sound.chosen', on: false })
      expect(localStorage.getItem('arcade-sound')).toBeNull()
    })

    it('is told when the page looks or speaks otherwise, and is not loaded anew', async () => {
      const { frame, told } = await openOurs()
      const src = frame.getAttribute('src')
      const dark = [{ type: 'theme.chosen', theme: 'dark' }, '*']
      const japanese = [{ type: 'language.chosen', language: 'JA' }, '*']
      // A frame can be in the document a moment before the page listens: the word may follow, never be lost.
      act(() => chooseTheme('dark'))
      await waitFor(() => expect(told).toEqual([dark]))
      act(() => activateTexts('JA', compileRooms('JA', bootRooms.web)))
      await waitFor(() => expect(told).toEqual([dark, japanese]))
      expect(document.querySelector('iframe')).toBe(frame)
      expect(frame.getAttribute('src')).toBe(src)
      act(() => chooseTheme('system'))
    })
  })

  it('of a vendor keeps its own origin, opens no windows, and neither keeps sounds here nor hears the look', async () => {
    const url = 'https://games.example/play?token=t'
    const theirs = { ...inFrame, frame: { url, expiresAt: '2099-01-01T00:00:00.000Z' } }
    renderSite({ at: '/seamless?game=1', as: 'member', answers: opened(theirs) })
    const frame = await frameOf()
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms')
    expect(frame.getAttribute('src')).toBe(url)
    const told: unknown[] = []
    const inner = { postMessage: (data: unknown) => told.push(data) }
    Object.defineProperty(frame, 'contentWindow', { value: inner })
    const source = inner as unknown as MessageEventSource
    for (const origin of ['null', 'https://games.example']) {
      const data = { type: 'sound.chosen', on: true }
      fireEvent(window, new MessageEvent('message', { data, origin, source }))
    }
    act(() => chooseTheme('dark'))
    act(() => chooseTheme('system'))
    expect([told, localStorage.getItem('arcade-sound')]).toEqual([[], null])
  })

  it('says honestly what it is and that it cannot be played yet', async () => {
    renderSite({ at: '/seamless?game=1', as: 'member', answers: opened(launched()) })
    const main = within(await screen.findByRole('main'))
    expect(await main.findByText(/cannot be played here yet/)).toBeTruthy()
    expect(main.getByText('Vendor 1')).toBeTruthy()
    expect(main.getByText('PHP 1.00')).toBeTruthy()
    expect(main.getByText('20')).toBeTruthy()
  })

  it('has the bar over it: back, clock, net position, balance, heart', async () => {
    renderSite({ at: '/seamless?game=1', as: 'member', answers: opened(launched()) })
    const bar = within(await screen.findByRole('banner'))
    expect(bar.getByRole('button', { name: 'Lobby' })).toBeTruthy()
    expect(bar.getAllByRole('timer')[0]?.textContent).toMatch(/^00:00:0\d$/)
    expect(bar.getAllByText('PHP 0.00')[0]).toBeTruthy()
    await waitFor(() => expect(bar.getAllByText('PHP 1,234,567.89')[0]).toBeTruthy())
    expect(await bar.findByRole('button', { name: 'Favourite: Game 1' })).toBeTruthy()
  })

  it('tells the bar of its rounds; what others say is not heard', async () => {
    renderSite({ at: '/seamless?game=1', as: 'member', answers: opened(inFrame) })
    const frame = await frameOf()
    const say = (data: unknown, source: unknown = frame.contentWindow) =>
      fireEvent(
        window,
        new MessageEvent('message', {
          data,
          origin: 'null',
          source: source as MessageEventSource,
        }),
      )
    const round = { type: 'round.settled', staked: '2000', returned: '500' }
    say(round, window)
    expect(screen.queryByText('−PHP 15.00')).toBeNull()
    say(round)
    expect((await screen.findAllByText(/15\.00$/)).length).toBeGreaterThan(0)
  })

  it('a bet that the balance does not cover says by how much, and leads to a deposit over the game', async () => {
    const { user } = renderSite({
      at: '/seamless?game=1',
      as: 'member',
      answers: {
        ...centreAnswers,
        ...opened(inFrame),
        '/wps/cashier/methods': desk(),
        'GET /wps/cashier/deposits': { items: [], next: null },
      },
    })
    const frame = await frameOf()
    const heard: unknown[] = []
    const inner = { postMessage: (data: unknown) => heard.push(data) }
    Object.defineProperty(frame, 'contentWindow', { value: inner })
    const data = { type: 'funds.missing', stake: '20000', missing: '12350' }
    const source = inner as unknown as MessageEventSource
    fireEvent(window, new MessageEvent('message', { data, origin: 'null', source }))
    const told = within(await screen.findByRole('dialog', { name: /PHP\s123.50 is missing/ }))
    expect(told.getByText(/Your stake of PHP\s200.00 stays as it is/)).toBeTruthy()
    await user.click(told.getByRole('button', { name: 'Deposit' }))
    expect(readAddress()).toMatchObject({
      path: '/seamless',
      search: { game: '1', m: 'depositv2', amount: '12350' },
    })
    const deposit = within(await screen.findByRole('dialog', { name: 'Deposit' }))
    expect(await deposit.findByText(/This bet needs PHP\s123.50 more/)).toBeTruthy()
    expect(deposit.getByRole('textbox', { name: 'Amount' })).toHaveProperty('value', '123.50')
    await user.keyboard('{Escape}')
    // The game is the very same one, and asks for its balance again.
    expect(readAddress().search).toEqual({ game: '1' })
    expect(document.querySelector('iframe')).toBe(frame)
    await waitFor(() => expect(heard).toContainEqual({ type: 'balance.stale' }))
  })

  it('asks before one leaves an open round, and not otherwise', async () => {
    const { user } = renderSite({ at: '/seamless?game=1', as: 'member', answers: opened(inFrame) })
    const frame = await frameOf()
    const { contentWindow: source } = frame
    fireEvent(
      window,
      new MessageEvent('message', {
        data: { type: 'round.opened' },
        origin: 'null',
        source,
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Lobby' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'A round is still open' }))
    await user.click(dialog.getByRole('button', { name: 'Stay' }))
    expect(readAddress().path).toBe('/seamless')
  })

  it('in maintenance says until when, and recommends what is open', async () => {
    const hint = { until: '', recommended: [game(31)] }
    const answers = opened(new Refused('game_under_maintenance', hint))
    renderSite({ at: '/seamless?game=1', as: 'member', answers })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/^In maintenance/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Play Game 31, Vendor 1' })).toBeTruthy()
  })

  it('that did not open can be tried again', async () => {
    let cut = true
    const answers = opened(() => (cut ? new TypeError('cut') : launched()))
    const { user } = renderSite({ at: '/seamless?game=1', as: 'member', answers })
    await screen.findByRole('heading', { name: 'The game did not open' })
    cut = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/cannot be played here yet/)).toBeTruthy()
  })

  it('is tried without an account, and then shows no money', async () => {
    const answers = { [`POST ${lobbyPaths.launchDemo}`]: launched({ demo: true }) }
    const { asked } = renderSite({ at: '/seamless?game=1&demo=1', answers })
    await screen.findByText(/cannot be played here yet/)
    expect(askedOf(asked, lobbyPaths.launchDemo)).toHaveLength(1)
    expect(screen.queryByRole('timer')).toBeNull()
  })
})

describe('money before a game', () => {
  const wallet = { isSingle: false, pocket: 'vendor:V1', vendor: 'Vendor one' }
  const answers = {
    ...opened({ ...inFrame, wallet }),
    [lobbyPaths.balance]: balance('500000', '0'),
  }

  it('is moved in first where the vendor has a pocket of its own, with the amount on the button', async () => {
    const moved = { transfers: [], balance: balance('480000', '20000') }
    const { user, asked } = renderSite({
      at: '/seamless?game=1',
      as: 'member',
      answers: { ...answers, [lobbyPaths.transfer]: moved },
    })
    await user.type(await screen.findByLabelText('Amount'), '200')
    expect(document.querySelector('iframe')).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Move PHP.200\.00 and play$/ }))
    expect((await frameOf()).title).toBe('Game 1')
    expect(askedOf(asked, lobbyPaths.transfer)[0]?.body).toMatchObject({
      from: 'cash',
      to: 'vendor:V1',
      amount: '20000',
      currency: 'PHP',
    })
  })

  it('is asked for again with the same id while its outcome is unknown', async () => {
    let tries = 0
    const transfer = () => {
      tries += 1
      return tries === 1
        ? new Refused('outcome_unknown')
        : { transfers: [], balance: balance('480000', '20000') }
    }
    const { user, asked } = renderSite({
      at: '/seamless?game=1',
      as: 'member',
      answers: { ...answers, [lobbyPaths.transfer]: transfer },
    })
    await user.type(await screen.findByLabelText('Amount'), '200')
    await user.click(screen.getByRole('button', { name: /^Move PHP/ }))
    await user.click(await screen.findByRole('button', { name: 'Ask again' }))
    expect((await frameOf()).title).toBe('Game 1')
    const ids = askedOf(asked, lobbyPaths.transfer).map(({ body }) => (body as { id: string }).id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  it('is offered back when the game is left', async () => {
    const moved = { transfers: [], balance: balance('500000', '0') }
    const { user, asked } = renderSite({
      at: '/seamless?game=1',
      as: 'member',
      answers: {
        ...answers,
        [lobbyPaths.balance]: balance('480000', '20000'),
        [lobbyPaths.transfer]: moved,
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Play with what is there' }))
    await frameOf()
    await user.click(screen.getByRole('button', { name: 'Lobby' }))
    expect(await screen.findByText(/^PHP.200\.00 is still at Vendor one\./)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Bring it back' }))
    await waitFor(() => expect(askedOf(asked, lobbyPaths.transfer)).toHaveLength(1))
    expect(askedOf(asked, lobbyPaths.transfer)[0]?.body).toMatchObject({
      from: 'vendor:V1',
      to: 'cash',
      amount: '20000',
    })
  })

  it('goes in and comes back by itself where the player chose so', async () => {
    let moves = 0
    const { user, asked } = renderSite({
      at: '/seamless?game=1',
      as: 'member',
      answers: {
        ...answers,
        [lobbyPaths.transfer]: () => {
          moves += 1
          return {
            transfers: [],
            balance: moves === 1 ? balance('0', '500000') : balance('500000', '0'),
          }
        },
      },
    })
    localStorage.setItem('autoTransfer', '1')
    await frameOf()
    await user.click(screen.getByRole('button', { name: 'Lobby' }))
    await waitFor(() => expect(askedOf(asked, lobbyPaths.transfer)).toHaveLength(2))
    expect(askedOf(asked, lobbyPaths.transfer).map(({ body }) => body)).toMatchObject([
      { from: 'cash', to: 'vendor:V1', amount: '500000' },
      { from: 'vendor:V1', to: 'cash', amount: '500000' },
    ])
  })

  it('that could not go in by itself is asked for again by hand, with the same id', async () => {
    let tries = 0
    const { user, asked } = renderSite({
      at: '/seamless?game=1',
      as: 'member',
      answers: {
        ...answers,
        [lobbyPaths.transfer]: () => {
          tries += 1
          if (tries === 1) return new Refused('outcome_unknown')
          return { transfers: [], balance: balance('0', '500000') }
        },
      },
    })
    localStorage.setItem('autoTransfer', '1')
    await user.click(await screen.findByRole('button', { name: 'Ask again' }))
    await frameOf()
    const ids = askedOf(asked, lobbyPaths.transfer).map(({ body }) => (body as { id: string }).id)
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  })

  it('is not moved beyond what there is', async () => {
    const { user } = renderSite({ at: '/seamless?game=1', as: 'member', answers })
    await user.type(await screen.findByLabelText('Amount'), '5000.01')
    expect(screen.getByText('The balance is too low for this amount.')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Move PHP/ }).matches(':disabled')).toBe(true)
  })
})
