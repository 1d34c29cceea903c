import { screen, waitFor, within } from '@testing-library/react'
import type { SocketEvent } from '@baize/contract/events'
import type { InboxMessage } from '@baize/contract/support/support'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '../../testing/fake-server.ts'
import { renderSite } from '../../testing/render-site.tsx'

const paths = {
  list: '/wps/relay/CSP_messageList',
  unread: '/wps/relay/CSP_unreadCount',
  read: '/wps/relay/CSP_readMessages',
  remove: '/wps/relay/CSP_removeMessages',
} as const

const message = (id: string, change: Partial<InboxMessage> = {}): InboxMessage => ({
  id,
  kind: 'personal',
  title: `Message ${id}`,
  text: `First of ${id}.\n\nSecond of ${id}.`,
  link: '',
  at: '2026-11-15T06:00:00.000Z',
  isRead: false,
  ...change,
})

/** An inbox that remembers what was done with it. */
function inbox(messages: InboxMessage[]) {
  const unread = () => messages.filter(({ isRead }) => !isRead).length
  return {
    '/wps/v2/wallets/balance': {
      currency: 'PHP',
      balance: '0',
      available: '0',
      locked: '0',
      owed: '0',
      pockets: [],
      version: '0',
    },
    '/wps/relay/GCS_merchantWallet': { isSingle: true, vendors: [] },
    '/wps/cashier/upline': { upline: null },
    [paths.unread]: () => ({ count: unread() }),
    [paths.list]: (asked: URL) => {
      const { searchParams: by } = asked
      const kind = by.get('kind')
      const items = messages.filter(
        (each) => (kind === null || each.kind === kind) && (by.has('unread') ? !each.isRead : true),
      )
      return { items, next: null, unread: unread() }
    },
    [paths.read]: ({ body }: { body: { ids?: string[] } }) => {
      messages.forEach((each, place) => {
        if (body.ids?.includes(each.id) ?? true) messages[place] = { ...each, isRead: true }
      })
      return { count: 1 }
    },
    [paths.remove]: ({ body }: { body: { ids: string[] } }) => {
      messages.splice(0, 99, ...messages.filter(({ id }) => !body.ids.includes(id)))
      return { count: body.ids.length }
    },
  }
}

/** The server's end of the line. */
class Line extends EventTarget {
  static last: Line | undefined
  isWelcome = false
  constructor() {
    super()
    Line.last = this
    setTimeout(() => this.dispatchEvent(new Event('open')))
  }
  send(text: string) {
    if (!text.includes('"hello"')) return
    this.tell({ type: 'welcome', protocol: 1, serverTime: '' })
    this.isWelcome = true
  }
  close() {}
  tell(said: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(said) }))
  }
  event(event: SocketEvent) {
    this.tell({ type: 'event', topic: 'member:mem_1', event })
  }
}

beforeEach(() => {
  Line.last = undefined
  vi.stubGlobal('WebSocket', Line)
})
afterEach(() => vi.unstubAllGlobals())

/** The line once it stands: what is told before is not heard. */
const line = () =>
  waitFor(() => {
    expect(Line.last?.isWelcome).toBe(true)
    return Line.last as Line
  })
