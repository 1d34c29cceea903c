import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { readAddress } from '@baize/ui/navigation/address.ts'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { getSecurity } from '@baize/contract/identity/member'
import type { Withdrawal, WithdrawalState } from '@baize/contract/cashier/withdrawals'
import { describe, expect, it } from 'vitest'
import {
  at,
  centreAnswers,
  eligibility,
  payee,
  payeeBook,
  requirement,
  wdrId,
  withdrawal,
} from '../../../testing/cashier.ts'
import { Refused, type Answers } from '../../../testing/fake-server.ts'
import { renderSite } from '../../../testing/render-site.tsx'

const paths = {
  may: '/wps/cashier/withdrawals/eligibility',
  payees: '/wps/cashier/payees',
  all: '/wps/cashier/withdrawals',
  one: `/wps/cashier/withdrawals/${wdrId}`,
} as const

type Security = ReplyOf<typeof getSecurity>

const freshSecurity: Security = {
  passwordSet: true,
  passwordChangedAt: at(-100),
  paymentPasswordSet: false,
  moneyHeldUntil: null,
  mobile: '',
  mobileVerified: false,
  email: '',
  emailVerified: false,
  authenticator: false,
  social: [],
  networks: [],
  provenUntil: null,
}

const list = (...items: Withdrawal[]) => ({ items, next: null })

function openWithdraw(answers: Answers = {}, where = '/?m=withdraw') {
  const usual = {
    ...centreAnswers,
    [paths.may]: eligibility(),
    [paths.payees]: payeeBook([payee('pye_1')]),
    [`GET ${paths.all}`]: list(),
  }
  return renderSite({ at: where, as: 'member', answers: { ...usual, ...answers } })
}

const page = async () => within(await screen.findByRole('dialog', { name: 'Withdraw' }))
const amountField = async () => (await page()).findByRole('textbox', { name: 'Amount' })
const button = (name: RegExp | string) => screen.getAllByRole('button', { name })[0] as HTMLElement

