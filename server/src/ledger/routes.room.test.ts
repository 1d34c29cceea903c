import { createHash } from 'node:crypto'
import * as contract from '@baize/contract/ledger/books'
import type { Endpoint, ReplyOf } from '@baize/contract/endpoint'
import { operatorRoles, type Role } from '@baize/contract/roles'
import { describe, expect, it } from 'vitest'
import { ownerOf, testDatabase } from '../../testing/database.ts'
import { testHttp } from '../../testing/http.ts'
import { testLedger } from '../../testing/ledger.ts'
import type { AccountId } from './ledger.ts'
import { serveLedger } from './routes.ts'

const db = await testDatabase({ poolSize: 8 })
const node = await testHttp(db, { RATE_FACTOR: '1000' })
const test = await testLedger(db)
const { ledger, clock, bank, inPlay, open, openCash, move, mustPost } = test
const audited: { action: string; reason: string; actor: string; after: unknown }[] = []
const desk = serveLedger({
  http: node.http,
  db,
  now: test.now,
  ledger,
  async audit(_, { actor, action, reason, after }) {
    audited.push({ action, reason, actor: actor?.id ?? '', after })
  },
})

const tokens = new Map<Role, string>()

type Asked = { readonly query?: string; readonly id?: string; readonly payload?: object }

