import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testCashierOut } from '../../../../testing/cashier-out.ts'
import { ownerOf, testDatabase } from '../../../../testing/database.ts'

const db = await testDatabase({ poolSize: 16 })
const desk = await testCashierOut(db)
const { payees, person, payeeAsk, payeeOf, change, set } = desk
const usual = set.cashier

const codeOf = (answer: { ok: boolean; code?: string }): string =>
  answer.ok ? 'ok' : (answer.code ?? '')

describe('adding an account', () => {
  it('[X1] the same id adds once; with other content it is refused', async () => {
    const asked = payeeAsk(await person())
    const first = await payees.add(asked)
    expect(first).toMatchObject({
      value: { institutionName: 'Chalkline Bank', kind: 'bank', hint: asked.number.slice(-4) },
    })
    expect(await payees.add(asked)).toEqual(first)
    expect(codeOf(await payees.add({ ...asked, number: '999888777' }))).toBe('id_used_differently')
    expect(codeOf(await payees.add({ ...asked, member: await person() }))).toBe(
      'id_used_differently',
    )
    expect(await payees.list(asked.member)).toHaveLength(1)
  })

  it.each([
    [{ institution: 'NOWHERE' }, 'not_found'],
    [{ number: '12' }, 'number_invalid'],
    [{ paymentPassword: 'wrong' }, 'payment_password_wrong'],
  ])('[X1] %o is refused as %s', async (given, code) => {
    const member = await person()
    expect(codeOf(await payees.add(payeeAsk(member, given)))).toBe(code)
    expect(await payees.list(member)).toEqual([])
  })

  it('[SU13] adding and removing one is told at once and once, by the end of its number alone', async () => {
    const asked = payeeAsk(await person(), { number: '123456789012' })
    await payees.add(asked)
    await payees.add(asked)
    await payees.remove(asked.member, asked.id)
    await payees.remove(asked.member, asked.id)
    const told = desk.warned.filter(({ member }) => member === asked.member)
    expect(told.map(({ about }) => about)).toEqual(['payeeAdded', 'payeeRemoved'])
    expect(JSON.stringify(told)).toContain('9012')
    expect(JSON.stringify(told)).not.toContain('89012')
  })

  it('[X100] accounts that were several members’ are told by the end of their number, also where one was refused it', async () => {
    const number = '555000111222'
    const [first, second, third, alone] = [
      await person(),
      await person(),
      await person(),
      await person(),
    ]
    const asked = payeeAsk(first, { number })
    await payees.add(asked)
    await payees.add(payeeAsk(alone))
    const shared = async () =>
      (await payees.listShared()).find(({ members }) => members.includes(first))
    expect(await shared()).toBeUndefined()
    for (let tries = 0; tries < 2; tries += 1) {
      expect(codeOf(await payees.add(payeeAsk(second, { number })))).toBe('account_of_another')
    }
    expect(await shared()).toEqual({
      members: [first, second].toSorted(),
      bank: 'Chalkline Bank',
      number: '•••• 1222',
    })
    const common = (others: string[]) => payees.listCommon(db, second, others)
    expect(await common([first, alone])).toEqual([await shared()])
    expect(await common([third, alone])).toEqual([])
    expect(await payees.listAlike(db, second)).toEqual([first])
    expect(await payees.listAlike(db, alone)).toEqual([])
    await payees.remove(first, asked.id)
    expect(codeOf(await payees.add(payeeAsk(third, { number })))).toBe('ok')
    expect((await shared())?.members).toEqual([first, second, third].toSorted())
    expect((await payees.listAlike(db, third)).toSorted()).toEqual([first, second].toSorted())
    const kept = JSON.stringify([
      await payees.listShared(),
      await db.sql`select * from cashier.payee_tries`,
    ])
    expect(kept).not.toContain('11222')
    expect(kept).not.toContain(alone)
  })

  it('[X97] none is added while a reset of the payment password holds money', async () => {
    const member = await person()
    const until = await desk.lives.holdMoney(member)
    expect(await payees.add(payeeAsk(member))).toMatchObject({
      code: 'money_held',
      value: { until: until?.toISOString() },
    })
    expect(await payees.list(member)).toEqual([])
  })

  it('[X3] it is in the real name once that is known, else in that of the first account', async () => {
    const known = await person()
    await desk.lives.setRealName(known, 'José Rizal')
    expect(codeOf(await payees.add(payeeAsk(known, { holder: 'Juan Luna' })))).toBe(
      'holder_differs',
    )
    expect(codeOf(await payees.add(payeeAsk(known, { holder: 'JOSE  RIZAL' })))).toBe('ok')
    expect(await payees.getHolder(known)).toBe('José Rizal')
    const unknown = await person()
    expect(await payees.getHolder(unknown)).toBe('')
    const first = await payeeOf(unknown, { holder: 'Juan Luna' })
    await payees.remove(unknown, first.id)
    expect(codeOf(await payees.add(payeeAsk(unknown, { holder: 'Ana Luna' })))).toBe(
      'holder_differs',
    )
    expect(await payees.getHolder(unknown)).toBe('Juan Luna')
  })

  it.each(['  ', '---', '<img src=x onerror=alert(1)>', '"><script>alert(1)</script>'])(
    '[X99] an account in the name of %j is refused',
    async (holder) => {
      const member = await person()
      expect(codeOf(await payees.add(payeeAsk(member, { holder })))).toBe('person_name_invalid')
      expect(await payees.list(member)).toEqual([])
    },
  )

  it('[X99] a name that nobody can be called, taken before, settles nothing; the next one does', async () => {
    const member = await person()
    const { id } = payeeAsk(member)
    await db.sql`
      insert into cashier.payees (id, member, institution, holder, holder_key, sealed, number_hash,
        hint, added_at, usable_at)
      values (${id}, ${member}, 'CHALKLINE', '<b>Ana</b>', 'banab', '', ${randomBytes(32)},
        '1234', now() - interval '1 day', now() - interval '1 day')`
    expect(await payees.getHolder(member)).toBe('')
    expect(codeOf(await payees.add(payeeAsk(member, { holder: 'Ana Luna' })))).toBe('ok')
    expect(await payees.getHolder(member)).toBe('Ana Luna')
    expect(codeOf(await payees.add(payeeAsk(member, { holder: 'Juan Luna' })))).toBe(
      'holder_differs',
    )
  })

  it('[X5] an account on the list of another is refused however it is written', async () => {
    await payeeOf(await person(), { number: '4444 333322' })
    const other = await person()
    expect(codeOf(await payees.add(payeeAsk(other, { number: '4444-3333-22' })))).toBe(
      'account_of_another',
    )
    const elsewhere = payeeAsk(other, { number: '4444333322', institution: 'GREEN_CLOTH' })
    expect(codeOf(await payees.add(elsewhere))).toBe('ok')
    expect(codeOf(await payees.add({ ...elsewhere, id: payeeAsk(other).id }))).toBe('already_added')
  })

  it('[X5] two members add the same account at the same moment, and one has it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const number = `77770000${round}`
      const people = await Promise.all(Array.from({ length: 6 }, () => person()))
      const answers = await Promise.all(
        people.map((member) => payees.add(payeeAsk(member, { number }))),
      )
      expect(answers.map(codeOf).toSorted()).toEqual([
        ...Array<string>(5).fill('account_of_another'),
        'ok',
      ])
    }
  })

  it('[X6] the list has an end, also at the same moment; what was removed makes room', async () => {
    change({ mostPayees: 2 })
    const member = await person()
    const answers = await Promise.all(Array.from({ length: 6 }, () => payees.add(payeeAsk(member))))
    expect(answers.map(codeOf).filter((code) => code === 'ok')).toHaveLength(2)
    expect(codeOf(await payees.add(payeeAsk(member)))).toBe('list_full')
    const [first] = await payees.list(member)
    expect(codeOf(await payees.remove(member, first?.id ?? ''))).toBe('ok')
    expect(codeOf(await payees.add(payeeAsk(member)))).toBe('ok')
    set.cashier = usual
  })
})