/** In the header of the page, which is not told of while the inbox is open over it. */
const badge = (text: string) => {
  const [header] = screen.getAllByRole('banner', { hidden: true })
  return within(header as HTMLElement).findByText(text, { selector: '.sr-only' })
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Internal messages' }))
const at = '/?m=messageV2'

describe('the badge', () => {
  it('shows how many wait, and follows the line without a question', async () => {
    const { asked } = renderSite({ as: 'member', answers: inbox([message('1'), message('2')]) })
    await badge('2 unread messages')
    ;(await line()).event({ kind: 'inbox.changed', unread: 3 })
    await badge('3 unread messages')
    const before = asked.filter(({ pathname }) => pathname === paths.unread).length
    ;(await line()).event({ kind: 'inbox.changed', unread: 0 })
    await waitFor(() => expect(screen.queryByText(/unread message/)).toBeNull())
    expect(asked.filter(({ pathname }) => pathname === paths.unread)).toHaveLength(before)
  })

  it('says no more than that there are many, and counts them for a screen reader', async () => {
    const answers = { ...inbox([]), [paths.unread]: { count: 100 } }
    renderSite({ as: 'member', answers })
    await badge('100 unread messages')
    expect(within(screen.getAllByRole('banner')[0] as HTMLElement).getByText('99+')).toBeTruthy()
  })

  it('is asked for again when the line was cut and is back', async () => {
    const messages = [message('1')]
    renderSite({ as: 'member', answers: inbox(messages) })
    await badge('1 unread message')
    const cut = await line()
    messages.push(message('2'))
    cut.dispatchEvent(new CloseEvent('close'))
    await waitFor(() => expect(Line.last).not.toBe(cut))
    await badge('2 unread messages')
  })

  it('asks nothing for a trial account or a visitor', async () => {
    for (const as of ['trial', undefined] as const) {
      const { asked, unmount } = renderSite({ ...(as && { as }), answers: inbox([]) })
      await screen.findAllByRole('link', { name: /Promotions|Events/ })
      expect(asked.some(({ pathname }) => pathname.includes('CSP_'))).toBe(false)
      unmount()
    }
  })
})

describe('the inbox', () => {
  it('opens a message, which marks it as read, and leads on to its page', async () => {
    const link = '/promotions'
    const { user } = renderSite({ at, as: 'member', answers: inbox([message('1', { link })]) })
    const page = await dialog()
    await user.click(await page.findByRole('link', { name: /Message 1/ }))
    expect(await page.findByRole('heading', { name: 'Message 1' })).toBeTruthy()
    expect(page.getByText('Second of 1.')).toBeTruthy()
    expect(page.getByRole('link', { name: /Open the page/ }).getAttribute('href')).toBe(link)
    await waitFor(() => expect(screen.queryByText(/unread message/)).toBeNull())
    await user.click(page.getByRole('link', { name: 'All messages' }))
    expect((await page.findByRole('link', { name: /Message 1/ })).textContent).toBe('Message 1')
  })

  it('keeps an unread message open though the list of unread ones loses it', async () => {
    const answers = inbox([message('1')])
    const { user } = renderSite({ at: `${at}&messageUnread=1`, as: 'member', answers })
    const page = await dialog()
    await user.click(await page.findByRole('link', { name: /Message 1/ }))
    await waitFor(() => expect(screen.queryByText(/unread message/)).toBeNull())
    ;(await line()).event({ kind: 'inbox.changed', unread: 0 })
    expect(await page.findByRole('heading', { name: 'Message 1' })).toBeTruthy()
  })

  it('marks and deletes several at once, and asks before they go', async () => {
    const answers = inbox([message('1'), message('2'), message('3')])
    const { user } = renderSite({ at, as: 'member', answers })
    const page = await dialog()
    await user.click(await page.findByLabelText('Select “Message 1”'))
    await user.click(page.getByLabelText('Select “Message 2”'))
    await user.click(page.getByRole('button', { name: 'Mark as read' }))
    await badge('1 unread message')
    await user.click(page.getByLabelText('Select all'))
    await user.click(page.getByRole('button', { name: 'Delete' }))
    const ask = within(await screen.findByRole('dialog', { name: 'Delete 3 messages?' }))
    await user.click(ask.getByRole('button', { name: 'Delete' }))
    expect(await page.findByRole('heading', { name: 'No messages yet' })).toBeTruthy()
  })

  it('forgets the choice of what was deleted elsewhere', async () => {
    const messages = [message('1'), message('2')]
    const { user } = renderSite({ at, as: 'member', answers: inbox(messages) })
    const page = await dialog()
    await user.click(await page.findByLabelText('Select “Message 1”'))
    expect(page.getByText('1 selected')).toBeTruthy()
    messages.shift()
    ;(await line()).event({ kind: 'inbox.changed', unread: 1 })
    await waitFor(() => expect(page.queryByText('1 selected')).toBeNull())
    expect(page.queryByRole('button', { name: 'Delete' })).toBeNull()
  })

  it('is narrowed by kind and by what is unread, and says when nothing fits', async () => {
    const answers = inbox([message('1', { kind: 'promo' }), message('2', { isRead: true })])
    const { user } = renderSite({ at, as: 'member', answers })
    const page = await dialog()
    await page.findByRole('link', { name: /Message 2/ })
    await user.click(page.getByLabelText('Promotion'))
    await waitFor(() => expect(page.queryByRole('link', { name: /Message 2/ })).toBeNull())
    expect(location.search).toContain('messageKind=promo')
    await user.click(page.getByLabelText('Site'))
    expect(await page.findByRole('heading', { name: 'Nothing of this kind' })).toBeTruthy()
  })

  it('says why it could not be read, and tries again', async () => {
    let isDown = true
    const there = inbox([message('1')])
    const answers = {
      ...there,
      [paths.list]: (asked: URL) =>
        isDown ? new Refused('unavailable') : there[paths.list](asked),
    }
    const { user } = renderSite({ at, as: 'member', answers })
    const page = await dialog()
    await page.findByRole('alert')
    isDown = false
    await user.click(page.getByRole('button', { name: 'Try again' }))
    expect(await page.findByRole('link', { name: /Message 1/ })).toBeTruthy()
  })
})
