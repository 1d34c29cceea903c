import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { readAddress } from '@baize/ui/navigation/address.ts'
import type { DepositState } from '@baize/contract/cashier/deposits'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Refused, type Answers } from '../../../testing/fake-server.ts'
import {
  centreAnswers,
  deposit,
  desk,
  instructions,
  method,
  orderId,
} from '../../../testing/cashier.ts'
import { renderSite } from '../../../testing/render-site.tsx'

const paths = {
  methods: '/wps/cashier/methods',
  orders: '/wps/cashier/deposits',
  order: `/wps/cashier/deposits/${orderId}`,
} as const

const none = { items: [], next: null }

function openDeposit(answers: Answers = {}, at = '/?m=depositv2') {
  const usual = { ...centreAnswers, [paths.methods]: desk(), [`GET ${paths.orders}`]: none }
  return renderSite({ at, as: 'member', answers: { ...usual, ...answers } })
}

const page = async () => within(await screen.findByRole('dialog', { name: 'Deposit' }))
const amountField = async () => (await page()).findByRole('textbox', { name: 'Amount' })
const order = (name: RegExp | string) => screen.getAllByRole('button', { name })[0] as HTMLElement

afterEach(() => vi.unstubAllGlobals())

describe('the ways to pay', () => {
  it('say bounds, time and cost, and those that rest say why and until when', async () => {
    openDeposit()
    const dialog = await page()
    expect(await dialog.findByText('100 to 50,000, instant, free')).toBeTruthy()
    expect(dialog.getByText('100 to 50,000, 30 min, fee 1% + 15.00')).toBeTruthy()
    const resting = dialog.getByRole('radio', { name: /Method three/ })
    expect(resting).toHaveProperty('disabled', true)
    expect(dialog.getByText(/^Closed now, back at/)).toBeTruthy()
  })

  it('begin with the last one that was used', async () => {
    openDeposit({ [paths.methods]: desk({ lastMethod: 'two' }) })
    const dialog = await page()
    expect(await dialog.findByRole('radio', { name: /Method two/ })).toHaveProperty('checked', true)
    expect(dialog.getByText('Last used is chosen')).toBeTruthy()
  })

  it('begin with one that can be used, though the last one rests', async () => {
    openDeposit({ [paths.methods]: desk({ lastMethod: 'three' }) })
    const dialog = await page()
    expect(await dialog.findByRole('radio', { name: /Method one/ })).toHaveProperty('checked', true)
  })

  it('are said to be missing when none is there', async () => {
    openDeposit({ [paths.methods]: desk({ methods: [] }) })
    expect(await (await page()).findByText('No way to pay in is open')).toBeTruthy()
  })

  it('can be asked for again when they did not come', async () => {
    let isDown = true
    const { user } = openDeposit({
      [paths.methods]: () => (isDown ? new Refused('defect') : desk()),
    })
    const again = await (await page()).findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(again)
    expect(await amountField()).toBeTruthy()
  })
})

