import { describe, expect, it } from 'vitest'
import { ownerOf } from '../../../../testing/database.ts'
import { testProtection } from '../../../../testing/protection.ts'
import { eventsOf, testOperator } from '../../../../testing/system.ts'
import type { MemberId } from '../../identity/identity.ts'

const test = await testProtection()
const { db, clock, protection, members, sessions, createMember, signedIn, historyOf } = test
const operator = testOperator('ines', 'risk')
const hourMs = 3_600_000

const newMember = async (): Promise<MemberId> => (await createMember()).id
const barredUntil = async (id: MemberId) => (await members.get(db, id)).barredUntil
const codeOf = (done: { readonly ok: boolean; readonly code?: string }) =>
  done.ok ? 'ok' : done.code
const listed = async (id: MemberId, current = true) =>
  (await protection.listRestrictions({ search: id, limit: 10, current })).map(
    ({ kind, until }) => ({ kind, until }),
  )

describe('a break of one’s own', () => {
  it('[PR9] begins at once, ends every session and is told', async () => {
    const member = await createMember()
    const { token } = await signedIn(member)
    const bar = await protection.takeTimeOut(member.id, 24)
    expect(bar).toEqual({ kind: 'time_out', until: new Date(clock.ms + 24 * hourMs) })
    expect(await sessions.find(token)).toBeUndefined()
    expect(test.news.at(-1)?.topic).toBe(`member:${member.id}`)
    expect((await historyOf(member.id))[0]).toMatchObject({ kind: 'time_out.taken', by: '' })
    const events = await eventsOf(db, 'member.barred')
    expect(events.at(-1)).toMatchObject({ subject: member.id, payload: { kind: 'time_out' } })
  })

  it('[PR10] a longer one takes the place of a shorter one, never the other way', async () => {
    const id = await newMember()
    await protection.takeTimeOut(id, 48)
    const long = await barredUntil(id)
    expect(await protection.takeTimeOut(id, 24)).toEqual({ kind: 'time_out', until: long })
    expect(await barredUntil(id)).toEqual(long)
    const longer = await protection.takeTimeOut(id, 72)
    expect(await barredUntil(id)).toEqual(longer.until)
    expect(await listed(id)).toEqual([{ kind: 'time_out', until: longer.until }])
    expect(await listed(id, false)).toHaveLength(2)
  })

  it('[PR10] an exclusion takes the place of a time-out, never the other way', async () => {
    const id = await newMember()
    await protection.takeTimeOut(id, 1008)
    const exclusion = await protection.excludeSelf(id, 6)
    expect(await protection.takeTimeOut(id, 1008)).toEqual(exclusion)
    expect(await listed(id)).toEqual([exclusion])
    expect(await protection.excludeSelf(id, null)).toEqual({ kind: 'exclusion', until: null })
    expect(await protection.excludeSelf(id, 60)).toEqual({ kind: 'exclusion', until: null })
  })

  it('[PR9] is over when its time is over, and a new one may be shorter', async () => {
    const id = await newMember()
    await protection.takeTimeOut(id, 48)
    test.wait(48)
    expect((await protection.getProtection(id)).bar).toBeUndefined()
    expect(await listed(id)).toEqual([])
    const next = await protection.takeTimeOut(id, 24)
    expect((await protection.getProtection(id)).bar).toEqual(next)
  })

  it('[PR11] stands in a register that cannot be changed, not even in the table', async () => {
    const id = await newMember()
    await protection.excludeSelf(id, 6)
    const owner = await ownerOf(db)
    const attempt = (text: string) =>
      owner
        .transaction((tx) => tx.script(text))
        .then(
          () => 'done',
          (error: unknown) => (error as Error).message,
        )
    const refused = /refused/
    const register = `where member = '${id}'`
    expect(await attempt(`delete from protection.restrictions ${register}`)).toMatch(refused)
    expect(
      await attempt(
        `update protection.restrictions set until = now() + interval '1 hour' ${register}`,
      ),
    ).toMatch(refused)
    expect(await attempt('truncate protection.restrictions')).toMatch(refused)
  })

  it('[PR13] who has one is not to be written to', async () => {
    const [one, two, three] = [await newMember(), await newMember(), await newMember()]
    await protection.takeTimeOut(one, 24)
    await protection.excludeSelf(two, null)
    const found = await db.transaction((tx) => protection.isExcluded(tx, [one, two, three]))
    expect(found).toEqual(new Set([one, two]))
  })
})

describe('a restriction by an operator', () => {
  const restrict = (member: MemberId, change: object = {}) =>
    protection.restrict({
      member,
      kind: 'exclusion',
      length: 6,
      reason: 'Asked for by phone',
      operator,
      ...change,
    })

  it('[PR14] is in the register, the history and the audit trail, with its reason', async () => {
    const member = await createMember()
    test.balances.set(member.id, 1234n)
    expect(codeOf(await restrict(member.id))).toBe('ok')
    const [row] = await protection.listRestrictions({ search: member.account, limit: 10 })
    expect(row).toMatchObject({
      member: member.id,
      kind: 'exclusion',
      by: operator.name,
      reason: 'Asked for by phone',
      currency: 'PHP',
      balance: 1234n,
    })
    expect((await historyOf(member.id))[0]).toMatchObject({ by: operator.name })
    const audited = await test.listAudit('member.excluded')
    expect(audited.at(-1)).toMatchObject({
      object: `${member.id} ${member.account}`,
      reason: 'Asked for by phone',
    })
  })

  it('[PR14] cannot weaken what holds, nor last as long as anybody likes', async () => {
    const id = await newMember()
    await protection.excludeSelf(id, 12)
    const audited = (await test.listAudit('member.timed_out')).length
    expect(codeOf(await restrict(id, { length: 6 }))).toBe('nothing_changed')
    expect(codeOf(await restrict(id, { kind: 'time_out', length: 24 }))).toBe('nothing_changed')
    expect(codeOf(await restrict(id, { kind: 'time_out', length: 23 }))).toBe('length_invalid')
    expect(codeOf(await restrict(id, { kind: 'time_out', length: null }))).toBe('length_invalid')
    expect(codeOf(await restrict(id, { length: 61 }))).toBe('length_invalid')
    expect(codeOf(await restrict(id, { length: null }))).toBe('ok')
    expect(codeOf(await restrict('mem_nobody'))).toBe('not_found')
    expect(await test.listAudit('member.timed_out')).toHaveLength(audited)
  })

  it('[PR14] the register pages, and is found by kind and by the beginning of a name', async () => {
    const people = await Promise.all(
      Array.from({ length: 3 }, (_, n) => createMember({ account: `pager%${n}` })),
    )
    for (const { id } of people) await protection.takeTimeOut(id, 24)
    const find = (filter: object) => protection.listRestrictions({ limit: 2, ...filter })
    const first = await find({ search: 'PAGER%' })
    expect(first.map(({ account }) => account)).toEqual(['pager%2', 'pager%1'])
    const below = first.at(-1)?.number
    expect((await find({ search: 'pager%', below })).map(({ account }) => account)).toEqual([
      'pager%0',
    ])
    expect(await find({ search: 'pager%', kind: 'exclusion' })).toEqual([])
    expect(await find({ search: '%' })).toEqual([])
    expect((await protection.getReached()).barred).toBeGreaterThanOrEqual(3)
  })
})
