import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { GoodAtDesk, PointOrder } from '@baize/contract/points/points-desk'
import type { PointsDocument } from '@baize/contract/points/points-settings'
import { document, refusal, renderPage } from '../../testing/render-page.tsx'
import { MallDeskPage } from './mall-desk-page.tsx'
import { PointRatesPage } from './rates-page.tsx'

const at = '2026-11-16T17:23:00.000Z'
const cards: PointOrder = {
  id: 'rdm_cards',
  version: 1,
  member: 'mem_one',
  account: 'cards_account',
  type: 'physical',
  name: 'Linen playing cards',
  variant: '',
  quantity: 2,
  points: '1360000',
  funds: null,
  state: 'processing',
  at,
  remark: '',
  carrier: '',
  tracking: '',
  steps: [{ state: 'processing', at, by: '' }],
  approval: null,
}
const convert: PointOrder = {
  ...cards,
  id: 'rdm_funds',
  account: 'funds_account',
  type: 'convert',
  name: '',
  quantity: 1,
  points: '200000',
  funds: { amount: '200000', currency: 'PHP' },
}
const shirt: GoodAtDesk = {
  id: 'pgd_shirt',
  version: 3,
  content: {
    kind: 'physical',
    category: 'wear',
    name: { EN: 'Green table shirt' },
    text: {},
    drawing: 'shirt',
    price: 12_000,
    funds: null,
    perMember: null,
    variants: [
      { code: 'S', name: 'Small' },
      { code: 'L', name: 'Large' },
    ],
    isShown: true,
  },
  stock: [
    { code: 'S', stock: 1200 },
    { code: 'L', stock: 0 },
  ],
  taken: 4,
  changedAt: at,
  changedBy: 'System',
}
const vouchers: GoodAtDesk = {
  ...shirt,
  id: 'pgd_codes',
  content: {
    ...shirt.content,
    kind: 'virtual',
    category: 'vouchers',
    name: { EN: 'Coffee voucher' },
    variants: [{ code: 'one', name: '' }],
  },
  stock: [{ code: 'one', stock: 12 }],
}
const brand = document({ currency: 'PHP' })
const answers = {
  'GET /ops/api/points/orders': { items: [cards, convert], next: null, waiting: 2 },
  'GET /ops/api/points/goods': [shirt, vouchers],
  'GET /ops/api/documents/brand': brand,
}
const person = {
  name: 'Jessa Cruz',
  phone: '+63 917',
  lines: '1 Felt St',
  city: 'Cebu',
  postcode: '6000',
}