describe('the amount', () => {
  it.each([
    ['50', 'The amount is below the minimum of PHP 100.00.'],
    ['50000.01', 'The amount is above the maximum of PHP 50,000.00.'],
    ['0', 'The amount must be more than zero.'],
  ])('%s is refused before it is sent', async (typed, said) => {
    const { user, asked } = openDeposit()
    await user.type(await amountField(), typed)
    expect(await screen.findByText(new RegExp(said.slice(0, 24)))).toBeTruthy()
    expect(order('Change the amount')).toHaveProperty('disabled', true)
    expect(asked.filter(({ method: verb }) => verb === 'POST')).toEqual([])
  })

  it('keeps to the own limit, which is told apart from that of the method', async () => {
    const limit = { period: 'day', amount: '100000', left: '80000' } as const
    const { user } = openDeposit({ [paths.methods]: desk({ limit }) })
    const dialog = await page()
    expect(await dialog.findByText(/Your own daily limit leaves PHP 800.00 today/)).toBeTruthy()
    await user.type(await amountField(), '900')
    expect(await dialog.findByText('Your own limit leaves PHP 800.00.')).toBeTruthy()
  })

  it('has no chance when the own limit leaves less than the smallest deposit', async () => {
    const limit = { period: 'week', amount: '100000', left: '5000' } as const
    openDeposit({ [paths.methods]: desk({ limit }) })
    const dialog = await page()
    expect(await dialog.findByText(/leaves PHP 50.00, less than the PHP 100.00/)).toBeTruthy()
    expect(order('Change the amount')).toHaveProperty('disabled', true)
  })

  it('is taken from a chip, and the ticket says what it costs and what is there afterwards', async () => {
    const { user } = openDeposit({ [paths.methods]: desk({ lastMethod: 'two' }) })
    const dialog = await page()
    await user.click(await dialog.findByRole('button', { name: '2,000' }))
    const ticket = within(dialog.getByRole('article'))
    expect(ticket.getByText('PHP 2,000.00')).toBeTruthy()
    expect(ticket.getByText('35.00')).toBeTruthy()
    expect(ticket.getByText('PHP 14,445.50')).toBeTruthy()
    expect(order(/^Deposit PHP\s2,000.00$/)).toHaveProperty('disabled', false)
  })

  it('stays on one line with nine digits', async () => {
    const large = method('one', { max: '99999999999' })
    const { user } = openDeposit({ [paths.methods]: desk({ methods: [large] }) })
    await user.type(await amountField(), '123456789.01')
    expect(order(/^Deposit PHP\s123,456,789.01$/)).toBeTruthy()
    const ticket = within((await page()).getByRole('article'))
    expect(ticket.getByText('123,456,789.01').style.fontSize).toBe('1.5rem')
  })

  it('that a bet lacks is filled in, at least the minimum', async () => {
    openDeposit({}, '/?m=depositv2&amount=350')
    await waitFor(async () => expect(await amountField()).toHaveProperty('value', '100'))
  })
})

describe('ordering', () => {
  it('makes one order of a double click, and shows it', async () => {
    const { user, asked } = openDeposit({
      [`POST ${paths.orders}`]: () =>
        new Promise((done) => setTimeout(done, 60, deposit('awaiting'))),
      [paths.order]: deposit('awaiting'),
    })
    await user.type(await amountField(), '2000')
    await user.dblClick(order(/^Deposit PHP\s2,000.00$/))
    await waitFor(() => expect(readAddress().search['order']).toBe(orderId))
    const sent = asked.filter(({ method: verb }) => verb === 'POST')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({ method: 'one', amount: '200000', currency: 'PHP' })
    expect(sessionStorage.getItem('intent.dep')).toBeNull()
  })

  it('repeats the same id while no answer came, also after a reload', async () => {
    const { user, asked } = openDeposit({ [`POST ${paths.orders}`]: new Error('cut') })
    await user.type(await amountField(), '2000')
    await user.click(order(/^Deposit PHP\s2,000.00$/))
    expect(await screen.findByText(/No answer came/)).toBeTruthy()
    // A reload keeps what the tab stores, and nothing else.
    expect(sessionStorage.getItem('intent.dep')).toContain('dep_')
    await user.click(order(/^Deposit PHP\s2,000.00$/))
    const ids = () =>
      asked
        .filter(({ method: verb }) => verb === 'POST')
        .map(({ body }) => (body as { id: string }).id)
    await waitFor(() => expect(ids()).toHaveLength(2))
    expect(new Set(ids()).size).toBe(1)
  })

  it('takes a new id once the server has refused', async () => {
    const { user, asked } = openDeposit({
      [`POST ${paths.orders}`]: new Refused('gateway_unavailable'),
    })
    const field = await amountField()
    await user.type(field, '2000')
    await user.click(order(/^Deposit PHP\s2,000.00$/))
    const said = await screen.findByRole('alert')
    expect(said.textContent).toMatch(/No money moved. What you entered is still here.$/)
    expect(field).toHaveProperty('value', '2,000')
    await user.click(order(/^Deposit PHP\s2,000.00$/))
    const ids = () =>
      asked
        .filter(({ method: verb }) => verb === 'POST')
        .map(({ body }) => (body as { id: string }).id)
    await waitFor(() => expect(new Set(ids()).size).toBe(2))
  })

  it('is told that the same is open already, with the way to it', async () => {
    let isOpen = false
    const { user } = openDeposit({
      [`POST ${paths.orders}`]: () => {
        isOpen = true
        return new Refused('duplicate_order')
      },
      [`GET ${paths.orders}`]: () => (isOpen ? { items: [deposit('awaiting')], next: null } : none),
      [paths.order]: deposit('awaiting'),
    })
    await user.type(await amountField(), '2000')
    await user.click(order(/^Deposit PHP\s2,000.00$/))
    await user.click(await screen.findByRole('button', { name: 'Show it' }))
    await waitFor(() => expect(readAddress().search['order']).toBe(orderId))
  })

  it('goes to the page of the gateway in the same tab', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const made = deposit('awaiting', {
      instructions: instructions({ redirectUrl: '/sandbox/pay/1' }),
    })
    const bodies: unknown[] = []
    const answer = ({ body }: { body: unknown }) => {
      bodies.push(body)
      return made
    }
    const over = '/promotions?kind=all&m=depositv2'
    const { user } = openDeposit({ [`POST ${paths.orders}`]: answer, [paths.order]: made }, over)
    await user.type(await amountField(), '2000')
    await user.click(order(/^Deposit PHP\s2,000.00$/))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/sandbox/pay/1'))
    // It leads back over the page on which one was.
    expect(bodies).toMatchObject([{ from: over }])
    const link = await screen.findByRole('link', { name: 'Go to the payment page' })
    expect(link.getAttribute('href')).toBe('/sandbox/pay/1')
    assign.mockRestore()
  })
})

