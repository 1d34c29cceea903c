import { screen, waitFor, within } from '@testing-library/react'
import type { ErrorCode } from '@baize/contract/errors'
import type { ContractTerms } from '@baize/contract/agents/contract-parts'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  agentStatus,
  beside,
  contract,
  contractPaths as paths,
  offer,
  SilentLine,
  terms,
  tier,
} from '../../../testing/contracts.ts'
import { Refused, type Answers, type Asked } from '../../../testing/fake-server.ts'
import { renderSite } from '../../../testing/render-site.tsx'

beforeEach(() => vi.stubGlobal('WebSocket', SilentLine))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const list = (items: unknown[] = []) => ({ items, next: null })
const nothingTried = { periods: [], offered: '0', present: '0', difference: '0' }
const open = (answers: Answers = {}, off: readonly string[] = []) =>
  renderSite({
    as: 'agent',
    at: '/agentHome?page=agentContractOffer&contractFor=marco',
    status: agentStatus(off),
    answers: {
      [paths.own]: beside([contract('ctr_own')]),
      [paths.list]: list(),
      [paths.simulate]: nothingTried,
      '/wps/agent/team/members': members('marco'),
      ...answers,
    },
  })
const members = (...accounts: readonly string[]) => ({
  zone: 'Asia/Manila',
  path: [],
  items: accounts.map((account) => ({ id: `mem_${account}`, account, level: 1 })),
  next: null,
  total: accounts.length,
  isCut: false,
})
const reviewButton = () =>
  screen.findByRole('button', { name: 'Review the offer' }, { timeout: 10_000 })
const sendButton = () => screen.findByRole('button', { name: 'Send offer' }, { timeout: 10_000 })
/** By way of the review, as everybody does. */
const sendIt = async (user: { click: (on: Element) => Promise<void> }) => {
  await user.click(await reviewButton())
  await user.click(await sendButton())
}
const field = (name: string) => screen.getByRole('textbox', { name })
const sent = (asked: readonly Asked[]) =>
  asked.findLast(({ pathname, method }) => method === 'POST' && pathname === '/wps/agent/contracts')
    ?.body as { id: string; downline: string; terms: ContractTerms } | undefined
const made = contract('ctr_new', { state: 'offered', downline: 'marco', beginsAt: null })

