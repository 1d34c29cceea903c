import { describe, expect, it } from 'vitest'
import { ownerOf, testDatabase } from '../../testing/database.ts'
import { testLedger } from '../../testing/ledger.ts'
import type { AccountId } from './ledger.ts'
import { ensureIdPartitions } from './partitions.store.ts'

const db = await testDatabase()
const { ledger, makeId, open, openCash, bank, inPlay, move, mustPost } = await testLedger(db)
const cash = await openCash(100n)

type Row = {
  id: string
  leg: number
  legs: number
  kind: string
  debit: AccountId
  credit: AccountId
  currency: string
  posted: bigint
  held: bigint
  of: string | null
  expiresAt: Date | null
  after: bigint | null
}

/** Writes legs as somebody would who goes around the ledger. */
async function insertByHand(...changes: Partial<Row>[]): Promise<string> {
  const id = makeId('trf')
  const whole = { id, leg: 0, legs: 1, kind: 'posted', debit: cash, credit: inPlay }
  const rest = { currency: 'PHP', posted: 1n, held: 0n, of: null, expiresAt: null }
  const rows: Row[] = changes.map((change) => {
    const row = { ...whole, ...rest, ...change }
    return { ...row, after: 'after' in row ? row.after : row.debit === cash ? 0n : null }
  })
  const column = <K extends keyof Row>(key: K) => rows.map((row) => row[key])
  try {
    await db.sql`
      insert into ledger.legs (id, leg, legs, at, kind, reason, debit, credit, currency, posted, held,
        expires_at, of, about, debit_after, debit_held)
      select id, leg, legs, now(), kind, 'stake', debit, credit, currency, posted, held, expires_at,
        of, '', after, after
      from unnest(${column('id')}::text[], ${column('leg')}::smallint[],
        ${column('legs')}::smallint[], ${column('kind')}::text[],
        ${column('debit').map((each) => each.slice(4))}::bigint[],
        ${column('credit').map((each) => each.slice(4))}::bigint[], ${column('currency')}::text[],
        ${column('posted')}::bigint[], ${column('held')}::bigint[],
        ${column('expiresAt')}::timestamptz[], ${column('of')}::text[], ${column('after')}::bigint[])
        as t (id, leg, legs, kind, debit, credit, currency, posted, held, expires_at, of, after)`
    return 'written'
  } catch (error) {
    return (error as Error).message
  }
}

/** As the owner, whom nothing but the triggers stops; others have no right to try. */
const owner = await ownerOf(db)
const attempt = (text: string) =>
  owner
    .transaction((tx) => tx.script(text))
    .then(
      () => 'done',
      (error: unknown) => (error as Error).message,
    )
const monthOf = async () =>
  (
    await db.sql.one<{ name: string }>`
      select tableoid::regclass::text as name from ledger.legs order by position desc limit 1`
  ).name

