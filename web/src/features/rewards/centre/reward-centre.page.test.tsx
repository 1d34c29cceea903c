import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SocketEvent } from '@baize/contract/events'
import type { Reward } from '@baize/contract/promotions/rewards'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { centreAnswers } from '../../../testing/cashier.ts'
import { Refused, type Asked } from '../../../testing/fake-server.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { playedReward, reward, rewardList } from '../../../testing/rewards.ts'

await import('./reward-centre.tsx')

const views: Readonly<Record<string, readonly string[]>> = {
  claimable: ['issued'],
  running: ['process'],
  over: ['claimed', 'closed'],
}

/** A house that remembers what was claimed. */
function house(rewards: Reward[], refused: Readonly<Record<string, Refused>> = {}) {
  const claim = (id: string) => {
    const place = rewards.findIndex((one) => one.id === id)
    const found = rewards[place]
    if (found === undefined || refused[id]) return refused[id] ?? new Refused('not_found')
    const state = found.asks === '0' ? 'claimed' : 'active'
    const taken: Reward = { ...found, status: found.asks === '0' ? 'claimed' : 'process', state }
    rewards[place] = taken
    return taken
  }
  return {
    ...centreAnswers,
    '/wps/rewards/count': () => ({
      availablePromoCount: rewards.filter(({ status }) => status === 'issued').length,
    }),
    '/wps/rewards': ({ searchParams }: URL) => {
      const wanted = views[searchParams.get('view') ?? '']
      return {
        ...rewardList(rewards),
        items: rewards.filter(({ status }) => !wanted || wanted.includes(status)),
      }
    },
    ...Object.fromEntries(rewards.map(({ id }) => [`/wps/rewards/${id}/claim`, () => claim(id)])),
  }
}

const open = (rewards: Reward[], refused?: Readonly<Record<string, Refused>>) =>
  renderSite({ at: '/?m=rewardCenter', as: 'member', answers: house(rewards, refused) })
const centre = async () => within(await screen.findByRole('dialog', { name: 'Reward centre' }))
const row = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('li') as HTMLElement)
const claims = (asked: readonly Asked[]) =>
  asked.filter(({ pathname }) => pathname.endsWith('/claim')).map(({ pathname }) => pathname)

/** The server's end of the line. */
class Line extends EventTarget {
  static last: Line | undefined
  static welcomes = 0
  constructor() {
    super()
    Line.last = this
    setTimeout(() => this.dispatchEvent(new Event('open')))
  }
  send(text: string) {
    if (!text.includes('"hello"')) return
    Line.welcomes += 1
    this.tell({ type: 'welcome', protocol: 1, serverTime: '' })
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
  Line.welcomes = 0
  vi.stubGlobal('WebSocket', Line)
})
afterEach(() => vi.unstubAllGlobals())