describe('what may be withdrawn', () => {
  it('stands first: the sum, what is locked and why, what today allows', async () => {
    const locks = [{ reason: 'Under review', amount: '60000' }]
    openWithdraw({ [paths.may]: eligibility({ locks }) })
    const dialog = await page()
    expect(await dialog.findByText('PHP 11,880.50')).toBeTruthy()
    expect(dialog.getByText('PHP 600.00')).toBeTruthy()
    expect(dialog.getByText('Under review')).toBeTruthy()
    expect(dialog.getByText('PHP 45,000.00')).toBeTruthy()
    expect(dialog.getByText('3 more times today')).toBeTruthy()
  })

  it('[GR220] names each thing that is still to be played, with what is left in each kind of game', async () => {
    const bets = '/wps/rewards/grt_1/bets'
    const counted = {
      wager: 'wgr_1',
      at: at(-5),
      settlement: 1,
      bet: '416000',
      weight: 10_000,
      counted: '416000',
    }
    const requirements = [
      requirement({
        locked: '60000',
        mode: 'gate',
        atStake: false,
        bets: 212,
        rates: [
          { category: 'RNG', weight: 10_000, left: '184000' },
          { category: 'LIVE', weight: 1_000, left: '1840000' },
        ],
      }),
      requirement({ reward: 'grt_2', title: '', from: 'vip', atStake: false }),
    ]
    const { user } = openWithdraw({
      [paths.may]: eligibility({ requirements }),
      [bets]: { items: [counted], next: null },
    })
    const dialog = await page()
    const box = within(await dialog.findByRole('region', { name: 'Still to be played' }))
    expect(dialog.getByText('PHP 600.00')).toBeTruthy()
    expect(
      box.getByText('PHP 600.00 of your cash stays until then.', { exact: false }),
    ).toBeTruthy()
    expect(box.getByText('VIP bonus')).toBeTruthy()
    const [first] = box.getAllByRole('listitem')
    expect(first?.textContent).toMatch(/Asked6,000.00Counted4,160.00Left1,840.00/)
    expect(first?.textContent).toMatch(/Slots \(100%\) 1,840.00Live \(10%\) 18,400.00/)
    await user.click(box.getByRole('button', { name: 'See the 212 bets that counted' }))
    const list = within(
      await screen.findByRole('dialog', { name: 'Bets that counted: Lotus week' }),
    )
    expect((await list.findAllByText('4,160.00')).length).toBeGreaterThan(0)
  })

  it.each([
    [{ stands: 'withdrawal', atStake: false }, /given up when that is paid/],
    [{ stands: 'break' }, /Its time stands still while you take a break/],
    [{ atStake: true }, /A withdrawal gives it up\. You are asked before/],
    [{ atStake: false }, /A withdrawal leaves it as it is/],
  ] as const)('[GR223] of %o it says what becomes of it', async (given, said) => {
    openWithdraw({ [paths.may]: eligibility({ requirements: [requirement(given)] }) })
    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('[AG171] stands without what is held for contracts, which is said', async () => {
    openWithdraw({ [paths.may]: eligibility({ owed: '123456789' }) })
    const dialog = await page()
    expect(await dialog.findByText('PHP 1,234,567.89')).toBeTruthy()
    expect(dialog.getByText('Held for contracts: PHP 1,234,567.89')).toBeTruthy()
    expect(dialog.queryByText('Nothing is held back')).toBeNull()
  })

  it('is nothing while a reset of the payment password holds money, with the end of it', async () => {
    openWithdraw({ [paths.may]: eligibility({ stop: 'money_held', nextAt: at(600) }) })
    const dialog = await page()
    expect(await dialog.findByText('No money leaves the account for now')).toBeTruthy()
    expect(dialog.getByText(/money leaves again from/)).toBeTruthy()
    expect(dialog.queryByRole('textbox', { name: 'Amount' })).toBeNull()
  })

  it('has what is on the way apart, and names the money that is in wallets of vendors', async () => {
    const pocket = (name: string, amount: string, held = '0') => ({
      pocket: name,
      amount,
      held,
      version: '3',
    })
    openWithdraw({
      '/wps/relay/GCS_merchantWallet': {
        isSingle: false,
        vendors: [{ code: 'NEON', name: 'Neon Reef' }],
      },
      '/wps/v2/wallets/balance': {
        ...centreAnswers['/wps/v2/wallets/balance'],
        pockets: [pocket('cash', '1248050', '30000'), pocket('vendor:NEON', '50000')],
      },
    })
    const dialog = await page()
    const held = await dialog.findByText('On the way')
    expect(held.nextElementSibling?.textContent).toMatch(/^PHP\s300.00/)
    expect(dialog.getByText('PHP 500.00 is in game wallets')).toBeTruthy()
    expect(dialog.getByText(/back in the main wallet: Neon Reef PHP\s500.00/)).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Bring it back' }).getAttribute('href')).toBe(
      '/?m=transferFund',
    )
  })

  it('says nothing of other wallets where all money is in one', async () => {
    openWithdraw()
    const dialog = await page()
    await dialog.findByText('PHP 11,880.50')
    expect(dialog.queryByText(/in game wallets/)).toBeNull()
    expect(dialog.queryByText('On the way')).toBeNull()
  })

  it.each([
    ['400', /below the minimum of PHP\s500.00/],
    ['12000', /You can use PHP\s11,880.50 at most/],
    ['50001', /above the maximum of PHP\s50,000.00/],
  ])('%s is refused before it is sent', async (typed, said) => {
    const { user } = openWithdraw()
    await user.type(await amountField(), typed)
    expect(await screen.findByText(said)).toBeTruthy()
    expect(button('Change the amount')).toHaveProperty('disabled', true)
  })

  it('all of it is the least of what is there, what is allowed at once and what today leaves', async () => {
    const { user } = openWithdraw({ [paths.may]: eligibility({ leftToday: '123450' }) })
    const field = await amountField()
    await user.click(button('All'))
    expect(field).toHaveProperty('value', '1,234.50')
  })

  it('more than today leaves is refused', async () => {
    const { user } = openWithdraw({ [paths.may]: eligibility({ leftToday: '100000' }) })
    await user.type(await amountField(), '1500')
    expect(await screen.findByText('Today PHP 1,000.00 is left.')).toBeTruthy()
  })

  it.each([
    ['day_used_up', /The limit of today is used up/],
    ['member_blocked', /Withdrawals of this account are stopped/],
  ] as const)('nothing, for %s, is said with the time of the next one', async (stop, said) => {
    openWithdraw({ [paths.may]: eligibility({ stop, nextAt: at(600) }) })
    const dialog = await page()
    expect(await dialog.findByText(said)).toBeTruthy()
    expect(dialog.getAllByText(/The next one can follow from/).length).toBeGreaterThan(0)
    expect(dialog.queryByRole('textbox', { name: 'Amount' })).toBeNull()
  })
})

describe('a bonus that a withdrawal gives up', () => {
  async function review(answers: Answers) {
    const made = openWithdraw(answers)
    await made.user.type(await amountField(), '1000')
    await made.user.click(button('Review'))
    await made.user.type(await screen.findByLabelText('Payment password'), '246810')
    return made
  }
  const send = () => button(/^Withdraw PHP/)
  const isRequest = ({
    method,
    pathname,
  }: {
    readonly method: string
    readonly pathname: string
  }) => method === 'POST' && pathname === paths.all

  it('[GR221] [GR222] is shown to the last digit, and goes only with the choice for it', async () => {
    const requirements = [requirement({ open: { bets: 2, stake: '6000' } })]
    const { user, asked } = await review({
      [paths.may]: eligibility({ requirements }),
      [`POST ${paths.all}`]: withdrawal('requested'),
      [paths.one]: withdrawal('requested'),
    })
    for (const text of ['PHP 593.50', 'PHP 712.80', 'PHP 119.30', 'PHP 60.00', 'PHP 772.80']) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    expect(send()).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('radio', { name: /Keep playing the bonus/ }))
    expect(send()).toHaveProperty('disabled', true)
    const giveUp = /Withdraw PHP\s1,000.00 and give up PHP\s772.80/
    await user.click(screen.getByRole('radio', { name: giveUp }))
    await user.click(send())
    await waitFor(() => expect(asked.some(isRequest)).toBe(true))
    expect(asked.find(isRequest)?.body).toMatchObject({
      givesUp: [{ reward: 'grt_1', pocket: '71280', stake: '6000' }],
    })
  })

  it('[GR222] whose figures changed meanwhile is shown anew, and chosen anew', async () => {
    let pocket = '71280'
    const { user } = await review({
      [paths.may]: () => eligibility({ requirements: [requirement({ pocket })] }),
      [`POST ${paths.all}`]: () => {
        pocket = '50000'
        return new Refused('bonus_changed')
      },
    })
    await user.click(screen.getByRole('radio', { name: /give up PHP\s712.80/ }))
    await user.click(send())
    expect(await screen.findByText(/The bonus has changed since you agreed/)).toBeTruthy()
    const again = await screen.findByRole('radio', { name: /give up PHP\s500.00/ })
    expect(again).toHaveProperty('checked', false)
    expect(send()).toHaveProperty('disabled', true)
  })

  it('[GR223] is not asked about where nothing is given up', async () => {
    const requirements = [requirement({ atStake: false })]
    await review({ [paths.may]: eligibility({ requirements }) })
    expect(screen.queryByText('This withdrawal gives up a bonus')).toBeNull()
    expect(send()).toHaveProperty('disabled', false)
  })
})

