import { describe, expect, it } from 'vitest'
import type { Game, Lane } from '@baize/contract/catalogue/catalogue'
import { listGames, listHotGames, listVendors } from '@baize/contract/catalogue/catalogue'
import * as contract from '@baize/contract/catalogue/catalogue-desk'
import type { DeskGame, DeskVendor, ListedGame } from '@baize/contract/catalogue/catalogue-desk'
import type { Endpoint } from '@baize/contract/endpoint'
import { businessDay } from '@baize/kernel/time'
import { testApp } from '../../../../testing/app.ts'
import { addPlayed, lastEntry } from '../../../../testing/offers.ts'

const { server, db, tokenFor, defects } = await testApp()
const token = await tokenFor('content')

type Call = Pick<Endpoint, 'method' | 'path'>
type Input = Record<string, unknown>

async function ask<T>({ method, path }: Call, input: Input = {}) {
  const inPath = Object.keys(input).filter((name) => path.includes(`:${name}`))
  const url = inPath.reduce((all, name) => all.replace(`:${name}`, String(input[name])), path)
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name)))
  const reply = await server.inject({
    method,
    url: method === 'GET' ? `${url}?${new URLSearchParams(rest as Record<string, string>)}` : url,
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'GET' ? {} : { payload: rest }),
  })
  return { status: reply.statusCode, ...reply.json<{ code: string; value: T }>() }
}

const reason = 'As agreed with the vendor'
const change = <T>(endpoint: Call, input: Input) => ask<T>(endpoint, { reason, ...input })

const lastAudit = () => lastEntry(db)
const edition = async () =>
  (await db.sql.one<{ number: number }>`select number from catalogue.edition`).number

const games = async (input: Input = {}) =>
  (
    await ask<{ items: ListedGame[]; next: string | null; total: number }>(
      contract.listDeskGames,
      input,
    )
  ).value
const vendors = async (input: Input = {}) =>
  (await ask<{ items: DeskVendor[]; edition: number }>(contract.listDeskVendors, input)).value
const gameOf = async (nodeId: number) => (await games({ search: String(nodeId) })).items[0]

/** The machine may be busy with other tests. */
const soon = { timeout: 5_000 }

const later = new Date(Date.now() + 3_600_000).toISOString()

async function shownGames(query: string): Promise<Game[]> {
  const reply = await server.inject(`${listGames.path}?${query}`)
  return reply.json<{ value: { games: Game[] } }>().value.games
}

