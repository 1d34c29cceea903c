import { describe, expect, it } from 'vitest'
import { listMenus } from '@baize/contract/catalogue/catalogue'
import * as contract from '@baize/contract/lottery/lottery'
import * as own from '@baize/contract/lottery/lottery-tickets'
import * as wire from '@baize/contract/lottery/lottery-wire'
import { launchLottery } from '@baize/contract/play/launch'
import { getBalance } from '@baize/contract/wallet/wallet'
import { listBets } from '@baize/contract/wagers/records'
import type { Drawing } from '@baize/games/lottery/drawing/tables'
import { verifyDraw } from '@baize/games/lottery/drawing/verify-draw'
import { judge } from '@baize/games/lottery/judge'
import type { Id } from '@baize/kernel/ids'
import { lotteryNode } from '../../testing/lottery-node.ts'
import { testWiredApp } from '../../testing/wired-app.ts'

const { app, call, member, makeId, db, now } = await testWiredApp()

/** How far the clock of its draws is ahead. */
const ahead = { ms: 0 }
const node = await lotteryNode({ app, db, now, makeId }, ahead)

type Who = Id<'mem'>

/** The second issue on sale: no test is so slow that it closes meanwhile. */
async function issueOf(lottery: string) {
  const { value } = await call(contract.listLotteryIssues, 'member', { id: lottery })
  return value.list[1]?.id ?? ''
}
const slip = (
  play: string,
  picked: string,
  order: object = { unit: '1', multiple: 1, group: 1_920 },
) => ({
  id: makeId('ltk'),
  play,
  picked,
  order,
})
const buy = async (who: Who, issue: string, list: readonly object[], version = 1) =>
  await call(own.buyLotteryTickets, who, { payload: { issue, version, tickets: list } })

async function drawn(issue: string) {
  await db.sql`update lottery.issues set state = 'closed' where id = ${issue} and state = 'open'`
  const before = ahead.ms
  const found = await node.findIssue(issue)
  ahead.ms = (found?.drawsAt.getTime() ?? 0) - Date.now() + 2_000
  await node.drawDue()
  await node.settleDue()
  ahead.ms = before
}

describe('[LO30] what is drawn and sold', () => {
  it('is told to everybody: each lottery with its issues and its last draw, by the names of the catalogue', async () => {
    const { value } = await call(contract.listLotteries, 'member', { query: 'language=JA' })
    expect(value.list.length).toBeGreaterThan(50)
    const always = value.list.find(({ id }) => id === 'always-five-5-minutes')
    expect(always).toMatchObject({
      title: 'いつでも5 5分',
      family: 'ssc',
      asset: 'SSC',
      vendor: 'ELOTT',
      prizeMode: 'ELOTT',
      every: 5,
      current: { lottery: 'always-five-5-minutes', state: 'open' },
    })
    expect(always?.next?.drawsAt).toBeTruthy()
    const since = Math.abs(Date.parse(value.serverTime) - Date.now())
    expect(since).toBeLessThan(5_000)
    const vendors = value.list.map(({ vendor }) => vendor)
    expect(new Set(vendors)).toEqual(new Set(['ELOTT', 'LOTT', 'TCG_LOTTO_VN', 'TCG_SEA']))
    // Every lottery of the catalogue is there to be played.
    const menus = (await call(listMenus, 'member')).value.gameMenus
    const ids = new Set(value.list.map(({ id }) => id))
    expect(menus.filter(({ gameCode }) => !ids.has(gameCode))).toEqual([])
    const untitled = value.list.filter(({ nodeId }) => nodeId === null)
    expect(untitled.map(({ title }) => title)).toEqual(['スリーダイス 3分', 'ファイブナンバー 5分'])
  })

  it('has every play of the family in a tree with chance, prize and return, at a version', async () => {
    const { value } = await call(contract.getPlayTable, 'member', { id: 'always-five-5-minutes' })
    expect(value).toMatchObject({ prizeMode: 'ELOTT', version: 1, groups: { most: 1_920 } })
    const plays = value.tree.flatMap(({ plays: list }) => list)
    expect(plays).toHaveLength(120)
    const direct = plays.find(({ id }) => id === 'ssc-five-direct')
    expect(direct?.tiers).toEqual([{ tier: 'win', chance: '1/100000', prize: '96000' }])
    expect(direct?.returnBps).toEqual({ least: 9_600, most: 9_600 })
    // Where a tie gives the stake back, more comes back than the price alone returns.
    const returned = plays.flatMap(({ returnBps: { least, most } }) => [least, most])
    expect([Math.min(...returned), Math.max(...returned)]).toEqual([9_600, 9_640])
    expect((await call(contract.getPlayTable, 'member', { id: 'nobody' })).code).toBe('not_found')
  })
})