it('what a reset holds is named beside the sum, with its end, also while an order is under way', async () => {
  const held = eligibility({ stop: 'money_held', nextAt: '2026-11-18T04:44:00.000Z' })
  openWithdraw({
    [paths.may]: held,
    [`GET ${paths.all}`]: list(withdrawal('reviewing')),
  })
  const box = within(await (await page()).findByRole('region', { name: 'What you can withdraw' }))
  expect(box.getByText('Can be withdrawn later')).toBeTruthy()
  expect(box.getByText(/^Held until 18 Nov, .*: the payment password was reset\.$/)).toBeTruthy()
})

it.each([
  [null, null, 'You can withdraw'],
  ['no_payment_password', null, 'You can withdraw'],
  ['no_payee', null, 'You can withdraw'],
  [null, '2026-11-18T04:44:00.000Z', 'Can be withdrawn later'],
  ['one_under_way', null, 'Can be withdrawn later'],
] as const)('for %s with a next time of %s the sum is called "%s"', async (stop, nextAt, name) => {
  openWithdraw({ [paths.may]: eligibility({ stop, nextAt }) })
  const box = within(await (await page()).findByRole('region', { name: 'What you can withdraw' }))
  expect(box.getByText(name)).toBeTruthy()
})

it('an account for which no wait is set can be used at once, though this clock is behind', async () => {
  const added = new Date(Date.now() + 5000).toISOString()
  const fresh = payee('pye_1', { addedAt: added, usableAt: added })
  openWithdraw({ [paths.payees]: payeeBook([fresh]) })
  const card = await (await page()).findByRole('radio', { name: /Bank of Tests/ })
  expect(card).toHaveProperty('checked', true)
  expect(screen.queryByText(/Can be used from/)).toBeNull()
})