describe('what is kept', () => {
  it('[X4] the number is encrypted for its row, and opens for who pays', async () => {
    const payee = await payeeOf(await person(), { number: '8080 9090 7070' })
    expect(payees.reveal(payee)).toBe('808090907070')
    const other = await payeeOf(await person())
    expect(() => payees.reveal({ id: other.id, sealed: payee.sealed })).toThrow('cannot be read')
    expect(payee.sealed.includes('808090907070')).toBe(false)
  })

  it('[X7] removing hides it, once, and only from the own list', async () => {
    const payee = await payeeOf(await person())
    expect(codeOf(await payees.remove(await person(), payee.id))).toBe('not_found')
    expect(codeOf(await payees.remove(payee.member, payee.id))).toBe('ok')
    expect(codeOf(await payees.remove(payee.member, payee.id))).toBe('not_found')
    expect(await payees.list(payee.member)).toEqual([])
    expect(await payees.find(db, payee.member, payee.id)).toBeUndefined()
  })

  it('[X8] the table refuses a change, a return and a removal', async () => {
    const payee = await payeeOf(await person())
    const refused = /is refused, what was written stays/
    await expect(
      db.sql`update cashier.payees set holder = 'X', removed_at = now() where id = ${payee.id}`,
    ).rejects.toThrow(refused)
    await payees.remove(payee.member, payee.id)
    await expect(
      db.sql`update cashier.payees set removed_at = null where id = ${payee.id}`,
    ).rejects.toThrow(refused)
    const owner = await ownerOf(db)
    await expect(owner.sql`delete from cashier.payees where id = ${payee.id}`).rejects.toThrow(
      refused,
    )
  })

  it('[X9] invented institutions are offered in a demo and not in production', async () => {
    const codes = async (production: boolean) =>
      (await desk.payeesIn(production).listInstitutions()).map(({ code }) => code)
    expect(await codes(false)).toContain('CHALKLINE')
    expect(await codes(true)).toEqual(['USDT_TRON', 'USDT_EVM'])
    const inProduction = await desk.payeesIn(true).add(payeeAsk(await person()))
    expect(codeOf(inProduction)).toBe('not_found')
  })
})