describe('[LO31] a slip', () => {
  it('is bought whole, each ticket once under its id, and is seen in the records', async () => {
    const who = await member(100_000n)
    const issue = await issueOf('always-five-5-minutes')
    const list = [
      slip('ssc-position', '0 1|-|-|-|-'),
      slip('ssc-total-sides', 'big', { sum: '500' }),
    ]
    const bought = await buy(who, issue, list)
    expect(bought.value).toMatchObject({
      refused: null,
      tickets: [
        { stake: '200', bets: 2, state: 'open', mayCancel: true, title: 'Always Five 5 Minutes' },
        { stake: '500', order: { sum: '500' } },
      ],
    })
    // The same slip again is the same slip.
    expect((await buy(who, issue, list)).value.tickets).toHaveLength(2)
    const { value } = await call(own.listLotteryTickets, who)
    expect(value.items.map(({ id }) => id)).toEqual(list.map(({ id }) => id).toReversed())
    const recent = await call(wire.listRecentLotteries, who)
    expect(recent.value.gameMenus.map(({ gameCode }) => gameCode)).toEqual([
      'always-five-5-minutes',
    ])
    const bets = (await call(listBets, who)).value.items
    expect(bets).toHaveLength(2)
    expect(bets[0]).toMatchObject({ product: 'ELOTT', gameName: 'Always Five 5 Minutes' })
    const detail = new Map(bets[0]?.detail.map(({ name, value }) => [name, value]))
    expect([detail.get('play'), detail.get('picked')]).toEqual(['ssc-total-sides', 'big'])
    expect(detail.get('issue')).toMatch(/^\d{8}-\d{4}$/)
    expect([detail.get('mode'), detail.get('each')]).toEqual(['ELOTT', '500'])
    const units = new Map(bets[1]?.detail.map(({ name, value }) => [name, value]))
    expect([units.get('unit'), units.get('multiple')]).toEqual(['1', '1'])
    expect(units.get('group')).toMatch(/^\d{4}$/)
  })

  it('[LO21] takes ten thousand lines of numbers, and says of one more and of a longer text which bound it was', async () => {
    const who = await member(10_000_000n)
    const issue = await issueOf('ten-car-race-5-minutes')
    const numbers = Array.from({ length: 10 }, (_, at) => String(at + 1).padStart(2, '0'))
    const fives = numbers.flatMap((a) =>
      numbers.flatMap((b) => numbers.flatMap((c) => numbers.map((d) => [a, b, c, d]))),
    )
    const lines = fives
      .filter((line) => new Set(line).size === 4)
      .flatMap((line) =>
        numbers.filter((e) => !line.includes(e)).map((e) => [...line, e].join(' ')),
      )
    const of = (count: number) => slip('pk10-top5-direct', `=${lines.slice(0, count).join(';')}`)
    const bound = await buy(who, issue, [of(10_001)])
    expect([bound.code, bound.message]).toEqual([
      'ticket_too_many_lines',
      'A ticket takes 10000 lines at most.',
    ])
    const long = slip('pk10-top5-direct', `=${'1'.repeat(400_000)}`)
    expect((await buy(who, issue, [long])).code).toBe('ticket_too_long')
    const whole = await buy(who, issue, [of(10_000)])
    expect([whole.code, whole.value.tickets[0]?.bets]).toEqual(['', 10_000])
  })

  it('of which one ticket is wrong is refused whole, with the ticket, its line, and the prices of now', async () => {
    const who = await member(100_000n)
    const issue = await issueOf('always-five-5-minutes')
    const [good, bad] = [slip('ssc-position', '0|-|-|-|-'), slip('ssc-five-direct', '=12345;1234x')]
    const refused = await buy(who, issue, [good, bad])
    expect([refused.code, refused.message]).toEqual([
      'ticket_symbol',
      'Line 2: x cannot be picked here.',
    ])
    expect(refused.value).toEqual({ ticket: bad.id, version: 1 })
    const old = await buy(who, issue, [good], 7)
    expect([old.code, old.value]).toEqual(['price_changed', { ticket: good.id, version: 1 }])
    const large = slip('ssc-total-sides', 'big', { sum: '100000000' })
    expect((await buy(who, issue, [large])).message).toMatch(/costs PHP\s100,000\.00 at most/)
    const twice = await buy(who, issue, [good, good])
    expect([twice.code, twice.value]).toEqual([
      'slip_ticket_twice',
      { ticket: good.id, version: 1 },
    ])
    const blank = await buy(who, issue, [slip('ssc-five-direct', '=12345;1234 5 ')])
    expect(blank.message).toBe('Line 2, character 7: “ ” has no meaning there.')
    const parts = { unit: '0.001', multiple: 3, group: 1_920 }
    const uneven = await buy(who, issue, [slip('ssc-position', '0 1 2|-|-|-|-', parts)])
    expect(uneven.message).toMatch(/A multiple of 10 makes it whole\.$/)
    expect((await call(own.listLotteryTickets, who)).value.items).toEqual([])
    const whole = slip('ssc-position', '0 1 2|-|-|-|-', { ...parts, multiple: 10 })
    expect((await buy(who, issue, [whole])).value.tickets).toMatchObject([{ stake: '3' }])
  })

  it('that money does not reach for is bought as far as it goes, and says which ticket was not', async () => {
    const who = await member(150n)
    const issue = await issueOf('always-five-5-minutes')
    const list = [slip('ssc-position', '0|-|-|-|-'), slip('ssc-position', '1|-|-|-|-')]
    const { value } = await buy(who, issue, list)
    expect(value.tickets.map(({ id }) => id)).toEqual([list[0]?.id])
    expect(value.refused).toEqual({
      ticket: list[1]?.id,
      code: 'insufficient_funds',
      message: 'The balance is too low for this amount.',
    })
    const poor = await buy(who, issue, [slip('ssc-position', '1|-|-|-|-')])
    expect(poor.code).toBe('insufficient_funds')
  })

  it('is given back ticket by ticket while the sale is on, by its buyer alone', async () => {
    const [who, other] = [await member(1_000n), await member(0n)]
    const issue = await issueOf('always-five-5-minutes')
    const { value } = await buy(who, issue, [slip('ssc-position', '0|-|-|-|-')])
    const id = value.tickets[0]?.id ?? ''
    expect((await call(own.cancelLotteryTicket, other, { id, payload: {} })).code).toBe('not_found')
    expect((await call(own.getLotteryTicket, other, { id })).code).toBe('not_found')
    const back = await call(own.cancelLotteryTicket, who, { id, payload: {} })
    expect(back.value.ticket).toMatchObject({ state: 'cancelled', mayCancel: false })
    expect((await call(getBalance, who)).value.balance).toBe('1000')
  })
})

