import { describe, expect, it } from 'vitest'
import type { Game } from '@baize/contract/catalogue/catalogue'
import { listPopular } from '@baize/contract/catalogue/catalogue'
import {
  listDeskVendors,
  testLaunches,
  testVendors,
} from '@baize/contract/catalogue/catalogue-desk'
import type { DeskVendor, LaunchTest } from '@baize/contract/catalogue/catalogue-desk'
import { clearRecent, listRecent, type RecentGame } from '@baize/contract/catalogue/favourites'
import { launchDemo, launchGame, launchLottery } from '@baize/contract/play/launch'
import type { Launch, MaintenanceHint } from '@baize/contract/play/launch'
import type { Role } from '@baize/contract/roles'
import type { Endpoint } from '@baize/contract/endpoint'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { testApp } from '../../../testing/app.ts'
import * as offers from '../../../testing/offers.ts'
import { createLog } from '../../platform/log.ts'
import { createCatalogue } from '../catalogue/catalogue.ts'
import { createPlay, type FrameRequest, type PlayDeps } from './play.ts'
import { createProtocol, type ProtocolNeeds } from './protocol/protocol.ts'

const { app, server, db, tokenFor, defects } = await testApp()
const { play } = app.rooms
const { endSessionsOf, offeredGame, offeredGames, setAccountState, setOffered, setVendorDown } =
  offers

type Call = Pick<Endpoint, 'method' | 'path'>

const sessions = new Map<Role, string>()
async function ask<T>({ method, path }: Call, input: object = {}, role?: Role) {
  if (role && !sessions.has(role)) sessions.set(role, await tokenFor(role))
  const query = new URLSearchParams(input as Record<string, string>).toString()
  const reply = await server.inject({
    method,
    url: method === 'POST' ? path : `${path}?${query}`,
    headers: role ? { authorization: `Bearer ${sessions.get(role)}` } : {},
    ...(method === 'POST' ? { payload: input } : {}),
  })
  return { status: reply.statusCode, ...reply.json<{ code: string; value: T }>() }
}

const launch = (input: object, role: Role = 'member') => ask<Launch>(launchGame, input, role)

const gamesOf = (vendor: string, category: string, limit: number) =>
  offeredGames(db, { vendor, category }, limit)
const gameOf = (vendor: string, category: string) => offeredGame(db, { vendor, category })

const slot = await gameOf('HARLOW', 'RNG')
const table = await gameOf('HARLOW', 'LIVE')
const lottery = await gameOf('TCG_LOTTO_VN', 'LOTT')

const recent = async () =>
  (await ask<{ list: RecentGame[] }>(listRecent, {}, 'member')).value.list.map(
    ({ game }) => game.nodeId,
  )

/** Waits until this node shows what the table says. */
async function untilLaunch(input: object, code: string): Promise<void> {
  await expect.poll(async () => (await launch(input)).code, { timeout: 5_000 }).toBe(code)
}

const setGame = (nodeId: number, to: 'down' | 'off' | 'open', until: Date | null = null) =>
  setOffered(db, nodeId, to, until)

