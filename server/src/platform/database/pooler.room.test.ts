import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { makeTables, testDatabase } from '../../../testing/database.ts'
import { findProgram, startPgBouncer } from '../../../testing/outside-programs.ts'
import { connect, isAway } from './database.ts'

const program = findProgram('pgbouncer')
if (program === undefined) console.warn('Skipped: there is no pgbouncer here.')

describe.skipIf(program === undefined)('through PgBouncer in transaction mode', async () => {
  if (program === undefined) return
  const db = await testDatabase()
  const pooler = await startPgBouncer(program, db.url)
  const pooled = await connect({ url: pooler.url, directUrl: db.url, poolSize: 4 })
  afterAll(async () => {
    await pooled.close()
    await pooler.stop()
  })

  it('[DB26] it is found out without being told, and refused where nothing else carries news', async () => {
    const refused = connect({ url: pooler.url, poolSize: 1, mustHear: true })
    await expect(refused).rejects.toThrow(
      /^A pooler answers at 127.0.0.1:\d+, through which no news come; set DATABASE_DIRECT_URL to PostgreSQL itself, or REDIS_URL\.$/,
    )
    const twice = connect({ url: pooler.url, directUrl: pooler.url, poolSize: 1 })
    await expect(twice).rejects.toThrow('DATABASE_DIRECT_URL leads through a pooler as well')
    const other = new URL(db.url)
    other.pathname = '/postgres'
    const elsewhere = connect({ url: pooler.url, directUrl: other.toString(), poolSize: 1 })
    await expect(elsewhere).rejects.toThrow('lead to different databases')
    expect([db.canHear, pooled.canHear]).toEqual([true, true])
  })

  it('[DB26] limits, time zone and form of dates hold in every transaction and statement', async () => {
    const ask = (sql: typeof db.sql) => sql.one`
      select current_setting('statement_timeout') as statement, current_setting('timezone') as zone,
             current_setting('idle_in_transaction_session_timeout') as idle`
    const wanted = { statement: '30s', zone: 'UTC', idle: '1min' }
    expect(await Promise.all(Array.from({ length: 8 }, () => ask(pooled.sql)))).toEqual(
      Array.from({ length: 8 }, () => wanted),
    )
    expect(await pooled.transaction((tx) => ask(tx.sql))).toEqual(wanted)
    const short = pooled.transaction((tx) => tx.sql`select pg_sleep(5)`, { limitMs: 100 })
    await expect(short).rejects.toThrow('statement timeout')
  })

  it('[DB26] statements are whole, and an error costs nobody the connection', async () => {
    await makeTables(db, 'create table things (id int primary key)')
    expect(await pooled.sql.count`insert into things select generate_series(1, 3)`).toBe(3)
    await expect(pooled.sql`insert into things values (1)`).rejects.toMatchObject({ code: '23505' })
    const all = await Promise.all(
      Array.from({ length: 40 }, () => pooled.sql.one`select count(*)::int as count from things`),
    )
    expect(new Set(all.map((row) => JSON.stringify(row)))).toEqual(new Set(['{"count":3}']))
    await pooled.transaction(async (tx) => {
      tx.send`insert into things values (4)`
      await tx.transaction((inner) => inner.sql`insert into things values (5)`)
    })
    expect(await db.sql.one`select count(*)::int as count from things`).toEqual({ count: 5 })
  })

  it('[DB26] news are heard around it, and without a way around nobody listens: they look every second', async () => {
    const heard: string[] = []
    await pooled.listen('pooler_news', (news) => void heard.push(news))
    await pooled.transaction((tx) => pooled.notify(tx, 'pooler_news', 'hello'))
    await expect.poll(() => heard).toEqual(['hello'])
    const deaf = await connect({ url: pooler.url, poolSize: 2 })
    let looked = 0
    const stop = await deaf.listen(
      'pooler_news',
      () => {},
      () => void (looked += 1),
    )
    await expect.poll(() => looked, { timeout: 3_000 }).toBeGreaterThan(0)
    const channels = await Promise.all(
      Array.from({ length: 12 }, () => deaf.sql`select pg_sleep(0.05), pg_listening_channels()`),
    )
    expect(channels.flat()).toEqual([])
    stop()
    await deaf.close()
  })

  it('[DB35] who waits in a pooler that does not try again yet is told so in time, though PostgreSQL is back', async () => {
    const stubborn = await startPgBouncer(program, db.url, 'server_login_retry = 60')
    const house = await connect({ url: stubborn.url, directUrl: db.url, poolSize: 4 })
    await house.sql`select 1`
    await stubborn.way.cut()
    const began = performance.now()
    const waits = house.sql`select 1`.catch((error: unknown) => error)
    await sleep(500)
    await stubborn.way.mend()
    // Others are refused by the pooler meanwhile, which is no sign of life of PostgreSQL.
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(house.sql`select 1`).rejects.toSatisfy(isAway)
      await sleep(400)
    }
    expect(await waits).toSatisfy(isAway)
    expect(performance.now() - began).toBeLessThan(9_500)
    await stubborn.stop()
    await house.close()
  })

  it('[DB35] as our sample sets it, a pooler lets statements through within two seconds of the end of an outage', async () => {
    await pooled.sql`select 1`
    await pooler.way.cut()
    await pooled.sql`select 1`.catch(() => {})
    await pooler.way.mend()
    const back = () => pooled.sql`select 1`.catch(() => [])
    await expect.poll(back, { timeout: 2_000, interval: 100 }).toHaveLength(1)
  })

  it('[DB35] who waits because all connections of a pooler work is no sign that PostgreSQL is away', async () => {
    const narrow = await startPgBouncer(program, db.url, 'default_pool_size = 1')
    const house = await connect({ url: narrow.url, directUrl: db.url, poolSize: 4 })
    const long = house.sql`select pg_sleep(10)`
    await sleep(100)
    const behind = await house.sql.one`select 1 as one`
    expect(behind).toEqual({ one: 1 })
    await long
    expect(house.awaySince()).toBe(undefined)
    await house.close()
    await narrow.stop()
  })
})
