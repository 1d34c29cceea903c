import { act, screen, waitFor, within } from '@testing-library/react'
import type { ServerMessage } from '@baize/contract/events'
import type { Good, PointDetail, Redeem } from '@baize/contract/points/points'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '../../testing/fake-server.ts'
import { openStatus } from '../../testing/fixtures.ts'
import { renderSite } from '../../testing/render-site.tsx'

const paths = {
  balance: '/wps/relay/MCS2_getPointBalance',
  config: '/wps/relay/MCS2_getPointConfig',
  goods: '/wps/relay/MCS2_getPointReward',
  list: '/wps/relay/MCS2_getRedeemPointList',
  details: '/wps/relay/ODSFE2_MemTransDet',
  redeem: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  convert: '/wps/relay/passwordCheck/MCS2_convertPoint',
} as const

const config = {
  currency: 'PHP',
  ratio: { points: 100, worth: '100' },
  convertMin: '1000',
  next: null,
  expires: false,
  earning: [
    { product: 'RNG', validBet: '1000' },
    { product: 'LIVE', validBet: null },
  ],
  paymentPasswordSet: true,
  heldUntil: null,
}

const voucher: Good = {
  id: 'pgd_1',
  kind: 'virtual',
  category: 'vouchers',
  name: 'Coffee voucher',
  text: 'A code for two cups',
  drawing: 'voucher',
  price: '500',
  funds: null,
  variants: [{ code: 'one', name: '', stock: 3 }],
  left: null,
}
const cards: Good = { ...voucher, id: 'pgd_2', kind: 'physical', category: 'table', name: 'Cards' }
const dear: Good = { ...voucher, id: 'pgd_3', name: 'Match football', price: '123456789' }
const gone: Good = {
  ...voucher,
  id: 'pgd_4',
  name: 'Brass key ring',
  variants: [{ code: 'one', name: '', stock: 0 }],
}

const redeemed: Redeem = {
  id: 'rdm_1',
  type: 'virtual',
  name: 'Coffee voucher',
  variant: '',
  quantity: 2,
  requiredPoints: '1000',
  funds: null,
  status: 'approved',
  time: '2026-11-15T05:12:44.000Z',
  remark: '',
  codes: ['CUP-1', 'CUP-2'],
  carrier: '',
  tracking: '',
  steps: [],
}

const answers = {
  [paths.balance]: { points: '24860', held: '0', owed: '0' },
  [paths.config]: config,
  [paths.goods]: [voucher, cards, dear, gone],
  [paths.list]: { items: [], next: null },
}

/** A line on which nobody says anything. */
class SilentLine extends EventTarget {
  send(): void {}
  close(): void {}
}

beforeEach(() => vi.stubGlobal('WebSocket', SilentLine))
afterEach(() => vi.unstubAllGlobals())

const open = (given: Partial<Record<string, unknown>> = {}) =>
  renderSite({ at: '/pointMall', as: 'member', answers: { ...answers, ...given } })

