import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Refused, type Answers, type Asked } from '../../../testing/fake-server.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import type { Centre, Invitation, LinkJoined } from './api.ts'

const centrePath = '/wps/agent/registerCenter'
const accountsPath = '/wps/agent/downlines'
const linksPath = '/wps/agent/invitations'

const link = (code: string, change: Partial<Invitation> = {}): Invitation => ({
  code,
  name: '',
  makesAgent: false,
  rate: 50,
  state: 'active',
  expiresAt: null,
  mostUses: null,
  uses: 0,
  looks: 0,
  createdAt: '2026-11-10T04:00:00.000Z',
  ...change,
})
const centre = (change: Partial<Centre> = {}): Centre => ({
  rate: 150,
  accountsPerDay: 50,
  accountsLeftToday: 12,
  invitations: [],
  ...change,
})

/** What became of a link; two came in the last fourteen days. */
const came = (change: Partial<LinkJoined> = {}): LinkJoined => ({
  zone: 'Asia/Manila',
  joined: 9,
  paidIn: 5,
  leftOut: 1,
  days: Array.from({ length: 14 }, (_, at) => ({
    day: `2026-11-${String(at + 1).padStart(2, '0')}`,
    joined: at === 13 ? 2 : 0,
  })),
  last: [
    { name: 'joy_88', joinedAt: '2026-11-14T13:40:00.000Z', deposits: '100000', currency: 'PHP' },
    { name: 'di***k', joinedAt: '2026-11-12T03:15:00.000Z', deposits: '0', currency: 'PHP' },
  ],
  ...change,
})

const open = (answers: Answers = {}) =>
  renderSite({
    at: '/agentHome?page=registerCenter',
    as: 'agent',
    answers: {
      [centrePath]: centre(),
      [`${linksPath}/NEW22222/joined`]: came(),
      [`${linksPath}/OLD11111/joined`]: came(),
      ...answers,
    },
  })

const field = (name: RegExp | string) => screen.findByLabelText(name)

/** What a screen reader says after the name of a field. */
const describedOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join(' ')

