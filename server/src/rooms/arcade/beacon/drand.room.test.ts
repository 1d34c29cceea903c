import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { drandQuicknet, momentOf } from '@baize/games/public-beacon'
import { testDatabase } from '../../../../testing/database.ts'
import { createLog } from '../../../platform/log.ts'
import { createDrandBeacon } from './drand.ts'

/** As the network published it. */
const round = 1_000
const value =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
const ofAnother =
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b'
const out = momentOf(drandQuicknet, round)

type Relay = (reply: ServerResponse) => void
const says =
  (body: unknown, status = 200): Relay =>
  (reply) =>
    void reply.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
const silent: Relay = () => undefined

let asked: string[] = []
let relays: Relay[] = []
const server = createServer((request, reply) => {
  const [, relay, ...path] = (request.url ?? '').split('/')
  asked.push(`${relay}/${path.join('/')}`)
  relays[Number(relay)]?.(reply)
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const { port } = server.address() as AddressInfo
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

let db = await testDatabase()
beforeEach(async () => {
  asked = []
  db = await testDatabase()
})

function beaconAt(at: Date, ...answers: Relay[]) {
  relays = answers
  const urls = answers.map((_, index) => `http://127.0.0.1:${port}/${index}`)
  const deps = { db, log: createLog('silent'), network: drandQuicknet, urls }
  const beacon = createDrandBeacon({ ...deps, patienceMs: 200 })
  return { ...beacon, valueOf: (wanted: number) => beacon.valueOf(wanted, at) }
}

it('[AR39] a value is asked for when it is out, by its network and round, and then known', async () => {
  const beacon = beaconAt(out, says({ round, signature: value }))
  expect(await beacon.valueOf(round)).toBe(value)
  expect(asked).toEqual([`0/${drandQuicknet.chainHash}/public/1000`])
  expect(await beacon.valueOf(round)).toBe(value)
  expect(asked).toHaveLength(1)
})

it('[AR39] nobody is asked for a value that is not out yet', async () => {
  const early = beaconAt(new Date(out.getTime() - 1), says({ round, signature: value }))
  expect(await early.valueOf(round)).toBeUndefined()
  expect(asked).toEqual([])
})

it.each<[string, Relay]>([
  ['tells the value of another round', says({ round, signature: ofAnother })],
  ['tells a value without a signature', says({ round, randomness: 'ab'.repeat(32) })],
  ['tells no JSON', says('<html>')],
  ['tells more than there is', says({ signature: value, more: 'x'.repeat(3_000) })],
  ['is broken', says({ signature: value }, 500)],
  ['never answers', silent],
])('[AR39] one that %s is passed over, and the next asked', async (_, relay) => {
  const beacon = beaconAt(out, relay, says({ round, signature: value }))
  expect(await beacon.valueOf(round)).toBe(value)
  expect(asked).toHaveLength(2)
})

it('[AR39] where none tells the truth there is no value, and none is kept', async () => {
  const lied = beaconAt(out, says({ signature: ofAnother }))
  expect(await lied.valueOf(round)).toBeUndefined()
  expect(await beaconAt(out, says({ signature: value })).valueOf(round)).toBe(value)
})

it('[AR39] the round that is named is out for nobody, also if our clock is a round behind', () => {
  const { roundAfter, timeOf } = beaconAt(out)
  const named = timeOf(roundAfter(out)).getTime()
  expect(named - out.getTime()).toBeGreaterThan(drandQuicknet.periodMs)
  expect(named - out.getTime()).toBeLessThanOrEqual(2 * drandQuicknet.periodMs)
})
