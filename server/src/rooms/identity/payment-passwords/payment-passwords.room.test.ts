import { describe, expect, it } from 'vitest'
import { testIdentity } from '../../../../testing/identity.ts'

const { db, members, paymentPasswords, createMember, hashOf, set, clock } = await testIdentity()

const hourMs = 3_600_000
const right = '284619'
const person = async () =>
  (await createMember({ password: null, paymentPasswordHash: await hashOf(right) })).id
const codeOf = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)

describe('the payment password', () => {
  it('[I99] the right one is taken, a wrong one says how many tries are left', async () => {
    const member = await person()
    expect(codeOf(await paymentPasswords.check(member, right))).toBe('ok')
    expect(await paymentPasswords.check(member, 'wrong')).toMatchObject({
      code: 'payment_password_wrong',
      value: { triesLeft: 4 },
    })
  })

  it('[I99] the fifth wrong one in a row locks it; the right one does not help until it is over', async () => {
    const member = await person()
    const answers: unknown[] = []
    for (let time = 0; time < 5; time += 1) {
      answers.push(codeOf(await paymentPasswords.check(member, 'wrong')))
    }
    const wrong = 'payment_password_wrong'
    expect(answers).toEqual([wrong, wrong, wrong, wrong, 'payment_password_locked'])
    const locked = await paymentPasswords.check(member, right)
    const until = new Date(clock.ms + 30 * 60_000).toISOString()
    expect(locked).toMatchObject({ code: 'payment_password_locked', value: { until } })
    clock.ms += 30 * 60_000 - 1
    expect(codeOf(await paymentPasswords.check(member, right))).toBe('payment_password_locked')
    clock.ms += 1
    expect(codeOf(await paymentPasswords.check(member, right))).toBe('ok')
  })

  it('[I99] tries count in a row, however long they take, and a right one ends the row', async () => {
    const member = await person()
    for (let time = 0; time < 4; time += 1) {
      await paymentPasswords.check(member, 'wrong')
      clock.ms += 86_400_000
    }
    expect(codeOf(await paymentPasswords.check(member, right))).toBe('ok')
    for (let time = 0; time < 4; time += 1) {
      await paymentPasswords.check(member, 'wrong')
      clock.ms += 86_400_000
    }
    expect(codeOf(await paymentPasswords.check(member, 'wrong'))).toBe('payment_password_locked')
  })

  it('[I99] tries made at the same moment are counted one by one', async () => {
    const member = await person()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => paymentPasswords.check(member, 'wrong')),
    )
    const wrong = answers.filter((answer) => codeOf(answer) === 'payment_password_wrong')
    expect(wrong).toHaveLength(4)
    expect(codeOf(await paymentPasswords.check(member, right))).toBe('payment_password_locked')
  })

  it('[I99] any number of right ones at the same moment locks nobody', async () => {
    const member = await person()
    await paymentPasswords.check(member, 'wrong')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => paymentPasswords.check(member, right)),
    )
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok']))
    expect(await paymentPasswords.check(member, 'wrong')).toMatchObject({ value: { triesLeft: 4 } })
  })

  it('[I99] a right one that comes with wrong ones is not told once they lock', async () => {
    const member = await person()
    const wrong = Array.from({ length: 20 }, () => paymentPasswords.check(member, 'wrong'))
    const late = paymentPasswords.check(member, right)
    const answers = await Promise.all(wrong)
    const judged = answers.filter((answer) => codeOf(answer) === 'payment_password_wrong')
    // The right one ends the row if it was judged within it, and then the row begins anew once.
    expect(judged.length).toBeLessThanOrEqual(codeOf(await late) === 'ok' ? 8 : 4)
    expect(codeOf(await paymentPasswords.check(member, right))).toBe('payment_password_locked')
  })

  it('[I99] where none is set, that is told, and never locks', async () => {
    const { id } = await createMember({ password: null })
    for (let time = 0; time < 7; time += 1) {
      expect(codeOf(await paymentPasswords.check(id, 'any'))).toBe('payment_password_unset')
    }
    expect((await members.get(db, id)).paymentPasswordHash).toBe(null)
  })

  it('[I99] each member has an own count, and a new password lifts the lock', async () => {
    const [one, two] = [await person(), await person()]
    for (let time = 0; time < 5; time += 1) await paymentPasswords.check(one, 'wrong')
    expect(codeOf(await paymentPasswords.check(two, right))).toBe('ok')
    const hash = await hashOf('902175')
    await db.transaction((tx) => paymentPasswords.set(tx, one, hash, 'known'))
    expect(codeOf(await paymentPasswords.check(one, '902175'))).toBe('ok')
  })

  it('[I99] the operator sets how many and for how long', async () => {
    const { payment } = set
    set.payment = { ...payment, tries: 1, lockMinutes: 5 }
    const member = await person()
    expect(await paymentPasswords.check(member, 'wrong')).toMatchObject({
      value: { until: new Date(clock.ms + 5 * 60_000).toISOString() },
    })
    set.payment = payment
  })

  it('[I111] a reset holds money for as long as the operator set, and one by the old password does not', async () => {
    const member = await person()
    const hash = await hashOf('902175')
    const setBy = (how: 'known' | 'reset') =>
      db.transaction((tx) => paymentPasswords.set(tx, member, hash, how))
    expect(await setBy('known')).toBeUndefined()
    expect(await paymentPasswords.findHold(db, member)).toBeUndefined()
    const until = new Date(clock.ms + 24 * hourMs)
    expect(await setBy('reset')).toEqual(until)
    clock.ms += 24 * hourMs - 1
    expect(await paymentPasswords.findHold(db, member)).toEqual(until)
    clock.ms += 1
    expect(await paymentPasswords.findHold(db, member)).toBeUndefined()
  })

  it('[I111] what was told holds, also when less is set afterwards', async () => {
    const member = await person()
    const hash = await hashOf('902175')
    const reset = () => db.transaction((tx) => paymentPasswords.set(tx, member, hash, 'reset'))
    const until = await reset()
    const { payment } = set
    set.payment = { ...payment, resetHoldHours: 1 }
    expect(await paymentPasswords.findHold(db, member)).toEqual(until)
    expect(await reset()).toEqual(until)
    set.payment = { ...payment, resetHoldHours: 0 }
    const other = await person()
    const free = await db.transaction((tx) => paymentPasswords.set(tx, other, hash, 'reset'))
    expect(free).toBeUndefined()
    set.payment = payment
  })
})
