import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { DeskInstitution } from '@baize/contract/cashier/institutions-desk'
import { refusal, renderPage, type Answers } from '../../../testing/render-page.tsx'
import { InstitutionsPage } from './institutions-page.tsx'

const institution = (
  code: string,
  name: string,
  change: Partial<DeskInstitution> = {},
): DeskInstitution => ({
  code,
  kind: 'bank',
  form: 'bank',
  name,
  enabled: true,
  demo: false,
  accounts: 0,
  version: 3,
  changedAt: '2026-11-15T06:00:00.000Z',
  changedBy: 'Ines Reyes',
  ...change,
})
const harbour = institution('HARBOUR', 'Harbour Bank', { accounts: 12 })
const tron = institution('USDT_TRON', 'USDT on Tron', {
  kind: 'crypto',
  form: 'tron',
  enabled: false,
  changedAt: null,
  changedBy: '',
})
const list = 'GET /ops/api/cashier/institutions'
const server = (more: Answers = {}): Answers => ({
  [list]: { institutions: [harbour, tron] },
  ...more,
})
const at = (search = '') => ({ path: `/institutions${search}` })
async function giveReason(button: string) {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Reason'), 'A test')
  await userEvent.click(dialog.getByRole('button', { name: button }))
}

describe('banks and wallets', () => {
  it('say what they are, whether members may choose them, and how many did', async () => {
    renderPage(InstitutionsPage, server(), at())
    const first = (await screen.findByText('Harbour Bank')).closest('tr')
    expect(first?.textContent).toMatch(/HARBOUR.*Open.*Bank.*12.*Ines Reyes/)
    const second = screen.getByText('USDT on Tron').closest('tr')
    expect(second?.textContent).toMatch(/Closed.*Crypto, Tron.*As it came/)
    expect(screen.queryByText(/No bank is open/)).toBeNull()
  })

  it('warn when no bank is open', async () => {
    const closed = { ...harbour, enabled: false }
    renderPage(InstitutionsPage, server({ [list]: { institutions: [closed] } }), at())
    expect(await screen.findByText(/No bank is open/)).toBeTruthy()
  })

  it('are added under a code that follows the name', async () => {
    const added = institution('RIVER_BANK', 'River Bank')
    const sent = renderPage(
      InstitutionsPage,
      server({ 'POST /ops/api/cashier/institutions': added }),
      at(),
    )
    await screen.findByText('Harbour Bank')
    await userEvent.keyboard('n')
    const dialog = within(await screen.findByRole('dialog'))
    const add = dialog.getByRole('button', { name: 'Add' })
    expect(add.hasAttribute('disabled')).toBe(true)
    await userEvent.type(dialog.getByLabelText(/^Name/), ' River Bank')
    expect(dialog.getByLabelText<HTMLInputElement>('Code').value).toBe('RIVER_BANK')
    await userEvent.click(dialog.getByRole('radio', { name: /Wallet/ }))
    await giveReason('Add')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({
      code: 'RIVER_BANK',
      form: 'phone',
      name: 'River Bank',
      reason: 'A test',
    })
    expect(await screen.findByText(/River Bank was added/)).toBeTruthy()
  })

  it('are not added under a code that is taken or cannot be', async () => {
    renderPage(InstitutionsPage, server(), at('?edit=new'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Harbour')
    expect(dialog.getByText('This code is taken.')).toBeTruthy()
    await userEvent.clear(dialog.getByLabelText('Code'))
    await userEvent.type(dialog.getByLabelText('Code'), 'h!')
    expect(dialog.getByText(/Two to forty/)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Add' }).hasAttribute('disabled')).toBe(true)
  })

  it('are closed with the version that was seen, after saying what stays', async () => {
    const sent = renderPage(
      InstitutionsPage,
      server({ 'PUT /ops/api/cashier/institutions/HARBOUR': { ...harbour, enabled: false } }),
      at('?edit=HARBOUR'),
    )
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/12 accounts/)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    await userEvent.click(dialog.getByRole('switch'))
    expect(dialog.getByText(/The 12 accounts that are there stay/)).toBeTruthy()
    await giveReason('Save')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({
      version: 3,
      name: 'Harbour Bank',
      enabled: false,
      reason: 'A test',
    })
  })

  it('that somebody changed meanwhile stay as they are, and the dialog says so', async () => {
    renderPage(
      InstitutionsPage,
      server({
        'PUT /ops/api/cashier/institutions/HARBOUR': () => refusal('changed_meanwhile'),
      }),
      at('?edit=HARBOUR'),
    )
    const name = await screen.findByLabelText(/^Name/)
    await userEvent.type(name, ' and Trust')
    await giveReason('Save')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('are put into another order by keys, which is sent with a reason', async () => {
    const sent = renderPage(
      InstitutionsPage,
      server({ 'POST /ops/api/cashier/institutions/order': {} }),
      at(),
    )
    ;(await screen.findByRole('button', { name: /Move Harbour Bank/ })).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await userEvent.click(await screen.findByRole('button', { name: 'Save the order' }))
    await giveReason('Save the order')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ codes: ['USDT_TRON', 'HARBOUR'], reason: 'A test' })
  })

  it('are only read by those who may not set them', async () => {
    renderPage(InstitutionsPage, server(), { ...at('?edit=new'), roles: ['auditor'] })
    await screen.findByText('Harbour Bank')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: /New bank/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Move/ })).toBeNull()
  })
})
