import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Gift } from '@baize/contract/promotions/gifts-desk'
import { renderPage, refusal, type Answers } from '../../../testing/render-page.tsx'
import { MemberGrants } from '../grants/member-grants.tsx'

const gift: Gift = {
  id: 'gft_1',
  member: 'mem_1',
  offer: '',
  title: '',
  kind: 'apology',
  currency: 'PHP',
  amount: '50000',
  times: 100,
  days: 7,
  note: '',
  reason: 'A round was broken',
  state: 'done',
  requestedBy: 'Ines Reyes',
  requestedAt: '2026-11-18T06:00:00.000Z',
  approval: null,
  decidedBy: '',
  decidedAt: '2026-11-18T06:00:00.000Z',
  grant: 'grt_1',
}

const choices = {
  currency: 'PHP',
  left: '900000',
  bar: null,
  offers: [
    {
      id: 'ofr_1',
      version: 2,
      title: 'Weekend reload',
      needsDeposit: true,
      amount: '0',
      percent: 2_000,
      leastDeposit: '50000',
      most: '500000',
      times: 800,
      days: 7,
      left: '29000000',
    },
  ],
}

const around = {
  'GET /ops/api/members/mem_1/grants': { items: [], next: null },
  'GET /ops/api/members/mem_1/gifts': { items: [] },
  'GET /ops/api/members/mem_1/gifts/choices': choices,
  'POST /ops/api/members/mem_1/gifts': gift,
}

const open = (
  answers: Answers = {},
  roles: readonly ('admin' | 'finance' | 'support')[] = ['finance'],
) =>
  renderPage(
    () => <MemberGrants member="mem_1" account="jessa" />,
    { ...around, ...answers },
    {
      roles,
    },
  )

async function dialog(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Give a reward' }))
  return within(await screen.findByRole('dialog', { name: 'Give jessa a reward' }))
}

const posts = (sent: readonly { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => call.startsWith('POST'))

describe('a reward by hand', () => {
  it('[GR200] [GR202] is a sum with what is asked for it; a second try after a lost answer has the same name', async () => {
    let tries = 0
    const sent = open({
      'POST /ops/api/members/mem_1/gifts': () => {
        tries += 1
        return tries === 1 ? refusal('unavailable') : gift
      },
    })
    const user = userEvent.setup()
    const form = await dialog(user)
    await user.type(await form.findByLabelText('Amount'), '500')
    expect(form.getByText(/The member bets PHP.500\.00 within 7 days/)).toBeTruthy()
    expect(form.getByText(/PHP.9,000\.00 is left to give/)).toBeTruthy()
    await user.selectOptions(form.getByLabelText('Given for'), 'apology')
    await user.type(form.getByLabelText('What the member reads'), 'Sorry')
    await user.type(form.getByLabelText(/Reason/), 'A round was broken')
    await user.click(form.getByRole('button', { name: /^Give PHP.500\.00$/ }))
    await waitFor(() => expect(posts(sent)).toHaveLength(1))
    await user.click(await form.findByRole('button', { name: /^Give PHP.500\.00$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const bodies = posts(sent).map(({ body }) => body as { gift: string })
    expect(bodies).toHaveLength(2)
    expect(bodies[0]).toMatchObject({
      kind: 'apology',
      offer: '',
      deposit: '0',
      amount: '50000',
      times: 100,
      days: 7,
      note: 'Sorry',
      reason: 'A round was broken',
    })
    expect(bodies[1]?.gift).toBe(bodies[0]?.gift)
  })

  it('[GR205] by a promotion is what that gives for the deposit, from the least on', async () => {
    const sent = open()
    const user = userEvent.setup()
    const form = await dialog(user)
    await user.click(await form.findByText('By a promotion'))
    await user.selectOptions(form.getByLabelText('Promotion'), 'ofr_1')
    expect(form.getByText(/20% of it, from PHP.500\.00 on, at most PHP.5,000\.00/)).toBeTruthy()
    await user.type(form.getByLabelText('For a deposit of'), '499')
    expect(form.queryByRole('button', { name: /^Give PHP/ })).toBeNull()
    await user.clear(form.getByLabelText('For a deposit of'))
    await user.type(form.getByLabelText('For a deposit of'), '1000')
    await user.selectOptions(form.getByLabelText('Given for'), 'missed')
    await user.type(form.getByLabelText(/Reason/), 'It was paused too early')
    await user.click(form.getByRole('button', { name: /^Give PHP.200\.00$/ }))
    await waitFor(() =>
      expect(posts(sent)[0]?.body).toMatchObject({
        offer: 'ofr_1',
        deposit: '100000',
        amount: '20000',
      }),
    )
  })

  it('[GR203] to who keeps away from play is not asked for at all', async () => {
    open({
      'GET /ops/api/members/mem_1/gifts/choices': { ...choices, bar: 'member_is_excluded' },
    })
    const form = await dialog(userEvent.setup())
    expect(await form.findByText(/This member keeps away from play/)).toBeTruthy()
    expect(form.queryByLabelText('Amount')).toBeNull()
  })

  it('[GR204] that waits for a second person is said on the page; who may not give has no button', async () => {
    open(
      {
        'GET /ops/api/members/mem_1/gifts': { items: [{ ...gift, state: 'waiting', grant: null }] },
      },
      ['support'],
    )
    expect(await screen.findByText('It waits for a second person.')).toBeTruthy()
    expect(screen.getByText(/PHP.500\.00, asked for by Ines Reyes/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Give a reward' })).toBeNull()
  })
})
