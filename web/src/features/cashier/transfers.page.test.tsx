import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { at, centreAnswers, payee, payeeBook } from '../../testing/cashier.ts'
import { Refused, type Answers } from '../../testing/fake-server.ts'
import { renderSite } from '../../testing/render-site.tsx'

const pocket = (name: string, amount: string, held = '0') => ({
  pocket: name,
  amount,
  held,
  version: '1',
})
const balances = {
  currency: 'PHP',
  balance: '160000',
  available: '100000',
  locked: '0',
  owed: '0',
  version: '4',
  pockets: [
    pocket('cash', '100000'),
    pocket('vendor:V1', '50000', '1000'),
    pocket('vendor:V2', '10000'),
  ],
}

const transferPath = '/wps/relay/GCS_walletTransfer'

function open(at_: string, answers: Answers) {
  return renderSite({ at: at_, as: 'member', answers: { ...centreAnswers, ...answers } })
}

const button = (name: RegExp | string) => screen.getAllByRole('button', { name })[0] as HTMLElement

describe('transfers between wallets', () => {
  const several = {
    '/wps/relay/GCS_merchantWallet': {
      isSingle: false,
      vendors: [{ code: 'V1', name: 'Vendor one' }],
    },
    '/wps/member/info/funds/consolidated': { balances },
  }

  it('move a sum from here to there once, and show the answer, never a guess', async () => {
    const { user, asked } = open('/?m=transferFund', {
      ...several,
      [transferPath]: {
        transfers: [{ id: 'trf_1', from: 'cash', to: 'vendor:V1', amount: '30000', state: 'done' }],
        balance: { ...balances, pockets: [pocket('cash', '70000'), pocket('vendor:V1', '80000')] },
      },
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Transfer funds' }))
    await user.type(await dialog.findByRole('textbox', { name: 'Amount' }), '300')
    await user.dblClick(button(/^Transfer PHP\s300.00$/))
    expect(await dialog.findByText('Moved')).toBeTruthy()
    expect(dialog.getByText('PHP 800.00')).toBeTruthy()
    const sent = asked.filter(({ pathname }) => pathname === transferPath)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({ from: 'cash', to: 'vendor:V1', amount: '30000' })
  })

  it('collect everything, and one that fails does not block the rest', async () => {
    const result = (id: string, from: string, state: string) => ({
      id,
      from,
      to: 'cash',
      amount: '10000',
      state,
    })
    const { user, asked } = open('/?m=transferFund', {
      ...several,
      [transferPath]: {
        transfers: [result('trf_1', 'vendor:V1', 'unknown'), result('trf_2', 'vendor:V2', 'done')],
        balance: balances,
      },
    })
    await screen.findByRole('dialog', { name: 'Transfer funds' })
    await user.click(await screen.findByRole('button', { name: 'Collect everything to main' }))
    const results = within(await screen.findByRole('status', { name: 'What was moved' }))
    expect(results.getByText('Moved')).toBeTruthy()
    expect(results.getByText('Not known yet')).toBeTruthy()
    expect(asked.find(({ pathname }) => pathname === transferPath)?.body).toMatchObject({
      from: 'all',
      to: 'cash',
    })
  })

  it('take all of it by one touch, and no more than there is', async () => {
    const { user } = open('/?m=transferFund', several)
    const field = await screen.findByRole('textbox', { name: 'Amount' })
    await user.click(button('All'))
    expect(field).toHaveProperty('value', '1,000')
    await user.clear(field)
    await user.type(field, '1000.01')
    expect(await screen.findByText(/You can use PHP\s1,000.00 at most/)).toBeTruthy()
    await user.click(button('Swap from and to'))
    expect(await screen.findByText('Up to 490.00')).toBeTruthy()
  })

  it('happen by themselves where the player chooses so, on this device', async () => {
    const { user } = open('/?m=transferFund', several)
    const choice = await screen.findByRole('switch', { name: /Move money by itself/ })
    expect(choice).toHaveProperty('checked', false)
    await user.click(choice)
    expect(choice).toHaveProperty('checked', true)
    expect(localStorage.getItem('autoTransfer')).toBe('1')
  })

  it('are not there where one wallet serves all', async () => {
    const pockets = [pocket('cash', '100000')]
    open('/?m=transferFund', {
      '/wps/member/info/funds/consolidated': { balances: { ...balances, pockets } },
    })
    expect(await screen.findByText('You have one wallet')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Transfer funds' })).toBeNull()
  })
})

describe('transfers to the upline', () => {
  const upline = {
    upline: 'ag***7',
    currency: 'PHP',
    available: '100000',
    cash: '100000',
    heldByLocks: '0',
    heldByContracts: '0',
    min: '10000',
    dailyLimit: '80000',
    leftToday: '60000',
    paymentPasswordSet: true,
    heldUntil: null,
    latest: [
      { id: 'upl_0', to: 'ag***7', amount: '20000', currency: 'PHP', note: 'Before', at: at(-9) },
    ],
  }
  const path = '/wps/cashier/upline'

  it('are looked at twice, sent once and end with a receipt', async () => {
    const done = {
      id: 'upl_1',
      to: 'ag***7',
      amount: '50000',
      currency: 'PHP',
      note: 'Thanks',
      at: at(0),
    }
    const { user, asked } = open('/?m=transferUpline', {
      [`GET ${path}`]: upline,
      [`POST ${path}`]: done,
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Transfer to upline' }))
    expect((await dialog.findAllByText('ag***7')).length).toBeGreaterThan(0)
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '500')
    await user.type(
      dialog.getByRole('textbox', { name: 'Note', description: 'Optional' }),
      'Thanks',
    )
    await user.click(button('Review'))
    expect(await dialog.findByText('A transfer is for good')).toBeTruthy()
    await user.type(screen.getByLabelText('Payment password'), '246810')
    await user.dblClick(button(/^Transfer PHP\s500.00$/))
    expect(await dialog.findByText('Transferred')).toBeTruthy()
    expect(dialog.getByText('upl_1')).toBeTruthy()
    const sent = asked.filter(({ method }) => method === 'POST')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({ amount: '50000', note: 'Thanks' })
  })

  it('[AG180] say what there is, what holds a part of it, and what may leave', async () => {
    const held = { cash: '150000', heldByLocks: '20000', heldByContracts: '30000' }
    open('/?m=transferUpline', { [`GET ${path}`]: { ...upline, ...held } })
    const dialog = within(await screen.findByRole('dialog', { name: 'Transfer to upline' }))
    const said = async (name: string) =>
      (await dialog.findByText(name)).nextElementSibling?.textContent
    expect(await said('You have')).toMatch(/^PHP\s1,500.00$/)
    expect(await said('Held by locks')).toMatch(/^−PHP\s200.00$/)
    expect(await said('Held for contracts you owe')).toMatch(/^−PHP\s300.00$/)
    expect(await said('May leave now')).toMatch(/^PHP\s1,000.00$/)
  })

  it.each([
    ['50', /below the minimum of PHP\s100.00/],
    ['700', /Today PHP\s600.00 is left/],
    ['1001', /You can use PHP\s1,000.00 at most/],
  ])('of %s are refused before they are sent', async (typed, said) => {
    const { user } = open('/?m=transferUpline', { [`GET ${path}`]: upline })
    await user.type(await screen.findByRole('textbox', { name: 'Amount' }), typed)
    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('are not there for whoever has nobody above', async () => {
    open('/?m=transferUpline', {})
    expect(await screen.findByText('You have no upline')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Transfer to upline' })).toBeNull()
  })
})

describe('bank accounts and wallets', () => {
  const path = '/wps/cashier/payees'
  const security = {
    '/wps/member/security': new Refused('defect'),
    [`GET ${path}`]: payeeBook([payee('pye_1'), payee('pye_2', { usableAt: at(600) })]),
  }

  it('are listed in the security centre, and a new one says from when it can be used', async () => {
    open('/?m=securityCenter', security)
    const card = within(await screen.findByRole('region', { name: 'Bank accounts and wallets' }))
    expect(await card.findAllByText(/Jessa Reyes, ending 4471/)).toHaveLength(2)
    expect(card.getByText(/^Can be used from/)).toBeTruthy()
  })

  it('are taken off only after a second word', async () => {
    const { user, asked } = open('/?m=securityCenter', {
      ...security,
      [`DELETE ${path}/pye_1`]: {},
    })
    const card = within(await screen.findByRole('region', { name: 'Bank accounts and wallets' }))
    await user.click((await card.findAllByRole('button', { name: /^Remove/ }))[0] as HTMLElement)
    const asks = within(await screen.findByRole('dialog', { name: 'Remove this account' }))
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false)
    await user.click(asks.getByRole('button', { name: 'Remove' }))
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'DELETE')?.pathname).toBe(`${path}/pye_1`),
    )
  })
})