describe('vendors at the desk', () => {
  it('[C24] come in their order with what they bring', async () => {
    const { items, edition: number } = await vendors()
    expect(number).toBe(await edition())
    expect(items).toHaveLength(31)
    expect(items[0]).toMatchObject({
      code: 'HARLOW',
      position: 1,
      enabled: true,
      maintenance: false,
      maintenanceUntil: null,
      games: 1224,
      gamesInMaintenance: 0,
      gamesDisabled: 0,
      categories: [
        { category: 'LIVE', position: 1, games: 44 },
        { category: 'RNG', position: 1, games: 1180 },
      ],
    })
    expect((await vendors({ search: 'kit' })).items.map(({ code }) => code)).toEqual(['KITE'])
    expect((await vendors({ category: 'COCKFIGHT' })).items).toHaveLength(2)
    expect((await vendors({ search: '%' })).items).toEqual([])
    expect((await vendors({ status: 'maintenance' })).items).toEqual([])
  })

  it('[C23] a maintenance is one commit with its audit entry and a new edition', async () => {
    const before = await edition()
    const changed = await change<DeskVendor>(contract.changeVendor, {
      code: 'KITE',
      maintenance: true,
      maintenanceUntil: later,
    })
    expect(changed.value).toMatchObject({ maintenance: true, maintenanceUntil: later })
    expect(await edition()).toBeGreaterThan(before)
    const entry = await lastAudit()
    expect(entry).toMatchObject({ action: 'vendor.changed', object: 'vendor KITE', reason })
    expect(entry.before).toEqual({ maintenance: false, maintenanceUntil: null })
    expect(entry.after).toEqual({ maintenance: true, maintenanceUntil: later })
    const card = async () => {
      const { value } = (await server.inject(listVendors.path)).json<{
        value: { data: { lanes: Lane[] } }
      }>()
      return value.data.lanes.flatMap(({ cards }) => cards).find((one) => one.vassalage === 'KITE')
    }
    await expect.poll(card, soon).toMatchObject({ maintenance: true, maintenanceUntil: later })
    const [game] = await shownGames('gameType=RNG&vassalage=KITE&pageSize=1')
    expect(game).toMatchObject({ maintenance: true, maintenanceUntil: later })
    expect((await games({ vendor: 'KITE', status: 'maintenance' })).total).toBe(1024)
  })

  it('[C27] the time goes with the maintenance', async () => {
    const changed = await change<DeskVendor>(contract.changeVendor, {
      code: 'KITE',
      maintenance: false,
    })
    expect(changed.value).toMatchObject({ maintenance: false, maintenanceUntil: null })
  })

  it('[C16] one that is switched off is shown nowhere', async () => {
    await change(contract.changeVendor, { code: 'SV3', enabled: false })
    await expect.poll(() => shownGames('gameType=COCKFIGHT'), soon).toHaveLength(3)
    expect((await vendors({ status: 'disabled' })).items.map(({ code }) => code)).toEqual(['SV3'])
    await change(contract.changeVendor, { code: 'SV3', enabled: true })
    await expect.poll(() => shownGames('gameType=COCKFIGHT'), soon).toHaveLength(7)
  })

  it.each([
    ['what it is already', { code: 'KITE', enabled: true }, 'nothing_changed'],
    ['nothing', { code: 'KITE' }, 'nothing_changed'],
    ['an unknown one', { code: 'NOBODY', enabled: false }, 'not_found'],
    ['the name of another', { code: 'KITE', name: 'Harlow' }, 'name_taken'],
    [
      'an end in the past',
      { code: 'KITE', maintenance: true, maintenanceUntil: '2020-01-01T00:00:00Z' },
      'ends_in_past',
    ],
    ['no reason', { code: 'KITE', enabled: false, reason: '' }, 'invalid_input'],
  ])('[C23] %s is refused and leaves no trace', async (_, input, code) => {
    const before = await edition()
    expect(await change(contract.changeVendor, input)).toMatchObject({ code })
    expect(await edition()).toBe(before)
  })

  it('[C24] are put in order, in a category or everywhere; those left out follow', async () => {
    const ordered = await change<{ codes: string[] }>(contract.orderVendors, {
      category: 'ESPORTS',
      codes: ['TF'],
    })
    expect(ordered.value.codes).toEqual(['TF', 'IMES'])
    const everywhere = await change<{ codes: string[] }>(contract.orderVendors, {
      codes: ['BAIZE', 'KITE'],
    })
    expect(everywhere.value.codes.slice(0, 4)).toEqual(['BAIZE', 'KITE', 'HARLOW', 'NINE_MILE'])
    expect(await lastAudit()).toMatchObject({ action: 'vendors.ordered', object: 'vendors' })
    expect(await change(contract.orderVendors, { codes: ['BAIZE'] })).toMatchObject({
      code: 'nothing_changed',
    })
    expect(await change(contract.orderVendors, { codes: ['NOBODY'] })).toMatchObject({
      code: 'not_found',
    })
    expect(
      await change(contract.orderVendors, { category: 'ESPORTS', codes: ['KITE'] }),
    ).toMatchObject({ code: 'not_found' })
  })
})

