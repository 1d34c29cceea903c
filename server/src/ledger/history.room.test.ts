import * as contract from '@baize/contract/ledger/books'
import type { Endpoint, ReplyOf } from '@baize/contract/endpoint'
import type { Role } from '@baize/contract/roles'
import { describe, expect, it } from 'vitest'
import { ownerOf, testDatabase } from '../../testing/database.ts'
import { testHttp } from '../../testing/http.ts'
import { testLedger } from '../../testing/ledger.ts'
import type { AccountId } from './ledger.ts'
import { serveLedger } from './routes.ts'

const db = await testDatabase({ poolSize: 8 })
const node = await testHttp(db, { RATE_FACTOR: '1000' })
const test = await testLedger(db)
const { ledger, clock, inPlay, openCash, open, move, mustPost } = test
const audited: { action: string; object: string; reason: string; after: unknown }[] = []
serveLedger({
  http: node.http,
  db,
  now: test.now,
  ledger,
  async audit(_, { action, object, reason, after }) {
    audited.push({ action, object, reason, after })
  },
})

type Asked = { readonly query?: string; readonly of?: string; readonly payload?: object }

async function call<E extends Endpoint>(
  { method, path }: E,
  { query = '', of = '', payload }: Asked = {},
  role: Role = 'finance',
) {
  const token = await node.signIn('operator', `op_${role}`, [role])
  const reply = await node.http.app.inject({
    method,
    url: `${path.replace(/:(id|number)/, of)}?${query}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  })
  const { value, code } = reply.json<{ value: ReplyOf<E>; code: string }>()
  return { status: reply.statusCode, value, code }
}

const day = 86_400_000

/** Writes past the ledger, as only somebody with the keys of the database could. */
async function plant(account: AccountId, amount: bigint): Promise<void> {
  await (
    await ownerOf(db)
  ).transaction(async (tx) => {
    await tx.script('set local session_replication_role = replica')
    await tx.sql`
      update ledger.accounts set credits_posted = credits_posted + ${amount}
      where id = ${account.slice(4)}`
  })
}

describe('the entries of an account', () => {
  /** Three days of entries, so that there is something to leave out; its last is a hold. */
  async function threeDays() {
    const cash = await openCash(1000n)
    for (const amount of [1n, 20n]) await mustPost(move('stake', cash, inPlay, amount))
    await mustPost(move('stake_returned', inPlay, cash, 20n))
    clock.offsetMs += day
    const second = test.now()
    await mustPost(move('stake', cash, inPlay, 300n))
    await mustPost(move('stake_returned', inPlay, cash, 300n))
    await mustPost(move('stake', cash, inPlay, 7n))
    clock.offsetMs += day
    const third = test.now()
    await mustPost(move('stake', cash, inPlay, 50n))
    const pending = { expiresAt: new Date(test.now().getTime() + day) }
    await mustPost({ ...move('stake', cash, inPlay, 5n), pending })
    return { cash, second, third }
  }

  type Found = ReplyOf<typeof contract.listAccountEntries>

  async function readAll(id: string, query: string, limit = 2) {
    const items: Found['items'] = []
    let next: string | null = ''
    while (next !== null) {
      const page: Found = (
        await call(contract.listAccountEntries, {
          of: id,
          query: `${query}&limit=${limit}${next === '' ? '' : `&cursor=${next}`}`,
        })
      ).value
      items.push(...page.items)
      next = page.next
    }
    return items
  }

  it('[L21] keep their balances whatever a filter leaves out, across pages', async () => {
    const { cash, second, third } = await threeDays()
    const all = await readAll(cash, '')
    expect(all.map(({ balance }) => balance)).toEqual([
      '942',
      '942',
      '992',
      '999',
      '699',
      '999',
      '979',
      '999',
      '1000',
    ])
    const filters: [string, (entry: Found['items'][number]) => boolean][] = [
      ['reason=stake', ({ reason }) => reason === 'stake'],
      [`from=${second.toISOString()}`, ({ at }) => at >= second.toISOString()],
      [`to=${second.toISOString()}`, ({ at }) => at < second.toISOString()],
      [
        `from=${second.toISOString()}&to=${third.toISOString()}&reason=stake_returned`,
        ({ at, reason }) =>
          at >= second.toISOString() && at < third.toISOString() && reason === 'stake_returned',
      ],
    ]
    for (const [query, fits] of filters) {
      const wanted = all.filter(fits)
      expect(wanted.length).toBeGreaterThan(0)
      for (const limit of [1, 2, 100]) {
        expect({ query, limit, items: await readAll(cash, query, limit) }).toEqual({
          query,
          limit,
          items: wanted,
        })
      }
    }
    expect(await readAll(cash, 'reason=payout')).toEqual([])
  })

  it('[L21] are filtered alike where the account has no bound', async () => {
    const { cash } = await threeDays()
    const all = await readAll(inPlay, '')
    const own = all.filter(({ reason, other }) => reason === 'stake' && other.id === cash)
    const filtered = await readAll(inPlay, 'reason=stake', 3)
    expect(filtered.filter(({ other }) => other.id === cash)).toEqual(own)
  })

  it('[L21] refuse a filter that is none', async () => {
    const cash = await open('member:mem_empty', 'cash')
    for (const query of ['from=yesterday', 'reason=Stake!', 'to=2026-02-31']) {
      const { status } = await call(contract.listAccountEntries, { of: cash, query })
      expect({ query, status }).toEqual({ query, status: 400 })
    }
  })
})

describe('the history of proofs', () => {
  it('[L27] is asked for by days', async () => {
    // The time of a proof is the database's own, whatever this node believes.
    const before = new Date()
    clock.offsetMs += day
    const proof = await ledger.prove()
    const ask = async (query: string) =>
      (await call(contract.listProofs, { query })).value.items.map(({ number }) => number)
    expect(await ask(`from=${before.toISOString()}`)).toEqual([String(proof.number)])
    expect(await ask(`to=${before.toISOString()}`)).not.toContain(String(proof.number))
  })

  it('[L27] names the accounts of an old proof, and keeps what was said about them', async () => {
    const victim = await openCash(700n)
    await ledger.prove()
    await plant(victim, 5n)
    const failed = await ledger.prove()
    const of = String(failed.number)
    const first = (await call(contract.getProof, { of })).value
    expect(first.proof).toMatchObject({ number: of, holds: false, differences: 1 })
    expect(first.differences).toMatchObject([
      { account: victim, balance: '705', balanceByHistory: '700', notes: [] },
    ])

    const payload = { account: victim, reason: 'Vendor sent a sum twice, ticket 12' }
    const noted = await call(contract.noteDifference, { of, payload })
    expect(noted.value.notes).toMatchObject([
      { proof: of, by: 'op_finance', reason: payload.reason },
    ])
    expect(audited.at(-1)).toMatchObject({
      action: 'books.difference_noted',
      reason: payload.reason,
      after: { proof: of, account: victim, balance: '705' },
    })

    await mustPost(move('stake', victim, inPlay, 100n))
    const next = await ledger.prove()
    const still = (await call(contract.listDifferences)).value
    expect(still).toMatchObject({ proof: String(next.number) })
    expect(still.items).toMatchObject([{ balance: '605', notes: [{ reason: payload.reason }] }])

    await plant(victim, 1n)
    await ledger.prove()
    const grown = (await call(contract.listDifferences)).value.items
    expect(grown).toMatchObject([{ balance: '606', balanceByHistory: '600', notes: [] }])

    await plant(victim, -6n)
    expect((await ledger.prove()).holds).toBe(true)
    await plant(victim, 5n)
    await ledger.prove()
    const again = (await call(contract.listDifferences)).value.items
    expect(again).toMatchObject([{ account: victim, notes: [] }])
    const old = (await call(contract.getProof, { of })).value
    expect(old.differences[0]?.notes).toHaveLength(1)
    await plant(victim, -5n)
    await ledger.prove()
  })

  it('[L27] takes notes of admins, finance and risk, about accounts that the proof names', async () => {
    const victim = await openCash(10n)
    await ledger.prove()
    await plant(victim, 3n)
    const of = String((await ledger.prove()).number)
    const payload = { account: victim, reason: 'Looked at' }
    for (const role of ['auditor', 'support', 'content'] as const) {
      expect((await call(contract.noteDifference, { of, payload }, role)).status).toBe(403)
    }
    for (const role of ['admin', 'finance', 'risk'] as const) {
      expect((await call(contract.noteDifference, { of, payload }, role)).status).toBe(200)
    }
    const other = { ...payload, account: inPlay }
    expect((await call(contract.noteDifference, { of, payload: other })).code).toBe('not_found')
    expect((await call(contract.noteDifference, { of: '999999', payload })).code).toBe('not_found')
    expect((await call(contract.getProof, { of: '999999' })).status).toBe(404)
    await plant(victim, -3n)
  })

  it('[L27] cannot be rewritten', async () => {
    const owner = await ownerOf(db)
    const attempt = (text: string) =>
      owner
        .transaction((tx) => tx.script(text))
        .then(
          () => 'done',
          (error: unknown) => (error as Error).message,
        )
    expect(await attempt(`update ledger.notes set reason = 'nothing'`)).toMatch(/is refused/)
    expect(await attempt('delete from ledger.notes')).toMatch(/is refused/)
    expect(await attempt('truncate ledger.notes')).toMatch(/is refused/)
  })
})
