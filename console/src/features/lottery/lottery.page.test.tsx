import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { DeskIssue, DeskLottery } from '@baize/contract/lottery/lottery-desk'
import { refusal, renderPage } from '../../testing/render-page.tsx'
import { LotteryPage } from './lottery-page.tsx'

const at = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()
const lottery = (change: Partial<DeskLottery> = {}): DeskLottery => ({
  id: 'ssc-five',
  title: 'Five-Minute Five',
  family: 'ssc',
  vendor: 'LOTT',
  source: 'own',
  schedule: {
    draws: { every: 5, from: 0, until: 1_440 },
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    holidays: [],
    closesBefore: 10,
    opensBefore: 3_000,
  },
  isOpen: true,
  made: 240,
  ...change,
})
const outside = lottery({
  id: 'three-d',
  title: '3D',
  family: 'lf3',
  source: 'outside',
  schedule: { ...lottery().schedule, draws: { at: [1_275] }, weekdays: [2, 4] },
  isOpen: false,
})
const issue = (change: Partial<DeskIssue> = {}): DeskIssue => ({
  id: 'iss_01jd0000000000000000000001',
  lottery: 'ssc-five',
  number: '20261118-0100',
  day: '2026-11-18',
  opensAt: at(-600),
  closesAt: at(300),
  drawsAt: at(310),
  state: 'open',
  drawnAt: null,
  draw: [],
  revision: 0,
  voidReason: '',
  verifiable: true,
  source: 'own',
  sales: [{ currency: 'PHP', tickets: 7, members: 3, stake: '1842000', payout: '0' }],
  entered: null,
  beacon: 'demo',
  beaconRound: 5120884,
  ...change,
})
const waiting = issue({
  id: 'iss_01jd0000000000000000000002',
  lottery: 'three-d',
  number: '20261118-0001',
  opensAt: at(-9_000),
  closesAt: at(-660),
  drawsAt: at(-60),
  state: 'closed',
  source: 'outside',
  sales: [],
})
const list = 'GET /ops/api/lottery/issues'
const enter = `POST /ops/api/lottery/issues/${waiting.id}/result`
const exposureOf = (id: string) => `GET /ops/api/lottery/issues/${id}/exposure`
const answers = (issues: readonly DeskIssue[]) => ({
  'GET /ops/api/lottery/lotteries': {
    serverTime: at(0),
    zone: 'Asia/Manila',
    list: [lottery(), outside],
  },
  [list]: { serverTime: at(0), list: issues },
  ...Object.fromEntries(issues.map(({ id }) => [exposureOf(id), { serverTime: at(0), list: [] }])),
  'GET /ops/api/documents/brand': { live: null, draft: null },
})
const reason = 'As the source says'

async function type(draw: string) {
  const user = userEvent.setup()
  const field = await screen.findByLabelText(/What was drawn, from the source/)
  await user.type(field, draw)
  const confirm = screen.getByRole('button', { name: 'Enter the result' })
  return { user, confirm }
}

