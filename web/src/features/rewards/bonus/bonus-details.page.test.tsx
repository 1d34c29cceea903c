import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Reward } from '@baize/contract/promotions/rewards'
import { centreAnswers } from '../../../testing/cashier.ts'
import { Refused, type Asked } from '../../../testing/fake-server.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { playedReward, reward, rewardDetail, rewardList } from '../../../testing/rewards.ts'
import type { RewardDetail } from '../api.ts'

await import('./bonus-details.tsx')

const played = playedReward('grt_1', { title: 'Lotus week' })

type Opened = {
  readonly at?: string
  readonly more?: object
  readonly detail?: Partial<RewardDetail>
}

function open(
  rewards: readonly Reward[],
  { at = '/?m=bonusDetails', more = {}, detail = {} }: Opened = {},
) {
  return renderSite({
    at,
    as: 'member',
    answers: {
      ...centreAnswers,
      '/wps/rewards': rewardList(rewards),
      ...Object.fromEntries(
        rewards.map((one) => [`/wps/rewards/${one.id}`, rewardDetail(one, detail)]),
      ),
      ...more,
    },
  })
}
const page = async () => within(await screen.findByRole('dialog', { name: 'Bonus details' }))
const part = async (name: string) => within(await (await page()).findByRole('region', { name }))
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const stops = (asked: readonly Asked[]) =>
  asked.filter(({ pathname }) => pathname.endsWith('/stop'))