describe('the register centre', () => {
  it('[AG70] opens an account and says its password once', async () => {
    const asked: Asked[] = []
    const { user } = open({
      [accountsPath]: (given: Asked) => {
        asked.push(given)
        return { id: 'mem_1', account: 'bayani', password: 'Kx7-one-time-only-42' }
      },
    })
    await user.type(await field(/^User name/), 'bayani')
    const rate = await field(/^Rebate rate/)
    await user.clear(rate)
    await user.type(rate, '0.5')
    expect(
      screen.getByText(
        /^Yours is 1\.5%; this is 1\.0% lower\. A rate .* pays nothing by itself\.$/,
      ),
    ).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Agent' }))
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    const dialog = await screen.findByRole('dialog', { name: 'The account is open' })
    expect(within(dialog).getByText('Kx7-one-time-only-42')).toBeTruthy()
    expect(asked[0]?.body).toEqual({ account: 'bayani', nickname: '', isAgent: true, rate: 50 })
    await user.click(within(dialog).getByRole('button', { name: 'I have copied it' }))
    await waitFor(() => expect(screen.queryByText('Kx7-one-time-only-42')).toBeNull())
    expect((await field(/^User name/)).getAttribute('value') ?? '').toBe('')
  })

  it('[AG70] [AG72] says what is wrong at its field', async () => {
    const { user } = open({ [accountsPath]: new Refused('name_taken') })
    await user.click(await screen.findByRole('button', { name: 'Create account' }))
    expect(describedOf(await field(/^User name/))).toMatch(/Enter a user name/)
    await user.type(await field(/^User name/), 'bayani')
    const rate = await field(/^Rebate rate/)
    await user.clear(rate)
    await user.type(rate, '1.6')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(describedOf(rate)).toMatch(/above the highest that can be given/)
    await user.clear(rate)
    await user.type(rate, '1')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await waitFor(async () => expect(describedOf(await field(/^User name/))).toMatch(/taken/))
  })

  it('[AG73] makes a link, shows its address and code, and switches it off', async () => {
    const asked: Asked[] = []
    let made: Invitation[] = [link('OLD11111', { name: 'Flyer', state: 'ended' })]
    const { user } = open({
      [centrePath]: () => centre({ invitations: made }),
      [linksPath]: (given: Asked) => {
        asked.push(given)
        made = [link('NEW22222', { name: 'Friends', mostUses: 5, uses: 3 }), ...made]
        return made[0]
      },
      [`${linksPath}/NEW22222/close`]: () => {
        made = made.map((one) => ({ ...one, state: 'off' }))
        return { code: 'NEW22222' }
      },
    })
    const links = await screen.findByRole('radio', { name: 'Invitation links' }).catch(() => null)
    if (links) await user.click(links)
    await user.click(await screen.findByRole('button', { name: 'New link' }))
    const dialog = await screen.findByRole('dialog', { name: 'New link' })
    await user.type(within(dialog).getByLabelText(/^Name/), 'Friends')
    await user.type(within(dialog).getByLabelText(/^Most uses/), '0')
    await user.click(within(dialog).getByRole('button', { name: 'Make link' }))
    const uses = within(dialog).getByLabelText(/^Most uses/)
    expect(describedOf(uses)).toMatch(/whole number/)
    await user.clear(uses)
    await user.type(uses, '5')
    await user.click(within(dialog).getByRole('button', { name: 'Make link' }))
    expect(await screen.findByText(/register\?affiliateCode=NEW22222$/)).toBeTruthy()
    expect(asked[0]?.body).toMatchObject({ name: 'Friends', mostUses: 5, expiresAt: null })
    expect(screen.getByRole('img', { name: /Friends/ })).toBeTruthy()
    expect(screen.getAllByText('2 uses left')).not.toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Switch off' }))
    const ask = await screen.findByRole('dialog', { name: 'Switch off Friends?' })
    await user.click(within(ask).getByRole('button', { name: 'Switch off' }))
    expect((await screen.findAllByText('Switched off')).length).toBeGreaterThan(0)
  })

  it('[AG231] [AG246] says what came of a link: who looked, came and paid in, by day, and the last', async () => {
    const { user } = open({
      [centrePath]: centre({ invitations: [link('NEW22222', { uses: 9, looks: 214 })] }),
    })
    const links = await screen.findByRole('radio', { name: 'Invitation links' }).catch(() => null)
    if (links) await user.click(links)
    const paid = (await screen.findByText('First deposit')).closest('div')
    expect(paid?.textContent).toMatch(/52\.3%$/)
    const opened = screen.getByText('Opened').closest('div')
    expect(opened?.textContent).toContain('214once a day for each connection')
    expect(screen.getByText('Left out').closest('div')?.textContent).toContain('1look like another')
    expect(screen.getByText('Deposits').textContent).toContain('1,000.00')
    expect(screen.getByText('No deposit yet')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show as a table' }))
    const table = await screen.findByRole('table', { name: 'Joined per day' })
    expect(within(table).getAllByText('2').length).toBeGreaterThan(0)
  })

  it('[AG232] prints the code to scan, the address and the letters, and nothing else', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const { user } = open({
      [centrePath]: centre({ invitations: [link('NEW22222', { name: 'Only for me' })] }),
    })
    const links = await screen.findByRole('radio', { name: 'Invitation links' }).catch(() => null)
    if (links) await user.click(links)
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    const sheet = document.querySelector('body > .print-sheet')
    expect(sheet?.textContent).toMatch(/^NEW22222http.*affiliateCode=NEW22222$/)
    expect(sheet?.querySelector('svg')).toBeTruthy()
    globalThis.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(document.querySelector('.print-sheet')).toBeNull())
    vi.unstubAllGlobals()
  })

  it('[AG239] prints the sheet although paper is narrow, and shows the page as before afterwards', async () => {
    const screenOf = fakeScreen(1440)
    const print = vi.fn<() => void>(() => screenOf({ width: 816, prints: true }))
    vi.stubGlobal('print', print)
    const { user } = open({
      [centrePath]: centre({
        invitations: [link('NEW22222'), link('OLD11111', { name: 'Flyer' })],
      }),
    })
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(document.querySelector('body > .print-sheet')?.textContent).toMatch(/^NEW22222http/)
    screenOf({ width: 1440, prints: false })
    globalThis.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(document.querySelector('.print-sheet')).toBeNull())
    expect(screen.getByText(/affiliateCode=NEW22222$/)).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('[AG240] keeps the chosen link in the address, and on a phone shows it in place of the list', async () => {
    const { user } = open({
      [centrePath]: centre({
        invitations: [link('NEW22222'), link('OLD11111', { name: 'Flyer' })],
      }),
    })
    await user.click(await screen.findByRole('radio', { name: 'Invitation links' }))
    expect(screen.queryByText(/affiliateCode=/)).toBeNull()
    await user.click(await screen.findByText('Flyer'))
    expect(await screen.findByText(/affiliateCode=OLD11111$/)).toBeTruthy()
    expect(screen.queryByText('NEW22222')).toBeNull()
    expect(location.search).toContain('link=OLD11111')
    await user.click(screen.getByRole('button', { name: 'All links' }))
    expect(await screen.findByText('NEW22222')).toBeTruthy()
    expect(location.search).not.toContain('link=')
  })

  it('[AG240] opens on the link that the address names', async () => {
    renderSite({
      at: '/agentHome?page=registerCenter&link=OLD11111',
      as: 'agent',
      answers: {
        [centrePath]: centre({ invitations: [link('NEW22222'), link('OLD11111')] }),
        [`${linksPath}/OLD11111/joined`]: came(),
      },
    })
    expect(await screen.findByText(/affiliateCode=OLD11111$/)).toBeTruthy()
  })
})

/** A window of a width, which prints or does not; who asked hears of a change. */
function fakeScreen(first: number) {
  let now = { width: first, prints: false }
  const listeners = new Set<() => void>()
  const fits = (part: string) =>
    part === 'print' ? now.prints : now.width >= Number(/min-width: (\d+)px/.exec(part)?.[1] ?? 0)
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.split(', ').some(fits)
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  return (next: typeof now) => {
    now = next
    act(() => {
      for (const listener of listeners) listener()
    })
  }
}
