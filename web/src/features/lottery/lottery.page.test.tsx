import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { chainSalt, commitmentOf, linkBefore } from '@baize/kernel/fair'
import { drawIssue } from '@baize/games/lottery/drawing/verify-draw'
import { go } from '@baize/ui/navigation/address.ts'
import { Refused, type Answers } from '../../testing/fake-server.ts'
import {
  balanceOf,
  issue,
  lottery,
  lotteryAnswers,
  lotteryPaths,
  playTable,
  result,
  ticket,
} from '../../testing/lottery.ts'
import { renderSite } from '../../testing/render-site.tsx'
import { currentPerson } from '../../shared/session.ts'
import type { SlipLine } from './slip/slip.ts'

const balance = '/wps/v2/wallets/balance'
const buying = `POST ${lotteryPaths.tickets}`

type Body = { issue: string; version: number; tickets: SlipLine[] }

async function open(
  answers: Answers = {},
  shown = [lottery()],
  at = '/lottery?gameCode=ssc-minute',
) {
  const site = renderSite({
    at,
    as: 'member',
    answers: { [balance]: balanceOf('1000000'), ...lotteryAnswers(shown), ...answers },
  })
  // While it loads, it is called what the category is called.
  const named = { level: 1, name: /^(?!Lottery$)/ } as const
  await screen.findByRole('heading', named, { timeout: 20_000 })
  return site
}

const bought = ({ body }: { body: Body }) => ({
  tickets: body.tickets.map(({ id, play, picked, order }) =>
    ticket({ id, play, picked, order, stake: '300' }),
  ),
  refused: null,
})

/** Last two of SSC, straight: three bets. */
async function pick(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('tab', { name: 'Last two' }))
  const tens = within(screen.getByRole('group', { name: 'Tens' }))
  await user.click(tens.getByRole('button', { name: '3' }))
  await user.click(tens.getByRole('button', { name: '7' }))
  await user.click(tens.getByRole('button', { name: '9' }))
  const units = within(screen.getByRole('group', { name: 'Units' }))
  await user.click(units.getByRole('button', { name: '5' }))
}

const slip = () => within(screen.getByRole('region', { name: 'Slip' }))
const add = () => screen.getByRole('button', { name: 'Add to slip' })