describe('bonus details', () => {
  it('say what was given, what is asked, how far it is and what is still open', async () => {
    open([played])
    expect((await part('What you got')).getByText(/^PHP\s593\.50$/)).toBeTruthy()
    expect(
      (await part('What you got')).getByText(/Now worth PHP\s412\.80, held apart/),
    ).toBeTruthy()
    expect((await part('What is asked')).getByText(/^PHP\s5,935\.00$/)).toBeTruthy()
    expect((await part('What is asked')).getByText(/at most PHP\s2,000\.00/)).toBeTruthy()
    const far = await part('How far you are')
    expect(far.getByText(/^PHP\s1,840\.00 left to bet$/)).toBeTruthy()
    expect(far.getByText('Counted 4,095.00')).toBeTruthy()
    expect(far.getByText('2 open bets 60.00')).toBeTruthy()
  })

  it('have a row for each kind of game, and every bet behind a click', async () => {
    const { user } = open([played], {
      more: {
        '/wps/rewards/grt_1/bets': {
          items: [
            {
              wager: 'wgr_1',
              at: '2026-11-14T04:00:00.000Z',
              settlement: 1,
              bet: '10000',
              weight: 1000,
              counted: '1000',
            },
          ],
          next: null,
        },
      },
    })
    const table = await part('Which bets counted')
    const rows = table
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => plain(cell.textContent)))
    expect(rows).toEqual([
      ['Games', 'Counts', 'Bet', 'Counted'],
      ['Slots', '100%', '3,650.00', '3,650.00'],
      ['Live', '10%', '4,450.00', '445.00'],
      ['212 bets', '8,100.00', '4,095.00'],
    ])
    await user.click(table.getByRole('button', { name: 'See the 212 bets' }))
    const bets = within(
      await screen.findByRole('dialog', { name: 'Bets that counted: Lotus week' }),
    )
    expect(await bets.findByText('wgr_1')).toBeTruthy()
    expect(bets.getByText('10.00')).toBeTruthy()
  })

  it('say what is refused, and why it is this amount', async () => {
    open([played])
    const not = await part('What you may not do')
    expect(not.getByText(/Bet over PHP\s50\.00 with bonus money in the stake/)).toBeTruthy()
    expect(not.getByText('Use it in: Fish')).toBeTruthy()
    const why = await part('Why this amount')
    expect(plain(why.getByText('Your deposit').parentElement?.textContent)).toBe(
      'Your depositPHP 5,935.00',
    )
    expect(why.getByText('10%')).toBeTruthy()
  })

  it('[GR240] say why in words, and leave out what has none', async () => {
    const why = Object.entries({
      kind: 'validBet',
      goal: '50000',
      period: '2026-11-16',
      version: '1',
    })
    open([played], { detail: { why: why.map(([name, value]) => ({ name, value })) } })
    const box = await part('Why this amount')
    const lines = box.getAllByRole('term').map((term) => plain(term.parentElement?.textContent))
    expect(lines).toEqual(['To reachPHP 500.00', 'Period16 Nov', 'What you gotPHP 593.50'])
  })

  it('tell what stopping comes to, ask once more, and stop once for a double click', async () => {
    const { user, asked } = open([played], {
      more: {
        '/wps/rewards/grt_1/stop': async () => {
          await new Promise((resolve) => setTimeout(resolve, 20))
          return { ...played, status: 'closed', state: 'forfeited' }
        },
      },
    })
    const box = await part('If you stop now')
    expect(box.getByText(/^PHP\s12,480\.50$/)).toBeTruthy()
    expect(box.getByText(/^PHP\s412\.80$/)).toBeTruthy()
    await user.click(box.getByRole('button', { name: 'Stop this bonus' }))
    const sure = within(await screen.findByRole('dialog', { name: 'Stop this bonus?' }))
    expect(stops(asked)).toEqual([])
    await user.dblClick(sure.getByRole('button', { name: 'Stop this bonus' }))
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Stop this bonus?' })).toBeNull(),
    )
    expect(stops(asked)).toHaveLength(1)
  })

  it('say in words that it could not be stopped', async () => {
    const { user } = open([played], {
      more: { '/wps/rewards/grt_1/stop': new Refused('wrong_state') },
    })
    await user.click(
      (await part('If you stop now')).getByRole('button', { name: 'Stop this bonus' }),
    )
    const sure = within(await screen.findByRole('dialog', { name: 'Stop this bonus?' }))
    await user.click(sure.getByRole('button', { name: 'Stop this bonus' }))
    expect(await sure.findByText(/it has moved on meanwhile/)).toBeTruthy()
  })

  it('open the one that the address names, by itself or by its offer', async () => {
    const other = reward('grt_2', { title: 'Other week', offer: 'ofr_2' })
    for (const bonus of ['grt_2', 'ofr_2']) {
      const { unmount } = open([played, other], { at: `/?m=bonusDetails&bonus=${bonus}` })
      expect(await (await page()).findByRole('heading', { name: 'Other week' })).toBeTruthy()
      unmount()
    }
  })

  it('[GR332] do not call a sticky one theirs that was met and had won nothing', async () => {
    open([playedReward('grt_1', { status: 'claimed', state: 'completed', released: '0' })])
    const got = await part('What you got')
    expect(await got.findByText(/It had won nothing, so nothing of it became yours/)).toBeTruthy()
    expect((await page()).getAllByText('Met, nothing won').length).toBeGreaterThan(0)
    expect((await page()).queryByText('Yours')).toBeNull()
  })

  it('have nothing to stop where nothing is played', async () => {
    open([reward('grt_1', { status: 'claimed', state: 'completed', released: '28600' })])
    expect(await (await part('What you got')).findByText(/286\.00 of it became yours/)).toBeTruthy()
    expect((await page()).queryByRole('button', { name: 'Stop this bonus' })).toBeNull()
  })

  it('[GR215] say that one is held, why and until when, and send what the member says to it once', async () => {
    const hold = {
      until: '2026-11-21T06:00:00.000Z',
      reason: 'One phone, two accounts',
      appeal: null,
      outcome: null,
      answer: '',
    }
    const { user, asked } = open([played], {
      detail: { hold },
      more: { '/wps/rewards/grt_1/appeal': {} },
    })
    const box = await part('Held for a review')
    expect(box.getByText('Reason: One phone, two accounts')).toBeTruthy()
    expect(box.getByText(/If nobody decides until then, it is free again/)).toBeTruthy()
    const send = box.getByRole('button', { name: 'Send' })
    expect(send).toHaveProperty('disabled', true)
    await user.type(box.getByLabelText('Your answer to it'), 'It is my brother')
    await user.dblClick(send)
    await waitFor(() =>
      expect(asked.filter(({ pathname }) => pathname.endsWith('/appeal'))).toHaveLength(1),
    )
  })

  it('[GR321] say why the house ended one, send what the member says to it once, and show the answer', async () => {
    const over = reward('grt_1', { state: 'revoked', status: 'closed' })
    const ended = {
      reason: 'Given by mistake',
      mayAppeal: true,
      appeal: null,
      outcome: null,
      answer: '',
    }
    const { user, asked } = open([over], {
      detail: { ended },
      more: { '/wps/rewards/grt_1/appeal': {} },
    })
    const box = await part('Ended by us')
    expect(box.getByText('Reason: Given by mistake')).toBeTruthy()
    await user.type(box.getByLabelText('Your answer to it'), 'It was promised to me')
    await user.dblClick(box.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(asked.filter(({ pathname }) => pathname.endsWith('/appeal'))).toHaveLength(1),
    )
  })

  it('[GR321] show what was said to the end, and what another made of it', async () => {
    const over = reward('grt_1', { state: 'revoked', status: 'closed' })
    const ended = {
      reason: 'Given by mistake',
      mayAppeal: false,
      appeal: 'It was promised to me',
      outcome: 'restored',
      answer: 'It was',
    } as const
    open([over], { detail: { ended } })
    const box = await part('Ended by us')
    expect(box.getByText('You said: It was promised to me')).toBeTruthy()
    expect(box.getByText('It is given to you again: It was')).toBeTruthy()
    expect(box.queryByRole('button', { name: 'Send' })).toBeNull()
  })

  it('[GR304] say how many begin before one that waits, and let it be the next', async () => {
    const waits = reward('grt_1', { state: 'queued', status: 'process' })
    const { user, asked } = open([waits], {
      detail: { before: 2 },
      more: { '/wps/rewards/grt_1/next': { queue: ['grt_1'] } },
    })
    const turn = await part('Its turn')
    expect(turn.getByText('2 others that wait begin before it.')).toBeTruthy()
    await user.click(turn.getByRole('button', { name: 'Play this next' }))
    await waitFor(() =>
      expect(asked.filter(({ pathname }) => pathname.endsWith('/next'))).toHaveLength(1),
    )
  })

  it('[GR302] say what is owed again, what of the cash stays meanwhile, and how long at most', async () => {
    const over = playedReward('grt_1', { state: 'completed', status: 'claimed' })
    open([over], { detail: { owed: { held: '20000', until: '2026-12-18T06:00:00.000Z' } } })
    const note = (await page()).findByText(/taken back by its game/)
    expect(plain((await note).textContent)).toMatch(
      /PHP 200\.00 of your cash stays until PHP 1,840\.00 more is bet, or until .*18/,
    )
  })

  it('say that there are none', async () => {
    open([])
    expect(await screen.findByText('No bonuses yet')).toBeTruthy()
  })
})
