import type { Endpoint, ReplyOf } from '@baize/contract/endpoint'
import type { OperatorRole, Role } from '@baize/contract/roles'
import { createIdMaker, type Id } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import { createPasswords } from '../src/rooms/identity/credentials/passwords.ts'
import { testApp } from './app.ts'
import { sealBody } from './seal-body.ts'
import { travel } from './travel.ts'

export const paymentPassword = '246810'

type Asked = { readonly query?: string; readonly id?: string | null; readonly payload?: object }

/** The whole platform with members who have cash and a payment password, asked by its calls alone. */
export async function testMoneyOutApp(
  now: () => Date = () => new Date(),
  environment: Readonly<Record<string, string>> = {},
  options: { readonly buildDir?: string } = {},
) {
  const test = await testApp(environment, { now, ...options })
  const { app, db, server, seal, tokenFor } = test
  const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
  const paymentPasswordHash = await createPasswords({ cost: 'light' }).hash(paymentPassword)
  const tokens = new Map<string, string>()
  let names = 0

  /** A member with so much cash, and the name by which `call` knows the session. */
  async function member(
    amount: bigint,
    given: {
      readonly uplineId?: Id<'mem'>
      readonly type?: 0 | 1
      readonly referral?: string
    } = {},
  ) {
    names += 1
    const account = `moneyout${names}`
    const made = await db.transaction((tx) =>
      app.rooms.members.create(tx, {
        account,
        type: 0,
        language: 'EN',
        paymentPasswordHash,
        ...given,
      }),
    )
    if (!made.ok) throw new Error(made.code)
    const { id } = made.value
    if (amount > 0n) await fill(id, amount)
    tokens.set(
      id,
      await db.transaction((tx) =>
        app.http.sessions.open(tx, {
          id,
          name: account,
          kind: 'member',
          roles: [given.type === 1 ? 'agent' : 'member'],
          ip: '127.0.0.1',
          userAgent: 'test',
        }),
      ),
    )
    return id
  }

  /** An operator nobody has seen before, with this role, whom the house knows. */
  async function operator(role: OperatorRole): Promise<Id<'opr'>> {
    const id = makeId('opr')
    await db.sql`
      insert into identity.operators (id, username, name, roles, password_hash, demo, created_at)
      values (${id}, ${id}, ${id}, ${[role]}, '$argon2id$none', false, ${now()})`
    const session = { id, name: id, kind: 'operator', roles: [role], ip: '127.0.0.1' } as const
    tokens.set(
      id,
      await db.transaction((tx) => app.http.sessions.open(tx, { ...session, userAgent: 'test' })),
    )
    return id
  }

  async function fill(id: Id<'mem'>, amount: bigint): Promise<void> {
    const { ledger, wallet } = app.rooms
    await db.transaction(async (tx) => {
      const bank = { owner: 'clearing:test', kind: 'clearing', currency: 'PHP' } as const
      const { id: debit } = await ledger.openAccount(tx, bank)
      const { id: credit } = await wallet.openPocket(id, 'cash', tx)
      const legs = [{ debit, credit, amount: money(amount, 'PHP') }]
      const posted = await ledger.post(tx, { id: makeId('trf'), reason: 'deposit', legs })
      if (!posted.ok) throw new Error(posted.code)
    })
  }

  async function tokenOf(who: Role | Id<'mem'> | Id<'opr'>): Promise<string> {
    const token = tokens.get(who) ?? (await tokenFor(who as Role))
    tokens.set(who, token)
    return token
  }

  /** Asks as a member or an operator, by the id, or as somebody with a role. */
  async function call<E extends Endpoint>(
    endpoint: E,
    who: Role | Id<'mem'> | Id<'opr'>,
    { query = '', id, payload }: Asked = {},
  ) {
    const token = await tokenOf(who)
    const body =
      endpoint.sealed === true ? await sealBody(seal.publicKey, payload, now().getTime()) : payload
    const { payload: sent, headers, query: written } = travel(endpoint, body)
    const answer = await server.inject({
      method: endpoint.method,
      url: `${endpoint.path.replace(/:\w+/, id ?? '')}?${query || written}`,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(sent === undefined ? {} : { payload: sent }),
    })
    const { value, code, message } = answer.json<{
      value: ReplyOf<E>
      code: string
      message: string
    }>()
    return { status: answer.statusCode, value, code, message }
  }

  return { ...test, makeId, member, operator, tokenOf, call }
}