describe('a first withdrawal', () => {
  it('is one way: payment password, name and account are steps of it, and nothing leads elsewhere', async () => {
    let stop: 'no_payment_password' | 'no_payee' | null = 'no_payment_password'
    let payees: ReturnType<typeof payee>[] = []
    const { user, asked } = openWithdraw({
      [paths.may]: () => eligibility({ stop }),
      '/wps/member/security': freshSecurity,
      'PUT /wps/member/password/payment': () => {
        stop = 'no_payee'
        return { heldUntil: null }
      },
      [`GET ${paths.payees}`]: () => ({ ...payeeBook(payees), holder: '' }),
      [`POST ${paths.payees}`]: () => {
        payees = [payee('pye_9', { institutionName: 'GoWallet' })]
        stop = null
        return payees[0]
      },
    })
    const dialog = await page()
    const now = () => screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current]')
    const first = within(
      await dialog.findByRole('region', { name: 'Set a payment password first' }),
    )
    expect(now()?.textContent).toMatch(/Payment password$/)
    expect(first.queryByRole('link')).toBeNull()
    await user.type(await first.findByLabelText('Login password'), 'Green-felt-1')
    await user.type(first.getByLabelText('New payment password'), '284619')
    await user.type(first.getByLabelText('Payment password again'), '284619')
    await user.click(first.getByRole('button', { name: 'Save' }))
    const form = within(await dialog.findByRole('form', { name: 'Add an account' }))
    expect(now()?.textContent).toMatch(/Account$/)
    expect(document.activeElement?.contains(form.getByLabelText('Account name'))).toBe(true)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Withdrawal')
    await user.selectOptions(form.getByLabelText('Bank, wallet or network'), 'GO')
    await user.type(form.getByLabelText('Account name'), 'Jessa Reyes')
    await user.type(form.getByLabelText('Wallet number'), '09175550142')
    await user.type(form.getByLabelText('Payment password'), '284619')
    await user.click(form.getByRole('button', { name: 'Save the account' }))
    expect(await screen.findByRole('radio', { name: /GoWallet/ })).toHaveProperty('checked', true)
    expect(now()?.textContent).toMatch(/Details$/)
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      holder: 'Jessa Reyes',
    })
    expect(readAddress()).toMatchObject({ path: '/', search: { m: 'withdraw' } })
  })

  it('adds the account in place, and goes on with it', async () => {
    let payees: ReturnType<typeof payee>[] = []
    const { user, asked } = openWithdraw({
      [paths.may]: eligibility({ stop: 'no_payee' }),
      [`GET ${paths.payees}`]: () => payeeBook(payees),
      [`POST ${paths.payees}`]: () => {
        payees = [payee('pye_9', { institutionName: 'GoWallet' })]
        return payees[0]
      },
    })
    const form = within(await (await page()).findByRole('form', { name: 'Add an account' }))
    await user.selectOptions(form.getByLabelText('Bank, wallet or network'), 'GO')
    await user.type(form.getByLabelText('Wallet number'), '09175550142')
    await user.type(form.getByLabelText('Payment password'), '246810')
    await user.click(form.getByRole('button', { name: 'Save the account' }))
    expect(await screen.findByRole('radio', { name: /GoWallet/ })).toHaveProperty('checked', true)
    const sent = asked.find(({ method }) => method === 'POST')?.body
    expect(sent).toMatchObject({
      institution: 'GO',
      number: '09175550142',
      holder: 'Jessa Reyes',
      paymentPassword: '246810',
    })
    // What is kept for a second try never holds the password.
    expect(JSON.stringify(sessionStorage)).not.toContain('246810')
  })

  it('sends the account once, however often Enter is pressed meanwhile', async () => {
    const { user, asked } = openWithdraw({
      [paths.may]: eligibility({ stop: 'no_payee' }),
      [`GET ${paths.payees}`]: payeeBook([]),
      [`POST ${paths.payees}`]: () => new Promise(() => undefined),
    })
    const form = await (await page()).findByRole('form', { name: 'Add an account' })
    const inside = within(form)
    await user.selectOptions(inside.getByLabelText('Bank, wallet or network'), 'BPI')
    await user.type(inside.getByLabelText('Account number'), '0012')
    await user.type(inside.getByLabelText('Payment password'), '246810')
    fireEvent.submit(form)
    await waitFor(() => expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1))
    fireEvent.submit(form)
    fireEvent.submit(form)
    await inside.findByText('Sending…')
    // Sealing takes a moment, so a second one would not be on its way at once.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('says under the number what is wrong with it', async () => {
    const { user } = openWithdraw({
      [paths.may]: eligibility({ stop: 'no_payee' }),
      [`GET ${paths.payees}`]: payeeBook([]),
      [`POST ${paths.payees}`]: new Refused('account_of_another'),
    })
    const form = within(await (await page()).findByRole('form', { name: 'Add an account' }))
    await user.selectOptions(form.getByLabelText('Bank, wallet or network'), 'BPI')
    await user.type(form.getByLabelText('Account number'), '0012')
    await user.type(form.getByLabelText('Payment password'), '246810')
    await user.click(form.getByRole('button', { name: 'Save the account' }))
    await waitFor(() =>
      expect(form.getByLabelText('Account number').getAttribute('aria-invalid')).toBe('true'),
    )
  })
})