describe('[LO32] a draw', () => {
  it('is seen in results, opened numbers and the ticket, which says why it won; its proof draws it again', async () => {
    const who = await member(1_000_000n)
    const issue = await issueOf('vietnam-south')
    const every = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0'))
    const order = { unit: '1', multiple: 1, group: 1_900 }
    const play = (await call(contract.getPlayTable, who, { id: 'vietnam-south' })).value.tree
      .flatMap(({ plays }) => plays)
      .find(({ id }) => id === 'vns-lo2')
    expect(play).toBeDefined()
    const ordered = play?.mode === 'credit' ? { sum: '100' } : order
    const bought = await buy(who, issue, [slip('vns-lo2', every.join(' '), ordered)])
    const id = bought.value.tickets[0]?.id ?? ''
    await drawn(issue)
    const { ticket } = (await call(own.getLotteryTicket, who, { id })).value
    const draw = ticket.draw.join(' ')
    const judged = judge('vns-lo2', every.join(' '), draw)
    if (!judged.ok) throw new Error(judged.code)
    const hits = Object.fromEntries(ticket.tiers.map((tier) => [tier.tier, tier.hits]))
    expect(hits).toMatchObject(judged.value.hits)
    expect(ticket).toMatchObject({ state: 'won', revision: 1, verifiable: true, refunds: 0 })
    expect(BigInt(ticket.won) + BigInt(ticket.rebate)).toBe(BigInt(ticket.payout))

    const query = `number=${ticket.issue.number}`
    const results = await call(contract.listLotteryResults, who, { id: 'vietnam-south', query })
    expect(results.value.items.map((one) => one.draw)).toEqual([ticket.draw])
    const opened = await call(wire.listOpenedOfGame, who, { query: 'gameCode=vietnam-south' })
    expect(opened.value.numeros[0]).toMatchObject({
      gameName: 'Vietnam South',
      numero: ticket.issue.number,
      winningNumbers: ticket.draw,
    })
    const proof = (await call(contract.getDrawProof, who, { id: issue })).value
    const { drawing, issue: _, number: __, ...told } = proof
    const verified = verifyDraw({ ...told, drawing: drawing as Drawing, draw })
    expect(verified).toMatchObject({
      ok: true,
      value: { draw: ticket.draw, verdict: 'incomplete', missing: ['listed'] },
    })
  })

  it('that is past is found by its day and page by page, and a sale that is over is refused', async () => {
    const issue = await issueOf('vientiane-four')
    await drawn(issue)
    const all = await call(contract.listLotteryResults, 'member', { id: 'vientiane-four' })
    expect(all.value.items.length).toBeGreaterThan(0)
    const day = all.value.items[0]?.day ?? ''
    const ofDay = await call(contract.listLotteryResults, 'member', {
      id: 'vientiane-four',
      query: `day=${day}&limit=1`,
    })
    expect(ofDay.value.items).toEqual(all.value.items.slice(0, 1))
    const none = await call(contract.listLotteryResults, 'member', {
      id: 'vientiane-four',
      query: 'day=2020-01-01',
    })
    expect(none.value.items).toEqual([])
    const who = await member(1_000n)
    const late = await buy(who, issue, [slip('lao-run-top', '1', { sum: '100' })])
    expect(late.code).toBe('issue_closed')
    expect((await buy(who, makeId('iss'), [slip('lao-run-top', '1', { sum: '100' })])).code).toBe(
      'issue_unknown',
    )
  })
})

