import { screen, waitFor, within } from '@testing-library/react'
import type { SocketEvent } from '@baize/contract/events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderSite } from '../../testing/render-site.tsx'

const path = '/wps/v2/wallets/balance'
const cash = (amount: string, version: string) => ({ pocket: 'cash', amount, held: '0', version })
const balance = (amount: string, version: string) => ({
  currency: 'PHP',
  balance: amount,
  available: amount,
  locked: '0',
  owed: '0',
  pockets: [cash(amount, version)],
  version,
})

/** The server's end of the line. */
class Line extends EventTarget {
  static last: Line | undefined
  readonly said: { type: string; topic?: string; token?: string }[] = []
  constructor() {
    super()
    Line.last = this
    setTimeout(() => this.dispatchEvent(new Event('open')))
  }
  send(text: string) {
    this.said.push(JSON.parse(text) as { type: string })
    if (text.includes('"hello"')) this.tell({ type: 'welcome', protocol: 1, serverTime: '' })
  }
  close() {
    this.dispatchEvent(new Event('close'))
  }
  tell(message: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  event(event: SocketEvent) {
    this.tell({ type: 'event', topic: 'member:mem_1', event })
  }
}

class SilentLine extends EventTarget {
  close() {
    this.dispatchEvent(new Event('close'))
  }
}

beforeEach(() => vi.stubGlobal('WebSocket', Line))
afterEach(() => vi.unstubAllGlobals())

const header = () => within(screen.getByRole('banner'))
/** The wide form; a phone has one of its own behind it, and the style sheet chooses. */
const first = (name: string) => header().getAllByRole('button', { name })[0] as HTMLElement
const shown = (text: string) => waitFor(() => expect(header().getAllByText(text)[0]).toBeTruthy())

describe('the balance in the header', () => {
  it('has two decimals and thousands separators, and is hidden as asterisks', async () => {
    const { user } = renderSite({ as: 'member', answers: { [path]: balance('123456750', '3') } })
    await shown('PHP 1,234,567.50')
    await user.click(first('Hide the balance'))
    expect(header().queryByText('PHP 1,234,567.50')).toBeNull()
    expect(header().getByText('PHP ******')).toBeTruthy()
    await user.click(first('Show the balance'))
    await shown('PHP 1,234,567.50')
  })

  it('says on a phone too which currency it is', async () => {
    renderSite({ as: 'member', answers: { [path]: balance('123456750', '3') } })
    await shown('PHP 1,234,567.50')
    const [, phone] = header().getAllByRole('button', { name: 'Hide the balance' })
    expect(phone?.textContent).toContain('PHP1,234,567.50')
  })

  it('leaves out what is on its way elsewhere', async () => {
    const pockets = [{ ...cash('123456750', '3'), held: '23456700' }]
    renderSite({ as: 'member', answers: { [path]: { ...balance('123456750', '3'), pockets } } })
    await shown('PHP 1,000,000.50')
    expect(header().queryByText('PHP 1,234,567.50')).toBeNull()
  })

  it('is asked for again at a touch, at most once a second', async () => {
    const { user, asked } = renderSite({
      as: 'member',
      answers: { [path]: balance('100', '3') },
    })
    await shown('PHP 1.00')
    await waitFor(() => expect(Line.last?.said.some(({ type }) => type === 'subscribe')).toBe(true))
    const count = () => asked.filter(({ pathname }) => pathname === path).length
    expect(count()).toBe(1)
    const refresh = header().getByRole('button', { name: 'Ask for the balance again' })
    await user.dblClick(refresh)
    await waitFor(() => expect(count()).toBe(2))
  })

  it('is asked for once on a load, and again when the line was cut', async () => {
    let amount = 100
    const { asked } = renderSite({
      as: 'member',
      answers: { [path]: () => balance(String(amount), String(amount)) },
    })
    await shown('PHP 1.00')
    const count = () => asked.filter(({ pathname }) => pathname === path).length
    amount = 200
    Line.last?.close()
    await shown('PHP 2.00')
    expect(count()).toBe(2)
  })

  it('does not wait for a line that never stands', async () => {
    vi.stubGlobal('WebSocket', SilentLine)
    const { asked } = renderSite({ as: 'member', answers: { [path]: balance('100', '3') } })
    await shown('PHP 1.00')
    expect(asked.filter(({ pathname }) => pathname === path)).toHaveLength(1)
  })

  it('follows the socket, and news that comes late changes nothing', async () => {
    renderSite({ as: 'member', answers: { [path]: balance('100', '3') } })
    await shown('PHP 1.00')
    await waitFor(() =>
      expect(Line.last?.said).toContainEqual({ type: 'subscribe', topic: 'member:mem_1' }),
    )
    Line.last?.event({ kind: 'balance.changed', pockets: [cash('250', '9')], version: '9' })
    await shown('PHP 2.50')
    Line.last?.event({ kind: 'balance.changed', pockets: [cash('700', '8')], version: '8' })
    // Another pocket is heard of after it: the sum tells which cash it was added to.
    const bonus = { ...cash('1', '10'), pocket: 'bonus' }
    Line.last?.event({ kind: 'balance.changed', pockets: [bonus], version: '10' })
    await shown('PHP 2.51')
  })

  it('is not there for a trial account', async () => {
    // Its code is there already, so that it would be seen if it came.
    await import('./balance.tsx')
    const { asked } = renderSite({ as: 'trial', answers: { [path]: balance('100', '3') } })
    await header().findByRole('link', { name: 'Trial' })
    await new Promise((done) => setTimeout(done, 100))
    expect(header().queryByRole('button', { name: 'Hide the balance' })).toBeNull()
    expect(asked.filter(({ pathname }) => pathname === path)).toEqual([])
  })
})
