import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Adjustment } from '@baize/contract/wallet/adjustments'
import { document, refusal, renderPage, type Answers } from '../../testing/render-page.tsx'
import { AdjustmentsPage } from './adjustments-page.tsx'
import type { NewAdjustment } from './api.ts'

const member = 'mem_01hzzzzzzzzzzzzzzzzzzzzzzz'

const adjustment = (change: Partial<Adjustment> = {}): Adjustment => ({
  id: 'adj_01hzzzzzzzzzzzzzzzzzzzzzzz',
  member,
  direction: 'credit',
  kind: 'goodwill',
  amount: '12345',
  currency: 'PHP',
  reason: 'Broken game',
  state: 'done',
  refusal: '',
  requestedBy: 'Ines Reyes',
  requestedById: 'opr_ines',
  requestedAt: '2026-11-15T06:00:00.000Z',
  approval: null,
  decidedBy: '',
  decidedAt: '2026-11-15T06:00:00.000Z',
  transfer: 'trf_01hzzzzzzzzzzzzzzzzzzzzzzz',
  ...change,
})

const server = (items: readonly Adjustment[], more: Answers = {}): Answers => ({
  'GET /ops/api/adjustments': { items, next: null },
  'GET /ops/api/documents/brand': document({ currency: 'PHP' }),
  'GET /ops/api/documents/policy': document({
    secondPersonAbove: { PHP: '500000' },
    secondPersonAbovePerDay: { PHP: '5000000' },
  }),
  ...more,
})

/** The table, once there is something in it. */
const table = async () => {
  await screen.findAllByRole('link', { name: member })
  return within(screen.getByRole('table', { name: 'Credits and debits' }))
}

