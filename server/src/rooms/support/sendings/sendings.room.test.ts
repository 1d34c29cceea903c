import { describe, expect, it } from 'vitest'
import type { Audience } from '@baize/contract/support/support'
import { testSupport } from '../../../../testing/support.ts'
import { createSendings } from './sendings.ts'

const room = await testSupport()
const { db, support, createMember, operator, makeId, queued, excluded, heard, deps, listAudit } =
  room
const { sendings, inbox } = support

const request = (audience: Audience, id = makeId('snd')) => ({
  id,
  audience,
  kind: 'site' as const,
  title: { EN: 'News' },
  text: { EN: 'There is news.' },
  link: '',
  reason: 'A test',
  operator,
})

async function sent(audience: Audience, change: object = {}) {
  const result = await sendings.send({ ...request(audience), ...change })
  if (!result.ok) throw new Error(result.code)
  return result.value
}

const stateOf = async (id: string) =>
  (await sendings.list({ limit: 100 })).find((sending) => sending.id === id)

describe('a sending', () => {
  it('[SU5] to one member is there at once, with its audit entry', async () => {
    const member = await createMember()
    const sending = await sent({ to: 'member', member: ` ${member.account.toUpperCase()} ` })
    expect(sending).toMatchObject({ state: 'sent', sent: 1, read: 0 })
    expect(await inbox.countUnread(member.id)).toBe(1)
    expect(await heard(member.id)).toEqual({ kind: 'inbox.changed', unread: 1 })
    expect((await listAudit('message.sent')).at(-1)).toMatchObject({ object: sending.id })
  })

  it('[SU5] knows one by the id too, and refuses one who is not there or reads no messages', async () => {
    const [member, trial, closed] = [
      await createMember(),
      await createMember({ type: 4 }),
      await createMember(),
    ]
    await room.closeAccount(closed.id)
    expect(
      await sendings.count({ audience: { to: 'member', member: member.id }, kind: 'site' }),
    ).toEqual({ ok: true, value: 1 })
    for (const who of ['nobody-here', trial.account, closed.account]) {
      const audience = { to: 'member', member: who } as const
      expect(await sendings.count({ audience, kind: 'site' })).toMatchObject({ ok: false })
      expect(await sendings.send(request(audience))).toMatchObject({ code: 'unknown_member' })
    }
  })

  it('[SU5] is made once by its id, and another under the same id is refused', async () => {
    const { account: member, id } = await createMember()
    const asked = request({ to: 'member', member })
    const answers = await Promise.all([1, 2, 3].map(() => sendings.send(asked)))
    expect(answers.every((answer) => answer.ok && answer.value.id === asked.id)).toBe(true)
    expect(await inbox.countUnread(id)).toBe(1)
    expect(await sendings.send({ ...asked, title: { EN: 'Other' } })).toMatchObject({
      code: 'id_used_differently',
    })
  })

  it('[SU5] goes by tag to those who have it, and by type to those who are it', async () => {
    const [tagged, plain, agent] = [
      await createMember(),
      await createMember(),
      await createMember({ type: 1 }),
    ]
    await room.tag(tagged.id, 'vip')
    for (const audience of [
      { to: 'tag', tag: 'vip' },
      { to: 'type', type: 'agent' },
    ] as const) {
      const { id } = await sent(audience)
      expect(queued.at(-1)).toMatchObject({ task: 'support.send', payload: { id } })
      await sendings.carryOn(id)
      expect(await stateOf(id)).toMatchObject({ state: 'sent', sent: 1 })
    }
    expect(await inbox.countUnread(tagged.id)).toBe(1)
    expect(await inbox.countUnread(agent.id)).toBe(1)
    expect(await inbox.countUnread(plain.id)).toBe(0)
  })

  it('[SU7] leaves out who shut themselves out, in the count too', async () => {
    const { id, account } = await createMember()
    const before = await sendings.count({ audience: { to: 'all' }, kind: 'promo' })
    excluded.add(id)
    const after = await sendings.count({ audience: { to: 'all' }, kind: 'promo' })
    expect(before.ok && after.ok && before.value - after.value).toBe(1)
    await sendings.carryOn((await sent({ to: 'all' }, { kind: 'promo' })).id)
    await sent({ to: 'member', member: account }, { kind: 'promo' })
    expect(await inbox.countUnread(id)).toBe(0)
    await sent({ to: 'member', member: account }, { kind: 'personal' })
    expect(await inbox.countUnread(id)).toBe(1)
  })

  it('[SU8] counts who read it, each once', async () => {
    const readers = [await createMember(), await createMember(), await createMember()]
    const { id } = await sent({ to: 'all' })
    await sendings.carryOn(id)
    await Promise.all(readers.map((reader) => inbox.read(reader.id)))
    await inbox.read(readers[0]?.id ?? '')
    expect(await stateOf(id)).toMatchObject({ read: 3 })
  })
})

describe('ten thousand members', () => {
  it('[SU8] are each written to once, though the job dies in the middle and two run at once', async () => {
    const crowd = 10_000
    const ids = await room.addCrowd(crowd)
    const { id } = await sent({ to: 'tag', tag: 'crowd' })

    // It dies twice: once between two commits, once inside a transaction.
    let lists = 0
    const dying = createSendings({
      ...deps,
      news: { tell: () => {}, flush: async () => {} },
      isExcluded: async () => {
        lists += 1
        if (lists === 4) throw new Error('The node died.')
        return new Set()
      },
    })
    await expect(dying.carryOn(id)).rejects.toThrow('died')
    const half = await stateOf(id)
    expect(half).toMatchObject({ state: 'sending', sent: 1_500 })
    await expect(sendings.carryOn(id, AbortSignal.abort(new Error('closing')))).rejects.toThrow(
      'closing',
    )
    expect((await stateOf(id))?.sent).toBe(2_000)

    await Promise.all([sendings.carryOn(id), sendings.carryOn(id)])
    expect(await stateOf(id)).toMatchObject({ state: 'sent', sent: crowd })
    const { messages, members } = await db.sql.one<{ messages: number; members: number }>`
      select count(*)::int as messages, count(distinct member_id)::int as members
      from support.messages where sending_id = ${id}`
    expect({ messages, members }).toEqual({ messages: crowd, members: crowd })
    expect(await heard(ids.at(-1) ?? '')).toEqual({ kind: 'inbox.changed', unread: 1 })
  }, 60_000)
})
