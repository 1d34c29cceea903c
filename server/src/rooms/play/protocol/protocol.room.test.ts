import { describe, expect, it } from 'vitest'
import type { ProviderWallet } from '@baize/contract/play/provider'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { testApp } from '../../../../testing/app.ts'
import { createLog } from '../../../platform/log.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { createKit, done } from '../../../sandbox/conformance/kit.ts'
import { ownPlatform } from '../../../sandbox/conformance/own-platform.ts'
import { seat as takeSeat } from '../../../sandbox/conformance/seat.ts'
import type { VendorFaults } from './deps.ts'
import { createProtocol } from './protocol.ts'
import { demoSandbox } from '../../../sandbox/provider/seed.ts'

const { app, db } = await testApp()
const { play, protocol, sandbox, ledger, wallet: purse, wagers } = app.rooms
if (sandbox === undefined) throw new Error('There is no sandbox.')
const kit = createKit(ownPlatform({ protocol, sandbox }, demoSandbox.vendor, '127.0.0.1'), 1)
const { wallet, fixture } = kit
const seat = (balance = '1000') => takeSeat(kit, { balance })

/** Another node of the same platform: what is in memory is its own. */
async function otherNode(faults?: VendorFaults): Promise<ProviderWallet> {
  const now = () => new Date()
  const node = createProtocol({
    db,
    now,
    ledger,
    wagers,
    wallet: purse,
    log: createLog('silent'),
    secret: 'a secret of tests, long enough for anyone',
    makeId: createIdMaker({ now, randomBytes: systemRandomBytes }),
    sessions: app.http.sessions,
    standings: { list: async () => new Map(), findCurrency: async () => 'PHP' },
    events: { write: async () => {} },
    brandCurrency: () => 'PHP',
    catalogue: protocol.inside.catalogue,
    faults,
  })
  await node.vendors.refresh()
  return node.walletFor(demoSandbox.vendor)
}

describe('a fault that is put on a vendor', () => {
  const strikes: string[] = []
  const node = (word: () => string) =>
    otherNode({
      isQuiet: () => word() === '',
      async strike(target, vendor) {
        strikes.push(`${target} ${vendor}`)
        return word()
      },
    })

  it('[Y32] is the answer to what it asks, moves nothing, and leaves the next try as it was', async () => {
    const at = await seat()
    const bet = at.bet()
    let word = 'insufficient_funds'
    const struck = await node(() => word)
    expect(await struck.bet(bet)).toMatchObject({ ok: false, code: 'insufficient_funds' })
    expect(strikes).toEqual([`vendors ${demoSandbox.vendor}`])
    await at.expectMoney('1000', 'after the fault')
    word = ''
    expect(done(await struck.bet(bet), 'The bet').repeated).toBe(false)
    expect(strikes).toHaveLength(1)
  })
})

describe('bets of one moment', () => {
  it('[Y16] of which one cannot be kept are all taken but that one, and nobody waits for it', async () => {
    const seats: Awaited<ReturnType<typeof seat>>[] = []
    while (seats.length < 12) seats.push(await seat())
    const bets = seats.map((at, place) =>
      place === 7 ? { ...at.bet(), detail: { note: 'a\u0000' } } : at.bet(),
    )
    const told = await Promise.allSettled(bets.map((bet) => wallet.bet(bet)))
    const kept = told.map((one) => one.status === 'fulfilled' && one.value.ok)
    expect(kept).toEqual(seats.map((_, place) => place !== 7))
    for (const [place, at] of seats.entries()) {
      await at.expectMoney(place === 7 ? '1000' : '900', `of player ${place}`)
    }
  })
})