describe('the editor of contracts', () => {
  it('begins with the own contract beside it, and sends what is typed', async () => {
    const { user, asked } = open({ [paths.offer]: made })
    await reviewButton()
    const own = within(screen.getByRole('region', { name: 'Your own contract' }))
    expect(own.getByRole('table').textContent).toContain('9.0%')
    const rate = field('Rate, tier 1')
    await user.clear(rate)
    await user.type(rate, '4.5')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Weekly')
    await user.type(screen.getByRole('textbox', { name: 'Cap per period' }), '2500')
    await sendIt(user)
    expect((await screen.findByRole('status')).textContent).toContain('on its way to marco')
    expect(sent(asked)).toMatchObject({
      downline: 'marco',
      terms: terms({
        periodicType: 'Weekly',
        cap: '250000',
        tiers: [tier(450), tier(450, '150000000', 10)],
      }),
    })
    expect(sent(asked)?.id).toMatch(/^ctr_/)
  })

  it('[AG200] begins with half of the own rates, and shows all of an offer before its one button sends it', async () => {
    const { user, asked } = open({ [paths.offer]: made })
    await reviewButton()
    expect(screen.getByText(/The rates begin at half of yours/)).toBeTruthy()
    expect(field('Rate, tier 1')).toHaveProperty('value', '2.5')
    expect(field('Rate, tier 2')).toHaveProperty('value', '4.5')
    await user.type(screen.getByRole('textbox', { name: 'Cap per period' }), '2500')
    await user.click(await reviewButton())
    const review = await screen.findByRole('region', { name: 'Your offer to marco' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your offer to marco'))
    expect(sent(asked)).toBeUndefined()
    for (const words of ['marco', 'Dividend', 'Monthly', '2,500.00', 'if it is accepted today']) {
      expect(review.textContent).toContain(words)
    }
    expect(within(review).getByRole('table', { name: 'Tiers' }).textContent).toContain('4.5%')
    expect(within(review).getByRole('region', { name: 'Would have cost you' })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Change the terms' }))
    expect(field('Cap per period')).toHaveProperty('value', '2,500')
    await sendIt(user)
    await screen.findByRole('status')
    expect(sent(asked)?.terms.cap).toBe('250000')
  })

  it('[AG200] begins with the present terms where there are any', async () => {
    const present = contract('ctr_p', { downline: 'marco', terms: terms({ tiers: [tier(400)] }) })
    open({ [paths.list]: list([present]) })
    await reviewButton()
    expect(field('Rate, tier 1')).toHaveProperty('value', '4')
    expect(screen.queryByText(/half of yours/)).toBeNull()
  })

  it.each(['4.123', '1e1', 'abc', ''])(
    '[AG245] says of the rate %j, which it cannot read, nothing on how it stands to the own',
    async (typed) => {
      const { user } = open()
      await reviewButton()
      expect(screen.getAllByText(/^Within/)).toHaveLength(2)
      await user.clear(field('Rate, tier 1'))
      if (typed !== '') await user.type(field('Rate, tier 1'), typed)
      expect(screen.getAllByText(/^Within/)).toHaveLength(1)
    },
  )

  it('[AG245] opens no form for somebody who is not directly below', async () => {
    open({ '/wps/agent/team/members': members('marcos') })
    expect(await screen.findByText('This member is not directly below you.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Review the offer' })).toBeNull()
  })

  it('adds and removes tiers, and says of each how it stands to the own rate', async () => {
    const { user, asked } = open({ [paths.offer]: made })
    await reviewButton()
    await user.click(screen.getByRole('button', { name: 'Remove tier 2' }))
    expect(screen.getByRole('button', { name: 'Remove tier 1' })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Add tier' }))
    await user.clear(field('Valid bets ≥, tier 2'))
    await user.type(field('Valid bets ≥, tier 2'), '1000')
    await user.type(field('Rate, tier 2'), '5.5')
    expect(screen.getByText('0.5 too high')).toBeTruthy()
    expect(screen.getByText('Within, 2.5 left')).toBeTruthy()
    await user.click(await reviewButton())
    expect(
      await screen.findByText('The rate of tier 2 is above your own, which is 5% there.'),
    ).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Rate, tier 2')))
    expect(sent(asked)).toBeUndefined()
    await user.clear(field('Rate, tier 2'))
    await user.type(field('Rate, tier 2'), '4.5')
    await sendIt(user)
    await screen.findByRole('status')
    expect(sent(asked)?.terms.tiers).toEqual([tier(250), tier(450, '100000')])
  })

  it.each([
    ['Rate', '-1', 'The rate of tier 2 must be above 0% and at most 100%.'],
    ['Rate', 'abc', 'The rate of tier 2 must be above 0% and at most 100%.'],
    ['Valid bets ≥', '-1', 'Valid bets ≥: This is not an amount.'],
    ['Team loss ≥', 'abc', 'Team loss ≥: This is not an amount.'],
    ['Team loss ≥', '', 'Team loss ≥: Fill this in.'],
    ['Active ≥', '-1', 'Active ≥: A whole number from 0 up.'],
    ['Active ≥', '', 'Active ≥: Fill this in.'],
  ])('does not send %s as "%s", and leads back to it', async (name, typed, says) => {
    const { user, asked } = open({ [paths.offer]: made })
    await reviewButton()
    const wrong = field(`${name}, tier 2`)
    await user.clear(wrong)
    if (typed !== '') await user.type(wrong, typed)
    await user.click(await reviewButton())
    expect(await screen.findByText(says)).toBeTruthy()
    expect(wrong.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(wrong))
    expect(sent(asked)).toBeUndefined()
  })

  it('does not send what cannot be read, and says where', async () => {
    const { user, asked } = open()
    await reviewButton()
    await user.clear(field('Rate, tier 2'))
    await user.click(await reviewButton())
    expect(
      await screen.findByText('The rate of tier 2 must be above 0% and at most 100%.'),
    ).toBeTruthy()
    expect(field('Rate, tier 2').getAttribute('aria-invalid')).toBe('true')
    expect(sent(asked)).toBeUndefined()
  })

  it.each([
    ['terms_basis', 'combobox', 'Counted on'],
    ['bound_basis', 'combobox', 'Counted on'],
    ['terms_period', 'combobox', 'Period'],
    ['bound_period', 'combobox', 'Period'],
    ['terms_carry', 'combobox', 'A result below zero'],
    ['terms_cap', 'textbox', 'Cap per period'],
    ['bound_active_from', 'textbox', 'Bets in a period to count as active'],
    ['terms_products', 'group', 'Games that count'],
    ['bound_products', 'group', 'Games that count'],
  ] as const)('shows %s at its field', async (code, role, name) => {
    const { user } = open({ [paths.offer]: new Refused(code, null, `Refused: ${code}`) })
    await sendIt(user)
    await screen.findByText(`Refused: ${code}`)
    const described = screen.getByRole(role, { name }).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(`Refused: ${code}`)
  })

  it.each(['terms_tiers_not_rising', 'terms_rate', 'rate_above_own', 'rate_above_house'] as const)(
    'shows %s at the tier that it concerns',
    async (code) => {
      const { user } = open({ [paths.offer]: new Refused(code, { tier: 2 }, `Refused: ${code}`) })
      await sendIt(user)
      await screen.findByText(`Refused: ${code}`)
      const described = field('Rate, tier 2').getAttribute('aria-describedby') ?? ''
      expect(document.getElementById(described)?.textContent).toBe(`Refused: ${code}`)
      expect(field('Rate, tier 1').getAttribute('aria-invalid')).toBeNull()
    },
  )

  it.each([
    ['terms_negative', 'Refused: terms_negative'],
    ['terms_too_large', 'Refused: terms_too_large'],
    ['terms_no_tiers', 'Refused: terms_no_tiers'],
    ['terms_too_many_tiers', 'Refused: terms_too_many_tiers'],
    ['nothing_changed', 'Refused: nothing_changed'],
    ['not_own_downline', 'Refused: not_own_downline'],
    ['no_own_contract', 'Refused: no_own_contract'],
    ['offer_to_self', 'Refused: offer_to_self'],
    ['offer_open', 'Refused: offer_open'],
    ['offer_replaced', 'Refused: offer_replaced'],
    ['member_blocked', 'This account is blocked or closed, so nothing can be offered to it.'],
    ['not_found', 'This account is blocked or closed, so nothing can be offered to it.'],
    ['wrong_currency', 'This account is in another currency than yours.'],
    ['id_used_differently', 'The offer was not made. Send it once more.'],
    ['id_out_of_time', 'The offer was not made. Send it once more.'],
  ] satisfies [ErrorCode, string][])('says %s above or below the tiers', async (code, words) => {
    const { user } = open({ [paths.offer]: new Refused(code, null, `Refused: ${code}`) })
    await sendIt(user)
    expect((await screen.findByRole('alert')).textContent).toBe(words)
  })

  /** Opens it anew in the same browser: each visit of a test begins with an empty one. */
  function comeBack(given?: Parameters<typeof open>[0]) {
    const kept = Object.entries(localStorage)
    const opened = open(given)
    for (const [name, value] of kept) localStorage.setItem(name, String(value))
    return opened
  }

  it('[AG233] keeps what is typed for who comes back, sends none of it, and discards it by one press', async () => {
    const { user, asked, unmount } = open()
    await reviewButton()
    await user.type(screen.getByRole('textbox', { name: 'Cap per period' }), '2500')
    await user.click(screen.getByRole('button', { name: 'Remove tier 2' }))
    unmount()
    const again = comeBack()
    await reviewButton()
    expect(screen.getByText(/^Your draft of/)).toBeTruthy()
    expect(field('Cap per period')).toHaveProperty('value', '2,500')
    expect(screen.queryByRole('textbox', { name: 'Rate, tier 2' })).toBeNull()
    await again.user.click(screen.getByRole('button', { name: 'Discard the draft' }))
    expect(field('Cap per period')).toHaveProperty('value', '')
    expect(field('Rate, tier 2')).toHaveProperty('value', '4.5')
    expect(screen.queryByText(/^Your draft of/)).toBeNull()
    again.unmount()
    comeBack()
    await reviewButton()
    expect(screen.queryByText(/^Your draft of/)).toBeNull()
    expect(sent([...asked, ...again.asked])).toBeUndefined()
  })

  it('[AG233] is each of its downline and kind, and gone once it was sent', async () => {
    const { user, unmount } = open({ [paths.offer]: made })
    await reviewButton()
    await user.type(screen.getByRole('textbox', { name: 'Cap per period' }), '2500')
    const kept = Object.keys(localStorage).filter((one) => one.startsWith('contract-draft'))
    expect(kept).toEqual([expect.stringMatching(/ marco dividend$/)])
    await sendIt(user)
    await screen.findByRole('status')
    expect(Object.keys(localStorage).some((one) => one.startsWith('contract-draft'))).toBe(false)
    unmount()
  })

  it('[AG233] says of a draft which fields are no longer allowed', async () => {
    const { user, unmount } = open()
    await reviewButton()
    await user.clear(field('Rate, tier 1'))
    await user.type(field('Rate, tier 1'), '4.9')
    unmount()
    // Meanwhile the own contract became smaller: another period, a cap, and a lower rate.
    const smaller = terms({ periodicType: 'Weekly', cap: '100', tiers: [tier(450)] })
    comeBack({ [paths.own]: beside([contract('ctr_own', { terms: smaller })]) })
    await reviewButton()
    const says = await screen.findByText(/^No longer allowed as it stands/)
    expect(says.textContent).toMatch(/Period · Cap per period · Rate, tier 1/)
    await screen.findByText('Your own contract has another period, and you can only give the same.')
    expect(screen.getByText(/The terms that you began from have changed/)).toBeTruthy()
  })

  it('names the offer that waits, begins with its terms, and replaces it', async () => {
    const waiting = offer('ctr_w', { downline: 'marco', terms: terms({ tiers: [tier(300)] }) })
    const { user, asked } = open({ [paths.list]: list([waiting]), [paths.offer]: made })
    await reviewButton()
    expect(screen.getByText(/^Your offer of 10 Nov, 12:00 still waits/)).toBeTruthy()
    await user.type(field('Rate, tier 1'), '.5')
    await sendIt(user)
    await screen.findByRole('status')
    expect(sent(asked)).toMatchObject({ replaces: 'ctr_w', terms: { tiers: [tier(350)] } })
  })

  it('names everybody whose contract would end, and asks anew once the terms are others', async () => {
    const affected = [{ id: 'ctr_7', member: 'mem_7', name: 'sheila88', rate: 1150, level: 1 }]
    const { user, asked } = open({
      [paths.offer]: ({ body }: Asked) =>
        (body as { confirmed?: boolean }).confirmed === true
          ? made
          : new Refused('higher_rate', { affected }, 'Confirm it'),
    })
    await sendIt(user)
    const note = within(await screen.findByRole('alert'))
    expect(note.getByText('1 contract below marco would end')).toBeTruthy()
    expect(note.getByRole('listitem').textContent).toBe('sheila88: 11.5%, level 1')
    const confirm = screen.getByRole('button', { name: 'Send, and let these end' })
    expect(confirm).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox', { name: /^I have read this/ }))
    await user.click(screen.getByRole('button', { name: 'Change the terms' }))
    await user.clear(field('Rate, tier 1'))
    await user.type(field('Rate, tier 1'), '4')
    // Other terms are another question.
    expect(screen.queryByRole('button', { name: 'Send, and let these end' })).toBeNull()
    await sendIt(user)
    expect(sent(asked)).not.toHaveProperty('confirmed')
    await user.click(await screen.findByRole('checkbox', { name: /^I have read this/ }))
    await user.click(screen.getByRole('button', { name: 'Send, and let these end' }))
    await screen.findByRole('status')
    expect(sent(asked)).toMatchObject({ confirmed: true, terms: { tiers: [tier(400), {}] } })
  })

  it('sends a lost offer again under the same id', async () => {
    let tries = 0
    const { user, asked } = open({
      [paths.offer]: () => {
        tries += 1
        return tries === 1 ? new TypeError('cut') : made
      },
    })
    await sendIt(user)
    await screen.findByRole('alert')
    const first = sent(asked)?.id
    await user.click(await sendButton())
    await screen.findByRole('status')
    expect(sent(asked)?.id).toBe(first)
  })

  it('says so where one has no contract of the kind, and has no kind that is switched off', async () => {
    const { user } = open({}, ['salary'])
    await reviewButton()
    const choice = within(screen.getByRole('radiogroup', { name: 'Kind' }))
    expect(choice.queryByRole('radio', { name: 'Daily wages' })).toBeNull()
    await user.click(choice.getByRole('radio', { name: 'Hourly salary' }))
    expect(screen.getByText(/You have no contract of this kind yourself/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Review the offer' })).toBeNull()
  })

  it('[AG270] tries the terms on the team of the downline once they stand still, and says what is left for the giver', async () => {
    const period = {
      amount: '8000',
      basis: '100000',
      carriedIn: '0',
      counted: '100000',
      validBet: '500000',
      loss: '100000',
      active: 3,
      tier: 1,
      rate: 500,
    }
    const { asked } = open({
      [paths.simulate]: {
        periods: [
          {
            from: '2026-09-30T16:00:00.000Z',
            to: '2026-10-31T16:00:00.000Z',
            offered: period,
            present: { ...period, amount: '9000' },
          },
        ],
        offered: '8000',
        present: '9000',
        difference: '-1000',
      },
    })
    await reviewButton()
    const tried = within(screen.getByRole('region', { name: 'Would have paid marco' }))
    await waitFor(() => expect(tried.getByText('−PHP 10.00')).toBeTruthy(), { timeout: 10_000 })
    expect(tried.getByRole('row', { name: /^1 Oct – 31 Oct/ }).textContent).toContain('5.0%')
    const body = asked.findLast(({ pathname }) => pathname === paths.simulate)?.body
    expect(body).toEqual({
      downline: 'marco',
      terms: terms({ tiers: [tier(250), tier(450, '150000000', 10)] }),
      count: 6,
    })
    // The own first tier is 5 percent: what is typed gives more than that, and the loss is not hidden.
    const figure = (name: string) => tried.getByText(name).parentElement?.textContent
    expect(figure('At your own rates')).toMatch(/PHP.50\.00/)
    expect(figure('Left for you')).toMatch(/−PHP.30\.00/)
  })
})

describe('the list of given contracts', () => {
  const lists = (answers: Answers = {}) =>
    renderSite({
      as: 'agent',
      at: '/agentHome?page=agentContracts',
      status: agentStatus(),
      answers: {
        [paths.own]: beside(),
        [paths.list]: list([
          offer('ctr_w', { downline: 'marco' }),
          contract('ctr_l', { downline: 'liza' }),
        ]),
        ...answers,
      },
    })
  const row = async (name: RegExp) =>
    within(await screen.findByRole('row', { name }, { timeout: 10_000 }))

  it('has offers and contracts with their states, and takes an offer back after a question', async () => {
    const path = '/wps/agent/contracts/ctr_w/withdraw'
    const { user, asked } = lists({ [path]: offer('ctr_w', { state: 'withdrawn' }) })
    const marco = await row(/marco/)
    expect(marco.getByText('Waits')).toBeTruthy()
    expect((await row(/liza/)).getByText('Holds')).toBeTruthy()
    await user.click(marco.getByRole('button', { name: 'Withdraw' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: /Withdraw the offer to marco/ }),
    )
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.some(({ pathname }) => pathname === path)).toBe(true)
  })

  it('[AG201] says of a contract when it begins or ends, and that one never began', async () => {
    const soon = '2026-11-18T16:00:00.000Z'
    lists({
      [paths.list]: list([
        contract('ctr_1', { downline: 'soon1', beginsAt: soon }),
        contract('ctr_2', { downline: 'ends2', state: 'terminated', endsAt: soon }),
        contract('ctr_3', {
          downline: 'never3',
          state: 'replaced',
          beginsAt: '2026-11-12T16:00:00.000Z',
          endsAt: '2026-11-12T16:00:00.000Z',
        }),
      ]),
    })
    expect((await row(/soon1/)).getByText('Begins 19 Nov')).toBeTruthy()
    expect((await row(/ends2/)).getByText('Ends 19 Nov')).toBeTruthy()
    const never = await row(/never3/)
    expect(never.getByText('Never began')).toBeTruthy()
    expect(never.queryByText(/13 Nov/)).toBeNull()
  })

  it('ends a contract only after all that end with it were named and confirmed', async () => {
    const path = '/wps/agent/contracts/ctr_l/terminate'
    const affected = [{ id: 'ctr_7', member: 'mem_7', name: 'sheila88', rate: 800, level: 1 }]
    const ended = contract('ctr_l', { state: 'terminated', endsAt: '2026-11-30T16:00:00.000Z' })
    const { user, asked } = lists({
      [path]: ({ body }: Asked) =>
        (body as { confirmed?: boolean }).confirmed === true
          ? ended
          : new Refused('higher_rate', { affected }, 'Confirm it'),
    })
    await user.click((await row(/liza/)).getByRole('button', { name: 'End contract' }))
    const dialog = within(await screen.findByRole('dialog', { name: /End the contract of liza/ }))
    await user.click(dialog.getByRole('button', { name: 'End contract' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('sheila88: 8.0%, level 1')
    expect(dialog.getByRole('button', { name: 'End contract' })).toHaveProperty('disabled', true)
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: 'End contract' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.findLast(({ pathname }) => pathname === path)?.body).toMatchObject({
      confirmed: true,
    })
  })

  it('is led to, and leads to the editor, from team management', async () => {
    const downline = {
      id: 'mem_marco',
      account: 'marco',
      nickname: 'marco',
      type: 0,
      level: 1,
      teamSize: 0,
      balance: '0',
      currency: 'PHP',
      joinedAt: '2026-11-01T04:00:00.000Z',
      lastLoginAt: null,
      isOnline: false,
      rate: null,
      contracts: [],
    }
    const { user } = renderSite({
      as: 'agent',
      at: '/agentHome?page=downlineManagmentView',
      status: agentStatus(),
      answers: {
        [paths.own]: beside(),
        '/wps/agent/team/members': {
          zone: 'Asia/Manila',
          path: [{ id: 'mem_rosa', account: 'rosa' }],
          items: [downline, { ...downline, id: 'mem_deep', account: 'deep', level: 2 }],
          next: null,
          total: 2,
          isCut: false,
        },
      },
    })
    const link = await screen.findByRole('link', { name: 'Contract: marco' }, { timeout: 10_000 })
    expect(screen.queryByRole('link', { name: 'Contract: deep' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Contracts' }).getAttribute('href')).toContain(
      'page=agentContracts',
    )
    await user.click(link)
    expect(readAddress().search).toMatchObject({
      page: 'agentContractOffer',
      contractFor: 'marco',
    })
  })
})