describe('a lottery', { timeout: 60_000 }, () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('[W34] shows what is on sale with the time that is left, and what was drawn last', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Minute Five' })).toBeTruthy()
    expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/^(3\d|40) seconds left$/)
    expect(screen.getAllByText('Draw 20261118-0871').length).toBe(1)
    expect(screen.getAllByText(/total 23, Big · Odd/).length).toBeGreaterThan(0)
    for (const digit of ['7', '0', '4', '9', '3'])
      expect(screen.getAllByRole('img', { name: digit }).length).toBeGreaterThan(0)
  })

  it('[W35] [W36] counts what is picked, and buys it after a second press, once though an answer was lost', async () => {
    const asked: Body[] = []
    const { user } = await open({
      [buying]: (call: { body: Body }) => {
        asked.push(call.body)
        return asked.length === 1 ? new Refused('unavailable') : bought(call)
      },
    })
    await pick(user)
    expect(screen.getAllByText('3 bets, PHP 3.00').length).toBe(2)
    expect(screen.getAllByText('pays up to PHP 96.00').length).toBe(2)
    await user.click(add())
    expect(slip().getByText('Last two: Straight')).toBeTruthy()
    expect(slip().getByText('Tens 3 7 9, Units 5')).toBeTruthy()
    await user.click(slip().getByRole('button', { name: /^Place PHP.3\.00$/ }))
    expect(asked).toEqual([])
    await user.click(slip().getByRole('button', { name: /^Confirm PHP.3\.00$/ }))
    await slip().findByRole('alert')
    await user.click(slip().getByRole('button', { name: /^Place/ }))
    await user.click(slip().getByRole('button', { name: /^Confirm/ }))
    await slip().findByText(/^1 ticket bought for draw 0871: PHP.3\.00$/)
    expect(asked).toHaveLength(2)
    expect(new Set(asked.map(({ tickets }) => tickets[0]?.id)).size).toBe(1)
    expect(asked[1]).toMatchObject({
      issue: 'iss_0871',
      version: 1,
      tickets: [
        {
          play: 'ssc-last2-direct',
          picked: '3 7 9|5',
          order: { unit: '1', multiple: 1, group: 1_920 },
        },
      ],
    })
    await user.click(screen.getByRole('button', { name: 'Repeat last' }))
    expect(slip().getByText('Tens 3 7 9, Units 5')).toBeTruthy()
  })

  it('[W37] shows new prices and buys nothing before they are accepted', async () => {
    let version = 1
    const versions: number[] = []
    const { user } = await open({
      [lotteryPaths.plays('ssc-minute')]: () => playTable('ssc', 'ssc-minute', version),
      [buying]: (call: { body: Body }) => {
        versions.push(call.body.version)
        version = 2
        return call.body.version === 2 ? bought(call) : new Refused('price_changed')
      },
    })
    await pick(user)
    await user.click(add())
    await user.click(slip().getByRole('button', { name: /^Place/ }))
    await user.click(slip().getByRole('button', { name: /^Confirm/ }))
    await slip().findByText('The prices have changed')
    const first = slip().getByRole<HTMLButtonElement>('button', {
      name: 'Accept the new prices first',
    })
    expect(first.disabled).toBe(true)
    await user.click(slip().getByRole('button', { name: 'Accept' }))
    await user.click(slip().getByRole('button', { name: /^Place/ }))
    await user.click(slip().getByRole('button', { name: /^Confirm/ }))
    await slip().findByText(/1 ticket bought/)
    expect(versions).toEqual([1, 2])
  })

  it('[W38] says what is missing, leads to the deposit over the page, and keeps the slip', async () => {
    const { user } = await open({ [balance]: balanceOf('100') })
    await pick(user)
    await user.click(add())
    await slip().findByText('PHP 2.00 is missing')
    const place = slip().getByRole<HTMLButtonElement>('button', { name: /^Place PHP.3\.00$/ })
    expect(place.disabled).toBe(true)
    const href = slip().getByRole('link', { name: 'Deposit' }).getAttribute('href')
    expect(href).toBe('/lottery?gameCode=ssc-minute&m=depositv2&amount=200')
    act(() => go({ path: '/' }))
    act(() => go({ path: '/lottery', search: { gameCode: 'ssc-minute' } }))
    await screen.findByRole('heading', { level: 1, name: 'Minute Five' })
    expect(slip().getByText('Tens 3 7 9, Units 5')).toBeTruthy()
  })

  it('[W39] locks the picker of a draw that is closed, and offers the next and another', async () => {
    const other = lottery({ id: 'ssc-five', title: 'Five-Minute Five' })
    const closed = lottery({ current: issue(871, -1), next: issue(872, 100) })
    await open({}, [closed, other])
    await screen.findByText('This draw is closed')
    expect(screen.getByText(/Draw 20261118-0872 is on sale from/)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Play Five-Minute Five' })
    expect(link.getAttribute('href')).toBe('/lottery?gameCode=ssc-five')
    const group = within(screen.getAllByRole('group', { name: 'Ten thousands' })[0] as HTMLElement)
    expect(group.getByRole('button', { name: '3' }).closest('fieldset')?.disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to slip' }).disabled).toBe(
      true,
    )
  })

  it('[W48] sells the next draw from its moment on, though a late node says that the one before is open', async () => {
    await open({}, [lottery({ current: issue(871, -1), next: issue(872, 59) })])
    expect(screen.getByText('Draw 20261118-0872')).toBeTruthy()
    expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/^5\d seconds left$/)
    expect(screen.getByText('Draw 0871 is about to be drawn')).toBeTruthy()
    expect(screen.queryByText('This draw is closed')).toBeNull()
  })

  it('[W31] tells which typed line is wrong and why, and takes what is right', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('tab', { name: 'Last two' }))
    await user.click(screen.getByRole('radio', { name: 'Typed' }))
    const box = await screen.findByRole('textbox', { name: 'Type or paste your bets' })
    fireEvent.change(box, { target: { value: '12\n345\n1x' } })
    expect(await screen.findByText(/^Line 2: it takes 2 numbers/)).toBeTruthy()
    expect(screen.getByText('Line 3: 1x cannot be picked here.')).toBeTruthy()
    fireEvent.change(box, { target: { value: '12 34\n56' } })
    await waitFor(() => expect(screen.getAllByText('3 bets, PHP 3.00').length).toBe(2))
  })

  it('[W31] tells of a single row what is there twice, out of range, full-width or wrongly parted', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('tab', { name: 'Fixed place' }))
    const box = screen.getByRole('textbox', { name: 'Or type it' })
    const says = async (value: string, words: string) => {
      fireEvent.change(box, { target: { value } })
      expect(await screen.findByText(words)).toBeTruthy()
    }
    await says('- - - - 11', 'Line 1: 11 is there twice.')
    await says('- - - - １', 'Line 1: １ is in full-width digits. Type it with ordinary ones.')
    await says(
      '- - - - 1/2',
      'Line 1: “/” does not part numbers here. Use blanks, commas or lines.',
    )
    await says('- - - - 1 2', 'This play has 5 rows.')
    expect(screen.getAllByText('Pick numbers first').length).toBe(2)
  })

  it('[W31] takes ten thousand lines and says of one more that it is too many', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Typed' }))
    const box = await screen.findByRole('textbox', { name: 'Type or paste your bets' })
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => String(at % 100_000).padStart(5, '0')).join('\n')
    fireEvent.change(box, { target: { value: lines(10_001) } })
    expect(await screen.findByText('A ticket takes 10000 lines at most.')).toBeTruthy()
    fireEvent.change(box, { target: { value: lines(10_000) } })
    expect(await screen.findByText('10,000 lines')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it.each([
    ['/lottery', 'ELOTT', 'ssc'],
    ['/lottery', 'LOTT', 'lhc'],
    ['/seaLottery', 'TCG_SEA', 'thai'],
    ['/vnLottery', 'TCG_LOTTO_VN', 'vns'],
  ] as const)(
    '[W44] %s has the lotteries of %s, and opens the one that is named',
    async (path, vendor, family) => {
      const of = (id: string, own: typeof vendor | 'other') =>
        lottery({
          id,
          title: `Draw ${id}`,
          family,
          vendor: own === 'other' ? (vendor === 'TCG_SEA' ? 'ELOTT' : 'TCG_SEA') : own,
          last: null,
          weekdays: [1, 2, 3, 4, 5, 6, 7],
        })
      await open({}, [of('a', vendor), of('b', vendor), of('c', 'other')], `${path}?gameCode=b`)
      expect(screen.getByRole('heading', { level: 1, name: 'Draw b' })).toBeTruthy()
      const list = within(screen.getByRole('navigation', { name: 'Lotteries' }))
      expect(list.getByRole('link', { name: /^Draw a/ })).toBeTruthy()
      expect(list.getByRole('link', { name: /^Draw b/ }).getAttribute('aria-current')).toBe('page')
      expect(list.queryByRole('link', { name: /^Draw c/ })).toBeNull()
    },
  )

  it.each([
    ['11x5', '11X5', ['01', '04', '07', '09', '11']],
    ['lf3', 'LF', ['7', '0', '4']],
    ['lf5', 'LF', ['7', '0', '4', '9', '3']],
    ['lhc', 'LHC', ['01', '12', '23', '34', '45', '49', '07']],
    ['pk10', 'PK10', ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']],
    ['ssc', 'SSC', ['7', '0', '4', '9', '3']],
  ] as const)('[W47] a lottery of %s has the picture %s', async (family, asset, draw) => {
    await open({}, [lottery({ family, asset, last: result(870, draw) })])
    const head = screen.getByRole('heading', { level: 1, name: 'Minute Five' }).closest('section')
    expect(head?.querySelector('svg[data-asset]')?.getAttribute('data-asset')).toBe(asset)
  })

  it('[W46] tells the house which lottery is opened, for the device WEB, and says why one may not be', async () => {
    const path = '/wps/game/launchGame'
    const { asked } = await open(
      { [`GET ${path}`]: new Refused('game_under_maintenance') },
      [lottery({ nodeId: 77, vendor: 'TCG_LOTTO_VN', prizeMode: 'SEA' })],
      '/vnLottery?gameCode=ssc-minute',
    )
    expect(await screen.findByText(/under maintenance/i)).toBeTruthy()
    const sent = asked.filter(({ pathname }) => pathname === path)
    expect(sent.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      {
        language: 'EN',
        platform: 'html5-desktop',
        device: 'WEB',
        lottoArea: 'VN',
        launchMode: 'LOTT',
        gameCode: 'ssc-minute',
        prizeMode: 'SEA',
        view: 'betting',
      },
    ])
  })

  it('[W46] a launch into the lobby shows all that is sold in its mode, and keeps the way back', async () => {
    const one = lottery({ id: 'one', title: 'First Five', prizeMode: 'LOTT', vendor: 'LOTT' })
    const other = lottery({ id: 'other', title: 'Other Five' })
    const query = 'view=lobby&prizeMode=LOTT&backUrl=%2Flott&gameCode=one'
    const { user } = renderSite({
      at: `/lottery?${query}`,
      as: 'member',
      answers: { [balance]: balanceOf('1000000'), ...lotteryAnswers([one, other]) },
    })
    const card = await screen.findByRole('link', { name: /^First Five/ })
    expect(screen.queryByRole('link', { name: /^Other Five/ })).toBeNull()
    expect(screen.queryByRole('timer')).toBeNull()
    await user.click(card)
    expect(await screen.findByRole('heading', { level: 1, name: 'First Five' })).toBeTruthy()
    const back = screen.getByRole('link', { name: 'Back' })
    expect(back.getAttribute('href')).toBe('/lott')
    expect(currentPerson()?.prizeMode).toBe('LOTT')
  })

  it('[W46] a way back that leads off this site is none', async () => {
    await open({}, [lottery()], '/lottery?gameCode=ssc-minute&backUrl=%2F%2Fevil.example')
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull()
  })

  it('[W46] without a lottery in the address the one is open that was chosen last', async () => {
    const one = lottery({ id: 'one', title: 'First Five', prizeMode: 'LOTT', vendor: 'LOTT' })
    const other = lottery({ id: 'other', title: 'Other Five' })
    await open({}, [one, other], '/lottery?gameCode=other')
    act(() => go({ path: '/lottery' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Other Five' })).toBeTruthy()
  })

  it('[W44] shows those of a day alone where some are not drawn every day', async () => {
    const { user } = await open(
      {},
      [
        lottery({ id: 'a', title: 'Daily', vendor: 'TCG_LOTTO_VN', family: 'vnn' }),
        lottery({
          id: 'b',
          title: 'Mid-week',
          vendor: 'TCG_LOTTO_VN',
          family: 'vns',
          weekdays: [3],
          current: null,
        }),
      ],
      '/vnLottery',
    )
    const list = within(screen.getByRole('navigation', { name: 'Lotteries' }))
    expect(list.getByRole('link', { name: /^Mid-week Wed/ })).toBeTruthy()
    await user.selectOptions(list.getByRole('combobox', { name: 'Drawn on' }), 'Tuesday')
    expect(list.queryByRole('link', { name: /^Mid-week/ })).toBeNull()
    expect(list.getByRole('link', { name: /^Daily/ })).toBeTruthy()
  })

  it('[W43] opens a ticket with what was drawn and why it won', async () => {
    const own = ticket({ state: 'won', payout: '9600', draw: ['7', '0', '4', '9', '3'] })
    const { user } = await open({
      [`GET ${lotteryPaths.tickets}`]: { items: [own], next: null },
      [`GET ${lotteryPaths.tickets}/ltk_1`]: {
        ticket: {
          ...own,
          version: 1,
          ofBet: '100',
          rebateRate: '0',
          tiers: [{ tier: 'win', chance: '1/100000', prize: '96', hits: 1 }],
          refunds: 0,
          won: '9600',
          refunded: '0',
          rebate: '0',
          verifiable: true,
        },
      },
    })
    const table = within(await screen.findByRole('table', { name: 'Your last bets' }))
    await user.click(await table.findByText('Won'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ticket' }))
    expect((await dialog.findAllByText(/^PHP.96\.00$/)).length).toBe(2)
    expect(dialog.getAllByRole('img', { name: /^[70493]$/ })).toHaveLength(5)
    expect(dialog.getByText('Hits')).toBeTruthy()
  })

  it('[W40] tells the exact chance and return of a play', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('tab', { name: 'Last two' }))
    await user.click(screen.getByRole('button', { name: 'How it pays' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Rules/ }))
    expect(dialog.getByText('1/100')).toBeTruthy()
    expect(dialog.getByText('96')).toBeTruthy()
    expect(dialog.getByText('Returns 96% of all that is staked')).toBeTruthy()
    expect(dialog.getByText('后二直选').getAttribute('lang')).toBe('zh')
    expect(dialog.getByText('What counts: Tens, Units.')).toBeTruthy()
    expect(dialog.getByText('You win when every place shows what you chose for it.')).toBeTruthy()
    const example = within(dialog.getByRole('region', { name: 'An example' }))
    expect(example.getByText(/^Ticket: Tens \d, Units \d$/)).toBeTruthy()
    expect(example.getByText('At a stake of 1 this is 1 bet and costs 1.')).toBeTruthy()
    // Of the highest prize group, which is what the table says too.
    expect(example.getByText('It pays 96.')).toBeTruthy()
    expect(example.getByText('It pays nothing.')).toBeTruthy()
  })

  it('[W41] draws a draw again from what was published, and says so when it is another one', async () => {
    const link = '5c'.repeat(32)
    const terminal = linkBefore(link, 4)
    const beaconValue = 'ab'.repeat(48)
    const salt = chainSalt(terminal, beaconValue)
    const ownValue = 'cd'.repeat(48)
    const draw = drawIssue('ssc', { link, salt, value: ownValue })
    const proof = {
      issue: 'iss_0870',
      lottery: 'ssc-minute',
      drawing: 'ssc',
      number: '20261118-0870',
      chain: 'chn_1',
      terminal,
      length: 1000,
      place: 4,
      position: 1,
      salt,
      beacon: 'demo',
      beaconRound: 7,
      beaconValue,
      ownRound: 9,
      closesAt: '2026-11-18T00:00:00.000Z',
      link,
      ownValue,
      draw: [...draw],
    }
    const last = result(870, draw)
    const { user } = await open(
      {
        [lotteryPaths.proof('iss_0870')]: proof,
        '/wps/fair/commitments': { list: [], next: null },
      },
      [lottery({ last })],
    )
    expect(commitmentOf(link)).not.toBe(link)
    await user.click(screen.getAllByRole('button', { name: 'Verify' })[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify this draw' }))
    await user.click(dialog.getByRole('button', { name: 'Draw it again here' }))
    expect(await dialog.findByText(/The draw follows from these values/)).toBeTruthy()
    const holds = (says: string) => dialog.getByText(says).closest('li')?.textContent ?? ''
    expect(holds('The draw follows from these values')).toContain('Holds')
    expect(holds('The link belongs to the chain that was published')).toContain('Holds')
  })

  it('[W34] says so where nothing is drawn at an address, and where a name is not known', async () => {
    await open({}, [lottery()], '/vnLottery')
    expect(screen.getByText('No draw is open')).toBeTruthy()
    act(() => go({ path: '/lottery', search: { gameCode: 'no-such' } }))
    expect(await screen.findByText('This lottery is not known')).toBeTruthy()
  })

  it('[W34] of Vietnam shows every prize with its last digits, and a button for each pair of digits', async () => {
    const draw = ['09949', '24329', '52193', '37731', ...Array.from({ length: 23 }, () => '7028')]
    const last = { ...result(870, draw), draw }
    await open(
      {},
      [
        lottery({
          id: 'vn-north',
          title: 'Miền Bắc',
          family: 'vnn',
          vendor: 'TCG_LOTTO_VN',
          prizeMode: 'SEA',
          last,
        }),
      ],
      '/vnLottery?gameCode=vn-north',
    )
    expect(screen.getAllByText('Đặc biệt')[0]?.getAttribute('lang')).toBe('vi')
    const heads = within(screen.getByRole('table', { name: '' }))
    expect(heads.getByRole('row', { name: '9 3' })).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: 'Or type it' }), {
      target: { value: '03 07 11' },
    })
    expect(await screen.findByText('07', { selector: 'button[aria-pressed=true]' })).toBeTruthy()
    expect(screen.getAllByText(/^81 bets/).length).toBe(2)
  })
})