async function call<E extends Endpoint>(
  { method, path }: E,
  role: Role | undefined,
  { query = '', id = '', payload }: Asked = {},
) {
  const token = role && (tokens.get(role) ?? (await node.signIn('operator', `op_${role}`, [role])))
  if (role && token !== undefined) tokens.set(role, token)
  const reply = await node.http.app.inject({
    method,
    url: `${path.replace(':id', id)}?${query}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  })
  const { value, code } = reply.json<{ value: ReplyOf<E>; code: string }>()
  return { status: reply.statusCode, headers: reply.headers, value, code }
}

const booksNow = async () => (await call(contract.getBooks, 'auditor')).value
const prove = (role: Role = 'auditor') =>
  call(contract.proveBooks, role, { payload: { reason: 'To be sure' } })

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

const total = (rows: readonly contract.TrialRow[], of: 'debit' | 'credit' | 'held' | 'byHistory') =>
  rows.reduce((sum, row) => sum + BigInt(row[of]), 0n)

describe('the calls about the books', () => {
  it('say so honestly while nothing has moved', async () => {
    const books = await booksNow()
    expect(books).toMatchObject({ entries: '0', running: null, full: null, lastDay: null })
    expect(total(books.trial, 'credit')).toBe(0n)
    const heads = await call(contract.listDayHeads, undefined)
    expect(heads.value.items).toEqual([])
  })

  it('give the trial balance by currency and kind, each side by accounts and by history', async () => {
    const cash = await openCash(9_007_199_254_740_991n)
    await openCash(500n)
    await mustPost(move('stake', cash, inPlay, 300n))
    const pending = { expiresAt: new Date(test.now().getTime() + 3_600_000) }
    await mustPost({ ...move('stake', cash, inPlay, 50n), pending })
    const books = await booksNow()
    expect(books.entries).toBe('4')
    expect(books.trial.find(({ kind }) => kind === 'cash')).toEqual({
      currency: 'PHP',
      kind: 'cash',
      bounded: true,
      accounts: '2',
      debit: '0',
      credit: '9007199254741191',
      held: '50',
      byHistory: '9007199254741191',
      lowest: '500',
    })
    expect(books.trial.find(({ kind }) => kind === 'clearing')).toMatchObject({
      debit: '9007199254741491',
      credit: '0',
    })
    expect(total(books.trial, 'debit')).toBe(total(books.trial, 'credit'))
    expect(total(books.trial, 'byHistory')).toBe(0n)
  })

  it('keep the sums and the count of entries across proofs, folds and a full proof', async () => {
    const before = await booksNow()
    await ledger.prove()
    await ledger.foldDeltas()
    await ledger.proveFully()
    const after = await booksNow()
    expect(after.trial).toEqual(before.trial)
    expect(after.entries).toBe(before.entries)
    expect(after).toMatchObject({
      running: { scope: 'running', holds: true, entries: '4', differences: 0, unbalanced: [] },
      full: { scope: 'full', holds: true, entries: '4' },
    })
    expect(after.slots).toHaveLength(48)
    expect(after.slots.at(-1)).toMatchObject({ proofs: 2, failed: 0 })
  })

  it('run a proof now for those who may, with a reason in the audit log', async () => {
    const ran = await prove('finance')
    expect(ran.value).toMatchObject({ scope: 'running', holds: true })
    expect(audited).toEqual([
      {
        action: 'books.proven',
        reason: 'To be sure',
        actor: 'op_finance',
        after: { holds: true, differences: 0 },
      },
    ])
    expect((await call(contract.proveBooks, 'admin', { payload: {} })).code).toBe('invalid_input')
    expect(audited).toHaveLength(1)
  })

  it('open to finance, risk, admins and auditors; risk may not run a proof', async () => {
    const readers = ['admin', 'finance', 'risk', 'auditor']
    const readable: readonly Endpoint[] = [
      contract.getBooks,
      contract.listProofs,
      contract.listDifferences,
      contract.listAccounts,
      contract.listAccountEntries,
    ]
    for (const role of operatorRoles) {
      for (const endpoint of readable) {
        const { path } = endpoint
        const { status } = await call(endpoint, role, { id: bank })
        expect({ role, path, status }).toEqual({
          role,
          path,
          status: readers.includes(role) ? 200 : 403,
        })
      }
    }
    for (const role of ['risk', 'support', 'content'] as const) {
      expect((await prove(role)).status).toBe(403)
    }
    expect((await call(contract.getBooks, undefined)).status).toBe(401)
  })

  it('list past proofs by cursor, each once', async () => {
    type ProofPage = ReplyOf<typeof contract.listProofs>
    const pages: contract.BookProof[] = []
    let cursor: string | null = ''
    do {
      const query = `limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`
      const page: ProofPage = (await call(contract.listProofs, 'risk', { query })).value
      pages.push(...page.items)
      cursor = page.next
    } while (cursor !== null)
    expect(pages.map(({ scope }) => scope)).toEqual(['running', 'full', 'running'])
    const full = await call(contract.listProofs, 'risk', { query: 'scope=full' })
    expect(full.value.items).toHaveLength(1)
    const failed = await call(contract.listProofs, 'risk', { query: 'failed=only' })
    expect(failed.value.items).toEqual([])
  })

  it('give an account’s entries newest first, each with the balance after it, across pages', async () => {
    const cash = await openCash(1000n)
    for (const amount of [1n, 20n, 300n]) await mustPost(move('stake', cash, inPlay, amount))
    const ask = (query: string, id: string = cash) =>
      call(contract.listAccountEntries, 'finance', { id, query })
    const first = (await ask('limit=3')).value
    expect(first.account).toMatchObject({ id: cash, balance: '679', kind: 'cash' })
    expect(first.items.map(({ amount, balance }) => [amount, balance])).toEqual([
      ['-300', '679'],
      ['-20', '979'],
      ['-1', '999'],
    ])
    expect(first.items[0]?.other).toEqual({ id: inPlay, owner: 'house', kind: 'in_play' })
    const rest = (await ask(`limit=3&cursor=${first.next}`)).value
    expect(rest).toMatchObject({ items: [{ amount: '1000', balance: '1000' }], next: null })
    expect((await ask('', 'acc_999999')).status).toBe(404)
    expect((await ask('', 'acc_0')).status).toBe(400)
  })

  it('find accounts by owner, in full or by the id alone, by kind and by currency', async () => {
    const cash = await open('member:mem_lookedFor', 'cash')
    const yen = await open('member:mem_lookedFor', 'cash', 'JPY')
    const find = async (query: string) =>
      (await call(contract.listAccounts, 'risk', { query })).value
    const ids = async (query: string) => (await find(query)).items.map(({ id }) => id)
    expect(await ids('owner=mem_lookedFor')).toEqual([cash, yen])
    expect(await ids('owner=member:mem_lookedFor&currency=JPY')).toEqual([yen])
    expect(await ids('owner=mem_looked')).toEqual([])
    expect(await ids('kind=clearing')).toEqual([bank])
    const first = await find('kind=cash&limit=2&owner=')
    expect(first.items).toHaveLength(2)
    const second = await find(`kind=cash&limit=2&cursor=${first.next}`)
    expect(second.items.map(({ id }) => id)).not.toContain(first.items[1]?.id)
    const [found] = (await find('kind=clearing')).items
    expect(found?.balance).toBe(String(await test.balance(bank)))
  })

  it('name the account that somebody wrote past the ledger, until it is right again', async () => {
    const victim = await openCash(700n)
    await openCash(800n)
    await ledger.prove()
    await plant(victim, 5n)
    const books = await booksNow()
    const cash = books.trial.find(({ kind, currency }) => kind === 'cash' && currency === 'PHP')
    expect(BigInt(cash?.credit ?? 0) - BigInt(cash?.byHistory ?? 0)).toBe(5n)

    const proof = await prove()
    expect(proof.value).toMatchObject({ holds: false, differences: 1, unbalanced: ['PHP'] })
    expect(audited.at(-1)?.after).toEqual({ holds: false, differences: 1 })
    const open = () => call(contract.listDifferences, 'risk')
    expect((await open()).value).toMatchObject({
      at: proof.value.at,
      items: [{ account: victim, kind: 'cash', balance: '705', balanceByHistory: '700' }],
    })
    const failed = await call(contract.listProofs, 'risk', { query: 'failed=only' })
    expect(failed.value.items).toEqual([proof.value])

    await plant(victim, -5n)
    expect((await prove()).value.holds).toBe(true)
    expect((await open()).value.items).toEqual([])
  })

  it('publish the head of each day to everyone, in a form that anybody can compute', async () => {
    clock.offsetMs = 2 * 86_400_000
    await openCash(5n)
    clock.offsetMs = 4 * 86_400_000
    await ledger.chainDays()
    const heads = (query: string) => call(contract.listDayHeads, undefined, { query })
    const reply = await heads('limit=2')
    expect(reply.headers['cache-control']).toBe('public, max-age=300')
    const [newest, before] = reply.value.items
    if (!newest || !before) throw new Error('Two days were chained')
    expect(newest.previous).toBe(before.head)
    const { day, movements, entries, digest, previous, head } = newest
    const text = JSON.stringify([day, movements, entries, digest, previous])
    expect(createHash('sha256').update(text).digest('hex')).toBe(head)
    const older = await heads(`below=${reply.value.next ?? before.day}`)
    expect(older.value.items.every((item) => item.day < before.day)).toBe(true)
    expect((await heads('below=2026-02-31')).status).toBe(200)
    expect((await booksNow()).lastDay).toEqual(newest)
  })

  it('[L29] publish beside them the head of what the games have promised, once these say it', async () => {
    const promises = async () => (await call(contract.listDayHeads, undefined)).value.promises
    expect(await promises()).toBeNull()
    const head = { position: 12, hash: 'ab'.repeat(32) }
    desk.setPromises(async () => head)
    expect(await promises()).toEqual(head)
  })
})
