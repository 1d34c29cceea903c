import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { document, refusal, renderPage, type Answers } from '../../../testing/render-page.tsx'
import { method } from '../testing.ts'
import { PaymentMethodsPage } from './methods-page.tsx'

const list = 'GET /ops/api/cashier/methods'
const island = method('mth_a', 'Island Bank')
const gcash = method('mth_b', 'GCash', { stop: 'gateway_down' })
const gateways = [{ name: 'sandbox', isUp: true, isSandbox: true }]
const server = (more: Answers = {}): Answers => ({
  [list]: { methods: [island, gcash], gateways },
  'GET /ops/api/documents/brand': document({ currency: 'PHP' }),
  'GET /ops/api/cashier/sandbox': { manner: 'pays', payments: [] },
  'GET /ops/api/approvals': [],
  ...more,
})
async function giveReason(button: string) {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Reason'), 'A test')
  await userEvent.click(dialog.getByRole('button', { name: button }))
}
const retype = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
}

describe('payment methods', () => {
  it('say whether they are open, and why not', async () => {
    renderPage(PaymentMethodsPage, server(), { path: '/payment-methods' })
    expect((await screen.findByText('Island Bank')).closest('tr')?.textContent).toContain('Open')
    expect(screen.getByText('GCash').closest('tr')?.textContent).toContain('Gateway is down')
  })

  it('are put into another order by keys, which is sent with a reason', async () => {
    const sent = renderPage(
      PaymentMethodsPage,
      server({ 'POST /ops/api/cashier/methods/order': {} }),
      { path: '/payment-methods' },
    )
    const handle = await screen.findByRole('button', { name: /Move Island Bank/ })
    handle.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await userEvent.click(await screen.findByRole('button', { name: 'Save the order' }))
    await giveReason('Save the order')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ ids: ['mth_b', 'mth_a'], reason: 'A test' })
  })

  it('are saved with sums in the smallest unit, and the card follows the fields', async () => {
    const sent = renderPage(
      PaymentMethodsPage,
      server({
        'PUT /ops/api/cashier/methods/mth_a': {
          method: { ...island, version: 2 },
          approvalId: null,
        },
      }),
      { path: '/payment-methods?edit=mth_a' },
    )
    await retype('Least amount', '250.50')
    await retype('Amounts to tap', '500 1000')
    await retype('Fee in percent', '1.5')
    const card = screen.getByRole('figure', { name: 'As members see it', hidden: true })
    expect(card.textContent).toContain('250.50')
    expect(card.textContent).toContain('1,000.00')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await giveReason('Save')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({
      version: 1,
      reason: 'A test',
      content: { min: '25050', chips: ['50000', '100000'], feeBps: 150 },
    })
  })

  it('whose account changes wait for a second person, and say so', async () => {
    renderPage(
      PaymentMethodsPage,
      server({
        'PUT /ops/api/cashier/methods/mth_a': { method: island, approvalId: 'apr_1' },
        'GET /ops/api/approvals': [
          { id: 'apr_1', action: 'method.change', state: 'waiting', changes: [] },
        ],
      }),
      { path: '/payment-methods?edit=mth_a' },
    )
    await retype('Account number', '999')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await giveReason('Save')
    expect(await screen.findByText(/It goes live when a second person agrees/)).toBeTruthy()
    expect(screen.getByText(/1 change of payment methods waits/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Account number').value).not.toBe('999')
  })

  it('that cannot be so say why beside the field, and are not saved', async () => {
    renderPage(PaymentMethodsPage, server(), { path: '/payment-methods?edit=mth_a' })
    await retype('Most amount', '10')
    expect(screen.getByText('The most lies below the least.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('1 field cannot be so.')).toBeTruthy()
  })

  it('keep what was typed when somebody else saved first, and name them', async () => {
    let now = island
    renderPage(
      PaymentMethodsPage,
      server({
        [list]: () => ({ methods: [now], gateways }),
        'PUT /ops/api/cashier/methods/mth_a': () => {
          now = { ...island, version: 2, changedBy: 'Carla V.' }
          return refusal('changed_meanwhile')
        },
      }),
      { path: '/payment-methods?edit=mth_a' },
    )
    await retype('Name', 'Island Bank, new')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await giveReason('Save')
    expect(await screen.findByText(/Carla V. saved version 2 while you were editing/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Island Bank, new')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Load the new version' }))
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Island Bank')
  })

  it('mark the languages that are not written', async () => {
    renderPage(PaymentMethodsPage, server(), { path: '/payment-methods?edit=mth_a' })
    await userEvent.click(await screen.findByRole('radio', { name: /JA/ }))
    expect(screen.getByText('Empty: the English text is shown.')).toBeTruthy()
  })

  it('are only read by those who may not set them', async () => {
    renderPage(PaymentMethodsPage, server(), {
      path: '/payment-methods?edit=mth_a',
      roles: ['auditor'],
    })
    expect((await screen.findByLabelText('Name')).hasAttribute('disabled')).toBe(true)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('have a sandbox gateway that is told how to behave', async () => {
    const sent = renderPage(PaymentMethodsPage, server({ 'PUT /ops/api/cashier/sandbox': {} }), {
      path: '/payment-methods',
    })
    const manner = await screen.findByLabelText('What it does with the next payments')
    await userEvent.selectOptions(manner, 'forges')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ manner: 'forges' })
  })
})