describe('what cannot be kept', () => {
  it('[Y39] is refused for good, and moves nothing', async () => {
    const at = await seat()
    const bet = at.bet()
    for (let tries = 0; tries < 2; tries += 1) {
      const told = await wallet.bet({ ...bet, detail: { note: 'a\u0000' } })
      expect(told).toMatchObject({ ok: false, code: 'invalid_request' })
    }
    await at.expectMoney('1000', 'after both')
    expect(done(await wallet.bet(bet), 'The bet').repeated).toBe(false)
  })

  it('[Y39] in a batch is one item, and all others are done', async () => {
    const [one, other] = [await seat(), await seat()]
    const asks = [one.bet(), other.bet(), one.bet(), one.bet(), other.bet()]
    const items = asks.map((ask, place) => ({
      call: 'bet' as const,
      ask: place === 2 ? { ...ask, detail: { 'a\u0000': 1 } } : ask,
    }))
    const told = await wallet.batch({ requestId: 'req-batch', items })
    const codes = told.ok ? told.value.items.map((item) => (item.ok ? 'ok' : item.code)) : []
    expect(codes).toEqual(['ok', 'ok', 'invalid_request', 'ok', 'ok'])
    await one.expectMoney('800', 'of the player with the bad one')
    await other.expectMoney('800', 'of the other')
  })
})

describe('a server that dies', () => {
  const forget = (transaction: string) =>
    db.sql`update play.calls set answer = null where transaction = ${transaction}`

  it('[Y16] after the money moved and before the answer was kept does not move it again', async () => {
    const at = await seat()
    const [bet, win] = [at.bet(), at.win({ roundClosed: true })]
    done(await wallet.bet(bet), 'A bet')
    const first = done(await wallet.win(win), 'A win')
    await forget(bet.transactionId)
    await forget(win.transactionId)
    expect(done(await wallet.win(win), 'It again')).toEqual({ ...first, repeated: true })
    expect(done(await wallet.bet(bet), 'The bet again').repeated).toBe(true)
    const status = done(await wallet.transactionStatus(at.status('win', win.transactionId)), 'It')
    expect(status).toMatchObject({ status: 'done' })
    await at.expectMoney('1050', 'after all')
  })

  it('[Y16] after a rollback gives nothing back twice', async () => {
    const at = await seat()
    const bet = at.bet()
    done(await wallet.bet(bet), 'A bet')
    const rollback = at.rollback(bet.transactionId)
    done(await wallet.rollback(rollback), 'A rollback')
    await forget(rollback.transactionId)
    expect(done(await wallet.rollback(rollback), 'It again')).toMatchObject({ moved: '100' })
    await at.expectMoney('1000', 'after all')
  })

  it('[Y19] between bet and win leaves a round that the sweep ends by its rule', async () => {
    for (const [staleRounds, cash] of [
      ['settle', '900'],
      ['void', '1000'],
      ['show', '900'],
    ] as const) {
      const at = await seat()
      done(await wallet.bet(at.bet()), 'A bet')
      await fixture.setPolicy({ change: { staleRounds } })
      await fixture.sweep({})
      const round = await fixture.round({ player: at.player, round: at.round })
      const swept = { settle: 'settled', void: 'voided', show: 'shown' }[staleRounds]
      expect(round).toMatchObject({ swept, state: staleRounds === 'show' ? 'open' : 'closed' })
      await at.expectMoney(cash, `after ${staleRounds}`)
      // A win that comes late is paid where the bet was not given back.
      const late = await wallet.win(at.win())
      expect(late.ok).toBe(staleRounds !== 'void')
    }
  })
})

describe('two nodes', () => {
  it('[Y16] [Y17] pay as if they were one', async () => {
    const other = await otherNode()
    const at = await seat()
    const bet = at.bet()
    const bets = await Promise.all([wallet, other, wallet, other].map((node) => node.bet(bet)))
    expect(bets.filter((one) => one.ok && !one.value.repeated)).toHaveLength(1)
    const same = at.win()
    const wins = Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? other : wallet).win(at.win({ amount: '10' })),
    )
    const repeats = Array.from({ length: 10 }, (_, index) => (index % 2 ? other : wallet).win(same))
    const answers = await Promise.all([...wins, ...repeats])
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
    await at.expectMoney('1150', 'after eleven wins')
  })

  it('[Y18] let no bet land on a round that the other closes', async () => {
    const other = await otherNode()
    for (let times = 0; times < 10; times += 1) {
      const at = await seat()
      done(await wallet.bet(at.bet()), 'A bet')
      const bets = Array.from({ length: 4 }, () => other.bet(at.bet()))
      const [end, ...outcomes] = await Promise.all([wallet.endRound(at.endRound()), ...bets])
      expect(end?.ok).toBe(true)
      const refused = outcomes.filter(({ ok }) => !ok).length
      const seen = await fixture.round({ player: at.player, round: at.round })
      expect(seen.state).toBe('closed')
      const all = await wagers.listWagers(at.player as MemberId)
      const open = all.filter(({ status }) => status === 'open')
      expect(open).toHaveLength(0)
      await at.expectMoney(String(900 - (4 - refused) * 100), 'after the race')
    }
  })
})

