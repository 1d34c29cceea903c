import { createAdjustment } from '@baize/contract/wallet/adjustments'
import { exchangeSeeds, openArcade, playRound } from '@baize/contract/arcade/arcade'
import { getSharedTable } from '@baize/contract/arcade/shared-table'
import { listDeskGames } from '@baize/contract/catalogue/catalogue-desk'
import { listAnnouncements } from '@baize/contract/content/content'
import { createDeposit, listDepositMethods } from '@baize/contract/cashier/deposits'
import { launchDemo, launchGame } from '@baize/contract/play/launch'
import { getPlayReport } from '@baize/contract/play/play-report'
import { getProfit, listAccountRecord, listBets } from '@baize/contract/wagers/records'
import { whitelabelDocument } from '@baize/contract/system/system-settings'
import { transferToUpline } from '@baize/contract/cashier/upline'
import { getMerchantWallet, transferBetweenPockets } from '@baize/contract/wallet/wallet'
import { addPayee, createWithdrawal } from '@baize/contract/cashier/withdrawals'
import type { Id } from '@baize/kernel/ids'
import { businessDay } from '@baize/kernel/time'
import { describe, expect, it } from 'vitest'
import { emptyBuild } from '../../testing/built-pages.ts'
import { paymentPassword } from '../../testing/money-out-app.ts'
import { openPage } from '../../testing/sockets.ts'
import { testWiredApp } from '../../testing/wired-app.ts'

/** Each word that `games.ts`, `offer.ts`, `records.ts` and `pages.ts` give, through the platform as it runs. */
const { app, call, member, makeId, tokenOf, now, db, server, ...test } = await testWiredApp(
  {},
  { buildDir: emptyBuild() },
)
const origin = await server.listen({ port: 0, host: '127.0.0.1' })
const { protocol, wallet } = app.rooms
const currency = 'PHP'
const zone = 'Asia/Manila'
const soon = { timeout: 15_000, interval: 50 }

test.moveToNight()
const today = businessDay(now(), zone)

const titleOf = (model: string) => db.sql.one<{ nodeId: number }>`
  select node_id::integer as "nodeId" from catalogue.games where model = ${model} limit 1`
const dice = await titleOf('dice')

async function openTable(who: Id<'mem'>, { nodeId } = dice) {
  const opened = await call(launchGame, who, { payload: { nodeId } })
  const token = new URL(opened.value.frame?.url ?? '', origin).searchParams.get('token') ?? ''
  const table = (await call(openArcade, who, { payload: { token } })).value
  const { session, nextSeed } = table
  const own = { session, clientSeed: 'of-the-browser', commitment: nextSeed.commitment }
  expect((await call(exchangeSeeds, who, { payload: own })).code).toBe('')
  return table
}

describe('a game', () => {
  it('[AR4] is opened, played and written down by all who hear of it', async () => {
    const who = await member(1_000_000n)
    const table = await openTable(who)
    expect(table.player).toMatch(/^mo\*+/)
    const { session, stakes } = table
    const choice = { side: 'under', target: 5_000 }
    const round = { session, request: 'request-1', stake: stakes.usual, choice }
    expect((await call(playRound, who, { payload: round })).code).toBe('')

    const [bet] = (await call(listBets, who)).value.items
    expect(bet?.recallUrl).toMatch(/^\/arcade\/recall\?wager=wgr_/)
    const profit = async () =>
      (await call(getProfit, who)).value.days.filter(({ bets }) => bets > 0).map(({ day }) => day)
    await expect.poll(profit, soon).toEqual([today])
    const report = async () => {
      const query = `from=${today}&to=${today}`
      return JSON.stringify((await call(getPlayReport, 'risk', { query })).value)
    }
    await expect.poll(report, soon).toContain(`"staked":"${stakes.usual}"`)
    const kept = async () => await db.sql`select day::text as day from rtp.days`
    await expect.poll(kept, soon).toEqual([{ day: today }])
    const query = 'sort=rounds&limit=1'
    const [first] = (await call(listDeskGames, 'content', { query })).value.items
    expect(first).toMatchObject({ nodeId: dice.nodeId, roundsToday: 1 })
  })

  it('[Y8] is tried for fun only while the brand offers it', async () => {
    const { live } = (await call(whitelabelDocument.calls.get, 'admin')).value
    const tree = live.content.tree.map(({ childrenNodes, ...group }) => ({
      ...group,
      childrenNodes: childrenNodes.map((node) =>
        node.modId === 'FREEPLAY3' ? { ...node, enabled: '0' as const } : node,
      ),
    }))
    const demo = async () =>
      (await call(launchDemo, 'member', { payload: { nodeId: dice.nodeId } })).code
    expect(await demo()).toBe('')
    expect(await test.publish('content', whitelabelDocument, { tree })).toBe('')
    expect(await demo()).toBe('not_enabled')
  })

  it('[P22] that all play at once tells everybody who is there', async () => {
    const who = await member(1_000n)
    const page = await openPage(origin, await tokenOf(who), 'shared:crash')
    const { session } = await openTable(who, await titleOf('crash'))
    const look = async () => (await call(getSharedTable, who, { payload: { session } })).code
    await expect.poll(look, soon).toBe('')
    await page.hears('shared.phase')
  })
})