describe('games at the desk', () => {
  it('[C24] come page by page, each once, in the order of the lobby', async () => {
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof games>> = await games({
        category: 'LIVE',
        limit: '50',
        ...(cursor === '' ? {} : { cursor }),
      })
      expect(page.total).toBe(184)
      seen.push(...page.items.map(({ nodeId }) => nodeId))
      cursor = page.next
    }
    const live = await shownGames('gameType=LIVE&pageSize=200')
    expect(seen).toEqual(live.map(({ nodeId }) => nodeId))
  })

  it('[C24] are found by name in any language, by code, by id, and by what they are', async () => {
    const one = async (search: string) => (await games({ search })).items.map((g) => g.code)
    expect(await one('sweet lant')).toContain('sweet-lantern')
    expect(await one('甘い灯籠')).toEqual(['sweet-lantern'])
    expect(await one('sweet-lantern')).toContain('sweet-lantern')
    expect(await one("'; drop table catalogue.games; --")).toEqual([])
    expect((await games({ label: 'HOT' })).total).toBe(60)
    expect((await games({ category: 'RNG', label: 'JACKPOT', vendor: 'MXWIN' })).total).toBe(
      (await games({ classify: 'JP', vendor: 'MXWIN' })).total,
    )
    expect((await games({ cursor: 'nonsense', limit: '1' })).items).toHaveLength(1)
    const [game] = (await games({ search: 'sweet-lantern' })).items
    expect(game).toMatchObject({ vendor: 'HARLOW', hotPosition: 1, demo: true, enabled: true })
    expect(game?.engine).not.toBe('')
    expect(await gameOf(game?.nodeId ?? 0)).toEqual(game)
  })

  it('[C28] say what their model declares', async () => {
    const declared = async (category: string, engine: string) =>
      (await games({ category, limit: '100' })).items
        .filter((game) => game.engine === engine)
        .map(({ declaredBps }) => declaredBps)
    const slots = await declared('RNG', 'lines')
    expect(slots.length).toBeGreaterThan(10)
    expect(slots.every((bps) => bps !== null && bps > 8_000 && bps < 9_900)).toBe(true)
    expect(new Set(await declared('LIVE', 'live-table'))).toEqual(new Set([null]))
  })

  it('[C29] come by what was played today, each once, and the rest in the order of the lobby', async () => {
    const shown = await games({ category: 'LIVE', limit: '60' })
    const [zero, one, , , , five] = shown.items
    const today = businessDay(new Date(), 'Asia/Manila')
    if (!zero || !one || !five) throw new Error('There are too few tables.')
    await addPlayed(db, five, { day: today, currency: 'PHP', rounds: 30 })
    await addPlayed(db, five, { day: today, currency: 'JPY', rounds: 5 })
    await addPlayed(db, one, { day: today, currency: 'PHP', rounds: 12 })
    await addPlayed(db, zero, { day: '2020-01-01', currency: 'PHP', rounds: 900 })
    const sorted = { category: 'LIVE', sort: 'rounds' }
    const first = await games({ ...sorted, limit: '1' })
    expect(first.items).toMatchObject([{ nodeId: five.nodeId, roundsToday: 35 }])
    const second = await games({ ...sorted, limit: '2', cursor: first.next ?? '' })
    expect(second.items).toMatchObject([
      { nodeId: one.nodeId, roundsToday: 12 },
      { nodeId: zero.nodeId, roundsToday: 0 },
    ])
    const rest = await games({ ...sorted, limit: '40', cursor: second.next ?? '' })
    const seen = [...first.items, ...second.items, ...rest.items].map(({ nodeId }) => nodeId)
    expect(new Set(seen).size).toBe(43)
    expect(rest.total).toBe(shown.total)
    const lobby = shown.items.map(({ nodeId }) => nodeId)
    const others = lobby.filter((nodeId) => !seen.slice(0, 3).includes(nodeId))
    expect(seen.slice(3)).toEqual(others.slice(0, 40))
    const inOrder = await games({ category: 'LIVE', limit: '6' })
    expect(inOrder.items.map(({ roundsToday }) => roundsToday)).toEqual([0, 12, 0, 0, 0, 35])
  })

  it('[C23] a change of one is audited with what changed', async () => {
    const [game] = (await games({ search: 'sweet-lantern' })).items
    const { nodeId = 0, names } = game ?? {}
    const changed = await change<DeskGame>(contract.changeGame, {
      nodeId,
      names: { ...names, EN: ' Sweeter  Lantern ' },
      aliases: [' SL ', 'the  lantern', 'SL'],
      labels: ['NEW'],
      minBet: '5',
      lines: 0,
      demo: false,
    })
    expect(changed.value).toMatchObject({
      names: { EN: 'Sweeter Lantern' },
      aliases: ['SL', 'the lantern'],
      labels: ['NEW'],
      minBet: '5',
      lines: 0,
      demo: false,
    })
    expect({ ...(await gameOf(nodeId)), approvalId: null }).toEqual({
      ...changed.value,
      roundsToday: 0,
    })
    const entry = await lastAudit()
    expect(entry).toMatchObject({
      action: 'game.changed',
      object: `game ${nodeId} Sweet Lantern of HARLOW`,
    })
    expect(entry.after).toMatchObject({ minStake: '5', demo: false, lines: null })
    await expect
      .poll(async () => (await shownGames('gameType=HOT&pageSize=1'))[0], soon)
      .toMatchObject({ gameName: 'Sweeter Lantern', minBet: '5', demo: false })
  })

  it.each([
    ['no English name', { names: { JA: '灯籠' } }, 'field_invalid'],
    ['the name of another of its vendor', { names: { EN: 'SPEED BACCARAT A' } }, 'name_taken'],
    ['a bet of nothing', { minBet: '0' }, 'invalid_input'],
    ['an unknown label', { labels: ['HOT'] }, 'invalid_input'],
    ['nothing', {}, 'nothing_changed'],
    ['an end in the past', { maintenanceUntil: '2020-01-01T00:00:00Z' }, 'ends_in_past'],
  ])('[C26] %s is refused', async (_, input, code) => {
    const nodeId = (await games({ label: 'HOT', vendor: 'HARLOW' })).items[0]?.nodeId
    expect(await change(contract.changeGame, { nodeId, ...input })).toMatchObject({ code })
  })

  it('[C23] several are changed together or not at all', async () => {
    const { items } = await games({ vendor: 'TIDAL', category: 'FISH', limit: '5' })
    const nodeIds = items.map(({ nodeId }) => nodeId)
    const wanted = { addLabels: ['NEW'], maintenance: true, maintenanceUntil: later }
    const missing = await change(contract.changeGames, {
      nodeIds: [...nodeIds, 999_999_999],
      ...wanted,
    })
    expect(missing).toMatchObject({ code: 'not_found' })
    expect(await gameOf(nodeIds[0] ?? 0)).toMatchObject({ maintenance: false })
    expect((await change(contract.changeGames, { nodeIds, ...wanted })).value).toEqual({
      changed: 5,
    })
    expect(await lastAudit()).toMatchObject({ action: 'games.changed', object: '5 games' })
    expect(await change(contract.changeGames, { nodeIds, ...wanted })).toMatchObject({
      code: 'nothing_changed',
    })
    expect((await games({ vendor: 'TIDAL', status: 'maintenance' })).total).toBe(5)
    await change(contract.changeGames, { nodeIds, removeLabels: ['NEW'], maintenance: false })
    expect(await gameOf(nodeIds[0] ?? 0)).toMatchObject({ labels: [], maintenanceUntil: null })
  })

  it('[C24] one moves to a place, and those between by one', async () => {
    const order = async () => (await games({ category: 'PVP', limit: '6' })).items
    const before = await order()
    const ids = before.map(({ nodeId }) => nodeId)
    const [a, b, c, d, e] = ids
    const down = await change<DeskGame>(contract.moveGame, { nodeId: a, position: 4 })
    expect(down.value.position).toBe(4)
    expect((await order()).map(({ nodeId }) => nodeId).slice(0, 5)).toEqual([b, c, d, a, e])
    await change(contract.moveGame, { nodeId: a, position: 1 })
    expect((await order()).map(({ nodeId, position }) => [nodeId, position])).toEqual(
      before.map(({ nodeId, position }) => [nodeId, position]),
    )
    const last = await change<DeskGame>(contract.moveGame, { nodeId: a, position: 1_000_000 })
    expect(last.value.position).toBe(38)
    expect(await change(contract.moveGame, { nodeId: a, position: 1_000_000 })).toMatchObject({
      code: 'nothing_changed',
    })
  })
})