async function review(user: ReturnType<typeof openWithdraw>['user'], sum = '5000') {
  await user.type(await amountField(), sum)
  await user.click(button('Review'))
  await screen.findByRole('heading', { name: 'Is everything right?' })
}

describe('the review', () => {
  it('says what leaves, the fee, what arrives and where, and that it cannot be cancelled', async () => {
    const { user } = openWithdraw()
    await review(user)
    const ticket = within((await page()).getByRole('article'))
    expect(ticket.getByText('PHP 5,000.00')).toBeTruthy()
    expect(ticket.getByText('50.00')).toBeTruthy()
    expect(ticket.getByText('PHP 4,950.00')).toBeTruthy()
    expect(ticket.getByText('Bank of Tests, ending 4471')).toBeTruthy()
    expect(screen.getByText('It cannot be cancelled')).toBeTruthy()
  })

  it('sends one request, with the password sealed in it and kept nowhere', async () => {
    const made = withdrawal('requested')
    const { user, asked } = openWithdraw({ [`POST ${paths.all}`]: made, [paths.one]: made })
    await review(user)
    await user.type(screen.getByLabelText('Payment password'), '246810')
    await user.dblClick(button(/^Withdraw PHP\s5,000.00$/))
    await waitFor(() => expect(readAddress().search['order']).toBe(wdrId))
    const sent = asked.filter(({ method }) => method === 'POST')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({
      payee: 'pye_1',
      amount: '500000',
      paymentPassword: '246810',
    })
    expect(JSON.stringify(sessionStorage)).not.toContain('246810')
  })

  it.each([
    [new Refused('payment_password_wrong', { triesLeft: 3 }), /3 tries left/],
    [new Refused('payment_password_locked', { until: at(30) }), /Locked until/],
  ])('says below the password what is wrong with it', async (refused, said) => {
    const { user } = openWithdraw({ [`POST ${paths.all}`]: refused })
    await review(user)
    await user.type(screen.getByLabelText('Payment password'), '1')
    await user.click(button(/^Withdraw PHP/))
    expect(await screen.findByText(said)).toBeTruthy()
    const password = screen.getByLabelText('Payment password')
    expect(password.getAttribute('aria-invalid')).toBe('true')
    expect(password).toHaveProperty('value', '')
  })

  it('repeats its id while the answer is lost', async () => {
    const { user, asked } = openWithdraw({ [`POST ${paths.all}`]: new Error('cut') })
    await review(user)
    for (let tries = 0; tries < 2; tries += 1) {
      await user.type(screen.getByLabelText('Payment password'), '246810')
      await user.click(button(/^Withdraw PHP/))
      await screen.findByText(/No answer came/)
    }
    const sent = asked.filter(({ method }) => method === 'POST')
    expect(new Set(sent.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
  })

  it('can be gone through with keys alone', async () => {
    const made = withdrawal('requested')
    const { user } = openWithdraw({ [`POST ${paths.all}`]: made, [paths.one]: made })
    const field = await amountField()
    field.focus()
    await user.keyboard('5000{Enter}')
    const heading = await screen.findByRole('heading', { name: 'Is everything right?' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    while (document.activeElement !== screen.getByLabelText('Payment password')) await user.tab()
    await user.keyboard('246810{Enter}')
    await waitFor(() => expect(readAddress().search['order']).toBe(wdrId))
  })
})

describe('a withdrawal on its way', () => {
  it.each<WithdrawalState>(['requested', 'reviewing', 'approved', 'disbursed'])(
    'that is %s shows its steps and no way to cancel it',
    async (state) => {
      const open = withdrawal(state, {
        ...(state === 'disbursed' && { disbursed: '500000', confirmBy: at(600) }),
      })
      openWithdraw({
        [paths.may]: eligibility({ stop: 'one_under_way' }),
        [`GET ${paths.all}`]: list(open),
      })
      const steps = within(
        await (await page()).findByRole('list', { name: 'What happened so far' }),
      )
      for (const name of ['Requested', 'In review', 'Approved', 'Paid out']) {
        expect(steps.getByText(name)).toBeTruthy()
      }
      expect(screen.queryByRole('button', { name: /cancel/i })).toBeNull()
      expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull()
    },
  )

  it('that waits for a word of the member stands before one that waits for others', async () => {
    const waits = withdrawal('disbursed', { id: 'wdr_2', disbursed: '500000', confirmBy: at(600) })
    openWithdraw({ [`GET ${paths.all}`]: list(withdrawal('approved'), waits) })
    const dialog = await page()
    const [first] = await dialog.findAllByRole('list', { name: 'What happened so far' })
    expect(within(first as HTMLElement).getByRole('button', { name: 'All of it' })).toBeTruthy()
  })

  it('that was rejected is back in the wallet, with the reason', async () => {
    const rejected = withdrawal('rejected', { returned: '500000', note: 'Another name' })
    openWithdraw({ [paths.one]: rejected }, `/?m=withdraw&order=${wdrId}`)
    expect(await (await page()).findByText('PHP 5,000.00 is back in your wallet.')).toBeTruthy()
    expect(screen.getByText('Note from us: Another name')).toBeTruthy()
    const value = (name: string) => screen.getByText(name).nextElementSibling?.textContent
    expect(value('Back in your wallet')).toMatch(/^PHP\s5,000.00$/)
    expect(value('Arrives')).toMatch(/^PHP\s0.00$/)
  })
})

const paid = withdrawal('disbursed', {
  disbursed: '300000',
  returned: '200000',
  confirmBy: at(600),
})

function openPaid(answers: Answers = {}) {
  return openWithdraw({
    [paths.may]: eligibility({ stop: 'one_under_way' }),
    [`GET ${paths.all}`]: list(paid),
    ...answers,
  })
}

describe('a payment', () => {
  it('says what was paid, what came back and until when it can be answered', async () => {
    openPaid()
    const dialog = await page()
    expect(await dialog.findByText(/PHP\s3,000.00 sent to Bank of Tests, ending 4471/)).toBeTruthy()
    expect(dialog.getByText(/PHP\s2,000.00, is back in your wallet/)).toBeTruthy()
    expect(dialog.getByText(/Without an answer it counts as received on/)).toBeTruthy()
    expect(dialog.getByRole('timer')).toBeTruthy()
  })

  it('that arrived whole is confirmed after what that means is said', async () => {
    const { user, asked } = openPaid({ [`POST ${paths.one}/confirm`]: withdrawal('received') })
    await user.click(await (await page()).findByRole('button', { name: 'All of it' }))
    expect(await screen.findByText(/is not refunded later/)).toBeTruthy()
    await user.click(button('Confirm that all arrived'))
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.search).toBe('?outcome=received'),
    )
  })

  it('that arrived in part shows what is missing: the two are what was paid', async () => {
    const { user, asked } = openPaid({
      [`POST ${paths.one}/confirm`]: withdrawal('partly_received'),
    })
    await user.click(await (await page()).findByRole('button', { name: 'Only part' }))
    const field = await amountField()
    await user.type(field, '3000')
    expect(await screen.findByText(/more than nothing and less than PHP\s3,000.00/)).toBeTruthy()
    await user.clear(field)
    await user.type(field, '1000.50')
    expect(await screen.findByText('PHP 1,999.50')).toBeTruthy()
    await user.click(button('Report the missing part'))
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.search).toBe(
        '?outcome=partly_received&received=100050',
      ),
    )
  })

  it('that did not arrive needs a picture, and says before what may come of it', async () => {
    const { user, asked } = openPaid({ [`POST ${paths.one}/confirm`]: withdrawal('not_received') })
    await user.click(await (await page()).findByRole('button', { name: 'Nothing yet' }))
    expect(await screen.findByText(/set as received for good and not refunded/)).toBeTruthy()
    const send = button('Report that nothing arrived')
    expect(send).toHaveProperty('disabled', true)
    const input = screen.getByLabelText('Choose a picture')
    const file = new File(['abc'], 'statement.png', { type: 'image/png' })
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    fireEvent.change(input)
    await waitFor(() => expect(send).toHaveProperty('disabled', false))
    await user.click(send)
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
        search: '?outcome=not_received',
        body: new TextEncoder().encode('abc'),
      }),
    )
  })

  it.each([
    ['open', /We look into PHP\s2,000.00/],
    ['returned', /PHP\s2,000.00 came back to your wallet/],
    ['forced', /PHP\s2,000.00 is set as received/],
  ] as const)('whose dispute is %s says so', async (dispute, said) => {
    const disputed = withdrawal('partly_received', {
      disbursed: '300000',
      received: '100000',
      remaining: '200000',
      dispute,
    })
    openWithdraw({ [paths.one]: disputed }, `/?m=withdraw&order=${wdrId}`)
    expect(await (await page()).findByText(said)).toBeTruthy()
    expect(screen.getByText('PHP 1,000.00 arrived, PHP 2,000.00 is missing.')).toBeTruthy()
  })
})

describe('those before', () => {
  it('are listed, and each opens with its steps', async () => {
    const before = withdrawal('received', { receivedBy: 'time' })
    const { user } = openWithdraw({ [`GET ${paths.all}`]: list(before), [paths.one]: before })
    await user.click(await (await page()).findByRole('link', { name: /Received/ }))
    expect(await screen.findByText(/so it counts as received/)).toBeTruthy()
    await user.click(button('All withdrawals'))
    expect(await amountField()).toBeTruthy()
  })
})