it('[PT28] [PT35] opens a request, shows the address when it is asked for, and decides the version that was seen', async () => {
  const looked: unknown[] = []
  const sent = renderPage(MallDeskPage, {
    ...answers,
    'GET /ops/api/points/orders/rdm_cards': (asked: unknown) => {
      looked.push(asked)
      return { order: cards, address: person }
    },
    'POST /ops/api/points/orders/rdm_cards/reject': { ...cards, state: 'rejected' },
  })
  const user = userEvent.setup()
  const row = (await screen.findByText('cards_account')).closest('tr')
  expect(row?.textContent).toMatch(/2 × Linen playing cards.*1,360,000/)
  expect(screen.getByText('2 wait')).toBeTruthy()
  await user.click(screen.getByText('cards_account'))
  const drawer = within(screen.getByRole('dialog'))
  expect(looked).toHaveLength(0)
  await user.click(drawer.getByRole('button', { name: 'Show the address' }))
  expect(await drawer.findByText('6000 Cebu')).toBeTruthy()
  const no = drawer.getByRole('button', { name: 'Reject and give points back' })
  expect(no).toHaveProperty('disabled', true)
  await user.type(drawer.getByLabelText(/Remark/), 'No delivery there')
  await user.click(no)
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      call: 'POST /ops/api/points/orders/rdm_cards/reject',
      body: { version: 1, remark: 'No delivery there' },
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('[PT28] [PT35] who decides what a colleague decided meanwhile is told so, and the request stays open', async () => {
  let isDecided = false
  renderPage(MallDeskPage, {
    ...answers,
    'GET /ops/api/points/orders': () => ({
      items: isDecided ? [cards] : [cards, convert],
      next: null,
      waiting: 2,
    }),
    'POST /ops/api/points/orders/rdm_funds/approve': () => {
      isDecided = true
      return refusal('already_decided', { message: 'A colleague has decided it.' })
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByText('funds_account'))
  const drawer = within(screen.getByRole('dialog'))
  expect(drawer.getByText(/2,000\.00/)).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: 'Approve' }))
  expect(await drawer.findByText('A colleague has decided it.')).toBeTruthy()
  await waitFor(() => expect(screen.queryAllByText('funds_account')).toHaveLength(1))
})

it('[PT42] a yes that a second person has to agree to is said to wait, then and whenever it is opened', async () => {
  const asked = { ...convert, approval: 'apr_1' }
  let isAsked = false
  renderPage(MallDeskPage, {
    ...answers,
    'GET /ops/api/points/orders': () => ({
      items: [cards, isAsked ? asked : convert],
      next: null,
      waiting: 2,
    }),
    'POST /ops/api/points/orders/rdm_funds/approve': () => {
      isAsked = true
      return asked
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByText('funds_account'))
  const drawer = within(screen.getByRole('dialog'))
  expect(drawer.queryByText(/waits for a second person/)).toBeNull()
  await user.click(drawer.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText(/waits for a second person/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByText('funds_account'))
  const again = within(screen.getByRole('dialog'))
  expect(await again.findByText(/waits for a second person/)).toBeTruthy()
})

it('[PT20] [PT34] [PT40] a good is written with its choices, and what cannot be read is not sent', async () => {
  const sent = renderPage(MallDeskPage, {
    ...answers,
    'PUT /ops/api/points/goods/pgd_shirt': { good: shirt, approvalId: 'apr_1' },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('radio', { name: 'Goods' }))
  const row = (await screen.findByText('Green table shirt')).closest('tr')
  expect(row?.textContent).toMatch(/12,000.*Small 1,200, Large 0/)
  await user.click(screen.getByText('Green table shirt'))
  const dialog = within(await screen.findByRole('dialog'))
  const price = dialog.getByLabelText('Price in points')
  const save = dialog.getByRole('button', { name: 'Save' })
  await user.clear(price)
  await user.type(price, '12.5')
  expect(save).toHaveProperty('disabled', true)
  await user.clear(price)
  await user.type(price, '15000')
  await user.type(dialog.getByLabelText(/Choices/), ', Extra')
  await user.type(dialog.getByLabelText(/Reason/), 'Dearer cotton')
  await user.click(save)
  await waitFor(() => expect(sent.at(-1)?.call).toBe('PUT /ops/api/points/goods/pgd_shirt'))
  expect(sent.at(-1)?.body).toMatchObject({
    version: 3,
    content: {
      price: 15_000,
      perMember: null,
      variants: [...shirt.content.variants, { code: 'Extra', name: 'Extra' }],
    },
    reason: 'Dearer cotton',
  })
  expect(await screen.findByText(/it waits for a second person/)).toBeTruthy()
})

it('[PT24] [PT29] stock comes and goes by number, codes by being written down', async () => {
  const sent = renderPage(MallDeskPage, {
    ...answers,
    'POST /ops/api/points/goods/pgd_shirt/stock': shirt,
    'POST /ops/api/points/goods/pgd_codes/codes': { added: 2, known: 1 },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('radio', { name: 'Goods' }))
  const [first, second] = await screen.findAllByRole('button', { name: 'Change stock' })
  await user.click(first as HTMLElement)
  const stock = within(screen.getByRole('dialog'))
  await user.type(stock.getByLabelText(/More, or less/), '-3')
  await user.type(stock.getByLabelText(/Reason/), 'Moths')
  await user.click(stock.getByRole('button', { name: 'Change stock' }))
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({ variant: 'S', change: -3, reason: 'Moths' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(second as HTMLElement)
  const codes = within(screen.getByRole('dialog'))
  await user.type(codes.getByLabelText(/Codes, one a line/), 'A-1{enter} A-2 {enter}{enter}A-3')
  await user.type(codes.getByLabelText(/Reason/), 'New batch')
  await user.click(codes.getByRole('button', { name: 'Add codes' }))
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({ variant: 'one', codes: ['A-1', 'A-2', 'A-3'] }),
  )
  expect(await screen.findByText('2 codes are added, 1 was there already.')).toBeTruthy()
})

const rates: PointsDocument = {
  earnPer: { PHP: '1000' },
  weights: {
    LIVE: 5_000,
    RNG: 10_000,
    FISH: 10_000,
    SPORTS: 4_000,
    ESPORTS: 4_000,
    PVP: 2_500,
    LOTT: 2_500,
    ELOTT: 2_500,
    COCKFIGHT: 2_500,
  },
  worth: { PHP: '100' },
  convertMin: 1_000,
  reviewFrom: 100_000,
}

it('[PT32] [PT36] what makes points come faster is marked, and asks a second person', async () => {
  const sent = renderPage(PointRatesPage, {
    ...answers,
    'GET /ops/api/documents/points': document(rates),
    'PUT /ops/api/documents/points/draft': {},
    'POST /ops/api/documents/points/publish': { approvalId: 'apr_1', version: null },
  })
  const user = userEvent.setup()
  const slots = await screen.findByLabelText(/^Slots/)
  await user.clear(slots)
  await user.type(slots, '150')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Share of the full rate, by category, Slots/)).toBeTruthy()
  expect(dialog.getByText(/second person/)).toBeTruthy()
  await user.type(dialog.getByLabelText(/Reason/), 'A weekend of slots')
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({ content: { weights: { RNG: 15_000 } } }),
  )
})

it('[PT32] [PT36] points that become worth less ask a second person too', async () => {
  renderPage(PointRatesPage, {
    ...answers,
    'GET /ops/api/documents/points': document(rates),
    'PUT /ops/api/documents/points/draft': {},
  })
  const user = userEvent.setup()
  const slots = await screen.findByLabelText(/^Slots/)
  await user.clear(slots)
  await user.type(slots, '1')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(within(await screen.findByRole('dialog')).getByText(/second person/)).toBeTruthy()
})

it('[PT35] who may not decide sees requests and no acts', async () => {
  renderPage(MallDeskPage, answers, { roles: ['support'] })
  const user = userEvent.setup()
  await user.click(await screen.findByText('cards_account'))
  const drawer = within(screen.getByRole('dialog'))
  expect(drawer.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(drawer.queryByRole('button', { name: 'Show the address' })).toBeNull()
})
