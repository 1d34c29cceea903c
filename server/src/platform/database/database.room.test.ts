import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { makeTables, ownerOf, testDatabase } from '../../../testing/database.ts'
import {
  connect,
  flushedLater,
  flushedNow,
  fragment,
  isAway,
  json,
  type Fragment,
} from './database.ts'
import { jsonList } from './json-list.ts'

const db = await testDatabase()

await makeTables(db, 'create table things (id bigint primary key, name text, note jsonb)')

beforeEach(async () => {
  await db.sql`delete from things`
})

const names = async () =>
  (await db.sql<{ name: string }>`select name from things order by id`).map(({ name }) => name)

describe('statements', () => {
  test('[DB1] are prepared once a connection and reused', async () => {
    const prepared = await db.transaction(async (tx) => {
      for (const id of [1n, 2n, 3n]) await tx.sql`select * from things where id = ${id}`
      return await tx.sql<{ statement: string; uses: bigint }>`
        select statement, generic_plans + custom_plans as uses from pg_prepared_statements
        where statement like 'select * from things where id%'`
    })
    expect(prepared).toEqual([{ statement: 'select * from things where id = $1', uses: 3n }])
  })

  test('[DB1] are not prepared through PgBouncer', async () => {
    const pooled = await connect({ url: withParameter(db.url, 'pgbouncer', 'true'), poolSize: 1 })
    await pooled.sql`select * from things where id = ${1n}`
    expect(await pooled.sql`select name from pg_prepared_statements`).toEqual([])
    await pooled.close()
  })

  test('[DB3] bring columns back without loss', async () => {
    const moment = new Date('2026-03-29T01:30:00.123Z')
    const row = await db.sql.one`
      select ${9_223_372_036_854_775_807n}::bigint as whole, ${[1n, -2n]}::bigint[] as wholes,
             '0.10'::numeric as exact, '{1.10,null}'::numeric[] as exacts, '2026-11-30'::date as day,
             ${moment}::timestamptz as moment, ${json({ a: [1, null] })}::jsonb as note,
             ${json([1, 2])}::jsonb as list, ${Buffer.from([0, 255])}::bytea as bytes, 7 as small`
    expect(row).toEqual({
      whole: 9_223_372_036_854_775_807n,
      wholes: [1n, -2n],
      exact: '0.10',
      exacts: ['1.10', null],
      day: '2026-11-30',
      moment,
      note: { a: [1, null] },
      list: [1, 2],
      bytes: Buffer.from([0, 255]),
      small: 7,
    })
  })

  test('[DB36] of their own wait for the disk, but those that are flushed with what follows', async () => {
    const one = await connect({ url: db.url, poolSize: 1 })
    await one.sql`set synchronous_commit = on`
    const isFlushed = async (id: bigint, when: Fragment) => {
      const { before } = await one.sql.one<{ before: string }>`
        select pg_current_wal_insert_lsn()::text as before`
      await one.sql`insert into things (id) select ${id} where ${when}`
      const { is } = await one.sql.one<{ is: boolean }>`
        select pg_current_wal_flush_lsn() > ${before}::pg_lsn as is`
      return is
    }
    const ids = Array.from({ length: 30 }, (_, index) => BigInt(index))
    const [now, later] = [new Set(), new Set()]
    for (const id of ids) {
      now.add(await isFlushed(id, flushedNow))
      later.add(await isFlushed(id + 100n, flushedLater))
    }
    // Whoever else writes to this server may have flushed it.
    expect([now.has(false), later.has(false)]).toEqual([false, true])
    expect(await one.sql.one`select current_setting('synchronous_commit') as is`).toEqual({
      is: 'on',
    })
    expect(await one.sql`select from things`).toHaveLength(60)
    await one.close()
  })

  test('[DB2] take a column of JSON as one text, in its order and with every sign', async () => {
    const notes = [
      { text: '", \\ { } $1 \'; --\n日' },
      {},
      [null, 1.5, 'a,b'],
      { deep: [{ a: '' }] },
    ]
    const ids = notes.map((_, index) => BigInt(index))
    const write = async (given: readonly unknown[]) => {
      const list = jsonList(given.map((note) => JSON.stringify(note)))
      return await db.sql.count`
        insert into things (id, note) select * from unnest(${ids.slice(0, given.length)}::bigint[], ${list})`
    }
    expect(await write(notes)).toBe(4)
    const kept = await db.sql<{ note: unknown }>`select note from things order by id`
    expect(kept.map(({ note }) => note)).toEqual(notes)
    expect(await write([])).toBe(0)
  })

  test('[DB3] run in UTC', async () => {
    expect(await db.sql.one`select current_setting('timezone') as zone`).toEqual({ zone: 'UTC' })
  })

  test('answer with one row, with none, or with how many they touched', async () => {
    await db.sql`insert into things values (1, 'one'), (2, 'two')`
    const named = (name: string) => fragment`from things where name = ${name}`
    expect(await db.sql.one`select id ${named('one')}`).toEqual({ id: 1n })
    expect(await db.sql.maybe`select id ${named('none')}`).toBeUndefined()
    await expect(db.sql.one`select id ${named('none')}`).rejects.toThrow('found none')
    await expect(db.sql.one`select id from things`).rejects.toThrow('found 2')
    await expect(db.sql.maybe`select id from things`).rejects.toThrow('found 2')
    expect(await db.sql.count`update things set name = name`).toBe(2)
  })

  test('[DB4] that fail do not cost their connection', async () => {
    const single = await connect({ url: db.url, poolSize: 1 })
    const backend = () => single.sql.one`select pg_backend_pid() as pid`
    const before = await backend()
    await expect(single.sql`select 1 / 0`).rejects.toThrow('division by zero')
    await expect(single.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await backend()).toEqual(before)
    await single.close()
  })

  test('[DB4] find a new connection after theirs was ended, at rest or in a transaction', async () => {
    const lost: string[] = []
    const log = { info() {}, error() {}, warn: (_: object, text: string) => void lost.push(text) }
    const single = await connect({ url: db.url, poolSize: 1, log })
    const end = async (pid: number) => {
      await db.sql`select pg_terminate_backend(${pid})`
      await sleep(100)
    }
    const { pid } = await single.sql.one<{ pid: number }>`select pg_backend_pid() as pid`
    await end(pid)
    await vi.waitFor(() => expect(lost).toEqual(['A connection to the database was lost.']))
    const broken = single.transaction(async (tx) => {
      const own = await tx.sql.one<{ pid: number }>`select pg_backend_pid() as pid`
      await end(own.pid)
      await tx.sql`insert into things values (1, 'lost')`
    })
    await expect(broken).rejects.toThrow(/terminat|not queryable|connection/i)
    expect(await single.sql`select 1 as one`).toEqual([{ one: 1 }])
    expect(await names()).toEqual([])
    await single.close()
  })

  test('[DB5] survive a change of their table', async () => {
    const single = await connect({ url: db.url, poolSize: 1 })
    await makeTables(db, 'create table changing (a int)')
    const owner = await ownerOf(db)
    const all = () => single.sql`select * from changing`
    const inTransaction = () =>
      single.transaction((tx) => tx.sql`select * from changing`, { retry: true })
    await all()
    await owner.sql`alter table changing add column b int`
    expect(await all()).toEqual([])
    await owner.sql`alter table changing add column c int`
    expect(await inTransaction()).toEqual([])
    await single.close()
  })
})

