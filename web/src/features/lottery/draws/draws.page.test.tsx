import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { lottery, lotteryAnswers, lotteryPaths, result } from '../../../testing/lottery.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import type { Answers } from '../../../testing/fake-server.ts'

const five = lottery()
const north = lottery({
  id: 'vn-north',
  title: 'Miền Bắc',
  family: 'vnn',
  vendor: 'TCG_LOTTO_VN',
  prizeMode: 'SEA',
  source: 'outside',
  last: null,
})

const open = (at: string, answers: Answers = {}, as?: 'member') =>
  renderSite({
    at,
    answers: { ...lotteryAnswers([five, north]), ...answers },
    ...(as && { as }),
  })

const main = () => within(screen.getByRole('main'))

describe('the draws for everybody', { timeout: 60_000 }, () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('[W49] lists the lotteries of every page by family, and asks nobody who they are', async () => {
    const { asked } = open('/draws')
    expect(await screen.findByRole('heading', { level: 1, name: 'Lottery draws' })).toBeTruthy()
    const ssc = within(await screen.findByRole('region', { name: 'SSC' }))
    const way = ssc.getByRole('link', { name: /^Minute Five/ })
    expect(way.getAttribute('href')).toBe('/draws?gameCode=ssc-minute')
    expect(screen.getByRole('region', { name: 'Vietnam, north' })).toBeTruthy()
    const paths = asked.map(({ pathname }) => pathname)
    expect(paths.filter((path) => /tickets|chases|launchGame|balance/.test(path))).toEqual([])
  })

  it('[W49] shows what one lottery drew, how it is won, and no way to bet but its own page', async () => {
    const { user } = open('/draws?gameCode=ssc-minute')
    await screen.findByRole('heading', { level: 1, name: 'Minute Five' })
    expect(await screen.findByText('20261118-0870')).toBeTruthy()
    expect(screen.getByText(/^Drawn here\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Add to slip|Quick pick/ })).toBeNull()
    await user.click(main().getByRole('button', { name: 'Rules, chances and returns' }))
    const rules = within(
      await screen.findByRole(
        'dialog',
        { name: 'Rules, chances and returns' },
        { timeout: 20_000 },
      ),
    )
    expect(rules.getByText('1/100000')).toBeTruthy()
    await user.click(rules.getByRole('button', { name: 'Close' }))
    await user.click(main().getByRole('link', { name: 'Log in and play' }))
    await waitFor(() =>
      expect(readAddress()).toMatchObject({
        path: '/login',
        search: { next: '/lottery?gameCode=ssc-minute' },
      }),
    )
  })

  it('[W49] leads back from the login that a lottery asks for to its draws', async () => {
    const { user } = open('/lottery?gameCode=ssc-minute')
    await user.click(await screen.findByRole('link', { name: 'See the draws without an account' }))
    expect(readAddress()).toMatchObject({ path: '/draws', search: { gameCode: 'ssc-minute' } })
  })

  it('[W49] shows the draw that the address names before all others', async () => {
    open('/draws?gameCode=ssc-minute&issue=20261118-0815', {
      [lotteryPaths.results('ssc-minute')]: ({ searchParams }: URL) => ({
        items:
          searchParams.get('number') === '20261118-0815'
            ? [result(815, ['1', '2', '3', '4', '5'])]
            : [five.last],
        next: null,
      }),
    })
    const named = within(await screen.findByRole('region', { name: 'Draw 20261118-0815' }))
    for (const digit of ['1', '2', '3', '4', '5'])
      expect(await named.findByRole('img', { name: digit })).toBeTruthy()
    expect(named.getByRole('button', { name: 'Verify' })).toBeTruthy()
  })

  it.each(['20261118-0999', 'nonsense'])(
    '[W49] says of the number %j that nothing is told of it',
    async (number) => {
      open(`/draws?gameCode=ssc-minute&issue=${number}`, {
        [lotteryPaths.results('ssc-minute')]: { items: [], next: null },
      })
      expect(await screen.findByText('No result with this number')).toBeTruthy()
    },
  )

  it('[W49] hands a draw on by an address that needs no account', async () => {
    const { user } = open('/lottery?gameCode=ssc-minute', {}, 'member')
    await user.click(
      (
        await screen.findAllByRole('button', { name: 'Share draw 20261118-0870' })
      )[0] as HTMLElement,
    )
    await screen.findByText('Result copied')
    expect(await navigator.clipboard.readText()).toBe(
      `Minute Five, draw 20261118-0870: 7 0 4 9 3\n${location.origin}/draws?gameCode=ssc-minute&issue=20261118-0870`,
    )
  })

  it('[W49] says of a draw from elsewhere who entered it, and leads a member straight to its page', async () => {
    open('/draws?gameCode=vn-north', {}, 'member')
    expect(await screen.findByText(/^Drawn elsewhere,/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Play this lottery' }).getAttribute('href')).toBe(
      '/vnLottery?gameCode=vn-north',
    )
  })

  it('[W49] says so of a lottery that there is not', async () => {
    open('/draws?gameCode=no-such')
    expect(await screen.findByText('This lottery is not known')).toBeTruthy()
  })
})
