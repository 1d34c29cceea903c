import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { appTemplate, testEnvironment } from '../testing/app-template.ts'
import { bundleServer, runToEnd } from '../testing/bundled-server.ts'
import { ownerOf, testDatabase } from '../testing/database.ts'

/** The real server in a process of its own, which does not come to serve. */
const db = await testDatabase({ template: await appTemplate() })
const owner = await ownerOf(db)
const { name } = await owner.sql.one<{ name: string }>`select current_database() as name`
const script = (text: string) => owner.transaction((tx) => tx.script(text))
const server = await bundleServer()
const dataDir = mkdtempSync(join(tmpdir(), 'baize-app-'))
afterAll(() => {
  server.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

const environment = {
  ...testEnvironment,
  DATABASE_URL: db.url,
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  PORT: '1',
  LOG_LEVEL: 'warn',
}
const run = (...given: string[]) => runToEnd(server.path, given, environment)

/** Every change of a table fails as it does on a disk that is full. */
const fill = (...tables: string[]) => `
  create function public.full_disk() returns trigger language plpgsql as $$
  begin
    raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100';
  end $$;
  ${tables.map((table) => `create trigger full_disk before insert or update on ${table} execute function public.full_disk();`).join('\n')}`

describe('a start that the database does not let through', () => {
  it('[P52] because its disk is full ends in one sentence, however far it came', async () => {
    await script(fill('platform.event_cursors', 'arcade.shared_tables'))
    expect(await run()).toEqual({
      code: 1,
      printed:
        'The disk of the database is full; free some space there, or give it a larger one, and start again.\n',
    })
    await script('drop function public.full_disk() cascade')
  })

  it('[P52] because it only reads ends in one sentence', async () => {
    await script(`alter database ${name} set default_transaction_read_only = on`)
    expect(await run()).toEqual({
      code: 1,
      printed:
        'The database only reads, as a standby does; promote it, or set DATABASE_URL to the primary.\n',
    })
    await script(
      `set local transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
    )
  })
})

describe('arguments', () => {
  it('[P53] that nobody knows end the start in one sentence, and --help says how it is set', async () => {
    const refused = await run('--prot', '80')
    expect(refused.code).toBe(1)
    expect(refused.printed).toMatch(/^Baize does not know the argument "--prot"; .+\n$/)
    const helped = await run('--help')
    expect(helped.code).toBe(0)
    expect(helped.printed).toContain('PORT=8080')
  })
})
