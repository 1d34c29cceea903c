import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { createOutboxPort } from './outbox-port.ts'
import { describePort, type PortUnderTest } from './port-suite.ts'
import { createSmtpPort } from './smtp-port.ts'

const from = 'Baize <no-reply@example.com>'

describePort('outbox', async () => ({
  port: createOutboxPort(),
  arrived: () => [],
  async stop() {},
}))

type Arrived = { to: string[]; content: string }

/** A mail server that refuses `gone@…` for good and `busy@…` for now. */
async function startSmtp(): Promise<{ url: string; arrived: Arrived[]; stop(): Promise<void> }> {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      const responseCode = { gone: 550, busy: 451 }[address.split('@')[0] ?? '']
      done(responseCode === undefined ? null : Object.assign(new Error('no'), { responseCode }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        arrived.push({ to, content: decode(Buffer.concat(chunks).toString('utf8')) })
        done()
      })
    },
  })
  const listening = await new Promise<{ port: number }>((resolve) => {
    const net = server.listen(0, '127.0.0.1', () => resolve(net.address() as { port: number }))
  })
  return {
    url: `smtp://127.0.0.1:${listening.port}`,
    arrived,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The body as a mail reader shows it. */
function decode(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1]
  if (encoding === 'base64') return `${head}\n${Buffer.from(body, 'base64').toString('utf8')}`
  if (encoding !== 'quoted-printable') return raw
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return `${head}\n${Buffer.from(bytes, 'latin1').toString('utf8')}`
}

describePort('smtp', async (): Promise<PortUnderTest> => {
  const { url, arrived, stop } = await startSmtp()
  return { port: createSmtpPort({ url, from }), arrived: () => arrived, stop }
})

const message = { id: 'msg_1', to: 'a@example.com', subject: 's', text: 't' }

it('[P33] smtp: a refusal for good is an outcome, a refusal for now is thrown', async () => {
  const { url, stop } = await startSmtp()
  const port = createSmtpPort({ url, from })
  expect(await port.deliver({ ...message, to: 'gone@example.com' })).toEqual({
    outcome: 'failed',
    failure: 'smtp-550',
  })
  await expect(port.deliver({ ...message, to: 'busy@example.com' })).rejects.toThrow('451')
  await port.close()
  await stop()
})

it('[P33] smtp: a server that is not there is thrown', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port: free } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  const port = createSmtpPort({ url: `smtp://127.0.0.1:${free}`, from })
  await expect(port.deliver(message)).rejects.toThrow('ECONNREFUSED')
  await port.close()
})
