import { Agent, request, type OutgoingHttpHeaders } from 'node:http'
import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { WebSocket } from 'ws'

/** One thing that somebody who means harm does; `ask` is done so often a second, as often as it is let. */
export type Attack = {
  readonly describe: string
  readonly perSecond: number
  /** Whether it asks for pages, which must be built for it. */
  readonly pages?: boolean
  ask(port: number): void
}

/** All of it comes from one address, which a proxy would name. */
export const attacker = '203.0.113.9'

type Asked = {
  readonly method?: string
  readonly path: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Buffer
}

/** Asks and lets the answer go by: whatever it is, it was not refused for being slow to read. */
function ask(port: number, { method = 'GET', path, headers = {}, body }: Asked): void {
  const asked = request({
    port,
    host: '127.0.0.1',
    method,
    path,
    headers: {
      'x-forwarded-for': attacker,
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...headers,
    },
  })
  asked.on('response', (answer) => answer.resume())
  asked.on('error', () => {})
  asked.end(body)
}

const brackets = `${'['.repeat(10_000_000)}${']'.repeat(10_000_000)}`
const deep = `{"choice":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
const wide = `{"choice":[${'{},'.repeat(990)}{}]}`
const bomb = gzipSync(Buffer.alloc(50_000_000, '['))
const large = Buffer.alloc(5_000_000, 7)
const manyHeaders = Object.fromEntries(
  Array.from({ length: 900 }, (_, index) => [`x-${index}`, 'abc']),
)
let count = 0

/** A connection that says one byte a second, for a minute at most. */
function trickle(port: number, head: string): void {
  const socket = connect(port, '127.0.0.1', () => socket.write(head))
  const drip = setInterval(() => socket.write('a'), 1_000)
  socket.on('error', () => {})
  socket.on('close', () => clearInterval(drip))
}

function flood(port: number): void {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
    headers: { 'x-forwarded-for': attacker },
  })
  socket.on('error', () => {})
  socket.on('open', () => {
    for (let frame = 0; frame < 5_000; frame += 1) {
      if (frame % 2 === 0) socket.ping()
      else socket.send('', { fin: false })
    }
  })
}

const manyHeads = 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(2_000)
let pipe: Socket | undefined

/** Asks on and on over one connection and reads on; begins a new one when it is ended. */
function pipeline(port: number): void {
  if (pipe === undefined || pipe.destroyed) {
    pipe = connect(port, '127.0.0.1')
    pipe.on('error', () => {})
    pipe.resume()
  }
  if (!pipe.writableNeedDrain) pipe.write(manyHeads)
}

/** As many pings as the 64 kB hold that are read at once. */
const manyPings = Buffer.alloc(10_900 * 6, Buffer.from([0x89, 0x80, 0, 0, 0, 0]))

function pingFlood(port: number): void {
  const asked = request({
    port,
    host: '127.0.0.1',
    path: '/socket',
    headers: {
      'x-forwarded-for': attacker,
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    },
  })
  asked.on('error', () => {})
  asked.on('response', (answer) => answer.resume())
  asked.on('upgrade', (_answer, socket) => {
    socket.on('error', () => {})
    socket.resume()
    socket.write(manyPings)
  })
  asked.end()
}

/** As many connections as a browser farm behind one address would keep. */
const connections = 40
const forty = new Agent({ keepAlive: true, maxSockets: connections })
const shown = ['/', '/login', '/ops']
let underWay = 0

/** Opens a page as a browser does, whichever is next; nothing while all connections wait for one. */
function openPage(port: number): void {
  if (underWay >= connections) return
  underWay += 1
  count += 1
  const asked = request({
    agent: forty,
    port,
    host: '127.0.0.1',
    path: shown[count % shown.length],
    headers: { 'x-forwarded-for': attacker, accept: 'text/html', 'accept-encoding': 'br, gzip' },
  })
  asked.on('response', (answer) => answer.resume())
  asked.on('error', () => {})
  asked.on('close', () => void (underWay -= 1))
  asked.end()
}

export const attacks: Readonly<Record<string, Attack>> = {
  brackets: {
    describe: 'feedback of 20 MB of brackets from nobody, as often as it is let in a minute',
    perSecond: 1,
    ask: (port) => ask(port, { method: 'PUT', path: '/wps/feedback', body: brackets }),
  },
  tabs: {
    describe: 'a header of 15,000 tabs for a picture',
    perSecond: 100,
    ask: (port) =>
      ask(port, {
        path: '/art/v1/card-back.svg',
        headers: { 'accept-encoding': `a${'\t'.repeat(15_000)}b` },
      }),
  },
  deep: {
    describe: 'JSON of 30,000 levels within 64 kB',
    perSecond: 50,
    ask: (port) => ask(port, { method: 'POST', path: '/arcade/rounds', body: deep }),
  },
  wide: {
    describe: 'JSON of as many values as are let in',
    perSecond: 50,
    ask: (port) => ask(port, { method: 'POST', path: '/arcade/rounds', body: wide }),
  },
  packed: {
    describe: 'a body that would unfold to 50 MB',
    perSecond: 50,
    ask: (port) =>
      ask(port, {
        method: 'POST',
        path: '/arcade/rounds',
        body: bomb,
        headers: { 'content-encoding': 'gzip' },
      }),
  },
  'slow-heads': {
    describe: 'heads that come byte by byte, a hundred more each second',
    perSecond: 100,
    ask: (port) => trickle(port, 'GET / HTTP/1.1\r\nhost: a\r\nx: '),
  },
  'slow-bodies': {
    describe: 'bodies that come byte by byte, fifty more each second',
    perSecond: 50,
    ask: (port) =>
      trickle(
        port,
        `POST /arcade/rounds HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${attacker}\r\n` +
          'content-type: application/json\r\ncontent-length: 60000\r\n\r\n{"a":"',
      ),
  },
  small: {
    describe: 'small calls without a session, which nothing counts',
    perSecond: 500,
    ask: (port) => ask(port, { path: '/wps/member/info' }),
  },
  headers: {
    describe: '900 headers with a call',
    perSecond: 100,
    ask: (port) => ask(port, { path: '/wps/system/status', headers: manyHeaders }),
  },
  cookies: {
    describe: 'a page with an address and a cookie of 7 kB each, and as many languages',
    perSecond: 100,
    ask: (port) =>
      ask(port, {
        path: `/?${'a&'.repeat(2_500)}`,
        headers: {
          accept: 'text/html',
          cookie: '; '.repeat(2_500),
          'accept-language': 'xx;q=0.1,'.repeat(400),
        },
      }),
  },
  sockets: {
    describe: 'sockets that send 5,000 pings and empty pieces each',
    perSecond: 2,
    ask: flood,
  },
  pipeline: {
    describe: 'requests by the thousand over one connection, without waiting for an answer',
    perSecond: 100,
    ask: pipeline,
  },
  pings: {
    describe: 'sockets that send 64 kB of pings at once, as often as one may be opened',
    perSecond: 18,
    ask: pingFlood,
  },
  search: {
    describe: 'searches that nobody made before',
    perSecond: 50,
    ask(port) {
      count += 1
      const text = encodeURIComponent(`${count.toString(36)} dragno ${'qz '.repeat(count % 15)}`)
      ask(port, { path: `/wps/relay/GCSGAME_searchGames?text=${text}` })
    },
  },
  uploads: {
    describe: 'pictures of 5 MB without a session, and for a feedback that is not there',
    perSecond: 1,
    ask(port) {
      const headers = { 'content-type': 'image/png' }
      const id = `fbk_0${'0'.repeat(25)}`
      ask(port, { method: 'PUT', path: '/wps/member/info/icon', body: large, headers })
      ask(port, { method: 'PUT', path: `/wps/feedback/${id}/pictures/1`, body: large, headers })
    },
  },
  pages: {
    describe: 'pages over forty connections, as often as an address is let',
    perSecond: 10,
    pages: true,
    ask: openPage,
  },
  'pages-flood': {
    describe: 'pages over forty connections, fifty times as often as an address is let',
    perSecond: 500,
    pages: true,
    ask: openPage,
  },
}