describe('the hot list at the desk', () => {
  const hot = async () =>
    (await ask<{ items: DeskGame[] }>(contract.getHotList)).value.items.map(({ nodeId }) => nodeId)

  it('[C25] is replaced whole, in its order, and shown', async () => {
    const was = await hot()
    expect(was).toHaveLength(60)
    const nodeIds = [
      was[2],
      was[0],
      (await games({ vendor: 'MXWIN', limit: '1' })).items[0]?.nodeId,
    ]
    const set = await change<{ items: DeskGame[] }>(contract.setHotList, { nodeIds, was })
    expect(set.value.items.map(({ nodeId, hotPosition }) => [nodeId, hotPosition])).toEqual(
      nodeIds.map((nodeId, index) => [nodeId, index + 1]),
    )
    expect(await hot()).toEqual(nodeIds)
    expect(await lastAudit()).toMatchObject({ action: 'hot_list.changed' })
    const shown = async () => {
      const reply = await server.inject(listHotGames.path)
      return reply.json<{ value: { list: Game[] } }>().value.list.map(({ nodeId }) => nodeId)
    }
    await expect.poll(shown, soon).toEqual(nodeIds)
  })

  it('[C25] is not replaced by somebody who saw another', async () => {
    const was = await hot()
    const [first = 0, second = 0] = was
    expect(
      await change(contract.setHotList, { nodeIds: [second, first], was: [first] }),
    ).toMatchObject({ code: 'changed_meanwhile' })
    expect(await change(contract.setHotList, { nodeIds: was, was })).toMatchObject({
      code: 'nothing_changed',
    })
    expect(await change(contract.setHotList, { nodeIds: [999_999_999], was })).toMatchObject({
      code: 'not_found',
    })
    expect(await hot()).toEqual(was)
    expect((await change(contract.setHotList, { nodeIds: [], was })).status).toBe(200)
    expect(await hot()).toEqual([])
  })

  it('[C23] twenty changes at the same moment are twenty editions and twenty entries', async () => {
    const { items } = await games({ vendor: 'WEAVER', category: 'RNG', limit: '20' })
    const before = await edition()
    const done = await Promise.all(
      items.map(({ nodeId }) => change(contract.changeGame, { nodeId, aliases: ['all at once'] })),
    )
    expect(done.map(({ status }) => status)).toEqual(items.map(() => 200))
    expect(await edition()).toBe(before + 20)
  })

  it('none of all this was a defect', () => {
    expect(defects).toEqual([])
  })
})
