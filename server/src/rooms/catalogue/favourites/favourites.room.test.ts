import { describe, expect, it } from 'vitest'
import type { Game } from '@baize/contract/catalogue/catalogue'
import * as contract from '@baize/contract/catalogue/favourites'
import type { Endpoint } from '@baize/contract/endpoint'
import { testApp } from '../../../../testing/app.ts'
import { mostFavourites } from './favourites.ts'

const { server, db, tokenFor, defects } = await testApp()
const tokens = { member: await tokenFor('member'), agent: await tokenFor('agent') }

const [first, second, third] = (
  await db.sql<{ nodeId: number; vendor: string; category: string }>`
    select node_id::integer as "nodeId", vendor, category from catalogue.games
    where category in ('RNG', 'LIVE') order by category desc, position limit 3`
).map((game) => game)
if (!first || !second || !third) throw new Error('The catalogue has no games.')

type Call = Pick<Endpoint, 'method' | 'path'>

async function ask(
  { method, path }: Call,
  input: object = {},
  who: keyof typeof tokens = 'member',
) {
  const query = new URLSearchParams(input as Record<string, string>).toString()
  const reply = await server.inject({
    method,
    url: method === 'POST' ? path : `${path}?${query}`,
    headers: { authorization: `Bearer ${tokens[who]}` },
    ...(method === 'POST' ? { payload: input } : {}),
  })
  return { status: reply.statusCode, ...reply.json<{ code: string; value: unknown }>() }
}

const add = (nodeId: number, more: object = {}) => ask(contract.addFavourite, { nodeId, ...more })
const remove = (nodeId: number) => ask(contract.removeFavourite, { nodeId })
const ids = async (who?: keyof typeof tokens) =>
  ((await ask(contract.listFavouriteIds, {}, who)).value as { nodeIds: number[] }).nodeIds
type Page = { content: Game[]; pageNum: number; totalPages: number; total: number }
const list = async (input: object = {}) => (await ask(contract.listFavourites, input)).value as Page

describe('favourites', () => {
  it('[C21] are added once however often, and come newest first', async () => {
    expect(await ids()).toEqual([])
    expect((await add(first.nodeId)).value).toEqual({ nodeId: first.nodeId, favourite: true })
    await add(second.nodeId)
    await add(third.nodeId, { vendor: third.vendor, gameType: third.category })
    expect(await add(first.nodeId)).toMatchObject({ status: 200 })
    expect(await ids()).toEqual([third.nodeId, second.nodeId, first.nodeId])
  })

  it('[C21] are of one member', async () => {
    expect(await ids('agent')).toEqual([])
  })

  it('[C21] come as pages of games, of one category if asked', async () => {
    const all = await list({ pageSize: 999 })
    expect(all).toMatchObject({ pageNum: 1, totalPages: 1, total: 3 })
    expect(all.content.map(({ nodeId }) => nodeId)).toEqual(await ids())
    const pages = await list({ pageSize: 2, pageNum: 2, gameType: 'RNG', language: 'JA' })
    expect(pages).toMatchObject({ pageNum: 2, totalPages: 2, total: 3 })
    expect(pages.content).toHaveLength(1)
    expect(await list({ gameType: 'FISH' })).toMatchObject({ content: [], total: 0 })
    expect(await list({ gameType: 'CHESS' })).toMatchObject({ content: [], total: 0 })
    expect(await list({ pageNum: 9 })).toMatchObject({ content: [], total: 3 })
  })

  it('[C21] are listed under the wire’s names, also where a token stands in the query, which opens nothing', async () => {
    const url = '/wps/relay/MCSFE_getFavoriteGamesList?pageSize=999&gameType=RNG&token='
    const asked = (token: string, headers: Record<string, string> = {}) =>
      server.inject({ method: 'GET', url: `${url}${token}`, headers })
    const authorization = `Bearer ${tokens.member}`
    const listed = await asked('anything', { authorization })
    expect(listed.json<{ value: Page }>().value).toMatchObject({ pageNum: 1, total: 3 })
    expect((await asked(tokens.member)).statusCode).toBe(401)
    expect(contract.addFavourite.path).toBe('/wps/relay/MCSFE_addFavoriteGameV2')
    expect(contract.removeFavourite.path).toBe('/wps/relay/MCSFE_removeFavoriteGameV2')
  })

  it('[C21] are taken away once however often', async () => {
    expect((await remove(second.nodeId)).value).toEqual({
      nodeId: second.nodeId,
      favourite: false,
    })
    expect(await remove(second.nodeId)).toMatchObject({ status: 200 })
    expect(await ids()).toEqual([third.nodeId, first.nodeId])
  })

  it.each([
    ['that does not exist', { nodeId: 999_999_999 }],
    ['of another vendor than is said', { nodeId: second.nodeId, vendor: 'NOBODY' }],
    ['of another category than is said', { nodeId: second.nodeId, gameType: 'FISH' }],
  ])('[C21] a game %s is none', async (_, input) => {
    expect(await ask(contract.addFavourite, input)).toMatchObject({ code: 'not_found' })
  })

  it('[C21] a game that is switched off is none until it is on again', async () => {
    const set = (enabled: boolean) =>
      db.sql`update catalogue.games set enabled = ${enabled} where node_id = ${first.nodeId}`
    await set(false)
    await expect.poll(() => ids(), { timeout: 5_000 }).toEqual([third.nodeId])
    expect(await add(first.nodeId)).toMatchObject({ code: 'not_found' })
    await set(true)
    await expect.poll(() => ids(), { timeout: 5_000 }).toEqual([third.nodeId, first.nodeId])
  })

  it('[C21] have an end', async () => {
    await db.sql`
      insert into catalogue.favourites (member, node_id, added_at)
      select 'mem_member', node_id, now() from catalogue.games
      where node_id <> ${second.nodeId} order by node_id limit ${mostFavourites}
      on conflict do nothing`
    expect(await add(second.nodeId)).toMatchObject({ status: 409, code: 'too_many_favourites' })
    expect(await add(first.nodeId)).toMatchObject({ status: 200 })
    expect(await ids()).toHaveLength(mostFavourites)
  })

  it('none of all this was a defect', () => {
    expect(defects).toEqual([])
  })
})