async function fill(user: ReturnType<typeof userEvent.setup>, amount: string) {
  await user.click(await screen.findByRole('button', { name: /New credit or debit/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText('Member'), member)
  await user.type(dialog.getByLabelText('Amount'), amount)
  await user.selectOptions(dialog.getByLabelText('Kind'), 'other')
  await user.type(dialog.getByLabelText('Reason'), 'Broken game')
  return dialog
}

describe('credits and debits', () => {
  it('are listed with who asked, why, how they stand and who agreed', async () => {
    const waiting = adjustment({
      id: 'adj_2',
      direction: 'debit',
      state: 'waiting',
      approval: 'apr_1',
      transfer: null,
      decidedAt: null,
    })
    renderPage(AdjustmentsPage, server([waiting, adjustment()]))
    const [, first, second] = (await table()).getAllByRole('row').map((row) => within(row))
    expect(first?.getByText(/^−.*123\.45$/)).toBeTruthy()
    expect(first?.getByText('Waiting')).toBeTruthy()
    expect(first?.getByRole('link', { name: 'Decide' })).toBeTruthy()
    expect(second?.getByText(/\+.*123\.45/)).toBeTruthy()
    expect(second?.getByText('Not needed')).toBeTruthy()
    expect(second?.getByText('Broken game')).toBeTruthy()
    expect(second?.getByRole('link', { name: member }).getAttribute('href')).toBe(
      `/ops/ledger?owner=${member}`,
    )
  })

  it('are asked for once, and the receipt has references to copy', async () => {
    const user = userEvent.setup()
    const answers = server([], { 'POST /ops/api/adjustments': () => adjustment() })
    const sent = renderPage(AdjustmentsPage, answers, { roles: ['finance'] })
    const dialog = await fill(user, '123.45')
    await user.click(dialog.getByRole('button', { name: /^Credit PHP.123\.45/ }))
    expect(await dialog.findByText('The member’s cash has changed.')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Copy movement id' })).toBeTruthy()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toEqual({
      id: expect.stringMatching(/^adj_[0-7][0-9a-hjkmnp-tv-z]{25}$/) as string,
      member,
      direction: 'credit',
      kind: 'other',
      amount: '12345',
      currency: 'PHP',
      reason: 'Broken game',
    })
  })

  it('above the limit say before and after that a second person is needed', async () => {
    const user = userEvent.setup()
    const waits = adjustment({ state: 'waiting', transfer: null, approval: 'apr_1' })
    renderPage(AdjustmentsPage, server([], { 'POST /ops/api/adjustments': waits }))
    const dialog = await fill(user, '5000')
    expect(dialog.queryByText(/This needs a second person/)).toBeNull()
    await user.type(dialog.getByLabelText('Amount'), '.01')
    expect(dialog.getByText(/This needs a second person/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: /^Credit PHP.5,000\.01/ }))
    expect(await dialog.findByText('Waiting for a second person')).toBeTruthy()
  })

  it('are not sent while something is missing, and the first field says what', async () => {
    const user = userEvent.setup()
    const sent = renderPage(AdjustmentsPage, server([]))
    await user.click(await screen.findByRole('button', { name: /New credit or debit/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Credit' }))
    expect(dialog.getByText('This is not a member’s id.')).toBeTruthy()
    expect(dialog.getByText('Enter an amount above zero.')).toBeTruthy()
    expect(dialog.getByText('Choose a kind.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('offer the kinds of their own way only', async () => {
    const user = userEvent.setup()
    renderPage(AdjustmentsPage, server([]))
    await user.click(await screen.findByRole('button', { name: /New credit or debit/ }))
    const dialog = within(await screen.findByRole('dialog'))
    const kinds = () =>
      within(dialog.getByLabelText('Kind'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    await dialog.findByLabelText('Kind')
    expect(kinds()).toContain('Goodwill')
    expect(kinds()).not.toContain('Charge-back')
    await user.click(dialog.getByRole('radio', { name: 'Debit' }))
    expect(kinds()).toContain('Charge-back')
    expect(kinds()).not.toContain('Goodwill')
  })

  it('repeat the same id while nobody knows the outcome, and a new one after a refusal', async () => {
    const user = userEvent.setup()
    const answers = ['took_too_long', 'debit_not_covered', 'debit_not_covered']
    const next = () => refusal(answers.shift() ?? '')
    const sent = renderPage(AdjustmentsPage, server([], { 'POST /ops/api/adjustments': next }))
    const dialog = await fill(user, '10')
    for (let tries = 1; tries <= 3; tries += 1) {
      await user.click(dialog.getByRole('button', { name: /^Credit PHP.10\.00/ }))
      await waitFor(() => expect(sent).toHaveLength(tries))
      expect(await dialog.findByRole('alert')).toBeTruthy()
    }
    const ids = sent.map(({ body }) => (body as NewAdjustment).id)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  it('are for admins and finance to ask for; risk reads', async () => {
    renderPage(AdjustmentsPage, server([adjustment()]), { roles: ['risk'] })
    await table()
    expect(screen.queryByRole('button', { name: /New credit or debit/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Change limit' })).toBeNull()
  })

  it('have a limit that an admin changes, with the rest of the policy as it was', async () => {
    const user = userEvent.setup()
    const policy = {
      memberIdleMinutes: 30,
      secondPersonAbove: { PHP: '500000', JPY: '9' },
      secondPersonAbovePerDay: { PHP: '5000000' },
    }
    const sent = renderPage(
      AdjustmentsPage,
      server([], {
        'GET /ops/api/documents/policy': document(policy, 4),
        'POST /ops/api/documents/policy/publish': { version: 5, approvalId: null },
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Change limit' }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByLabelText('For one member')
    await user.clear(field)
    await user.type(field, '750')
    await user.type(dialog.getByLabelText('Reason'), 'Month end')
    await user.click(dialog.getByRole('button', { name: 'Change limit' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({
      baseVersion: 4,
      content: {
        memberIdleMinutes: 30,
        secondPersonAbove: { PHP: '75000', JPY: '9' },
        secondPersonAbovePerDay: { PHP: '5000000' },
      },
      reason: 'Month end',
    })
  })

  it('are narrowed by state and member, in the address', async () => {
    const user = userEvent.setup()
    const asked: Record<string, string>[] = []
    const list = (query: Record<string, string>) => {
      asked.push(query)
      return { items: [], next: null }
    }
    renderPage(AdjustmentsPage, server([], { 'GET /ops/api/adjustments': list }), {
      path: '/adjustments',
    })
    expect(await screen.findByRole('heading', { name: 'No credits or debits yet' })).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Any state'), 'waiting')
    await user.type(screen.getByLabelText('Member’s id'), member)
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'waiting', member }))
    expect(await screen.findByText('Nothing fits these filters.')).toBeTruthy()
    expect(location.search).toBe(`?state=waiting&member=${member}`)
  })
})