it('[RP9] the account record has the money of every room, under the names that people know', async () => {
  const above = await member(0n)
  const who = await member(900_000n, { uplineId: above })
  const { methods } = (await call(listDepositMethods, who)).value
  const method = methods.find(({ kind }) => kind === 'bank')?.id
  const order = { id: makeId('dep'), method, amount: '50000', currency }
  await call(createDeposit, who, { payload: order })
  const account = { institution: 'CHALKLINE', holder: 'Maria Reyes', number: '70012345' }
  const payee = { id: makeId('pye'), ...account, paymentPassword }
  await call(addPayee, who, { payload: payee })
  const asked = { id: makeId('wdr'), payee: payee.id, amount: '20000', currency, paymentPassword }
  await call(createWithdrawal, who, { payload: asked })
  const up = { id: makeId('upl'), amount: '5000', currency, note: '', paymentPassword }
  await call(transferToUpline, who, { payload: up })
  const adjusted = { id: makeId('adj'), member: who, direction: 'credit', kind: 'other' }
  const payload = { ...adjusted, amount: '7', currency, reason: 'A test' }
  await call(createAdjustment, 'finance', { payload })

  expect(wallet.isSingle()).toBe(true)
  await db.sql`
    update play.vendors set policy = jsonb_set(policy, '{walletMode}', '"transfer"')
    where key = 'ARCADE'`
  await protocol.vendors.refresh()
  const { vendors } = (await call(getMerchantWallet, who)).value
  expect(vendors).toEqual([{ code: 'ARCADE', name: 'Arcade' }])
  const moved = { id: makeId('trf'), from: 'cash', to: 'vendor:ARCADE', amount: '900', currency }
  expect((await call(transferBetweenPockets, who, { payload: moved })).code).toBe('')

  const { items } = (await call(listAccountRecord, who)).value
  expect(items.map(({ kind }) => kind).toSorted()).toEqual([
    'adjustment',
    'deposit',
    'transfer',
    'upline',
    'withdrawal',
  ])
  expect(items.find(({ kind }) => kind === 'transfer')?.about).toContain('Arcade')
})

it('[N1] an announcement says its moment in the zone of the brand', async () => {
  const { list } = (await call(listAnnouncements, 'member')).value
  for (const { startsAt, startDateStr } of list) {
    const inZone = new Date(startsAt).toLocaleString('sv-SE', { timeZone: zone })
    expect(startDateStr).toBe(inZone)
  }
  expect(list.length).toBeGreaterThan(0)
})

describe('a page', () => {
  const bootOf = (html: string) =>
    JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as Record<string, unknown>

  it('[S17] of the site comes with its name, its state and what home shows first', async () => {
    await db.sql`
      update play.vendors set policy = jsonb_set(policy, '{launchUrl}', '"https://games.example/"')
      where key = 'ARCADE'`
    await protocol.vendors.refresh()
    const { body, headers } = await server.inject('/home')
    expect(body).toContain('<title>Baize</title>')
    const { status, vendors, hot, banners, notices } = bootOf(body)
    expect(status).toMatchObject({ status: 0 })
    for (const part of [vendors, hot, banners, notices]) expect(part).toBeTypeOf('object')
    expect(headers['content-security-policy']).toContain('https://games.example')
  })

  it('[S17] of the console comes with the brand and the key to seal with', async () => {
    const { body } = await server.inject('/ops/')
    expect(bootOf(body)).toMatchObject({
      brand: { name: 'Baize', zone },
      sealKey: { kid: expect.any(String) as string },
    })
  })
})
