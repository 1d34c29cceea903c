import { connect, type Socket } from 'node:net'

/** One connection that is kept, with one call under way at a time. As little as HTTP/1.1 allows, since it is not measured. */
export type Caller = {
  /** Sends a call; `answered` gets the status and the body. */
  call(request: string, answered: (status: number, body: string) => void): void
  close(): void
}

const headEnd = '\r\n\r\n'

export async function openCaller(port: number, broken: (problem: Error) => void): Promise<Caller> {
  const socket = await open(port)
  let waiting: ((status: number, body: string) => void) | undefined
  let text = ''
  socket.setEncoding('latin1')
  socket.on('data', (part: string) => {
    text = text === '' ? part : text + part
    const end = text.indexOf(headEnd)
    if (end === -1) return
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? NaN)
    const full = end + headEnd.length + length
    if (Number.isNaN(length)) return broken(new Error('An answer came without a length.'))
    if (text.length < full) return
    const [status, body] = [Number(text.slice(9, 12)), text.slice(end + headEnd.length, full)]
    text = text.slice(full)
    const answered = waiting
    waiting = undefined
    answered?.(status, body)
  })
  socket.on('error', broken)
  socket.on('close', () => {
    if (waiting !== undefined) broken(new Error('A connection ended before its answer came.'))
  })
  return {
    call(request, answered) {
      waiting = answered
      socket.write(request, 'latin1')
    },
    close: () => socket.destroy(),
  }
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(socket)
    })
    socket.once('error', reject)
  })
}