describe('the reward centre', () => {
  it('shows what waits, from whoever it comes, and what it comes to', async () => {
    open([
      reward('1', { from: 'cashback', title: '', source: 'week 2026-11-02' }),
      reward('2', { from: 'vip', title: '', source: 'level 3', amount: '15000', asks: '15000' }),
      reward('3', { from: 'referral', title: '', amount: '5000' }),
      reward('4', { from: 'rebate', title: '' }),
      reward('5', { from: 'mission', title: '' }),
      reward('6', { from: 'ticket', title: '' }),
      reward('7', { from: 'manual', title: '' }),
    ])
    const page = await centre()
    expect(await page.findByText(/^PHP\s1,630\.00$/)).toBeTruthy()
    expect(page.getByText('7 rewards to claim', { selector: 'p' })).toBeTruthy()
    for (const name of [
      'Cash back',
      'VIP bonus',
      'A friend joined',
      'Rebate',
      'Mission reward',
      'Prize of a ticket',
      'A reward from us',
    ]) {
      expect(page.getByRole('heading', { name })).toBeTruthy()
    }
    expect(row('Cash back').getByText(/For the week from 2 Nov\. Yours to withdraw/)).toBeTruthy()
    expect(row('VIP bonus').getByText(/For reaching VIP 3\. Bet PHP\s150\.00/)).toBeTruthy()
  })

  it('[GR227] names the last day on which it can be claimed', async () => {
    open([reward('1', { claimUntil: '2026-12-06T16:00:00.000Z' })])
    expect(await (await centre()).findByText(/claim by 6 Dec/)).toBeTruthy()
  })

  it('[GR100] claims one, once for a double click, and says in its place what became of it', async () => {
    const { user, asked } = open([reward('1'), reward('2', { asks: '20000', left: '20000' })])
    const page = await centre()
    await user.dblClick(await page.findByRole('button', { name: 'Claim: Reward 1' }))
    expect(await page.findByText('It is in your main wallet now.')).toBeTruthy()
    expect(claims(asked)).toEqual(['/wps/rewards/1/claim'])
    expect(page.queryByRole('button', { name: 'Claim: Reward 1' })).toBeNull()
    await user.click(page.getByRole('button', { name: 'Claim: Reward 2' }))
    expect(await page.findByText(/It has begun\. PHP\s200\.00 left to bet\./)).toBeTruthy()
    expect(await page.findByText('Nothing to claim')).toBeTruthy()
  })

  it('[GR100] claims all, and one that is refused says why and holds up no other', async () => {
    const { user, asked } = open([reward('1'), reward('2'), reward('3')], {
      2: new Refused('claim_over'),
    })
    const page = await centre()
    await page.findByRole('heading', { name: 'Reward 3' })
    await user.dblClick(page.getByRole('button', { name: 'Claim all' }))
    await waitFor(() => expect(page.getAllByText('It is in your main wallet now.')).toHaveLength(2))
    expect(row('Reward 2').getByText('The time to claim this is over.')).toBeTruthy()
    expect(claims(asked)).toEqual([1, 2, 3].map((id) => `/wps/rewards/${id}/claim`))
  })

  it.each([
    ['member_excluded', 'wrong_state'],
    ['member_timed_out', 'not_found'],
  ] as const)('says %s and %s in words', async (first, second) => {
    const { user } = open([reward('1'), reward('2')], {
      1: new Refused(first),
      2: new Refused(second),
    })
    const page = await centre()
    for (const [id, code] of [
      ['1', first],
      ['2', second],
    ] as const) {
      await user.click(await page.findByRole('button', { name: `Claim: Reward ${id}` }))
      expect(await row(`Reward ${id}`).findByText(new Refused(code).message)).toBeTruthy()
    }
  })

  it('has tabs for what runs and what was, with the way to the details', async () => {
    const { user } = open([
      playedReward('1'),
      playedReward('2', { state: 'queued', counted: '0', left: '593500' }),
      reward('3', { status: 'closed', state: 'forfeited', overAt: '2026-11-10T04:00:00.000Z' }),
    ])
    const page = await centre()
    await user.click(await page.findByRole('tab', { name: 'Coming' }))
    expect(await page.findByText(/^PHP\s1,840\.00 left to bet$/)).toBeTruthy()
    expect(row('Reward 2').getByText('Up next')).toBeTruthy()
    const way = row('Reward 1').getByRole('link', { name: 'Details' })
    expect(way.getAttribute('href')).toBe('/?m=bonusDetails&bonus=1')
    await user.click(page.getByRole('tab', { name: 'History' }))
    expect(await page.findByText('Stopped by you')).toBeTruthy()
    expect(readAddress().search).toMatchObject({ rewardTab: 'history' })
  })

  it('says that nothing waits, and where offers stand', async () => {
    open([])
    const page = await centre()
    expect(await page.findByRole('heading', { name: 'Nothing to claim' })).toBeTruthy()
    expect(page.getByRole('link', { name: 'Promotions' }).getAttribute('href')).toBe('/promotions')
  })
})

describe('the number beside the menu', () => {
  const menu = () => within(screen.getByRole('navigation', { name: 'Account' }))

  it('[GR102] follows the line, and is asked for again when the line was cut', async () => {
    const rewards = [reward('1')]
    const { asked } = renderSite({ as: 'member', answers: house(rewards) })
    expect(await menu().findByText('1 reward to claim')).toBeTruthy()
    await waitFor(() => expect(Line.welcomes).toBe(1))
    rewards.push(reward('2'))
    Line.last?.event({ kind: 'rewards.changed' })
    expect(await menu().findByText('2 rewards to claim')).toBeTruthy()
    rewards.push(reward('3'))
    const counted = () => asked.filter(({ pathname }) => pathname === '/wps/rewards/count').length
    const before = counted()
    Line.last?.dispatchEvent(new Event('close'))
    await waitFor(() => expect(Line.welcomes).toBe(2), { timeout: 5000 })
    await waitFor(() => expect(counted()).toBeGreaterThan(before))
    expect(await menu().findByText('3 rewards to claim')).toBeTruthy()
  })

  it('is not asked for by a visitor or a trial account', async () => {
    const { asked } = renderSite({ as: 'trial', answers: house([reward('1')]) })
    await screen.findByRole('navigation', { name: 'Account' })
    await waitFor(() => expect(asked.length).toBeGreaterThan(2))
    expect(asked.some(({ pathname }) => pathname === '/wps/rewards/count')).toBe(false)
  })
})