describe('a transaction', () => {
  test('[DB6] keeps everything or nothing', async () => {
    await db.transaction((tx) => tx.sql`insert into things values (1, 'kept')`)
    const failing = db.transaction(async (tx) => {
      await tx.sql`insert into things values (2, 'undone')`
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await names()).toEqual(['kept'])
  })

  test('[DB6] does not pass for committed when a failed statement was ignored', async () => {
    const careless = db.transaction(async (tx) => {
      await tx.sql`insert into things values (1, 'gone')`
      await tx.sql`select 1 / 0`.catch(() => {})
    })
    await expect(careless).rejects.toThrow('nothing was kept')
    expect(await names()).toEqual([])
  })

  test('[DB6] takes statements that are sent together', async () => {
    await db.transaction(async (tx) => {
      await Promise.all([1, 2, 3].map((id) => tx.sql`insert into things values (${id}, 'x')`))
    })
    expect(await names()).toHaveLength(3)
  })

  test('[DB6] reads as its isolation says', async () => {
    const level = await db.transaction(
      (tx) => tx.sql.one`select current_setting('transaction_isolation') as level`,
      { isolation: 'serializable', readOnly: true },
    )
    expect(level).toEqual({ level: 'serializable' })
    const writing = db.transaction((tx) => tx.sql`insert into things values (1, 'x')`, {
      readOnly: true,
    })
    await expect(writing).rejects.toThrow('read-only')
  })

  test('[DB7] undoes an inner one alone', async () => {
    await db.transaction(async (tx) => {
      await tx.sql`insert into things values (1, 'outer')`
      const failing = tx.transaction(async (inner) => {
        await inner.sql`insert into things values (2, 'undone')`
        await inner.transaction((third) => third.sql`insert into things values (3, 'undone too')`)
        await inner.sql`insert into things values (1, 'twice')`
      })
      await expect(failing).rejects.toThrow('duplicate key')
      await tx.transaction((inner) => inner.sql`insert into things values (4, 'inner')`)
    })
    expect(await names()).toEqual(['outer', 'inner'])
  })

  test('[DB7] is not used together with an inner one, nor after its end', async () => {
    const kept = await db.transaction(async (tx) => {
      await tx.transaction(async (inner) => {
        await expect(tx.sql`select 1`).rejects.toThrow('inner one is open')
        await expect(tx.transaction(async () => {})).rejects.toThrow('inner one is open')
        await inner.sql`select 1`
      })
      await tx.sql`select 1`
      return tx
    })
    await expect(kept.sql`select 1`).rejects.toThrow('after its end')
    expect(() => kept.afterCommit(() => {})).toThrow('after its end')
  })

  test('[DB7] stops an inner one that nobody waited for', async () => {
    let late: Promise<unknown> = Promise.resolve()
    await db.transaction(async (tx) => {
      late = tx.transaction(async (inner) => {
        await sleep(50)
        await inner.sql`insert into things values (9, 'stray')`
      })
      late.catch(() => {})
    })
    await expect(late).rejects.toThrow('after its end')
    expect(await names()).toEqual([])
  })

  test('[DB23] sends what nobody waits for in its place', async () => {
    const { sent, seen } = await db.transaction(async (tx) => {
      const first = tx.send<{ id: bigint }>`insert into things values (1, 'sent') returning id`
      expect(() => first.rows()).toThrow('not answered yet')
      const found = await tx.sql<{ name: string }>`select name from things`
      tx.send`insert into things values (2, 'with the commit')`
      return { sent: first, seen: found }
    })
    expect(seen).toEqual([{ name: 'sent' }])
    expect(sent.rows()).toEqual([{ id: 1n }])
    expect(await names()).toEqual(['sent', 'with the commit'])
  })

  test('[DB23] keeps nothing when what was sent fails, and says why', async () => {
    const single = await connect({ url: db.url, poolSize: 1 })
    const backend = () => single.sql.one`select pg_backend_pid() as pid`
    const before = await backend()
    const acts: string[] = []
    const withCommit = single.transaction(async (tx) => {
      tx.afterCommit(() => acts.push('acted'))
      await tx.sql`insert into things values (1, 'gone')`
      tx.send`insert into things values (1, 'twice')`
      tx.send`insert into things values (2, 'gone too')`
    })
    await expect(withCommit).rejects.toThrow('duplicate key')
    const beforeAnother = single.transaction(async (tx) => {
      tx.send`select 1 / 0`
      await tx.sql`insert into things values (3, 'gone as well')`
    })
    await expect(beforeAnother).rejects.toThrow('division by zero')
    expect(acts).toEqual([])
    expect(await names()).toEqual([])
    expect(await backend()).toEqual(before)
    await single.close()
  })

  test('[DB23] says why also to who waits for a statement behind the one that failed', async () => {
    const failed = db.transaction(async (tx) => {
      const first = tx.sql`select 1 / 0`
      first.catch(() => {})
      await tx.sql`select 2`
    })
    await expect(failed).rejects.toMatchObject({ code: '22012' })
    const sent = db.transaction(async (tx) => {
      tx.sql`select 1 / 0`.catch(() => {})
      tx.send`select 2`
    })
    await expect(sent).rejects.toMatchObject({ code: '22012' })
  })

  test('[DB23] undoes an inner one alone for what that sent', async () => {
    await db.transaction(async (tx) => {
      tx.send`insert into things values (1, 'outer')`
      const failing = tx.transaction(async (inner) => {
        inner.send`insert into things values (1, 'twice')`
      })
      await expect(failing).rejects.toThrow('duplicate key')
      const { rows } = await tx.transaction(async (inner) => {
        return inner.send<{ name: string }>`
          insert into things values (2, 'inner') returning name`
      })
      expect(rows()).toEqual([{ name: 'inner' }])
    })
    expect(await names()).toEqual(['outer', 'inner'])
  })

  test('[DB23] does not send after its end', async () => {
    const kept = await db.transaction(async (tx) => tx)
    expect(() => kept.send`insert into things values (1, 'late')`).toThrow('after its end')
    expect(await names()).toEqual([])
  })

  test('[DB8] acts after the commit, for what was kept only', async () => {
    const seen: string[] = []
    await db.transaction(async (tx) => {
      tx.afterCommit(() => seen.push('outer'))
      await tx.transaction(async (inner) => inner.afterCommit(() => seen.push('inner')))
      await tx
        .transaction(async (inner) => {
          inner.afterCommit(() => seen.push('undone inner'))
          throw new Error('undone')
        })
        .catch(() => {})
      await tx.sql`insert into things values (1, 'x')`
      expect(seen).toEqual([])
    })
    await db
      .transaction(async (tx) => {
        tx.afterCommit(() => seen.push('undone'))
        throw new Error('undone')
      })
      .catch(() => {})
    expect(seen).toEqual(['outer', 'inner'])
  })

  test('[DB8] stands although what follows it throws', async () => {
    await db.transaction(async (tx) => {
      await tx.sql`insert into things values (1, 'kept')`
      tx.afterCommit(() => {
        throw new Error('too late')
      })
    })
    expect(await names()).toEqual(['kept'])
  })

  const raise = (retry: boolean) => {
    let runs = 0
    const all = Array.from({ length: 4 }, () =>
      db.transaction(
        async (tx) => {
          runs += 1
          const { total } = await tx.sql.one<{ total: bigint }>`
            select coalesce(max(id), 0) as total from things`
          await sleep(20)
          await tx.sql`insert into things values (${total + 1n}, 'n')`
        },
        { isolation: 'serializable', retry },
      ),
    )
    return Promise.allSettled(all).then((ends) => ({
      runs,
      kept: ends.filter(({ status }) => status === 'fulfilled').length,
    }))
  }

  test('[DB9] that gave way is run again when asked to', async () => {
    const { runs, kept } = await raise(true)
    expect(runs).toBeGreaterThan(4)
    expect(runs).toBeLessThanOrEqual(16)
    expect(await names()).toHaveLength(kept)
  })

  test('[DB9] that gave way fails otherwise', async () => {
    expect((await raise(false)).kept).toBeLessThan(4)
  })

  test('[DB9] is not run again for an error of its own', async () => {
    let runs = 0
    const failing = db.transaction(
      async (tx) => {
        runs += 1
        await tx.sql`select 1 / 0`
      },
      { retry: true },
    )
    await expect(failing).rejects.toThrow('division')
    expect(runs).toBe(1)
  })
})

test('[P42] the database says whether it can be written to, and how its pool stands', async () => {
  const single = await connect({ url: db.url, poolSize: 1 })
  expect(await single.canWrite()).toBe(true)
  expect(single.connections()).toEqual({ total: 1, idle: 1, waiting: 0 })
  // What it found is good for a second.
  await sleep(1_100)
  await single.transaction(async () => {
    const waiting = single.canWrite()
    expect(single.connections()).toEqual({ total: 1, idle: 0, waiting: 1 })
    expect(await waiting).toBe(false)
  })
  await single.close()
  await sleep(1_100)
  expect(await single.canWrite()).toBe(false)
})

test('[P42] a database that only reads cannot be written to, though it answers', async () => {
  const standby = await connect({ url: db.url, poolSize: 1 })
  await standby.transaction((tx) => tx.script('set session default_transaction_read_only = on'))
  expect(await standby.sql`select 1 as one`).toEqual([{ one: 1 }])
  expect(await standby.canWrite()).toBe(false)
  await standby.close()
})

test('[DB25] a transaction that was to read and writes is a defect, and no absence', async () => {
  const writing = db.transaction((tx) => tx.sql`insert into things (id) values (1)`, {
    readOnly: true,
  })
  const error: unknown = await writing.catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: '25006' })
  expect(isAway(error)).toBe(false)
})

test('[DB25] a full disk is an absence, and what a vendor answers inside a transaction is none', async () => {
  const lines: string[] = []
  const write = (_: object, sentence: string) => void lines.push(sentence)
  const log = { info: write, warn: write, error: write }
  const watched = await connect({ url: db.url, poolSize: 2, log })
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const asking = watched.transaction(() => Promise.reject(refused))
  expect(isAway(await asking.catch((error: unknown) => error))).toBe(false)
  const full = watched.transaction((tx) =>
    tx.script("do $$ begin raise exception 'no space left' using errcode = '53100'; end $$"),
  )
  expect(isAway(await full.catch((error: unknown) => error))).toBe(true)
  expect(lines).toEqual(['The database is away; calls are refused until it is back.'])
  await watched.close()
})

function withParameter(url: string, name: string, value: string): string {
  const address = new URL(url)
  address.searchParams.set(name, value)
  return address.toString()
}
