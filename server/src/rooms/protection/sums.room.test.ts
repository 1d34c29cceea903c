import { createIdMaker } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import type { Endpoint, ReplyOf } from '@baize/contract/endpoint'
import * as calls from '@baize/contract/protection/protection'
import { systemRandomBytes } from '@baize/kernel/random'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addAccount, offeredGames } from '../../../testing/offers.ts'
import { createProtection } from './protection.ts'

const { app, db, server, tokenFor } = await testApp()
const { ledger, wallet, wagers, members } = app.rooms
const currency = 'PHP'
const now = () => new Date()
const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })

const member = makeId('mem')
await addAccount(db, { id: member, account: 'marisol9', currency })

async function ask<E extends Endpoint>({ method, path }: E, token: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` }
  const reply = await server.inject({ method, url: path, headers, ...(payload && { payload }) })
  expect(reply.statusCode).toBe(200)
  return reply.json<{ value: ReplyOf<E> }>().value
}

/** Pays in, and loses a part of it at a slot. */
async function lose(paidIn: bigint, lost: bigint) {
  await db.transaction(async (tx) => {
    const clearing = { owner: 'clearing:test', kind: 'clearing', currency } as const
    const { id: debit } = await ledger.openAccount(tx, clearing)
    const { id: credit } = await wallet.openPocket(member, 'cash', tx)
    const legs = [{ debit, credit, amount: money(paidIn, currency) }]
    const posted = await ledger.post(tx, { id: makeId('trf'), reason: 'deposit', legs })
    if (!posted.ok) throw new Error(posted.code)
  })
  const [slot] = await offeredGames(db, { category: 'RNG' }, 1)
  if (slot === undefined) throw new Error('The catalogue has no slots.')
  const key = () => ({ provider: 'test', transaction: makeId('txn') })
  const staked = key()
  const about = { vendor: slot.vendor, game: slot.code, round: 'r', product: 'RNG' } as const
  const begun = await wagers.stake({ ...about, member, key: staked, amount: money(lost, currency) })
  if (!begun.ok) throw new Error(begun.code)
  const of = { stake: staked.transaction }
  const ended = await wagers.settle({ key: key(), member, of, payout: money(0n, currency) })
  if (!ended.ok) throw new Error(ended.code)
}

it('[PR16] what was lost and what is in the wallet are the sums of the rooms that know them', async () => {
  const person = { kind: 'member', id: member, name: 'marisol9', roles: ['member'] } as const
  const token = await db.transaction((tx) =>
    app.http.sessions.open(tx, { ...person, ip: '127.0.0.1', userAgent: 'test' }),
  )
  const limit = { kind: 'loss', period: 'day', amount: '50000' }
  await ask(calls.setLimit, token, { ...limit, currency })
  await lose(100_000n, 30_000n)
  const { limits } = await ask(calls.getProtection, token)
  expect(limits).toContainEqual({ ...limit, used: '30000', change: null })

  await ask(calls.takeTimeOut, token, { hours: 24 })
  const register = await ask(calls.listRestrictions, await tokenFor('risk'))
  expect(register.items).toMatchObject([{ member, balance: '70000' }])
})

it('[PR16] a room to which nobody has said them does not start, answers nothing, and hears them once', async () => {
  const alone = createProtection({
    db,
    now,
    members,
    events: { write: async () => {} },
    publish: () => {},
    standings: { list: async () => new Map() },
    audit: { open: () => ({ write: async () => {} }) },
  })
  expect(() => alone.start()).toThrow('The rooms above have not said their sums yet.')
  await expect(alone.listRestrictions({ limit: 1 })).rejects.toThrow('have not said their sums')
  const sums = { lostSince: async () => [], balanceOf: async () => 7n }
  alone.setSums(sums)
  alone.start()
  expect(await alone.listRestrictions({ limit: 1 })).toMatchObject([{ balance: 7n }])
  expect(() => alone.setSums(sums)).toThrow('already')
})
