import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MailPort, Outgoing } from './port.ts'

export type PortUnderTest = {
  readonly port: MailPort
  /** What has arrived outside; nothing ever does for a port that keeps. */
  arrived(): { readonly to: readonly string[]; readonly content: string }[]
  stop(): Promise<void>
}

const message: Outgoing = {
  id: 'msg_1',
  to: 'jessa@example.com',
  subject: 'Sign-in code',
  text: 'Your code is 482913.\n.\nA line after a lone dot. 日本語 한국어 ₱',
}

/** What every way out for messages must do. */
export function describePort(name: string, make: () => Promise<PortUnderTest>): void {
  describe(`the port ${name}`, () => {
    let under: PortUnderTest
    beforeAll(async () => {
      under = await make()
    })
    afterAll(async () => {
      await under.port.close()
      await under.stop()
    })

    it('[P33] says what became of a message, and what it delivered arrives whole', async () => {
      const { outcome } = await under.port.deliver(message)
      expect(['delivered', 'kept']).toContain(outcome)
      expect(under.arrived()).toHaveLength(outcome === 'delivered' ? 1 : 0)
      for (const { to, content } of under.arrived()) {
        expect(to).toEqual([message.to])
        expect(content).toContain('482913')
        expect(content).toContain('A line after a lone dot. 日本語 한국어 ₱')
      }
    })

    it('[P33] keeps messages sent together apart', async () => {
      const before = under.arrived().length
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          under.port.deliver({
            ...message,
            id: `msg_1${n}`,
            to: `m${n}@example.com`,
            text: `#${n}#`,
          }),
        ),
      )
      expect(outcomes.every(({ outcome }) => outcome !== 'failed')).toBe(true)
      for (const { to, content } of under.arrived().slice(before)) {
        expect(content).toContain(`#${to[0]?.slice(1).split('@')[0]}#`)
      }
    })

    it('[P33] cannot be talked into further recipients or headers', async () => {
      const before = under.arrived().length
      for (const to of ['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com']) {
        await under.port.deliver({ ...message, to }).catch(() => {})
      }
      await under.port.deliver({ ...message, subject: 'x\r\nBcc: b@example.com' })
      for (const { to, content } of under.arrived().slice(before)) {
        expect(to.length).toBeLessThan(2)
        expect(to).not.toContain('b@example.com')
        expect(content).not.toMatch(/^Bcc:/im)
      }
    })
  })
}
