import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientMessage, ServerMessage } from '@baize/contract/events'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { testDatabase } from '../../../testing/database.ts'
import { testHttp } from '../../../testing/http.ts'
import type { Bus } from './bus.ts'
import type { SocketLimits } from './limits.ts'
import { createPostgresBus } from './postgres-bus.ts'
import { createSockets } from './sockets.ts'

const db = await testDatabase({ poolSize: 10 })
// To greet there is the usual time: a client of a busy machine that is closed for being late has not been refused for
// what it said. The one test of the time itself has a node of its own.
const limits = { pingEveryMs: 200, perActor: 3, perAddress: 12, rate: 20, nobodiesPerMinute: 1_000 }
const patience = { timeout: 10_000 }

async function startNode(own: Partial<SocketLimits> = {}, bus: Bus = createPostgresBus(db)) {
  const node = await testHttp(db, { RATE_FACTOR: '1000' })
  const { http, sessions, log, now } = node
  const sockets = await createSockets({
    http,
    sessions,
    bus,
    log,
    now,
    publicUrl: '',
    limits: { ...limits, ...own },
  })
  return { ...node, sockets, address: await node.listen() }
}

const one = await startNode()
const two = await startNode()
const open: WebSocket[] = []
const memberToken = await one.signIn('member', 'mem_1', ['member'])
const operatorToken = await one.signIn('operator', 'op_1', ['admin'])

afterEach(async () => {
  for (const ws of open.splice(0)) ws.terminate()
  await vi.waitUntil(() => one.sockets.counts().open + two.sockets.counts().open === 0, patience)
})
afterAll(async () => {
  await one.sockets.close()
  await two.sockets.close()
})

async function connect(address = one.address, answersPings = true, origin = `http://${address}`) {
  const ws = new WebSocket(`ws://${address}/socket`, { origin })
  open.push(ws)
  const messages: ServerMessage[] = []
  const closed = new Promise<number>((resolve) => ws.on('close', (code) => resolve(code)))
  const say = (message: ClientMessage) => ws.send(JSON.stringify(message))
  ws.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString('utf8')) as ServerMessage
    if (message.type === 'ping') {
      if (answersPings) say({ type: 'pong' })
    } else messages.push(message)
  })
  await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
  return { ws, messages, closed, say }
}

async function enter(token: string, topic: string, address = one.address, answersPings = true) {
  const client = await connect(address, answersPings)
  client.say({ type: 'hello', protocol: 1, token, language: 'EN' })
  client.say({ type: 'subscribe', topic })
  await vi.waitFor(() => expect(client.messages[0]?.type).toBe('welcome'), patience)
  return client
}

async function askFor(address: string, headers: Record<string, string>) {
  const question = get(`http://${address}/socket`, { headers })
  const [answer] = (await once(question, 'response')) as [IncomingMessage]
  return { answer, body: (await answer.toArray()).join('') }
}

/** For a flood that the other nodes should not hear. */
function createOwnBus(): Bus {
  let hear: (news: string) => void = () => {}
  return {
    publish: async (_, news) => hear(news),
    listen: async (heard) => void (hear = heard),
    follow: async () => {},
    unfollow() {},
    async close() {},
  }
}

const event = { kind: 'system.changed', document: 'status', version: 7 } as const

