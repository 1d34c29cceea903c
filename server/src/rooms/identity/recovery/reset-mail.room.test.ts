import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, it } from 'vitest'
import { testRegistration } from '../../../../testing/registration.ts'
import { createSmtpPort } from '../../../platform/messages/smtp-port.ts'

const arrived: { to: string[]; raw: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      arrived.push({ to, raw: Buffer.concat(chunks).toString('utf8') })
      done()
    })
  },
})
const { port } = await new Promise<{ port: number }>((resolve) => {
  const net = server.listen(0, '127.0.0.1', () => resolve(net.address() as { port: number }))
})
const email = createSmtpPort({
  url: `smtp://127.0.0.1:${port}`,
  from: 'Felt <no-reply@felt.example>',
})
const test = await testRegistration({ email })
afterAll(async () => {
  await email.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

/** The text of a mail, whichever of the two encodings it came in. */
function textOf(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/Content-Transfer-Encoding: base64/i.test(head)) {
    return Buffer.from(body, 'base64').toString('utf8')
  }
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

it('[I93] the mail comes by SMTP, to one address, with a link that sets a new password', async () => {
  const address = 'hanako@example.com'
  const member = await test.createMember({ email: address, language: 'JA' })
  const asked = { username: member.account, email: address }
  expect((await test.recovery.links.request(asked, test.caller())).ok).toBe(true)
  for (let i = 0; i < 100 && arrived.length === 0; i += 1) await sleep(50)
  expect(arrived).toHaveLength(1)
  expect(arrived[0]?.to).toEqual([address])
  const text = textOf(arrived[0]?.raw ?? '')
  expect(text).toContain('30分')
  const token = /https:\/\/felt\.example\/login\?reset=([\w-]{43})/.exec(text)?.[1] ?? ''
  const newPassword = 'Lamps-over-2'
  const reset = { token, newPassword, confirmNewPassword: newPassword }
  expect(await test.recovery.resets.byEmail(reset)).toEqual({
    ok: true,
    value: { username: member.account },
  })
})
