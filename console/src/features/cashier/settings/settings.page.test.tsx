import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { document, renderPage, type Answers } from '../../../testing/render-page.tsx'
import { cashier } from '../testing.ts'
import { CashierSettingsPage } from './settings-page.tsx'

const server = (more: Answers = {}): Answers => ({
  'GET /ops/api/documents/cashier': document(cashier),
  'PUT /ops/api/documents/cashier/draft': {},
  'GET /ops/api/documents/brand': document({ currency: 'PHP' }),
  ...more,
})
const retype = async (label: RegExp | string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
}

describe('the cashier settings', () => {
  it('say in words what the minutes of confirming mean', async () => {
    renderPage(CashierSettingsPage, server())
    expect(
      await screen.findByText(/reminded after 12 hr and after 21 hr 36 min. After 1 day/),
    ).toBeTruthy()
    await retype(/^Silence counts as received after/, '60')
    expect(screen.getByText(/reminded after 30 min and after 54 min. After 1 hr/)).toBeTruthy()
  })

  it('are published with sums in the smallest unit; a sum taken away is gone', async () => {
    const sent = renderPage(
      CashierSettingsPage,
      server({ 'POST /ops/api/documents/cashier/publish': { version: 2, approvalId: null } }),
    )
    await retype('Least withdrawal, PHP', '150.50')
    await retype('Largest withdrawal, PHP', '')
    await retype(/^Fee in percent/, '0.75')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Least withdrawal, PHP')).toBeTruthy()
    expect(dialog.getByText('no bound')).toBeTruthy()
    expect(dialog.getByText(/0.75 percent/)).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('Reason'), 'New policy')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      baseVersion: 1,
      content: {
        ...cashier,
        withdrawMin: { PHP: '15050' },
        withdrawMax: {},
        withdrawFeeBps: 75,
      },
      reason: 'New policy',
    })
  })

  it.each([
    ['Least withdrawal, PHP', '1e3', 'Write it in digits.'],
    ['Least withdrawal, PHP', '1.2.3', /can be read in two ways/],
    ['Least withdrawal, PHP', '-50', 'It cannot be below zero.'],
    ['Least withdrawal, PHP', 'abc', 'Write it in digits.'],
    ['Least withdrawal, PHP', '$50', /This sum is in PHP/],
    ['Least withdrawal, PHP', '999999999999999', 'The amount is too large.'],
    [/^Fee in percent/, '1.2.3', /can be read in two ways/],
    [/^Fee in percent/, '150', '0 to 100'],
    [/^Silence counts as received after/, '1e3', 'Write it in digits.'],
  ])('%s as %s stays refused, changes nothing and blocks publishing', async (label, text, why) => {
    const sent = renderPage(CashierSettingsPage, server())
    await retype('Largest withdrawal, PHP', '99999')
    await retype(label, text)
    await userEvent.tab()
    const field = screen.getByLabelText<HTMLInputElement>(label)
    expect(field.value.replaceAll(',', '')).toBe(text)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(why)).toBeTruthy()
    const publish = screen.getByRole('button', { name: 'Publish' })
    expect(publish.hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('One field needs another look.')).toBeTruthy()
    await waitFor(
      () => {
        expect(sent.findLast(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
          content: { ...cashier, withdrawMax: { PHP: '9999900' } },
        })
      },
      { timeout: 3000 },
    )
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(screen.queryByText(why)).toBeNull()
    expect(field.value).not.toBe(text)
  })

  it('that contradict each other block publishing', async () => {
    renderPage(CashierSettingsPage, server())
    await retype('Largest withdrawal, PHP', '10')
    expect(screen.getByText('In PHP this lies below the least amount.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Publish' }).hasAttribute('disabled')).toBe(true)
  })

  it('take a sum in another currency', async () => {
    renderPage(CashierSettingsPage, server())
    const add = await screen.findByLabelText('Least withdrawal: Add a currency')
    await userEvent.selectOptions(add, 'JPY')
    await retype('Least withdrawal, JPY', '500')
    expect(screen.getByLabelText<HTMLInputElement>('Least withdrawal, JPY').value).toBe('500')
  })

  it('are only read by those who may not write', async () => {
    renderPage(CashierSettingsPage, server(), { roles: ['risk'] })
    const field = await screen.findByLabelText('Least withdrawal, PHP')
    expect(field.hasAttribute('disabled')).toBe(true)
  })
})