const at = `/?m=depositv2&order=${orderId}`

describe('an order', () => {
  it('stands on top while it is open', async () => {
    openDeposit({ [`GET ${paths.orders}`]: { items: [deposit('awaiting')], next: null } })
    const dialog = await page()
    expect(await dialog.findByText('You have a deposit waiting')).toBeTruthy()
    expect(dialog.getByRole('link', { name: /PHP\s2,000.00/ })).toBeTruthy()
  })

  it('that awaits its payment counts down by the server, and every line can be copied', async () => {
    // The device is ten minutes off, which changes nothing.
    vi.setSystemTime(Date.now() + 600_000)
    const given = instructions({
      bank: 'Bank of Tests',
      number: '0012',
      reference: 'BZ-7',
      qr: 'pay:1',
    })
    openDeposit({ [paths.order]: deposit('awaiting', { instructions: given }) }, at)
    const dialog = await page()
    expect((await dialog.findByRole('timer')).textContent).toMatch(/^1[12]:\d\d$/)
    for (const what of ['Bank', 'Account number', 'Exact amount', 'Payment reference']) {
      expect(dialog.getByRole('button', { name: `Copy: ${what}` })).toBeTruthy()
    }
    expect(dialog.getByRole('img', { name: 'QR code for this payment' })).toBeTruthy()
    vi.useRealTimers()
  })

  it('takes a slip: the wrong kind and too much are said here, a good one is seen and sent', async () => {
    const { user, asked } = openDeposit(
      {
        [paths.order]: deposit('awaiting', { needsSlip: true }),
        [`PUT ${paths.order}/slip`]: deposit('verifying', { hasSlip: true }),
      },
      at,
    )
    const input = (await (await page()).findByLabelText('Choose a picture')) as HTMLInputElement
    const choose = async (file: File) => {
      Object.defineProperty(input, 'files', { value: [file], configurable: true })
      fireEvent.change(input)
    }
    await choose(new File(['%PDF'], 'slip.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText(/not a picture that can be used/)).toBeTruthy()
    await choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }))
    expect(await screen.findByText(/At most 5 MB/)).toBeTruthy()
    const decoding = vi.spyOn(globalThis, 'createImageBitmap')
    decoding.mockRejectedValueOnce(new Error('No picture'))
    await choose(new File(['no picture'], 'cut.png', { type: 'image/png' }))
    expect(await screen.findByText(/not a picture that can be used/)).toBeTruthy()
    expect(screen.queryByRole('img', { name: 'Preview of cut.png' })).toBeNull()
    await choose(new File(['abc'], 'slip.png', { type: 'image/png' }))
    expect(await screen.findByRole('img', { name: 'Preview of slip.png' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send the picture' }))
    await waitFor(() =>
      expect(asked.find(({ method: verb }) => verb === 'PUT')?.body).toEqual(
        new TextEncoder().encode('abc'),
      ),
    )
  })

  it('is given up only after a second word', async () => {
    const { user, asked } = openDeposit(
      { [paths.order]: deposit('awaiting'), [`POST ${paths.order}/cancel`]: deposit('cancelled') },
      at,
    )
    await user.click(await (await page()).findByRole('button', { name: 'Cancel this deposit' }))
    const asks = within(await screen.findByRole('dialog', { name: 'Cancel this deposit' }))
    expect(asked.some(({ pathname }) => pathname.endsWith('/cancel'))).toBe(false)
    await user.click(asks.getByRole('button', { name: 'Cancel this deposit' }))
    await waitFor(() =>
      expect(asked.some(({ pathname }) => pathname.endsWith('/cancel'))).toBe(true),
    )
  })

  it.each<[DepositState, object, RegExp]>([
    ['verifying', {}, /Your payment is being checked/],
    ['held', { reason: 'amount_differs' }, /Another amount arrived/],
    ['success', {}, /PHP 2,000.00 is in your wallet/],
    ['failed', { reason: 'refused_by_gateway', note: 'Ask your bank' }, /Ask your bank/],
    ['expired', {}, /The time to pay ran out/],
    ['cancelled', {}, /You cancelled this deposit/],
    ['returned', { returned: '210000', reason: 'member_barred' }, /PHP\s2,100.00 was sent back/],
  ])('that is %s says so', async (state, more, said) => {
    openDeposit({ [paths.order]: deposit(state, more) }, at)
    expect((await (await page()).findAllByText(said)).length).toBeGreaterThan(0)
  })

  it('that was sent back does not say that it was never found', async () => {
    const more = { returned: '200000', reason: 'rejected_by_operator', note: 'Not yours' } as const
    openDeposit({ [paths.order]: deposit('returned', more) }, at)
    const dialog = await page()
    expect(await dialog.findByText(/Not yours/)).toBeTruthy()
    expect(dialog.queryByText(/could not find this payment/)).toBeNull()
  })

  it('that succeeded has a receipt with the new balance', async () => {
    openDeposit({ [paths.order]: deposit('success') }, at)
    const ticket = within(await (await page()).findByRole('article'))
    expect(ticket.getByText('Receipt')).toBeTruthy()
    // The balance is asked for by itself, and may come after the order.
    expect(await ticket.findByText('PHP 12,480.50')).toBeTruthy()
    expect(ticket.getByText(orderId)).toBeTruthy()
  })

  it('that failed begins again with the same method and sum', async () => {
    const failed = deposit('failed', { method: { id: 'two', kind: 'bank', name: 'Method two' } })
    const { user } = openDeposit({ [paths.order]: failed }, at)
    await user.click(await (await page()).findByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await amountField()).toHaveProperty('value', '2,000'))
    expect(screen.getByRole('radio', { name: /Method two/ })).toHaveProperty('checked', true)
  })

  it('moves on by itself: the page follows within three seconds', async () => {
    let state: DepositState = 'verifying'
    openDeposit({ [paths.order]: () => deposit(state) }, at)
    expect(await (await page()).findByText('Your payment is being checked')).toBeTruthy()
    state = 'success'
    expect(
      (await screen.findAllByText('PHP 2,000.00 is in your wallet', {}, { timeout: 3500 })).length,
    ).toBeGreaterThan(0)
  }, 20_000)
})

it('an open order stands before the question about a limit', async () => {
  openDeposit({
    [paths.methods]: desk({ isFirst: true, limit: null }),
    [`GET ${paths.orders}`]: { items: [deposit('awaiting')], next: null },
    '/wps/protection': { currency: 'PHP', limits: [], reminderMinutes: null, bar: null },
  })
  const dialog = await page()
  const question = await dialog.findByRole('heading', { name: 'Set a daily deposit limit?' })
  const order = await dialog.findByRole('link', { name: /PHP/ })
  expect(order.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
