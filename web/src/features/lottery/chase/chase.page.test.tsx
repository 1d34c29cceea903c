import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ChaseBuying } from '../api.ts'
import { Refused, type Answers } from '../../../testing/fake-server.ts'
import {
  balanceOf,
  chase,
  issue,
  lottery,
  lotteryAnswers,
  lotteryPaths,
} from '../../../testing/lottery.ts'
import { renderSite } from '../../../testing/render-site.tsx'

const balance = '/wps/v2/wallets/balance'
const buying = `POST ${lotteryPaths.chases}`
const ahead = { list: [871, 872, 873, 874, 875, 876].map((n, at) => issue(n, 40 + at * 60)) }

async function open(answers: Answers = {}, money = '1000000') {
  const site = renderSite({
    at: '/lottery?gameCode=ssc-minute',
    as: 'member',
    answers: {
      [balance]: balanceOf(money),
      ...lotteryAnswers([lottery()]),
      [lotteryPaths.issues('ssc-minute')]: { serverTime: issue(1, 0).closesAt, ...ahead },
      ...answers,
    },
  })
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })
  return site
}

/** Last two of SSC, straight, one bet on the slip; then over coming draws. */
async function openChase({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('tab', { name: 'Last two' }))
  const press = async (row: string, digit: string) =>
    await user.click(
      within(screen.getByRole('group', { name: row })).getByRole('button', { name: digit }),
    )
  await press('Tens', '3')
  await press('Units', '5')
  await user.click(screen.getByRole('button', { name: 'Add to slip' }))
  await user.click(screen.getByRole('button', { name: 'Repeat over coming draws' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Play on over coming draws' }))
  await dialog.findByRole('table')
  return dialog
}

describe('a chase', { timeout: 60_000 }, () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('[W42] shows each draw with what it costs and leaves, and is bought whole after a second press, once though an answer was lost', async () => {
    const asked: ChaseBuying[] = []
    const site = await open({
      [buying]: ({ body }: { body: ChaseBuying }) => {
        asked.push(body)
        return asked.length === 1 ? new Refused('unavailable') : { chase: chase({}) }
      },
    })
    const dialog = await openChase(site)
    await site.user.click(dialog.getByRole('radio', { name: 'Rising' }))
    const multiples = dialog
      .getAllByRole<HTMLInputElement>('textbox', { name: /^Multiple of draw/ })
      .map(({ value }) => value)
    expect(multiples).toEqual(['1', '2', '4', '8', '16'])
    expect(dialog.getByText('PHP 31.00')).toBeTruthy()
    const press = async (name: RegExp) =>
      await site.user.click(dialog.getByRole('button', { name }))
    await press(/^Place/)
    expect(asked).toEqual([])
    await press(/^Confirm PHP.31\.00$/)
    await dialog.findByRole('alert')
    await press(/^Place/)
    await press(/^Confirm/)
    await screen.findByText(/^Chase of 3 draws bought/)
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
    expect(asked[1]).toMatchObject({
      lottery: 'ssc-minute',
      version: 1,
      play: 'ssc-last2-direct',
      picked: '3|5',
      order: { unit: '1', group: 1_920 },
      plan: { kind: 'doubling', multiple: 1, every: 1, times: 2 },
      steps: [1, 2, 4, 8, 16].map((multiple, at) => ({ issue: `iss_0${871 + at}`, multiple })),
      stopOnWin: true,
      total: '3100',
    })
    expect(screen.getByText('0 lines')).toBeTruthy()
  })

  it('[W42] says why a plan cannot be, and what is missing for it; the slip stays', async () => {
    const site = await open({}, '300')
    const dialog = await openChase(site)
    expect(dialog.getByText('PHP 2.00 is missing')).toBeTruthy()
    const place = dialog.getByRole<HTMLButtonElement>('button', { name: /^Place PHP.5\.00$/ })
    expect(place.disabled).toBe(true)
    await site.user.click(dialog.getByRole('radio', { name: 'For a share' }))
    const percent = dialog.getByRole('textbox', { name: 'Profit in %' })
    await site.user.clear(percent)
    await site.user.type(percent, '99999')
    expect(await dialog.findByText(/^This ticket pays too little/)).toBeTruthy()
    await site.user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.getByText('1 line')).toBeTruthy()
  })

  it('[W43] stands below with what became of each draw, and is stopped after a second press', async () => {
    let state: 'running' | 'stopped' = 'running'
    const step = (n: number, change: object) => ({
      issue: `iss_${n}`,
      number: `20261118-0${n}`,
      closesAt: issue(n, 40).closesAt,
      drawsAt: issue(n, 40).drawsAt,
      multiple: 1,
      cost: '100',
      state: 'lost' as const,
      ticket: '',
      payout: '0',
      ...change,
    })
    const whole = () =>
      chase({
        state,
        refunded: state === 'stopped' ? '200' : '0',
        steps: [
          step(871, {}),
          step(872, { state: state === 'stopped' ? 'refunded' : 'waiting' }),
          step(873, { state: state === 'stopped' ? 'refunded' : 'waiting' }),
        ],
      })
    const site = await open({
      [`GET ${lotteryPaths.chases}`]: () => ({ items: [whole()], next: null }),
      [`GET ${lotteryPaths.chases}/lch_1`]: () => ({ chase: whole() }),
      [`POST ${lotteryPaths.chases}/lch_1/stop`]: () => {
        state = 'stopped'
        return { chase: whole() }
      },
    })
    await site.user.click(await screen.findByRole('tab', { name: 'Chases' }))
    const table = within(await screen.findByRole('table', { name: 'Your chases' }))
    await site.user.click(await table.findByText('1 / 3'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Chase' }))
    expect(await dialog.findAllByText('Waiting')).toHaveLength(2)
    await site.user.click(dialog.getByRole('button', { name: 'Stop this chase' }))
    expect(state).toBe('running')
    await site.user.click(dialog.getByRole('button', { name: 'Really stop?' }))
    expect((await dialog.findAllByText('Given back')).length).toBeGreaterThan(1)
    expect(dialog.queryByRole('button', { name: /stop/i })).toBeNull()
  })
})
