import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallFailed } from '@baize/contract/client/client'
import { centreAnswers } from '../../../testing/cashier.ts'
import { Refused, type Asked } from '../../../testing/fake-server.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { playedReward, promotionDetail, reward, rewardDetail } from '../../../testing/rewards.ts'

await import('../../../app/pages/promotions-page.tsx')

const path = '/wps/promotions/ofr_1'
const open = (detail: unknown, more: object = {}) =>
  renderSite({
    at: '/promotions?p=ofr_1',
    as: 'member',
    answers: { ...centreAnswers, [path]: detail, ...more },
  })
const standing = async () => within(await screen.findByRole('region', { name: 'Where you stand' }))
const posts = (asked: readonly Asked[], end: string) =>
  asked.filter(({ method, pathname }) => method !== 'GET' && pathname.includes(end))

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('the rules of an offer', () => {
  it('stand in a table of whole sentences, in money', async () => {
    open(
      promotionDetail(
        { kind: 'deposit' },
        {
          rules: {
            percent: 1000,
            fixed: null,
            leastDeposit: '50000',
            most: '500000',
            weights: [
              { category: 'RNG', weight: 10_000 },
              { category: 'LIVE', weight: 1000 },
            ],
            needsPhone: true,
          },
          examples: [
            { from: '40000', gives: '0', asks: '0' },
            { from: '300000', gives: '30000', asks: '240000' },
          ],
        },
      ),
    )
    const row = async (name: string) =>
      (await screen.findByRole('rowheader', { name })).nextElementSibling?.textContent?.replaceAll(
        '\u00a0',
        ' ',
      )
    expect(await row('Who')).toBe('Your phone number is verified. You qualify.')
    expect(await row('What you get')).toBe(
      '10% of your deposit. From a deposit of PHP 500.00. At most PHP 5,000.00. As bonus money, held apart from your own.',
    )
    expect(await row('To withdraw it')).toBe(
      'Bet 8 times what you got. For PHP 300.00 that is PHP 2,400.00 of bets.',
    )
    expect(await row('Which bets')).toBe('Slots 100%. Live 10%.')
    expect(await row('Bounds')).toBe(
      'A stake with bonus money in it is at most PHP 50.00. At most PHP 2,000.00 of it becomes yours.',
    )
    expect(await row('How often')).toBe('Once a week.')
    const examples = within(screen.getByRole('region', { name: 'Examples' }))
    expect(examples.getByText('under the minimum')).toBeTruthy()
    expect(examples.getByText(/^bet PHP\s2,400\.00$/)).toBeTruthy()
  })

  it('of one that is not there says so, and leads to others', async () => {
    open(new Refused('not_found'))
    expect(await screen.findByText('This offer is not there')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Other offers' })
    expect(link.getAttribute('href')).toBe('/promotions')
  })
})

describe('the card beside the rules', () => {
  const application = {
    id: 'apl_1',
    at: '2026-11-15T06:40:00.000Z',
    state: 'applying',
    comment: 'Table A, 10 to 14 November.',
    pictures: 2,
    answer: '',
    answeredAt: null,
  } as const

  it.each([
    ['coming soon', {}, /^Opens 12 Nov/],
    ['closed', { hindrance: 'budget_spent' }, 'Budget used up'],
    ['closed', { hindrance: 'over' }, 'This offer has ended'],
    ['joined', {}, 'You take part'],
  ] as const)('says of %s with %j: %s', async (status, more, title) => {
    open(promotionDetail({ status, ...more }))
    expect((await standing()).getByRole('heading', { name: title })).toBeTruthy()
  })

  it('[GR310] says of what ended early when that was, and why', async () => {
    const until = '2026-11-14T04:00:00.000Z'
    const more = { hindrance: 'over', until, endedFor: 'The budget was set wrong' } as const
    open(promotionDetail({ status: 'closed', ...more }))
    const card = await standing()
    expect(card.getByText(/earlier than it said, on 14 Nov/)).toBeTruthy()
    expect(card.getByText('Reason: The budget was set wrong')).toBeTruthy()
  })

  it('shows what was sent while it is read', async () => {
    open(promotionDetail({ kind: 'apply', status: 'applying' }, { applications: [application] }))
    const card = await standing()
    expect(card.getByRole('heading', { name: 'Sent 15 Nov, 14:40' })).toBeTruthy()
    expect(card.getByText('Table A, 10 to 14 November.')).toBeTruthy()
    expect(card.getByText('2 pictures')).toBeTruthy()
  })

  it('says why it was rejected, and lets one send again', async () => {
    const rejected = {
      ...application,
      state: 'rejected',
      answer: 'The bets were on roulette',
      answeredAt: '2026-11-15T10:05:00.000Z',
    }
    open(
      promotionDetail({ kind: 'apply', status: 'rejected' }, { applications: [rejected as never] }),
    )
    const card = await standing()
    expect(card.getByRole('heading', { name: 'The bets were on roulette' })).toBeTruthy()
    expect(card.getByRole('button', { name: 'Send application' })).toBeTruthy()
  })

  it('claims what was issued, once for a double click', async () => {
    const { user, asked } = open(promotionDetail({ status: 'issued' }, { rewards: ['grt_1'] }), {
      '/wps/rewards/grt_1': rewardDetail(reward('grt_1', { amount: '30000' })),
      '/wps/rewards/grt_1/claim': async () => {
        await new Promise((resolve) => setTimeout(resolve, 20))
        return reward('grt_1', { status: 'claimed', state: 'claimed' })
      },
    })
    const button = await (await standing()).findByRole('button', { name: /Claim PHP\s300\.00/ })
    await user.dblClick(button)
    await waitFor(() => expect(posts(asked, '/claim')).toHaveLength(1))
  })

  it('shows how far one that is played is', async () => {
    open(promotionDetail({ status: 'process' }, { rewards: ['grt_1'] }), {
      '/wps/rewards/grt_1': rewardDetail(playedReward('grt_1')),
    })
    const card = await standing()
    expect(await card.findByRole('heading', { name: /1,840\.00 left to bet/ })).toBeTruthy()
    expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('68')
  })

  it('takes an offer by the version that was read, once for a double click', async () => {
    const { user, asked } = open(promotionDetail(), {
      [`${path}/take`]: async () => {
        await new Promise((resolve) => setTimeout(resolve, 20))
        return { reward: 'grt_1' }
      },
    })
    await user.dblClick(await (await standing()).findByRole('button', { name: 'Take it' }))
    await waitFor(() => expect(posts(asked, '/take')).toHaveLength(1))
    expect(posts(asked, '/take')[0]?.body).toEqual({ version: 3 })
  })

  it.each([
    [new Refused('offer_taken', { hindrance: 'had_it' }), /as often as it is given/],
    [new Refused('budget_spent'), 'All that this offer had to give has been given.'],
    [new Refused('offer_changed'), /terms of this offer have changed/],
    [new Refused('offer_paused'), /paused at the moment/],
  ])('says in words why it was not given', async (refused, text) => {
    const { user } = open(promotionDetail(), { [`${path}/take`]: refused })
    const card = await standing()
    await user.click(card.getByRole('button', { name: 'Take it' }))
    expect(await card.findByText(text)).toBeTruthy()
  })
})

describe('an application', () => {
  const apply = () => promotionDetail({ kind: 'apply' })
  const sentWords = `${path}/applications`
  const png = (name: string, bytes = 10) =>
    new File([new Uint8Array(bytes)], name, { type: 'image/png' })
  const withSend = (pictures: unknown = {}) => ({
    [`POST ${sentWords}`]: { id: 'apl_1' },
    'PUT *': pictures,
  })

  it('[GR101] counts its comment as people see it, and takes 140 characters and not 141', async () => {
    const { user, asked } = open(apply(), withSend())
    const card = await standing()
    const comment = card.getByLabelText('Comment')
    // With nothing in it there is nothing to read.
    expect(card.getByRole('button', { name: 'Send application' }).matches(':disabled')).toBe(true)
    await user.click(comment)
    await user.paste('麻'.repeat(141))
    expect(card.getByText('141 of 140')).toBeTruthy()
    expect(card.getByText('Write at most 140 characters.')).toBeTruthy()
    const send = card.getByRole('button', { name: 'Send application' })
    expect(send.matches(':disabled')).toBe(true)
    await user.type(comment, '{Backspace}')
    expect(card.getByText('140 of 140')).toBeTruthy()
    await user.click(send)
    await waitFor(() => expect(posts(asked, '/applications')).toHaveLength(1))
    expect(posts(asked, '/applications')[0]?.body).toEqual({
      id: expect.stringMatching(/^apl_[0-7][0-9a-hjkmnp-tv-z]{25}$/) as string,
      version: 3,
      pictures: 0,
      comment: '麻'.repeat(140),
    })
  })

  it('[GR101] refuses a gif and five megabytes and a byte in their slots, before anything is sent', async () => {
    const { user, asked } = open(apply(), withSend())
    const card = await standing()
    const field = card.getByLabelText('Add pictures')
    const anyFile = user.upload.bind(user)
    field.removeAttribute('accept')
    await anyFile(field, [
      new File(['GIF89a'], 'scan.gif', { type: 'image/gif' }),
      png('large.png', 5 * 1024 * 1024 + 1),
      png('right.png', 5 * 1024 * 1024),
    ])
    expect(await card.findByText('Not PNG or JPG')).toBeTruthy()
    expect(card.getByText('Over 5 MB')).toBeTruthy()
    expect(card.getByText('1 of 3, optional')).toBeTruthy()
    const send = card.getByRole('button', { name: 'Send application' })
    expect(send.matches(':disabled')).toBe(true)
    await user.click(card.getByRole('button', { name: 'Remove scan.gif' }))
    await user.click(card.getByRole('button', { name: 'Remove large.png' }))
    await user.click(send)
    await waitFor(() => expect(posts(asked, '/pictures/')).toHaveLength(1))
  })

  it('[GR101] has room for three pictures and not for a fourth', async () => {
    const { user, asked } = open(apply(), withSend())
    const card = await standing()
    await user.upload(
      card.getByLabelText('Add pictures'),
      ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => png(name)),
    )
    expect(await card.findByText('3 pictures are the most.')).toBeTruthy()
    expect(card.queryByText('d.png')).toBeNull()
    await user.click(card.getByRole('button', { name: 'Send application' }))
    await waitFor(() => expect(posts(asked, '/pictures/')).toHaveLength(3))
    const places = posts(asked, '/pictures/').map(({ pathname }) => pathname.split('/').at(-1))
    expect(places).toEqual(['1', '2', '3'])
  })

  it('[GR101] is sent once, and a picture that did not arrive is tried alone', async () => {
    const taken = [{}, new Refused('image_invalid'), {}]
    const { user, asked } = open(
      apply(),
      withSend(() => taken.shift()),
    )
    const card = await standing()
    await user.upload(card.getByLabelText('Add pictures'), [png('a.png'), png('b.png')])
    await card.findByText('b.png')
    await user.dblClick(card.getByRole('button', { name: 'Send application' }))
    expect(await card.findByText(/We have your application, but not every picture/)).toBeTruthy()
    await user.click(card.getByRole('button', { name: /Try again/ }))
    await waitFor(() => expect(posts(asked, '/pictures/')).toHaveLength(3))
    expect(posts(asked, '/applications').filter(({ method }) => method === 'POST')).toHaveLength(1)
    const places = posts(asked, '/pictures/').map(({ pathname }) => pathname.split('/').at(-1))
    expect(places).toEqual(['1', '2', '2'])
  })

  it('keeps its id while the answer is lost, and says in words why it was refused', async () => {
    const given = [new CallFailed('network_failed', ''), new Refused('budget_spent')]
    const { user, asked } = open(apply(), { [`POST ${sentWords}`]: () => given.shift() })
    const card = await standing()
    await user.type(card.getByLabelText('Comment'), 'Table A')
    const send = card.getByRole('button', { name: 'Send application' })
    await user.click(send)
    expect(await card.findByRole('alert')).toBeTruthy()
    await waitFor(() => expect(send.matches(':disabled')).toBe(false), { timeout: 6000 })
    await user.click(send)
    expect(await card.findByText('All that this offer had to give has been given.')).toBeTruthy()
    const ids = posts(asked, '/applications').map(({ body }) => (body as { id: string }).id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(card.getByLabelText('Comment')).toHaveProperty('value', 'Table A')
  })
})