describe('the points mall', () => {
  it('[PT37] is closed where it is switched off, and in no menu', async () => {
    const whitelabel = [{ modId: 'POINTMALL', enabled: '0' as const, childrenNodes: [] }]
    const status = { info: { ...openStatus.info, whitelabel } }
    renderSite({ at: '/pointMall', as: 'member', status, answers })
    expect(await screen.findByText('The points mall is closed at the moment.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Points mall' })).toBeNull()
    expect(screen.queryByText('24,860')).toBeNull()
  })

  it('asks a visitor to log in, and leads back here', async () => {
    const { user } = renderSite({ at: '/pointMall' })
    await screen.findByText('Your points are behind the login')
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }))
    expect(readAddress()).toMatchObject({ path: '/login', search: { next: '/pointMall' } })
  })

  it('[PT30] shows own points, what they are worth, and why something cannot be had', async () => {
    open()
    expect(await screen.findByText('24,860')).toBeTruthy()
    expect(screen.getByText('100 points are worth PHP 1.00.')).toBeTruthy()
    expect(screen.getByText('one for PHP 10.00')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Match football.*123,431,929 short/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /Brass key ring.*none left/ })).toBeTruthy()
  })

  it('[PT8] points that come while the page is opened are shown, though its first answer is of before', async () => {
    const lines: TellingLine[] = []
    class TellingLine extends SilentLine {
      constructor() {
        super()
        lines.push(this)
      }
      say(message: ServerMessage) {
        this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
      }
    }
    vi.stubGlobal('WebSocket', TellingLine)
    const held: ((points: string) => void)[] = []
    const answered = (points: string) => ({ points, held: '0', owed: '0' })
    open({
      [paths.balance]: async () =>
        answered(await new Promise<string>((resolve) => held.push(resolve))),
    })
    await waitFor(() => expect([held.length, lines.length]).toEqual([1, 1]))
    act(() =>
      lines[0]?.say({ type: 'event', topic: 'member:mem_1', event: { kind: 'points.changed' } }),
    )
    await act(async () => held[0]?.('20'))
    await waitFor(() => expect(held.length).toBe(2))
    await act(async () => held[1]?.('30'))
    expect(await screen.findByText('30')).toBeTruthy()
  })

  it('[PT50] says what points will be worth, and from when on', async () => {
    const next = { at: '2026-12-19T06:00:00.000Z', worth: '1', convertMin: '2000' }
    open({ [paths.config]: { ...config, next } })
    const told = await screen.findByText(/points are worth PHP 0\.01/)
    expect(told.textContent).toMatch(/From .*19.* on, 100 points .* and 2,000 at least/)
    expect(screen.getByText('100 points are worth PHP 1.00.')).toBeTruthy()
  })

  it('shows one shelf, or only what can be paid', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: 'Cards and dice' }))
    expect(screen.queryByText('Coffee voucher')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Everything' }))
    await user.click(screen.getByRole('switch', { name: 'Only what I can afford' }))
    expect(screen.queryByText('Match football')).toBeNull()
    expect(screen.getByText('Coffee voucher')).toBeTruthy()
  })

  it('[PT21] [PT29] keeps the choice after a wrong payment password, and shows the codes', async () => {
    const refusal = new Refused('payment_password_wrong', { triesLeft: 4 })
    let tries = 0
    const { user } = open({
      [paths.redeem]: () => {
        tries += 1
        return tries === 1 ? refusal : redeemed
      },
    })
    await user.click(await screen.findByRole('button', { name: /Coffee voucher/ }))
    await user.click(screen.getByRole('button', { name: 'One more' }))
    expect(screen.getByText('1,000 points')).toBeTruthy()
    const field = screen.getByLabelText('Payment password')
    await user.type(field, '135791{Enter}')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect((field as HTMLInputElement).value).toBe('')
    await user.type(field, '246810{Enter}')
    expect(await screen.findByText('CUP-2')).toBeTruthy()
  })

  it('asks where goods are sent to before they can be had', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^Cards/ }))
    await user.type(screen.getByLabelText('Payment password'), '246810')
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Redeem' })
    expect(send.disabled).toBe(true)
    for (const label of ['Name', 'Phone', 'Street and number', 'City']) {
      await user.type(screen.getByLabelText(label), 'x')
    }
    expect(send.disabled).toBe(false)
  })

  it('keeps what was typed when the screen is turned', async () => {
    const turned = new EventTarget()
    let matches = true
    vi.stubGlobal('matchMedia', () =>
      Object.defineProperty(turned, 'matches', { get: () => matches, configurable: true }),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^Cards/ }))
    await user.type(screen.getByLabelText('Name'), 'Walker Reyes')
    expect(screen.queryByRole('dialog')).toBeNull()
    matches = false
    act(() => void turned.dispatchEvent(new Event('change')))
    const dialog = await screen.findByRole('dialog', { name: 'Redeem' })
    expect(within(dialog).getByLabelText<HTMLInputElement>('Name').value).toBe('Walker Reyes')
  })

  it('[PT27] converts whole hundreds and says what they come to', async () => {
    const paid = { ...redeemed, type: 'convert', codes: [], name: '', quantity: 1 } as const
    const funds = { amount: '24800', currency: 'PHP' } as const
    const { user } = open({ [paths.convert]: { ...paid, funds } })
    await user.click(await screen.findByRole('button', { name: 'Convert points' }))
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByText('PHP 248.00')).toBeTruthy()
    const field = within(dialog).getByLabelText('Points to convert')
    await user.clear(field)
    await user.type(field, '1050')
    expect(within(dialog).getByText('In steps of 100')).toBeTruthy()
    await user.clear(field)
    await user.type(field, '24800')
    await user.type(within(dialog).getByLabelText('Payment password'), '246810')
    await user.click(within(dialog).getByRole('button', { name: 'Convert' }))
    expect(await within(dialog).findByText('PHP 248.00 is in your wallet.')).toBeTruthy()
  })

  it('says when the shelves are empty, and what failed', async () => {
    open({ [paths.goods]: [] })
    expect(await screen.findByText('The shelves are empty')).toBeTruthy()
  })
})

describe('the records of points', () => {
  it('[PT28] list what was redeemed, with codes, remark and where it stands', async () => {
    const rejected = { ...redeemed, id: 'rdm_2', status: 'rejected', remark: 'Torn', codes: [] }
    renderSite({
      at: '/member?m=redeemHistory',
      as: 'member',
      answers: { [paths.list]: { items: [redeemed, rejected], next: null } },
    })
    const table = await screen.findByRole('table', { name: 'Redeem history' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Code.*Coffee voucherCUP-1CUP-2.*2.*1,000.*Approved/),
      expect.stringMatching(/Rejected.*Torn/),
    ])
  })

  it('[PT5] list every change with what there was before and after', async () => {
    const change: PointDetail = {
      id: 'trf_1',
      time: '2026-11-15T05:12:44.000Z',
      why: 'redeemed',
      current: '4000',
      changed: '-1000',
      balance: '3000',
      ratio: { amount: '100', currency: 'PHP' },
      redeemQuantity: 1,
      name: '',
      type: 'convert',
    }
    renderSite({
      at: '/member?m=pointsDetails',
      as: 'member',
      answers: { ...answers, [paths.details]: { items: [change], next: null } },
    })
    const table = await screen.findByRole('table', { name: 'Points details' })
    expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(
      /Redeemed · Points converted · 100 points are worth PHP.1\.00\..*4,000.*−1,000.*3,000/,
    )
  })
})
