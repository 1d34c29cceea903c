import { startEmbedded } from '/work/main/server/src/platform/database/embedded/embedded.ts'
import { connect } from '/work/main/server/src/platform/database/database.ts'
import { migrate } from '/work/main/server/src/platform/database/migrate.ts'
import { createLedger } from '/work/main/server/src/ledger/ledger.ts'
import { createLog } from '/work/main/server/src/platform/log.ts'
import { createIdMaker } from '/work/main/kernel/ids.ts'
import { systemRandomBytes } from '/work/main/kernel/random.ts'
import { rmSync, mkdirSync, chmodSync } from 'node:fs'
import { readdirSync, readFileSync } from 'node:fs'
function pgCpu() { let ticks = 0; for (const p of readdirSync('/proc')) { if (!/^[0-9]+$/.test(p)) continue; try { const st = readFileSync(`/proc/${p}/stat`, 'utf8'); const f = st.slice(st.lastIndexOf(')') + 2).split(' '); if (Number(f[1]) === pmPid) ticks += Number(f[11]) + Number(f[12]) } catch {} } return ticks / 100 }
let pmPid = 0
const dataDir = '/tmp/ledger-try'
rmSync(dataDir, { recursive: true, force: true }); mkdirSync(dataDir); chmodSync(dataDir, 0o755)
const pg = await startEmbedded({ dataDir })
pmPid = Number(readFileSync(dataDir + '/postgres/postmaster.pid', 'utf8').split('\n')[0])
const db = await connect({ url: pg.url, poolSize: 8 })
try {
  await migrate(db, '/tmp/ledger-mig')
  const now = () => new Date()
  const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
  const lanes = Number(process.env.LANES ?? 2), batchSize = Number(process.env.BATCH ?? 500), lingerMs = Number(process.env.LINGER ?? 1)
  const ledger = createLedger({ db, log: createLog('error'), now, batching: { lanes, batchSize, lingerMs } })
  await ledger.start()
  const members = Number(process.env.MEMBERS ?? 10000)
  const house = await db.transaction((tx) => ledger.openAccount(tx, { owner: 'house', kind: 'in_play', currency: 'PHP' }))
  const clearing = await db.transaction((tx) => ledger.openAccount(tx, { owner: 'clearing:bank', kind: 'clearing', currency: 'PHP' }))
  const ids: any[] = []
  await db.sql`insert into ledger.accounts (owner, kind, part, currency, bounded, opened_at) select 'member:mem_' || n, 'cash', '', 'PHP', true, now() from generate_series(1, ${members}::int) n`
  for (const r of await db.sql<{ id: string }>`select 'acc_' || id as id from ledger.accounts where kind = 'cash'`) ids.push(r.id)
  await db.sql`analyze ledger.accounts`
  const t0 = performance.now()
  await Promise.all(ids.map(async (id) => { const r = await ledger.submit({ id: makeId('trf'), reason: 'deposit', legs: [{ debit: clearing.id, credit: id, amount: { amount: 100000n, currency: 'PHP' } }] }); if (!r.ok) throw new Error(r.code) }))
  console.log('deposits/s', Math.round(ids.length / (performance.now() - t0) * 1000))
  const clients = Number(process.env.CLIENTS ?? 1000)
  for (let round = 0; round < Number(process.env.ROUNDS ?? 3); round++) {
    let count = 0; const end = performance.now() + Number(process.env.SECS ?? 3) * 1000; const lat: number[] = []
    const before = ledger.counts(); const pc = pgCpu(); const cpu = process.cpuUsage()
    const s = performance.now()
    await Promise.all(Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const b = performance.now()
        const r = await ledger.submit({ id: makeId('trf'), reason: 'stake', legs: [{ debit: ids[Math.floor(Math.random() * ids.length)], credit: house.id, amount: { amount: 1n, currency: 'PHP' } }] })
        if (!r.ok) throw new Error(r.code)
        count++; lat.push(performance.now() - b)
      }
    }))
    const secs = (performance.now() - s) / 1000; const c = process.cpuUsage(cpu); const after = ledger.counts()
    lat.sort((a, b) => a - b)
    console.log('stakes/s', Math.round(count / secs), 'batch', Math.round((after.movements - before.movements) / (after.batches - before.batches)), 'p50', lat[lat.length >> 1]!.toFixed(1), 'p99', lat[Math.floor(lat.length * .99)]!.toFixed(1), 'node us', ((c.user + c.system) / count).toFixed(1), 'pg us', ((pgCpu() - pc) * 1e6 / count).toFixed(1))
  }
  console.log(await ledger.balanceOf(house.id))
} finally { await db.close(); await pg.stop(); rmSync(dataDir, { recursive: true, force: true }) }