describe('a session', () => {
  it('[Y20] is opened by a launch token once, and by its own vendor', async () => {
    const { player } = await fixture.makePlayer({ balance: '10' })
    const { games } = await fixture.listGames({})
    const { token: launchToken } = await fixture.launch({ player, game: games[0] ?? '' })
    const ask = { requestId: 'r', launchToken }
    expect((await wallet.authenticate(ask)).ok).toBe(true)
    expect(await wallet.authenticate(ask)).toMatchObject({ code: 'token_invalid' })
    expect(await wallet.authenticate({ ...ask, launchToken: 'x' })).toMatchObject({ ok: false })
  })

  it('[Y20] is of one vendor', async () => {
    const at = await seat()
    const arcade = play.walletFor('ARCADE')
    expect(await arcade.bet(at.bet())).toMatchObject({ code: 'token_invalid' })
    expect(await play.walletFor('NOBODY').bet(at.bet())).toMatchObject({ code: 'vendor_unknown' })
  })

  it('[Y20] is over when nothing came for too long', async () => {
    const at = await seat()
    await db.sql`update play.sessions set seen_at = seen_at - interval '2 hours'
      where member = ${at.player}`
    expect(await wallet.bet(at.bet())).toMatchObject({ code: 'session_over' })
    const rows = await db.sql`
      select from play.sessions where member = ${at.player} and closed_at is not null`
    expect(rows).toHaveLength(1)
  })

  it('[Y20] is in no table by its token', async () => {
    const at = await seat()
    const rows = await db.sql<{ row: string }>`
      select row_to_json(sessions)::text as row from play.sessions where member = ${at.player}`
    expect(rows.some(({ row }) => row.includes(at.token))).toBe(false)
  })
})

describe('many calls in one', () => {
  it('are done in their order, and one that is refused stops no other', async () => {
    const at = await seat('150')
    const [bet, much] = [at.bet(), at.bet({ amount: '900' })]
    const win = at.win({ amount: '40', betTransactionId: bet.transactionId })
    const { items } = done(
      await wallet.batch({
        requestId: 'b',
        items: [
          { call: 'bet', ask: bet },
          { call: 'bet', ask: much },
          { call: 'win', ask: win },
          { call: 'rollback', ask: at.rollback(much.transactionId) },
        ],
      }),
      'A batch',
    )
    expect(items.map((item) => (item.ok ? item.value.moved : item.code))).toEqual([
      '-100',
      'insufficient_funds',
      '40',
      '0',
    ])
    await at.expectMoney('90', 'after the batch')
  })
})

it('[Y19] a bet that was refused leaves no round behind', async () => {
  const at = await seat('50')
  expect(await wallet.bet(at.bet())).toMatchObject({ code: 'insufficient_funds', balance: '50' })
  expect(await db.sql`select from play.rounds where round = ${at.round}`).toHaveLength(0)
})

it('[Y18] a spin of one id writes neither a round nor, for ids of ours, a call', async () => {
  const at = await seat()
  const roundId = kit.id('round')
  done(await wallet.betWin(at.betWin({ roundId, transactionId: roundId })), 'A spin')
  expect(await db.sql`select from play.rounds where round = ${roundId}`).toHaveLength(0)
  const seen = await fixture.round({ player: at.player, round: roundId })
  expect(seen).toMatchObject({ state: 'closed', stake: '100', payout: '150' })
})
