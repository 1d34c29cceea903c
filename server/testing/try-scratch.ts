import { startEmbedded } from '/work/main/server/src/platform/database/embedded/embedded.ts'
import { connect } from '/work/main/server/src/platform/database/database.ts'
const log = { info: (f: object, s: string) => console.log('info', s, f), warn: (f: object, s: string) => console.log('warn', s, f), error: (f: object, s: string) => console.log('error', s, f) }
const t = performance.now()
try {
const e = await startEmbedded({ dataDir: process.argv[2] ?? '/tmp/dbtry/a', log })
console.log('up', Math.round(performance.now() - t), 'ms', e.url.replace(/:[0-9a-f]{48}@/, ':…@'))
const db = await connect({ url: e.url, poolSize: 4, log })
console.log(await db.sql`select version(), 5::int8 as big, 1.50::numeric as n, '{1,null}'::int8[] as a, current_date as d, now() as t, current_setting('data_directory') as dir`)
await db.close()
if (process.argv[3] === 'hold') await new Promise((r) => process.once('SIGINT', r))
const s = performance.now(); await e.stop(); console.log('stopped', Math.round(performance.now() - s))
} catch (e) { console.log(e instanceof Error && e.name === 'StartupProblem' ? 'PROBLEM: ' + e.message : e) }
