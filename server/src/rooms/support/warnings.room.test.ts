import { describe, expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import { testSupport } from '../../../testing/support.ts'

const { db, support, createMember, verifyEmail, mailed } = await testSupport()

let names = 0
async function reader(given: { language?: 'EN' | 'PT'; isVerified?: boolean } = {}) {
  const { language = 'EN', isVerified = true } = given
  names += 1
  const email = `warned${names}@example.com`
  const { id } = await createMember({ email, language })
  if (isVerified) await verifyEmail(id)
  const warn = (notice = `wdr_${names}`) =>
    db.transaction((tx) =>
      support.warn(tx, {
        id: notice,
        member: id,
        about: 'withdrawalRequested',
        values: {
          amount: money(50_000n, 'PHP'),
          name: 'Chalkline Bank ••••4471',
          at: new Date('2026-11-15T10:30:00Z'),
        },
        link: '/member?m=withdraw&order=wdr_1',
      }),
    )
  const mails = () => mailed.filter(({ to }) => to === email)
  const inbox = async () => (await support.inbox.list(id, { language, limit: 9 })).items
  return { id, warn, mails, inbox }
}

describe('a warning', () => {
  it('[SU13] stands in the inbox and goes out by mail, once, with its order and the zone of its times', async () => {
    const { warn, mails, inbox } = await reader()
    await warn()
    await warn()
    expect(await inbox()).toHaveLength(1)
    expect(mails()).toHaveLength(1)
    const [mail] = mails()
    expect(mail?.subject).toBe('Felt: You asked for a withdrawal')
    const text = mail?.text.replaceAll(/[\s\u202f]+/g, ' ') ?? ''
    expect(text).toContain('PHP 500.00 to Chalkline Bank ••••4471')
    expect(text).toMatch(/18:30 GMT\+8/)
    expect(text).toContain('https://felt.example/member?m=withdraw&order=wdr_1')
  })

  it('[SU13] is in the language of the member', async () => {
    const { warn, mails } = await reader({ language: 'PT' })
    await warn()
    expect(mails()[0]?.subject).toBe('Felt: Você pediu um saque')
  })

  it('[SU13] goes to no address that is not verified', async () => {
    const { warn, mails, inbox } = await reader({ isVerified: false })
    await warn()
    expect(await inbox()).toHaveLength(1)
    expect(mails()).toEqual([])
  })

  it('[SU13] does not come again for who took it out of the inbox', async () => {
    const { id, warn, mails } = await reader()
    await warn('once')
    await support.inbox.remove(id, ['once'])
    await warn('once')
    expect(mails()).toHaveLength(1)
  })
})
