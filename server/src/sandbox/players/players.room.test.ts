import { describe, expect, it } from 'vitest'
import { listWinners, type Winner } from '@baize/contract/wagers/winners'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { testApp } from '../../../testing/app.ts'
import { createLog } from '../../platform/log.ts'
import { createCatalogue } from '../../rooms/catalogue/catalogue.ts'
import { seedDemoMoney } from '../../rooms/wallet/wallet.ts'
import { openDemoPlayers, type Pace } from './players.ts'

const { app, server, db, defects } = await testApp()
const { ledger, wallet, members, play, arcade } = app.rooms
const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
const catalogue = await createCatalogue({ db, log: createLog('silent') })

const open = (pace: Partial<Pace>) =>
  openDemoPlayers({
    db,
    log: createLog('silent'),
    members,
    sessions: app.http.sessions,
    catalogue,
    play,
    arcade,
    fund: (ids) => seedDemoMoney({ db, ledger, wallet }, ids),
    makeRequest: () => makeId('req'),
    pace: { restMs: 0, burstMs: 320, usualMs: 600_000, burst: 24, ...pace },
  })

const countRounds = async () =>
  (
    await db.sql.one<{ n: number }>`
      select count(*)::integer as n from wagers.wagers
      join identity.members on members.id = wagers.member
      where wagers.status = 'settled' and members.demo`
  ).n
const soon = { timeout: 30_000, interval: 200 }

describe('the players of the demo', () => {
  it('are not there where they are switched off', async () => {
    expect(await db.sql`select id from identity.members where account like 'demo\\_%'`).toEqual([])
    expect(await countRounds()).toBe(0)
  })

  it('play real rounds that are settled, marked as demo, and stop when told to', async () => {
    const players = await open({})
    await expect.poll(countRounds, soon).toBeGreaterThanOrEqual(20)
    await players.stop()
    const played = await countRounds()
    const left = await db.sql`select id from wagers.wagers where status = 'open'`
    expect(left).toEqual([])
    const made = await db.sql<{ demo: boolean; hash: string | null }>`
      select demo, password_hash as hash from identity.members where account like 'demo\\_%'`
    expect(made).toHaveLength(8)
    expect(made.every(({ demo, hash }) => demo && hash === null)).toBe(true)
    await new Promise((rest) => setTimeout(rest, 1_000))
    expect(await countRounds()).toBe(played)
  })

  it('win what the board shows, each with the word that it is a demo', async () => {
    const board = async () => {
      const reply = await server.inject(listWinners.path)
      return reply.json<{ value: { list: Winner[] } }>().value.list
    }
    const won = await db.sql<{ id: string }>`
      select id from wagers.wagers where status = 'settled' and payout > stake`
    await expect.poll(async () => (await board()).length, soon).toBe(won.length)
    expect((await board()).every(({ demo }) => demo)).toBe(true)
  })

  it('are the same after a start, and fill nothing twice', async () => {
    const before = await countRounds()
    const players = await open({ usualMs: 3_000 })
    await expect.poll(countRounds, soon).toBeGreaterThan(before)
    await new Promise((rest) => setTimeout(rest, 1_500))
    await players.stop()
    // One round, and then the pause of every day; a burst would have played five.
    expect(await countRounds()).toBeLessThanOrEqual(before + 2)
    const made = await db.sql`select id from identity.members where account like 'demo\\_%'`
    expect(made).toHaveLength(8)
  })

  it('leave the books proven, and no defect', async () => {
    expect((await ledger.proveFully()).holds).toBe(true)
    expect(defects).toEqual([])
  })
})