describe('sockets', () => {
  it('[P21] say nothing to a client without a token, and close when it does not greet', async () => {
    const { sockets, address } = await startNode({ helloMs: 3_000, pingEveryMs: 600_000 })
    const silent = await connect(address)
    const member = await enter(memberToken, 'members', address)
    await vi.waitFor(
      () => {
        sockets.publish('members', event)
        expect(member.messages.at(-1)?.type).toBe('event')
      },
      { ...patience, interval: 200 },
    )
    expect(await silent.closed).toBe(1008)
    expect(silent.messages).toEqual([])
    expect(member.ws.readyState).toBe(WebSocket.OPEN)
    await sockets.close()
  })

  it.each([
    [
      'an unknown token',
      { type: 'hello', protocol: 1, token: 'x'.repeat(43), language: 'EN' },
      'sign_in_required',
    ],
    [
      'another protocol',
      { type: 'hello', protocol: 99, token: memberToken, language: 'EN' },
      'protocol',
    ],
    ['no greeting first', { type: 'subscribe', topic: 'members' }, 'sign_in_required'],
    ['nonsense', { type: 'dance' }, 'invalid_input'],
    ['a hello without a token', { type: 'hello', protocol: 1 }, 'invalid_input'],
  ])('[P21] refuse %s and close', async (_, message, code) => {
    const client = await connect()
    client.ws.send(JSON.stringify(message))
    expect(await client.closed).toBe(1008)
    expect(client.messages).toEqual([{ type: 'refused', code }])
  })

  it('[P21] refuse a page of another site, and binary, broken or long messages', async () => {
    await expect(connect(one.address, true, 'https://evil.example')).rejects.toThrow('403')
    const binary = await connect()
    binary.ws.send(Buffer.from([1, 2, 3]))
    expect(await binary.closed).toBe(1003)
    const broken = await connect()
    broken.ws.send('{')
    expect(await broken.closed).toBe(1008)
    const long = await connect()
    long.ws.send('x'.repeat(5000))
    await long.closed
    expect(long.messages).toEqual([])
  })

  it('[P22] let a member hear its own topic and the members’, on every node', async () => {
    const here = await enter(memberToken, 'member:mem_1')
    const there = await enter(memberToken, 'members', two.address)
    const operator = await enter(operatorToken, 'operators', two.address)
    const written = { kind: 'audit.written', sequence: '1' } as const
    // Who has been welcomed may be followed a moment later; what is said until then is not heard.
    await vi.waitFor(
      () => {
        one.sockets.publish('member:mem_1', event)
        one.sockets.publish('members', event)
        one.sockets.publish('operators', written)
        for (const { messages } of [here, there, operator]) {
          expect(messages.at(-1)?.type).toBe('event')
        }
      },
      { ...patience, interval: 200 },
    )
    const heardBy = ({ messages }: typeof here) => messages.filter(({ type }) => type === 'event')
    for (const said of heardBy(here)) {
      expect(said).toEqual({ type: 'event', topic: 'member:mem_1', event })
    }
    for (const said of heardBy(there)) {
      expect(said).toEqual({ type: 'event', topic: 'members', event })
    }
    for (const said of heardBy(operator)) expect(said).toMatchObject({ event: written })
  })

  it('[P22] refuse a topic of somebody else', async () => {
    const client = await enter(memberToken, 'member:mem_2')
    client.say({ type: 'subscribe', topic: 'operators' })
    await vi.waitFor(() => expect(client.messages).toHaveLength(3), patience)
    expect(client.messages.slice(1)).toEqual([
      { type: 'refused', code: 'not_allowed' },
      { type: 'refused', code: 'not_allowed' },
    ])
    one.sockets.publish('member:mem_2', event)
    one.sockets.publish('operators', event)
    await sleep(200)
    expect(client.messages).toHaveLength(3)
  })

  it('[P28] are welcomed once more after a break of the bus, so that pages look again', async () => {
    const client = await enter(memberToken, 'members')
    const before = client.messages.length
    await db.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'baize news'`
    await vi.waitFor(() => {
      const since = client.messages.slice(before)
      expect(since.map(({ type }) => type)).toContain('welcome')
    }, patience)
    one.sockets.publish('members', event)
    await vi.waitFor(() => expect(client.messages.at(-1)).toMatchObject({ event }), patience)
  })

  it('[P56] are welcomed once more when their topic could not be followed at once, and not when it could', async () => {
    const bus = createOwnBus()
    let delayMs = 400
    const lazy = { ...bus, follow: async () => void (delayMs > 0 && (await sleep(delayMs))) }
    const { sockets, address } = await startNode({ pingEveryMs: 600_000 }, lazy)
    const late = await enter(memberToken, 'members', address)
    await vi.waitFor(() => expect(late.messages).toHaveLength(2), patience)
    expect(late.messages[1]?.type).toBe('welcome')
    // As a page does when it is welcomed; that is not followed anew, or there would be no end of it.
    late.say({ type: 'subscribe', topic: 'members' })
    await sleep(600)
    delayMs = 0
    const operator = await enter(operatorToken, 'operators', address)
    await sleep(200)
    expect([late.messages.length, operator.messages.length]).toEqual([2, 1])
    await sockets.close()
  })

  it('[P23] are pinged, and dropped when they do not answer', async () => {
    const dead = await enter(memberToken, 'members', one.address, false)
    expect(await dead.closed).toBe(1006)
  })

  it('[P24] a client that does not read is dropped and never buffered without bound', async () => {
    const { sockets, address } = await startNode({ pingEveryMs: 600_000 }, createOwnBus())
    const reader = await enter(memberToken, 'members', address)
    const slow = await enter(memberToken, 'members', address)
    slow.ws.pause()
    const heavy = { ...event, document: 'x'.repeat(7000) }
    // The kernel takes some megabytes for the client before anything waits in our memory.
    for (let round = 0; round < 500 && sockets.counts().droppedAsSlow === 0; round += 1) {
      for (let index = 0; index < 40; index += 1) sockets.publish('members', heavy)
      await sleep(10)
    }
    expect(sockets.counts()).toMatchObject({ droppedAsSlow: 1, open: 1 })
    expect(reader.ws.readyState).toBe(WebSocket.OPEN)
  })

  it('[P25] one person and one address have only so many, and a chatterer is closed', async () => {
    for (let index = 0; index < limits.perActor; index += 1) await enter(memberToken, 'members')
    const surplus = await connect()
    surplus.say({ type: 'hello', protocol: 1, token: memberToken, language: 'EN' })
    expect(await surplus.closed).toBe(1013)
    const chatterer = await enter(operatorToken, 'operators')
    for (let index = 0; index < 30; index += 1) chatterer.say({ type: 'pong' })
    expect(await chatterer.closed).toBe(1008)
    const refused = 'Unexpected server response: 429'
    const arrive = async (count: number) =>
      await Promise.all(
        Array.from({ length: count }, () => connect().catch((error: Error) => error.message)),
      )
    // Those who said who they are use up nothing of what their address may have.
    expect(await arrive(limits.perAddress)).not.toContain(refused)
    expect(await arrive(limits.perAddress + 1)).toContain(refused)
  })

  it.each([
    ['pings', (ws: WebSocket) => ws.ping()],
    ['pongs', (ws: WebSocket) => ws.pong()],
    ['empty messages', (ws: WebSocket) => ws.send('')],
    ['empty pieces of one message', (ws: WebSocket) => ws.send('', { fin: false })],
  ])('[P25] %s count as messages do', async (_, flood) => {
    const token = await one.signIn('operator', 'op_flood', ['admin'])
    const { ws, closed } = await enter(token, 'operators')
    for (let frame = 0; frame < limits.rate + 10; frame += 1) flood(ws)
    expect(await closed).toBe(1008)
  })

  it('[P57] of pings that come in one piece none is answered, when they are too many', async () => {
    const { ws, closed } = await connect()
    const pongs = vi.fn<() => void>()
    ws.on('pong', pongs)
    // As they lie on the wire, without a payload.
    const ping = Buffer.from([0x89, 0x80, 0, 0, 0, 0])
    const wire = (ws as unknown as { readonly _socket: Socket })._socket
    wire.write(Buffer.alloc(10_900 * ping.length, ping))
    expect(await closed).toBe(1008)
    expect(pongs).not.toHaveBeenCalled()
  })

  it('[P57] a few pings are answered', async () => {
    const { ws } = await connect()
    const pongs = vi.fn<() => void>()
    ws.on('pong', pongs)
    for (let count = 0; count < 3; count += 1) ws.ping()
    await vi.waitFor(() => expect(pongs).toHaveBeenCalledTimes(3), patience)
  })

  it('[P58] an address whose sockets end without saying whose they are opens no more of them for a while', async () => {
    const { sockets, address } = await startNode({ nobodiesPerMinute: 3 }, createOwnBus())
    await enter(memberToken, 'members', address)
    for (let count = 0; count < 4; count += 1) {
      const nobody = await connect(address)
      nobody.ws.close()
      await nobody.closed
      await vi.waitFor(() => expect(sockets.counts().open).toBe(1), patience)
    }
    await expect(connect(address)).rejects.toThrow('429')
    await sockets.close()
  })

  it('[H11] what asks to become a socket and cannot gets the envelope and the headers of every answer', async () => {
    const asked = {
      host: one.address,
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '99',
    }
    const { answer, body } = await askFor(one.address, asked)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'invalid_input' })
  })

  it('[P26] a session that is closed on one node loses its sockets on all', async () => {
    const token = await one.signIn('member', 'mem_9', ['member'])
    const here = await enter(token, 'members')
    const there = await enter(token, 'members', two.address)
    const other = await enter(memberToken, 'members')
    await db.transaction((tx) => one.sessions.closeAllOf(tx, 'member', 'mem_9'))
    expect(await Promise.all([here.closed, there.closed])).toEqual([1008, 1008])
    expect(here.messages.at(-1)).toEqual({ type: 'refused', code: 'sign_in_required' })
    expect(other.ws.readyState).toBe(WebSocket.OPEN)
  })

  it('[P26] a session that ended otherwise loses its sockets with the next beat', async () => {
    const token = await one.signIn('member', 'mem_8', ['member'])
    const client = await enter(token, 'members')
    await db.sql`update platform.sessions set seen_at = now() - interval '1 day' where actor_id = 'mem_8'`
    expect(await client.closed).toBe(1008)
  })

  it('[P27] a plain request to the socket’s path gets the envelope', async () => {
    const reply = await one.http.app.inject('/socket')
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ success: false, code: 'unknown_call' })
  })

  it('[P27] closing says 1001 and does not wait for ever', async () => {
    const third = await startNode()
    const client = await enter(memberToken, 'members', third.address)
    const stuck = await enter(memberToken, 'members', third.address)
    stuck.ws.pause()
    const started = Date.now()
    await third.http.app.close()
    expect(Date.now() - started).toBeLessThan(4000)
    expect(await client.closed).toBe(1001)
    expect(third.sockets.counts().open).toBe(0)
  })
})
