import { createServer, type AddressInfo, type Socket } from 'node:net'

/** Messages of PostgreSQL's protocol: a letter, a length that counts itself, a body. */
function message(letter: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
const int32 = (value: number) => Buffer.from([0, 0, value >> 8, value & 255])

const welcome = Buffer.concat([message('R', int32(0)), message('Z', Buffer.from('I'))])

function answer(row: Readonly<Record<string, string>>): Buffer {
  const names = Object.keys(row).map((name) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      Buffer.alloc(6),
      int32(25),
      Buffer.from([255, 255, 255, 255, 255, 255, 0, 0]),
    ]),
  )
  const values = Object.values(row).map((value) =>
    Buffer.concat([int32(value.length), Buffer.from(value)]),
  )
  return Buffer.concat([
    message('1', Buffer.alloc(0)),
    message('2', Buffer.alloc(0)),
    message('T', Buffer.concat([int16(names.length), ...names])),
    message('D', Buffer.concat([int16(values.length), ...values])),
    message('C', Buffer.from('SELECT 1\0')),
    message('Z', Buffer.from('I')),
  ])
}

/** A server that lets everybody in and answers every statement with one row, to play an old PostgreSQL. */
export async function startServerAnswering(row: Readonly<Record<string, string>>) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let greeted = false
    socket.on('error', () => {})
    socket.on('data', (data) => {
      // The greeting has no letter; a statement ends with a message S, a farewell is X.
      if (!greeted) socket.write(welcome)
      else if (data.includes(Buffer.from([0x53, 0, 0, 0, 4]))) socket.write(answer(row))
      greeted = true
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://somebody@127.0.0.1:${port}/base`,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
