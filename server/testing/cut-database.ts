import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'

/** Stands between a server and its PostgreSQL; the way can be cut and mended. */
export async function cuttable(databaseUrl: string) {
  const address = new URL(databaseUrl)
  let goal = goalOf(address)
  const sockets = new Set<Socket>()
  let isSilent = false
  const gate = createServer((client) => {
    const database = connect(goal)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    if (!isSilent) client.pipe(database).pipe(client)
  })
  const listen = (at: number) =>
    new Promise<void>((resolve) => gate.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const own = (gate.address() as AddressInfo).port
  address.searchParams.delete('host')
  address.hostname = '127.0.0.1'
  address.port = String(own)

  /** Nobody answers there any more, and who talked is cut off. */
  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => gate.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }

  /** Connections stay and new ones are taken, and nothing is ever answered. */
  function silence(): void {
    isSilent = true
    for (const socket of sockets) socket.unpipe().pause()
  }

  async function mend(): Promise<void> {
    if (isSilent) await cut()
    isSilent = false
    await listen(own)
  }

  /** From now on the address leads to another server, and who talked to the one before is cut off. */
  function turnTo(other: string): void {
    goal = goalOf(new URL(other))
    for (const socket of sockets) socket.destroy()
  }

  return { url: address.toString(), cut, silence, mend, turnTo }
}

function goalOf({ hostname, port, searchParams }: URL) {
  const folder = searchParams.get('host')
  return folder === null
    ? { host: hostname, port: Number(port) }
    : { path: join(folder, `.s.PGSQL.${port}`) }
}