describe('the lottery desk', { timeout: 60_000 }, () => {
  it('[LO70] [LO75] shows what waits for people first, and what was sold', async () => {
    renderPage(LotteryPage, answers([issue(), waiting]))
    await screen.findByText('1 await a result, 0 a second person')
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows[0]?.textContent).toMatch(/3D.*20261118-0001.*Awaiting result/)
    expect(rows[1]?.textContent).toMatch(/Five-Minute Five.*On sale.*18,420\.00.*Not drawn/)
  })

  it('[LO71] takes a result once it can be one, with a reason, and says what became of it', async () => {
    const sent = renderPage(LotteryPage, { ...answers([waiting]), [enter]: { outcome: 'entered' } })
    const { user, confirm } = await type('1 2')
    expect(confirm).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText(/What was drawn, from the source/), ' 3')
    await user.click(confirm)
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/Reason/), reason)
    await user.click(dialog.getByRole('button', { name: 'Enter the result' }))
    expect(await screen.findByText('It waits for the second person.')).toBeTruthy()
    expect(sent.at(-1)).toEqual({ call: enter, body: { draw: '1 2 3', reason } })
  })

  it('[LO71] tells the second person who was first and never what was typed; a refusal is said', async () => {
    const entered = { by: 'Paolo', at: at(-30), byCaller: false }
    renderPage(LotteryPage, {
      ...answers([{ ...waiting, entered }]),
      [enter]: refusal('changed_meanwhile', { message: 'It was changed meanwhile.' }),
    })
    expect(await screen.findByText(/Paolo was the first/)).toBeTruthy()
    const { user, confirm } = await type('123')
    await user.click(confirm)
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/Reason/), reason)
    await user.click(dialog.getByRole('button', { name: 'Enter the result' }))
    expect(await dialog.findByText('It was changed meanwhile.')).toBeTruthy()
  })

  it('[LO71] asks nothing of who was the first, nor of who may only look', async () => {
    const entered = { by: 'Ada', at: at(-30), byCaller: true }
    renderPage(LotteryPage, answers([{ ...waiting, entered }]))
    expect(await screen.findByText(/Now it waits for a second person/)).toBeTruthy()
    expect(screen.queryByLabelText(/What was drawn, from the source/)).toBeNull()
  })

  it('[LO72] who may only look is offered nothing to decide', async () => {
    renderPage(LotteryPage, answers([issue(), waiting]), { roles: ['support'] })
    expect(await screen.findByText('Elsewhere, told by two')).toBeTruthy()
    expect(screen.queryByLabelText(/What was drawn, from the source/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Void the issue/ })).toBeNull()
  })

  it('[LO72] asks a second person to give an issue up', async () => {
    const call = `POST /ops/api/lottery/issues/${issue().id}/void`
    const sent = renderPage(LotteryPage, { ...answers([issue()]), [call]: { approval: 'apr_1' } })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: /^Void the issue/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/Reason/), reason)
    await user.click(dialog.getByRole('button', { name: 'Void the issue' }))
    expect(await screen.findByText('It waits for a second person.')).toBeTruthy()
    expect(sent.at(-1)).toEqual({ call, body: { reason } })
  })

  it('[LO73] shows when lotteries draw, and stops a sale at once', async () => {
    const call = 'POST /ops/api/lottery/lotteries/ssc-five/open'
    const sent = renderPage(
      LotteryPage,
      { ...answers([]), [call]: { approval: null } },
      { path: '/?view=lotteries' },
    )
    const user = userEvent.setup()
    await screen.findByText('3D')
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows[0]?.textContent).toMatch(/On sale.*Every 5 min, 00:00 to 24:00.*240/)
    expect(rows[1]?.textContent).toMatch(/Stopped.*21:15.*Tue Thu/)
    await user.click(screen.getByRole('button', { name: 'Stop the sale' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/Reason/), reason)
    await user.click(dialog.getByRole('button', { name: 'Stop the sale' }))
    expect(await screen.findByText('The sale is stopped.')).toBeTruthy()
    expect(sent.at(-1)).toEqual({ call, body: { isOpen: false, reason } })
  })

  it('[LO44] asks nothing of it for who does not', async () => {
    const exposure = vi.fn<() => unknown>(() => ({ serverTime: at(0), list: [] }))
    const answered = { ...answers([issue()]), [exposureOf(issue().id)]: exposure }
    renderPage(LotteryPage, answered, { roles: ['support'] })
    await screen.findAllByText('On sale')
    expect(exposure).not.toHaveBeenCalled()
  })

  it('[LO74] is walked by keys: rows, what waits for people, the entry of a result, a void', async () => {
    renderPage(LotteryPage, answers([issue(), waiting]))
    const user = userEvent.setup()
    await screen.findByText('Elsewhere, told by two')
    await user.keyboard('j')
    expect(await screen.findByText('Own chain and public value')).toBeTruthy()
    await user.keyboard('n')
    expect(await screen.findByText('Elsewhere, told by two')).toBeTruthy()
    await user.keyboard('e')
    const field = screen.getByLabelText(/What was drawn, from the source/)
    expect(document.activeElement).toBe(field)
    await user.keyboard('1 2 3{Enter}')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/once a second person types the same/)).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('heading', { level: 1 }))
    await user.keyboard('v')
    expect(await screen.findByText(/every stake of this issue goes back/)).toBeTruthy()
  })
})