describe('the tables themselves', () => {
  it('[L12] take a whole movement, and move the sums by it', async () => {
    expect(await insertByHand({ posted: 4n })).toBe('written')
    const found = await ledger.balanceOf(cash)
    expect(found).toMatchObject({ value: { balance: 96n } })
  })

  it('[L12] refuse what takes more than there is', async () => {
    expect(await insertByHand({ posted: 97n })).toContain('accounts_covered')
    const hold = { kind: 'pending', posted: 0n, held: 97n, expiresAt: new Date() }
    expect(await insertByHand(hold)).toContain('accounts_covered')
  })

  it('[L12] refuse a side that does not say rightly whether its account is bounded', async () => {
    expect(await insertByHand({ after: null })).toContain('not as bounded as it says')
    expect(await insertByHand({ debit: bank, after: 0n })).toContain('not as bounded as it says')
  })

  it('[L12] refuse a movement that is out of balance: a side missing, a currency mixed, legs left out', async () => {
    const dollars = await open('house', 'house', 'USD')
    expect(await insertByHand({ credit: 'acc_999999' })).toContain('does not exist')
    expect(await insertByHand({ credit: dollars })).toContain('does not exist in its currency')
    expect(await insertByHand({ credit: cash })).toContain('violates check')
    expect(await insertByHand({ legs: 2 })).toContain('without all of its legs')
    const { id } = await mustPost(move('stake', cash, inPlay, 1n))
    expect(await insertByHand({ id, leg: 1, legs: 2 })).toContain('without all of its legs')
    const oneSided = `insert into ledger.legs (id, leg, legs, at, kind, reason, debit, currency, posted,
      held, about) values ('${makeId('trf')}', 0, 1, now(), 'posted', 'stake', 1, 'PHP', 1, 0, '')`
    expect(await attempt(oneSided)).toContain('null value in column "credit"')
  })

  it.each<[string, Partial<Row>]>([
    ['nothing', { posted: 0n }],
    ['less than nothing', { posted: -1n }],
    ['more than the largest amount', { posted: 2n ** 53n }],
    ['a hold that is none', { kind: 'pending', posted: 1n, held: 0n }],
    ['a hold without an end', { kind: 'pending', posted: 0n, held: 1n }],
    ['a kind that is none', { kind: 'gift' }],
    ['an id that is none', { id: 'trf_1' }],
  ])('[L12] refuse %s', async (_, change) => {
    expect(await insertByHand(change)).toMatch(/violates check|no partition/)
  })

  it('[L8] refuse a second movement of one id', async () => {
    const { id } = await mustPost(move('stake', cash, inPlay, 1n))
    expect(await insertByHand({ id })).toContain('duplicate key')
  })

  it('[L10] refuse to end a hold twice, or another than was made', async () => {
    const expiresAt = new Date(Date.now() + 60_000)
    const waiting = { ...move('stake', cash, inPlay, 10n), pending: { expiresAt } }
    await mustPost(waiting)
    const end = { kind: 'void', posted: 0n, held: -10n, of: waiting.id }
    expect(await insertByHand({ ...end, held: -9n })).toContain('not made so')
    expect(await insertByHand({ ...end, debit: bank })).toContain('not made so')
    expect(await insertByHand({ ...end, of: makeId('trf') })).toContain('ends once')
    expect(await insertByHand(end)).toBe('written')
    expect(await insertByHand(end)).toMatch(/ends once|accounts_debits_pending/)
  })

  it.each([
    'update ledger.legs set posted = posted + 1',
    'delete from ledger.legs',
    'truncate ledger.legs',
    'update ledger.accounts set credits_posted = credits_posted + 1',
    'update ledger.accounts set bounded = false',
    'delete from ledger.accounts',
    'truncate ledger.accounts cascade',
    'update ledger.pendings set outcome = null, outcome_by = null',
    'delete from ledger.pendings',
    'truncate ledger.pendings',
    'insert into ledger.deltas values (1, 1, 1, 1, 1, 1)',
    'update ledger.deltas set credits_posted = 5',
    'truncate ledger.deltas',
    'truncate ledger.days',
    "insert into ledger.accounts (owner, kind, part, currency, bounded, opened_at, credits_posted) values ('house', 'gift', '', 'PHP', true, now(), 5)",
    "insert into ledger.pendings (id, expires_at) values ('trf_01m00000000000000000000000', now())",
  ])('[L12] refuse: %s', async (text) => {
    const waiting = { expiresAt: new Date(Date.now() + 60_000) }
    await mustPost({ ...move('stake', cash, inPlay, 1n), pending: waiting })
    expect(await attempt(text)).toMatch(/is refused|refused/)
  })

  it('[L12] refuse accounts that are described in nonsense', async () => {
    const text = `insert into ledger.accounts (owner, kind, part, currency, bounded, opened_at)
      values ('Nobody at all', 'cash', '', 'PHP', true, now())`
    expect(await attempt(text)).toContain('cannot be described so')
  })

  it('[L12] refuse to be written or emptied by the name of a partition', async () => {
    await mustPost(move('stake', cash, inPlay, 1n))
    const month = await monthOf()
    expect(month).toMatch(/^ledger\.legs_\d{4}_\d{2}$/)
    expect(await attempt(`truncate ${month}`)).toContain('refused')
    expect(await attempt(`delete from ${month}`)).toContain('refused')
    const columns = 'id, leg, legs, at, kind, reason, debit, credit, currency, posted, held, about'
    const copy = `insert into ${month} (${columns}) select ${columns} from ${month} limit 0`
    expect(await attempt(copy)).toContain('refused')
  })
})

describe('the months', () => {
  const partsOf = async (table: string) =>
    (
      await db.sql<{ name: string }>`
        select inhrelid::regclass::text as name from pg_inherits
        where inhparent = ${table}::regclass order by 1`
    ).map(({ name }) => name)

  it('[L25] are made ahead, without a gap after a long sleep, once', async () => {
    const before = await partsOf('ledger.pendings')
    expect(before).toContain('ledger.pendings_older')
    const now = new Date()
    const later = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 9, 3))
    const make = () =>
      db.transaction((tx) => ensureIdPartitions(tx, 'ledger.pendings', { ahead: 1, now: later }))
    const made = await Promise.all([make(), make()])
    // Three were ahead already: six more lead to that month, and one lies ahead of it.
    expect(made.flat()).toHaveLength(7)
    expect(await partsOf('ledger.pendings')).toHaveLength(before.length + 7)
    expect(await make()).toEqual([])
  })
})
