import { createIdMaker } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import { describe, expect, it } from 'vitest'
import { listWinners, type Winner } from '@baize/contract/wagers/winners'
import { testApp } from '../../../../testing/app.ts'
import {
  addAccount,
  offeredGame,
  offeredGames,
  setOffered,
  type OfferedGame,
} from '../../../../testing/offers.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Product } from '../wagers.ts'

const { app, server, db, defects } = await testApp()
const { ledger, wallet, wagers } = app.rooms
const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
const currency = 'PHP'

async function memberNamed(account: string): Promise<MemberId> {
  const id = makeId('mem')
  await addAccount(db, { id, account, currency })
  await db.transaction(async (tx) => {
    const clearing = { owner: 'clearing:test', kind: 'clearing', currency } as const
    const { id: debit } = await ledger.openAccount(tx, clearing)
    const { id: credit } = await wallet.openPocket(id, 'cash', tx)
    const legs = [{ debit, credit, amount: money(1_000_000n, currency) }]
    const posted = await ledger.post(tx, { id: makeId('trf'), reason: 'deposit', legs })
    if (!posted.ok) throw new Error(posted.code)
  })
  return id
}

const member = await memberNamed('marisol9')

const [slot, second] = await offeredGames(db, { category: 'RNG' }, 2)
const fish = await offeredGame(db, { category: 'FISH' })
if (!slot || !second) throw new Error('The catalogue has no slots.')
const first: OfferedGame = slot

const key = (provider = 'test') => ({ provider, transaction: makeId('txn') })

/** Stakes and settles for real; gives the transaction of the stake. */
async function play(
  stake: bigint,
  payout: bigint,
  game: OfferedGame = first,
  product: Product = 'RNG',
  provider = 'test',
) {
  const staked = key(provider)
  const call = { key: staked, member, product, vendor: game.vendor, game: game.code, round: 'r' }
  const begun = await wagers.stake({ ...call, amount: money(stake, currency) })
  if (!begun.ok) throw new Error(begun.code)
  const of = { stake: staked.transaction }
  const ended = await wagers.settle({
    key: key(provider),
    member,
    of,
    payout: money(payout, currency),
  })
  if (!ended.ok) throw new Error(ended.code)
  return { of, wager: begun.value.wager ?? '' }
}

async function board(query = ''): Promise<Winner[]> {
  const reply = await server.inject(`${listWinners.path}?${query}`)
  return reply.json<{ value: { list: Winner[] } }>().value.list
}

const amounts = async (query = '') => (await board(query)).map(({ winAmount }) => Number(winAmount))
const soon = { timeout: 15_000, interval: 200 }

describe('the winner board', () => {
  it('[G16] is empty while nobody has won', async () => {
    await play(100n, 0n)
    await play(100n, 100n)
    expect(await board()).toEqual([])
  })

  it('[G16] shows what was settled, the highest first, by its payout', async () => {
    await play(100n, 500n)
    await play(100n, 900n, second)
    await play(100n, 700n, fish, 'FISH')
    await expect.poll(amounts, soon).toEqual([900, 700, 500])
    const [highest] = await board('language=EN')
    expect(highest).toMatchObject({
      customerName: 'ma***9',
      gameName: second.name,
      currency,
      vassalage: second.vendor,
      gameType: 'RNG',
    })
    expect(highest?.iconUrl).toMatch(/^\/art\/v1\//)
  })

  it('[G16] is that of one category, and as long as asked', async () => {
    expect(await amounts('gameCategory=FISH')).toEqual([700])
    expect(await amounts('gameCategory=ALL&limitNum=2')).toEqual([900, 700])
    expect(await amounts('gameCategory=CHESS')).toEqual([])
    const bad = await server.inject(`${listWinners.path}?limitNum=1000`)
    expect(bad.statusCode).toBe(400)
  })

  it('[G25] shows nothing that players of the conformance kit won', async () => {
    await play(100n, 99_000n, first, 'RNG', 'SANDBOX')
    await play(100n, 98_000n, first, 'RNG', 'SANDBOX_TRANSFER')
    await play(100n, 101n, first)
    await expect.poll(amounts, soon).toEqual([900, 700, 500, 101])
    await db.sql`delete from wagers.wins where payout = 101`
    await expect.poll(amounts, soon).toEqual([900, 700, 500])
  })

  it('[G25] says of each win whether it is of the demo', async () => {
    expect((await board()).map(({ demo }) => demo)).toEqual([false, false, false])
  })

  it('[G17] holds no name that is not masked', async () => {
    const rows = await db.sql<{ row: string }>`
      select row_to_json(wins)::text as row from wagers.wins`
    expect(rows).toHaveLength(3)
    expect(rows.filter(({ row }) => row.includes('marisol') || row.includes(member))).toEqual([])
  })

  it('[G18] follows a correction, up, down and away', async () => {
    const { of } = await play(100n, 200n)
    const correct = (payout: bigint) =>
      wagers.resettle({
        key: key(),
        member,
        of,
        payout: money(payout, currency),
        reason: 'The vendor counted again',
      })
    await expect.poll(amounts, soon).toEqual([900, 700, 500, 200])
    expect(await correct(1_000n)).toMatchObject({ ok: true })
    await expect.poll(amounts, soon).toEqual([1_000, 900, 700, 500])
    expect(await correct(50n)).toMatchObject({ ok: true })
    await expect.poll(amounts, soon).toEqual([900, 700, 500])
  })

  it('[G16] of today comes before that of the week', async () => {
    await db.sql`
      update wagers.wins set settled_at = settled_at - interval '2 days' where payout = 900`
    await expect.poll(() => amounts('limitNum=2'), soon).toEqual([700, 500])
    expect(await amounts('limitNum=3')).toEqual([900, 700, 500])
    await db.sql`
      update wagers.wins set settled_at = settled_at - interval '6 days' where payout = 900`
    await expect.poll(() => amounts('limitNum=3'), soon).toEqual([700, 500])
  })

  it('[G18] leaves out a game that is switched off', async () => {
    await setOffered(db, fish.nodeId, 'off')
    await expect.poll(amounts, soon).toEqual([500])
    await setOffered(db, fish.nodeId, 'open')
    await expect.poll(amounts, soon).toEqual([700, 500])
  })

  it('[G16] keeps a win when two hundred others are higher only if it could be shown', async () => {
    await db.sql`
      insert into wagers.wins
        (wager, customer, product, vendor, game, currency, payout, settled_at)
      select 'wgr_0' || lpad(n::text, 25, '0'), 'xx***x', 'PVP', ${slot.vendor}, ${slot.code},
        ${currency}, 10000 + n, now()
      from generate_series(1, 200) as n`
    const pvp = await offeredGame(db, { category: 'PVP' })
    const low = await play(100n, 5_000n, pvp, 'PVP')
    const high = await play(100n, 50_000n, pvp, 'PVP')
    const kept = async () =>
      (
        await db.sql<{ wager: string }>`
          select wager from wagers.wins where wager in (${low.wager}, ${high.wager})`
      ).map(({ wager }) => wager)
    await expect.poll(kept, soon).toEqual([high.wager])
  })

  it('[G16] forgets after a week', async () => {
    await db.sql`update wagers.wins set settled_at = now() - interval '8 days' where payout = 500`
    const { removeWinsBefore } = await import('./store.ts')
    const before = new Date(Date.now() - 7 * 86_400_000)
    expect(await db.transaction((tx) => removeWinsBefore(tx, before))).toBe(2)
  })

  it('none of all this was a defect', () => {
    expect(defects).toEqual([])
  })
})
