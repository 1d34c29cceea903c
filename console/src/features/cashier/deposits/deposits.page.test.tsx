import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  document as asDocument,
  refusal,
  renderPage,
  type Answers,
} from '../../../testing/render-page.tsx'
import { cashier, deposit, depositDetail, depositPage } from '../testing.ts'
import { DepositsPage } from './deposits-page.tsx'

const list = 'GET /ops/api/cashier/deposits'
const kapitan = deposit('kapitan')
const one = 'GET /ops/api/cashier/deposits/kapitan'
const open = { path: '/deposits?open=kapitan' }
const server = (more: Answers = {}): Answers => ({
  [list]: depositPage([kapitan, deposit('nico', { hasSlip: false })]),
  [one]: depositDetail(kapitan),
  'GET /ops/api/cashier/methods': { methods: [], gateways: [] },
  'GET /ops/api/documents/cashier': asDocument(cashier),
  ...more,
})

async function giveReason(button: RegExp | string) {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Reason'), 'Seen at the bank')
  await userEvent.click(dialog.getByRole('button', { name: button }))
}

describe('the deposit queue', () => {
  it('shows age, method and whether there is a slip', async () => {
    renderPage(DepositsPage, server(), { path: '/deposits' })
    const row = (await screen.findByText('kapitan')).closest('tr')
    expect(row?.textContent).toContain('16 min')
    await waitFor(() => expect(row?.textContent).toContain('In time'))
    expect(row?.textContent).toContain('Payment slip')
    expect(screen.getByText('nico').closest('tr')?.textContent).toContain('No slip')
    expect(screen.getByRole('tab', { name: /Awaiting payment/ }).textContent).toContain('34')
  })

  it('is late by the target that operators set', async () => {
    const quick = asDocument({ ...cashier, targetMinutes: 7 })
    renderPage(DepositsPage, server({ 'GET /ops/api/documents/cashier': quick }), {
      path: '/deposits',
    })
    const row = (await screen.findByText('kapitan')).closest('tr')
    await waitFor(() => expect(row?.textContent).toContain('Over 14'))
    expect(screen.getByText(/Target 7 min/)).toBeTruthy()
  })

  it('says who asked for a second person, who agrees from here', async () => {
    const waiting = deposit('kapitan', { approval: 'apr_9' })
    const request = {
      id: 'apr_9',
      action: 'deposit.approve',
      object: 'kapitan',
      state: 'waiting',
      requestedBy: 'Paolo G.',
      requestedById: 'opr_paolo',
      requestedAt: '2026-11-15T06:31:00.000Z',
      reason: 'Seen at the bank',
    }
    const sent = renderPage(
      DepositsPage,
      server({
        [list]: depositPage([waiting]),
        [one]: depositDetail(waiting),
        'GET /ops/api/approvals': [request],
        'POST /ops/api/approvals/apr_9': {},
      }),
      open,
    )
    expect(await screen.findByText('Second person, asked by Paolo G.')).toBeTruthy()
    expect(await screen.findByText(/Paolo G. asks: “Seen at the bank”/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Approve$/ })).toBeNull()
    await userEvent.keyboard('a')
    await giveReason('Approve as second')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ approve: true, reason: 'Seen at the bank' })
  })

  it('leaves one’s own request to somebody else', async () => {
    const waiting = deposit('kapitan', { approval: 'apr_9' })
    const request = { id: 'apr_9', state: 'waiting', requestedById: 'opr_ada', reason: '' }
    renderPage(
      DepositsPage,
      server({
        [list]: depositPage([waiting]),
        [one]: depositDetail(waiting),
        'GET /ops/api/approvals': [request],
      }),
      open,
    )
    expect(await screen.findByText('You asked for this, so somebody else decides.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /second/ })).toBeNull()
    await userEvent.keyboard('a')
    expect(await screen.findByText('That cannot be done to this row.')).toBeTruthy()
  })

  it('tells operators of a member’s limit in words that are theirs', async () => {
    renderPage(
      DepositsPage,
      server({
        'POST /ops/api/cashier/deposits/kapitan/approve': () => refusal('deposit_limit_reached'),
      }),
      open,
    )
    await screen.findByRole('img', { name: /Payment slip of/ })
    await userEvent.keyboard('a')
    await giveReason(/^Credit/)
    const told = await screen.findByRole('alert')
    expect(told.textContent).toContain('The member’s own deposit limit')
  })

  it('has the slip made larger and turned by keys', async () => {
    renderPage(DepositsPage, server(), open)
    const slip = await screen.findByRole<HTMLImageElement>('img', { name: /Payment slip of/ })
    await userEvent.keyboard('z')
    expect(slip.style.width).toBe('150%')
    await userEvent.keyboard('t')
    expect(slip.style.rotate).toBe('90deg')
  })

  it('credits what was really paid, and says that it is not what was ordered', async () => {
    const sent = renderPage(
      DepositsPage,
      server({
        'POST /ops/api/cashier/deposits/kapitan/approve': { deposit: kapitan, approval: null },
      }),
      open,
    )
    await screen.findByRole('img', { name: /Payment slip of/ })
    await userEvent.keyboard('a')
    const dialog = within(await screen.findByRole('dialog'))
    const paid = dialog.getByLabelText<HTMLInputElement>('Really paid')
    expect(paid.value).toBe('20,000.00')
    await userEvent.clear(paid)
    expect(dialog.getByText('Say what was paid.')).toBeTruthy()
    await userEvent.type(paid, '19500')
    expect(dialog.getByText(/20,000.00 was ordered/)).toBeTruthy()
    await giveReason(/^Credit PHP.19,500.00$/)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ version: 3, paid: '1950000', reason: 'Seen at the bank' })
  })

  it('names the sum of the order also where the gateway saw another one', async () => {
    const held = deposit('kapitan', { state: 'held', reason: 'amount_differs', paid: '1900000' })
    const sent = renderPage(
      DepositsPage,
      server({
        [list]: depositPage([held]),
        [one]: depositDetail(held),
        'POST /ops/api/cashier/deposits/kapitan/approve': { deposit: held, approval: 'apr_9' },
      }),
      open,
    )
    expect((await screen.findAllByText('Another sum was paid')).length).toBeGreaterThan(0)
    expect(await screen.findByText('not as ordered')).toBeTruthy()
    await userEvent.keyboard('a')
    const paid = within(await screen.findByRole('dialog')).getByLabelText('Really paid')
    await userEvent.clear(paid)
    await userEvent.type(paid, '20000')
    await giveReason(/^Credit/)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ paid: '2000000' })
    expect(await screen.findByText(/waits for a second person/)).toBeTruthy()
  })

  it('warns of deposits that look alike and shows every word of the gateway', async () => {
    renderPage(
      DepositsPage,
      server({
        [one]: {
          ...depositDetail(kapitan),
          alike: ['dep_other'],
          callbacks: [
            { at: kapitan.since, event: 'evt_1', outcome: 'credited', amount: '2000000', times: 5 },
          ],
        },
      }),
      open,
    )
    expect(await screen.findByText('1 deposit looks like this one')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'dep_other' })).toBeTruthy()
    expect(screen.getByRole('table', { name: 'Words of the gateway' }).textContent).toContain('× 5')
  })

  it('ends the waiting by X, but not of what is being verified', async () => {
    const sent = renderPage(DepositsPage, server(), open)
    await screen.findByRole('img', { name: /Payment slip of/ })
    await userEvent.keyboard('x')
    expect(await screen.findByText('That cannot be done to this row.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('tells who was faster', async () => {
    let isDecided = false
    renderPage(
      DepositsPage,
      server({
        [one]: () =>
          isDecided
            ? {
                ...depositDetail({ ...kapitan, state: 'success' }),
                history: [
                  { state: 'success', at: '2026-11-15T06:31:00.000Z', by: 'Paolo G.', note: '' },
                ],
              }
            : depositDetail(kapitan),
        'POST /ops/api/cashier/deposits/kapitan/reject': () => {
          isDecided = true
          return refusal('already_decided')
        },
      }),
      open,
    )
    await screen.findByRole('img', { name: /Payment slip of/ })
    await userEvent.keyboard('r')
    await giveReason('Reject')
    const told = await screen.findByRole('alert')
    expect(told.textContent).toContain('Credited')
    expect(told.textContent).toContain('Paolo G.')
  })

  it('sends back what cannot be credited, with what was paid and a note for the member', async () => {
    const path = 'POST /ops/api/cashier/deposits/kapitan/return'
    const sent = renderPage(
      DepositsPage,
      server({ [path]: { deposit: { ...kapitan, state: 'returned' }, approval: null } }),
      open,
    )
    await screen.findByRole('img', { name: /Payment slip of/ })
    await userEvent.keyboard('b')
    const dialog = within(await screen.findByRole('dialog', { name: /Send the payment of/ }))
    await userEvent.type(dialog.getByLabelText(/Note for the member/), 'Your account is closed')
    await giveReason('Send back')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({
      note: 'Your account is closed',
      paid: kapitan.amount,
      reason: 'Seen at the bank',
    })
  })

  it('sends a slip that an operator adds', async () => {
    const sent = renderPage(
      DepositsPage,
      server({ 'PUT /ops/api/cashier/deposits/kapitan/slip': { deposit: kapitan } }),
      open,
    )
    await screen.findByRole('img', { name: /Payment slip of/ })
    await userEvent.keyboard('u')
    const file = new File(['hello'], 'note.png', { type: 'image/png' })
    await userEvent.upload(await screen.findByLabelText('Choose a picture'), file)
    await giveReason('Add payment slip')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({
      picture: new TextEncoder().encode('hello'),
      reason: 'Seen at the bank',
    })
  })

  it('that is empty says what comes by itself', async () => {
    renderPage(DepositsPage, server({ [list]: depositPage([]) }), { path: '/deposits' })
    expect(await screen.findByText('Nothing waits to be verified')).toBeTruthy()
  })
})
