import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { at, centreAnswers } from '../../testing/cashier.ts'
import { Refused } from '../../testing/fake-server.ts'
import { renderSite } from '../../testing/render-site.tsx'
import { promotion, reward, rewardList } from '../../testing/rewards.ts'

// Compiled before the first test, which would else wait for it.
await import('../../app/pages/promotions-page.tsx')

const path = '/wps/promotions'
const days = (count: number) => at(count * 24 * 60)
const answers = (items: readonly object[], more: object = {}) => ({
  ...centreAnswers,
  [path]: { items },
  ...more,
})
const titles = () => screen.getAllByRole('article').map((card) => heading(card))
const heading = (card: HTMLElement) => within(card).getByRole('heading').textContent
const card = async (name: string) => {
  const title = await screen.findByRole('heading', { name })
  return within(title.closest('article') as HTMLElement)
}

const all = [
  promotion('a', { topic: 'slots' }),
  promotion('b', { topic: 'live', status: 'joined' }),
  promotion('c', { topic: 'live', status: 'coming soon', from: days(10), until: days(12) }),
  promotion('d', { topic: 'slots', status: 'closed', until: days(-1) }),
]

describe('the promotions page', () => {
  it('counts what is open and joined, and has a tab for each topic with an offer', async () => {
    const { user } = renderSite({ at: '/promotions', as: 'member', answers: answers(all) })
    expect(await screen.findByText('1 open, 1 joined')).toBeTruthy()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All',
      'Slots',
      'Live',
    ])
    await user.click(screen.getByRole('tab', { name: 'Live' }))
    expect(titles()).toEqual(['Offer b', 'Offer c'])
    expect(readAddress().search).toMatchObject({ topic: 'live' })
  })

  it('narrows by status, with how many there are of each', async () => {
    const { user } = renderSite({ at: '/promotions', as: 'member', answers: answers(all) })
    const chips = within(await screen.findByRole('group', { name: 'Status' }))
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Any status4',
      'Open1',
      'Joined1',
      'Coming soon1',
      'Ended1',
    ])
    await user.click(chips.getByRole('button', { name: /Ended/ }))
    expect(titles()).toEqual(['Offer d'])
    expect(readAddress().search).toMatchObject({ status: 'ended' })
  })

  it('shows what runs within the next days, and says so where nothing does', async () => {
    const { user } = renderSite({ at: '/promotions', as: 'member', answers: answers(all) })
    const when = await screen.findByRole('combobox', { name: 'Period' })
    await user.selectOptions(when, 'Next 7 days')
    expect(titles()).toEqual(['Offer a', 'Offer b'])
    await user.selectOptions(when, 'Next 30 days')
    expect(titles()).toEqual(['Offer a', 'Offer b', 'Offer c'])
    await user.click(screen.getByRole('button', { name: /^Ended/ }))
    expect(screen.getByText('No offer fits this choice')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all offers' }))
    expect(titles()).toHaveLength(4)
  })

  it('tells what waits, what it is worth and which runs out first', async () => {
    const waiting = rewardList([
      reward('1', { amount: '40000', claimUntil: '2026-11-20T04:00:00.000Z' }),
      reward('2', { amount: '8600', claimUntil: '2026-11-17T04:00:00.000Z' }),
    ])
    const { user } = renderSite({
      at: '/promotions',
      as: 'member',
      answers: answers(all, {
        '/wps/rewards/count': { availablePromoCount: 2 },
        '/wps/rewards': waiting,
      }),
    })
    expect(await screen.findByText('2 rewards are waiting for you')).toBeTruthy()
    expect(screen.getByText(/Worth PHP\s486\.00\. The first one runs out on 17 Nov\./)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Open reward centre' }))
    expect(readAddress().search).toMatchObject({ m: 'rewardCenter' })
  })

  it.each([
    [{}, 'Take it', '/promotions?p=x'],
    [{ kind: 'apply' }, 'Apply', '/promotions?p=x'],
    [{ kind: 'apply', status: 'rejected' }, 'Send again', '/promotions?p=x'],
    [{ kind: 'apply', status: 'applying' }, 'See application', '/promotions?p=x'],
    [{ kind: 'deposit' }, 'Deposit', '/promotions?m=depositv2'],
    [{ status: 'issued' }, 'Claim', '/promotions?m=rewardCenter'],
    [{ status: 'process' }, 'Continue', '/promotions?m=bonusDetails&bonus=x'],
    [{ hindrance: 'needs_phone' }, 'Verify phone number', '/promotions?m=securityCenter'],
  ] as const)('leads on from %j by “%s”', async (more, name, href) => {
    renderSite({ at: '/promotions', as: 'member', answers: answers([promotion('x', more)]) })
    const link = (await card('Offer x')).getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(href)
  })

  it.each([
    ['had_it', 'You have had it as often as it is given.'],
    ['vip_level', 'It is for a higher VIP level than yours.'],
    ['not_new', 'It is for new members only.'],
    ['other_currency', 'It is not given in your currency.'],
    ['first_deposit_made', 'It is for the first deposit, and you have made yours.'],
    ['excluded', 'While you take a break, nothing is given.'],
    ['budget_spent', 'All that this offer had to give has been given.'],
  ] as const)(
    'says why there is nothing to press where %s is in the way',
    async (hindrance, text) => {
      renderSite({
        at: '/promotions',
        as: 'member',
        answers: answers([promotion('x', { hindrance })]),
      })
      const offer = await card('Offer x')
      expect(offer.getByText(text)).toBeTruthy()
      expect(offer.getAllByRole('link')).toHaveLength(1)
    },
  )

  it('asks a visitor to log in, and brings them back to the offer', async () => {
    renderSite({
      at: '/promotions',
      answers: answers([promotion('x', { hindrance: 'sign_in' })]),
    })
    const link = (await card('Offer x')).getByRole('link', { name: 'Log in' })
    expect(link.getAttribute('href')).toBe('/login?next=%2Fpromotions%3Fp%3Dx')
  })

  it('shows in money what is left to bet', async () => {
    const progress = { currency: 'PHP', asks: '98765432100', left: '12345678900' } as const
    renderSite({
      at: '/promotions',
      as: 'member',
      answers: answers([promotion('x', { status: 'process', progress })]),
    })
    const offer = await card('Offer x')
    expect(offer.getByText(/^PHP\s123,456,789\.00 left to bet$/)).toBeTruthy()
    expect(offer.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('87')
  })

  it('says that there are none', async () => {
    renderSite({ at: '/promotions', answers: answers([]) })
    expect(await screen.findByText('No offers right now')).toBeTruthy()
  })

  it('says that they did not come, and asks again', async () => {
    let tries = 0
    const { user } = renderSite({
      at: '/promotions',
      answers: {
        [path]: () => {
          tries += 1
          return tries === 1 ? new Refused('too_many_requests') : { items: [promotion('x')] }
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByText('Offer x')).toBeTruthy())
  })
})