describe('[LO33] the product’s own calls', () => {
  it('give the lotteries of Vietnam with the issue on sale, and the numbers that were opened last', async () => {
    const query = 'prizeMode=SEA&device=WEB&lottoArea=VN&lottoType=Lott'
    const { value } = await call(wire.listVietnamMenus, 'member', { query })
    expect(value.gameMenus).toHaveLength(8)
    const north = value.gameMenus.find(({ gameCode }) => gameCode === 'vietnam-north')
    expect(north).toMatchObject({ accountTypeName: 'LOTTO_VN', vassalage: 'TCG_LOTTO_VN' })
    expect(north?.numero).toMatch(/^\d{8}-\d{4}$/)
    const last = await call(wire.listOpenedNumeros, 'member', { query: 'gameCode=vietnam-south' })
    expect(last.value.numeros.map(({ gameCode }) => gameCode)).toEqual(['vietnam-south'])
    const nobody = await call(wire.listOpenedOfGame, 'member', { query: 'gameCode=nobody' })
    expect(nobody.code).toBe('not_found')
  })

  it.each([
    ['ELOTT', 'always-five-5-minutes', '/lottery'],
    ['LOTT', 'always-five-morning', '/lottery'],
    ['SEA', 'vientiane-four', '/seaLottery'],
  ])('open a lottery of the mode %s, %s, at %s', async (prizeMode, gameCode, path) => {
    const query = `launchMode=LOTT&prizeMode=${prizeMode}&gameCode=${gameCode}&view=betting`
    const { value } = await call(launchLottery, await member(0n), { query })
    expect(value.kind).toBe('page')
    expect(value.path.startsWith(`${path}?gameCode=${gameCode}`)).toBe(true)
  })
})