describe('the gates of a launch', () => {
  it('[Y1] ask a visitor to log in and a trial account for a real one, before anything else', async () => {
    expect(await ask(launchGame, { nodeId: 1 })).toMatchObject({ code: 'sign_in_required' })
    expect(await launch({ nodeId: 1 }, 'trial')).toMatchObject({
      status: 403,
      code: 'in_need_true_account',
    })
  })

  it.each([
    ['a game', { nodeId: 999_999_999 }],
    ['a vendor', { vassalage: 'NOBODY' }],
    ['a category of a vendor', { vassalage: 'KITE', gameType: 'LIVE' }],
    ['nothing', {}],
  ])('[Y1] do not know %s that is not there', async (_, input) => {
    expect(await launch(input)).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('[Y2] offer up to six open games of the category instead of one in maintenance', async () => {
    const until = new Date(Date.now() + 3_600_000)
    await setGame(slot.nodeId, 'down', until)
    await untilLaunch({ nodeId: slot.nodeId }, 'game_under_maintenance')
    const { value } = await launch({ nodeId: slot.nodeId, language: 'PT' })
    const { until: told, recommended } = value as unknown as MaintenanceHint
    expect(told).toBe(until.toISOString())
    expect(recommended).toHaveLength(6)
    expect(
      recommended.every((g) => g.gameType === 'RNG' && !g.maintenance && g.nodeId !== slot.nodeId),
    ).toBe(true)
    await setGame(slot.nodeId, 'open')
    await untilLaunch({ nodeId: slot.nodeId }, '')
  })

  it('[Y2] offer games of other vendors when the vendor is in maintenance', async () => {
    await setVendorDown(db, 'KITE', true)
    await untilLaunch({ vassalage: 'KITE', gameType: 'FISH' }, 'game_under_maintenance')
    const { value } = await launch({ vassalage: 'KITE', gameType: 'FISH' })
    const { until, recommended } = value as unknown as MaintenanceHint
    expect(until).toBe('')
    expect(recommended).toHaveLength(6)
    expect(recommended.every((g) => g.gameType === 'FISH' && g.vassalage !== 'KITE')).toBe(true)
    await setVendorDown(db, 'KITE', false)
    await untilLaunch({ vassalage: 'KITE', gameType: 'FISH' }, '')
  })

  it('[Y1] are closed for what is switched off', async () => {
    await setGame(table.nodeId, 'off')
    await untilLaunch({ nodeId: table.nodeId }, 'product_closed')
    expect(await launch({ nodeId: table.nodeId })).toMatchObject({ status: 409 })
    await setGame(table.nodeId, 'open')
    await untilLaunch({ nodeId: table.nodeId }, '')
  })

  it.each([
    ['locked', 'member_locked'],
    ['closed', 'member_closed'],
  ])('[Y1] are closed last of all for an account that is %s', async (state, code) => {
    const set = (to: string) => setAccountState(db, 'mem_member', to)
    await set(state)
    expect(await launch({ nodeId: slot.nodeId })).toMatchObject({ status: 403, code })
    expect(await launch({ nodeId: 999_999_999 })).toMatchObject({ code: 'not_found' })
    await set('open')
  })
})

describe('the way of a launch', () => {
  it.each([
    ['TCG_LOTTO_VN', '', 'page', '/vnLottery'],
    ['TCG_SEA', '', 'page', '/seaLottery'],
    ['LOTT', '', 'page', '/lottery'],
    ['ELOTT', '', 'page', '/lottery'],
    ['KITE', 'RNG', 'page', '/rng?vassalage=KITE'],
    ['KITE', 'FISH', 'list', ''],
    ['SV3', '', 'list', ''],
  ])('[Y3] of the vendor %s in %j is a %s %s', async (vassalage, gameType, kind, path) => {
    const { value } = await launch({ vassalage, gameType, isGame: 'VASSALAGE' })
    expect(value).toMatchObject({ kind, path, vassalage, game: null, frame: null, reason: '' })
  })

  it('[Y3] of a lottery is its page', async () => {
    const { value } = await launch({ nodeId: lottery.nodeId })
    expect(value).toMatchObject({ kind: 'page', path: `/vnLottery?gameCode=${lottery.code}` })
  })

  it('[Y4] of a game that nobody can run yet has no frame and says why', async () => {
    const { value } = await launch({ nodeId: table.nodeId })
    expect(value).toMatchObject({
      kind: 'frame',
      frame: null,
      reason: 'engine_not_ready',
      game: { nodeId: table.nodeId },
      demo: false,
    })
  })

  it('[Y9] says which pocket pays', async () => {
    const { value } = await launch({ nodeId: slot.nodeId })
    expect(value.wallet).toEqual({ isSingle: true, pocket: 'cash', vendor: '' })
  })

  it('[Y11] of the call for lotteries carries every field to the page', async () => {
    const input = {
      launchMode: 'LOTT',
      lottoArea: 'VN',
      prizeMode: 'LOTT',
      gameCode: lottery.code,
      view: 'betting',
      device: 'WEB',
      backUrl: '/lott?x=1',
      language: 'PT',
    }
    const { value } = await ask<Launch>(launchLottery, input, 'member')
    const [page, query] = value.path.split('?')
    const { launchMode: _, ...carried } = input
    expect(page).toBe('/vnLottery')
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual(carried)
    const bare = { launchMode: 'LOTT', gameCode: lottery.code }
    expect((await ask<Launch>(launchLottery, bare, 'member')).value.path).toContain('/vnLottery?')
    const other = { ...bare, prizeMode: 'SEA' }
    expect(await ask(launchLottery, other, 'member')).toMatchObject({ code: 'not_found' })
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'lobby'])(
    '[Y11] leads back to this site and never to %s',
    async (backUrl) => {
      expect(await launch({ nodeId: slot.nodeId, backUrl })).toMatchObject({
        status: 400,
        code: 'invalid_input',
      })
    },
  )
})

describe('what was opened', () => {
  it('[Y6] comes first, each game once, and can be cleared', async () => {
    await ask(clearRecent, {}, 'member')
    const [one, two, three] = await gamesOf('ORCHARD', 'RNG', 3)
    for (const game of [one, two, three, one]) await launch({ nodeId: game?.nodeId })
    expect(await recent()).toEqual([one?.nodeId, three?.nodeId, two?.nodeId])
    expect((await ask(clearRecent, {}, 'member')).value).toEqual({ cleared: 3 })
    expect(await recent()).toEqual([])
  })

  it('[Y6] is kept for the last fifty games; what is refused or only a vendor is not noted', async () => {
    for (const { nodeId } of await gamesOf('NINE_MILE', 'RNG', 53)) await launch({ nodeId })
    await launch({ vassalage: 'KITE' })
    await launch({ nodeId: 999_999_999 })
    const kept = await recent()
    expect(kept).toHaveLength(50)
    expect(new Set(kept).size).toBe(50)
    expect(
      await db.sql`select count(*)::int as rows from play.recent where member = 'mem_member'`,
    ).toEqual([{ rows: 50 }])
    const few = await ask<{ list: RecentGame[] }>(listRecent, { limit: '6' }, 'member')
    expect(few.value.list.map(({ game }) => game.nodeId)).toEqual(kept.slice(0, 6))
    expect(Date.parse(few.value.list[0]?.openedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  it('[Y7] by most members is popular; hot games and those of the category fill the rest', async () => {
    const popular = async (input: object) =>
      (await ask<{ list: Game[] }>(listPopular, input)).value.list
    const [liked] = (await gamesOf('SV3', 'COCKFIGHT', 2)).slice(1)
    await db.sql`
      insert into play.openings (day, node_id, members)
      values (current_date, ${liked?.nodeId ?? 0}, 5)`
    const derbies = await popular({ gameType: 'COCKFIGHT' })
    expect(derbies[0]?.nodeId).toBe(liked?.nodeId)
    expect(derbies).toHaveLength(7)
    expect(new Set(derbies.map(({ nodeId }) => nodeId)).size).toBe(7)
    const all = await popular({ limit: '60' })
    expect(all).toHaveLength(60)
    expect(all[0]?.nodeId).toBe(liked?.nodeId)
    expect(await popular({ gameType: 'CHESS' })).toEqual([])
  })

  it('[Y7] counts once a day for a member', async () => {
    const game = await gameOf('UMBER', 'RNG')
    for (let times = 0; times < 3; times += 1) await launch({ nodeId: game?.nodeId })
    await launch({ nodeId: game?.nodeId }, 'agent')
    expect(
      await db.sql`select members from play.openings where node_id = ${game?.nodeId ?? 0}`,
    ).toEqual([{ members: 2 }])
  })
})

describe('free play', () => {
  const demo = (nodeId: number) => ask<Launch>(launchDemo, { nodeId })
  it('[Y8] opens a slot for a visitor, without a member and without a trace', async () => {
    const { value } = await demo(slot.nodeId)
    expect(value).toMatchObject({ kind: 'frame', demo: true, reason: '', wallet: { pocket: '' } })
    expect(value.frame?.url).toContain('demo=1')
  })

  it('[Y8] is not offered by every game', async () => {
    expect(await demo(table.nodeId)).toMatchObject({ status: 403, code: 'no_free_play' })
    expect(await demo(999_999_999)).toMatchObject({ code: 'not_found' })
  })
})

describe('a house with other settings', () => {
  const now = () => new Date()
  const log = createLog('silent')
  const other = async (isFreePlayOn: boolean) => {
    const deps = {
      db,
      log,
      now,
      secret: 'a secret of tests, long enough for anyone',
      makeId: createIdMaker({ now, randomBytes: systemRandomBytes }),
      sessions: app.http.sessions,
      standings: {
        list: async () => new Map([['mem_member', { type: 0, state: 'open' }]]),
        findCurrency: async () => 'PHP',
      },
      events: { write: async () => {} },
      ledger: app.rooms.ledger,
      wagers: app.rooms.wagers,
      brandCurrency: () => 'PHP',
      catalogue: await createCatalogue({ db, log }),
      wallet: {
        ...app.rooms.wallet,
        isSingle: () => false,
        listVendors: () => [{ code: 'ACME', name: 'Acme Games' }],
        pocketFor: (vendor) => `vendor:${vendor}`,
      },
      isFreePlayOn: () => isFreePlayOn,
      listDemo: async () => [],
    } satisfies ProtocolNeeds & Omit<PlayDeps, 'protocol'>
    return createPlay({ ...deps, protocol: createProtocol(deps) })
  }
  const how = { wanted: { nodeId: slot.nodeId }, language: 'EN', device: '', backUrl: '' } as const

  it('[Y8] that offers no free play opens none', async () => {
    expect(await (await other(false)).launchDemo(how)).toMatchObject({ code: 'not_enabled' })
    expect(await (await other(true)).launchDemo(how)).toMatchObject({ ok: true })
  })

  it('[Y9] in which a vendor keeps the money names the pocket to fill', async () => {
    const player = { member: 'mem_member', sessionId: 'ses_1' }
    const own = await other(true)
    // Nobody runs it yet, so nobody else than the wallet pays.
    expect(await own.launch({ ...how, player })).toMatchObject({
      value: { wallet: { isSingle: false, pocket: 'cash', vendor: '' } },
    })
    own.addTarget({
      name: 'test',
      vendorOf: () => 'ACME',
      opens: () => true,
      address: async () => '/',
      probe: async () => '/',
    })
    expect(await own.launch({ ...how, player })).toMatchObject({
      value: { wallet: { isSingle: false, pocket: 'vendor:ACME', vendor: 'Acme Games' } },
    })
  })
})

describe('a frame', () => {
  const asked: FrameRequest[] = []
  let isOut = false
  play.addTarget({
    name: 'test',
    vendorOf: () => 'ARCADE',
    opens: ({ game }) => game.vendor === 'SV3',
    address: async (request) => {
      asked.push(request)
      return `/arcade/${request.offer.game.code}?token=${request.token}`
    },
    probe: async ({ game }) => {
      if (isOut) throw new Error('no answer')
      return `/arcade/${game.code}`
    },
  })

  const tokenOf = ({ value }: { value: Launch }) =>
    new URL(value.frame?.url ?? '', 'http://localhost').searchParams.get('token') ?? ''
  const launchOne = async () => {
    const { nodeId } = await gameOf('SV3', 'COCKFIGHT')
    return await launch({ nodeId, device: 'WEB', backUrl: '/rng', language: 'KO' })
  }

  it('[Y5] opens with a token that is kept nowhere', async () => {
    const launched = await launchOne()
    expect(launched.value).toMatchObject({ kind: 'frame', reason: '' })
    expect(Date.parse(launched.value.frame?.expiresAt ?? '') - Date.now()).toBeLessThan(60_001)
    const token = tokenOf(launched)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(asked.at(-1)).toMatchObject({ token, language: 'KO', backUrl: '/rng', demo: false })
    const rows = await db.sql<{ row: string }>`
      select row_to_json(launches)::text as row from play.launches`
    expect(rows.some(({ row }) => row.includes(token))).toBe(false)
  })

  it('[Y5] opens once', async () => {
    const token = tokenOf(await launchOne())
    const tries = await Promise.all(Array.from({ length: 20 }, () => play.redeem(token)))
    const opened = tries.filter(({ ok }) => ok)
    expect(opened).toHaveLength(1)
    expect(opened[0]).toMatchObject({
      value: { member: 'mem_member', language: 'KO', device: 'WEB', offer: { isShown: true } },
    })
    expect(await play.redeem(token)).toMatchObject({ code: 'launch_over' })
  })

  it('[Y5] opens within a minute', async () => {
    const token = tokenOf(await launchOne())
    await db.sql`
      update play.launches set created_at = created_at - interval '61 seconds',
        expires_at = expires_at - interval '61 seconds' where used_at is null`
    expect(await play.redeem(token)).toMatchObject({ code: 'launch_over' })
  })

  it('[Y5] opens while the session lasts', async () => {
    const token = tokenOf(await launchOne())
    await endSessionsOf(db, 'mem_member')
    sessions.delete('member')
    expect(await play.redeem(token)).toMatchObject({ code: 'launch_over' })
  })

  it.each(['', 'short', 'x'.repeat(43), 'ü'.repeat(43), 'x'.repeat(10_000)])(
    '[Y5] does not open for %j',
    async (token) => {
      expect(await play.redeem(token)).toMatchObject({ code: 'launch_over' })
    },
  )

  it('[Y8] opens for nobody in free play', async () => {
    const token = tokenOf(await ask<Launch>(launchDemo, { nodeId: slot.nodeId }))
    expect(await play.redeem(token)).toMatchObject({ ok: true, value: { member: null } })
  })

  it('[Y10] is tested by an operator without leaving anything behind', async () => {
    const count = async () =>
      (await db.sql.one<{ count: number }>`select count(*)::int as count from play.launches`).count
    const before = await count()
    const ready = await gameOf('SV3', 'COCKFIGHT')
    const nodeIds = [ready.nodeId, table.nodeId, lottery.nodeId]
    const test = () => ask<{ items: LaunchTest[] }>(testLaunches, { nodeIds }, 'content')
    expect((await test()).value.items).toMatchObject([
      { nodeId: ready.nodeId, outcome: 'opens', address: `/arcade/${ready.code}` },
      { nodeId: table.nodeId, outcome: 'engine_not_ready', address: '' },
      { outcome: 'opens', address: `/vnLottery?gameCode=${lottery.code}` },
    ])
    isOut = true
    expect((await test()).value.items[0]).toMatchObject({ outcome: 'failed', address: '' })
    isOut = false
    expect(await count()).toBe(before)
    const unknown = await ask(testLaunches, { nodeIds: [999_999_999] }, 'content')
    expect(unknown).toMatchObject({ code: 'not_found' })
  })

  it('[Y10] is tested for every vendor by a game that is open and that somebody runs', async () => {
    const test = async () =>
      (await ask<{ items: LaunchTest[] }>(testVendors, {}, 'auditor')).value.items
    const tests = await test()
    const { items } = (await ask<{ items: DeskVendor[] }>(listDeskVendors, {}, 'auditor')).value
    const brings = items.filter(({ games, gamesDisabled }) => games > gamesDisabled)
    expect(tests.map(({ vendor }) => vendor).toSorted()).toEqual(
      brings.map(({ code }) => code).toSorted(),
    )
    const ofHarlow = (all: readonly LaunchTest[]) => all.find(({ vendor }) => vendor === 'HARLOW')
    const harlow = async () => ofHarlow(await test())
    const first = await offeredGame(db, { category: 'RNG', vendor: 'HARLOW' })
    // Its live tables come first in the menu, and nobody runs them.
    expect(ofHarlow(tests)).toMatchObject({ nodeId: first.nodeId, outcome: 'opens' })
    // Seldom: the call may be made so often in a minute.
    const soon = { timeout: 8_000, interval: 1_000 }
    await setOffered(db, first.nodeId, 'down')
    await expect.poll(async () => (await harlow())?.nodeId, soon).not.toBe(first.nodeId)
    expect(await harlow()).toMatchObject({ outcome: 'opens' })
    await setVendorDown(db, 'HARLOW', true)
    await expect.poll(async () => (await harlow())?.outcome, soon).toBe('maintenance')
    await setVendorDown(db, 'HARLOW', false)
    await setOffered(db, first.nodeId, 'open')
  })

  it('[Y5] is forgotten a day after its end', async () => {
    await db.sql`
      update play.launches set created_at = created_at - interval '2 days',
        expires_at = expires_at - interval '2 days'`
    await db.sql`
      insert into play.openings (day, node_id, members)
      values (current_date - 40, ${slot.nodeId}, 1)`
    const { count } = await db.sql.one<{ count: number }>`
      select count(*)::int as count from play.launches`
    expect(await db.transaction((tx) => play.sweep(tx))).toBe(count + 1)
  })

  it('none of all this was a defect', () => {
    expect(defects).toEqual([])
  })
})
