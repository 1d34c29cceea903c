import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { contract } from '@baize/contract/every-call'
import type { Endpoint } from '@baize/contract/endpoint'
import { isOperatorRole, type MemberRole, type Role } from '@baize/contract/roles'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/platform/config.ts'
import { createLog } from '../src/platform/log.ts'
import { appTemplate, root, testEnvironment } from './app-template.ts'
import { testDatabase } from './database.ts'

/** Every call of the contract with its plain name. */
export const everyCall = Object.entries(contract) as readonly (readonly [string, Endpoint])[]

const typeOf: Record<MemberRole, number> = { member: 0, changing: 0, agent: 1, trial: 4 }

/** The whole platform over a database of its own, without a port: calls are injected. Limits are off. */
export async function testApp(
  environment: Readonly<Record<string, string>> = {},
  { now, buildDir }: { readonly now?: () => Date; readonly buildDir?: string } = {},
) {
  // Another mode or brand seeds other things.
  const isUsual = !('MODE' in environment || 'BRAND' in environment || 'SECRET' in environment)
  const db = await testDatabase(isUsual ? { template: await appTemplate() } : {})
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-app-'))
  const config = readConfig({
    DATABASE_URL: db.url,
    DATA_DIR: dataDir,
    ...testEnvironment,
    ...environment,
  })
  // What failed, in the server's own words: a test about defects wants to show it. A test about logs asks for more.
  const defects: string[] = []
  const log = createLog(environment['LOG_LEVEL'] ?? 'error', {
    write: (line) => void defects.push(line),
  })
  const app = await createApp(config, {
    log,
    root,
    ...(now && { now }),
    ...(buildDir !== undefined && { buildDir }),
  })
  await app.http.app.ready()
  afterAll(async () => {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** An account for a role, the same each time. */
  async function memberFor(role: MemberRole) {
    const person = { id: `mem_${role}`, name: role }
    await db.sql`
      insert into identity.members
        (id, account, account_key, nickname, type, currency, language, registered_at)
      values (${person.id}, ${role}, ${`of tests ${role}`}, '', ${typeOf[role]}, 'PHP', 'EN', now())
      on conflict do nothing`
    return person
  }

  /** A token for a session that holds exactly this role; somebody of the demo or of the test stands behind it. */
  async function tokenFor(role: Role): Promise<string> {
    const person = isOperatorRole(role)
      ? await db.sql.one<{ id: string; name: string; username: string }>`
          select id, name, username from identity.operators where username = ${role}`
      : await memberFor(role)
    return await db.transaction((tx) =>
      app.http.sessions.open(tx, {
        ...person,
        kind: isOperatorRole(role) ? 'operator' : 'member',
        roles: [role],
        ip: '127.0.0.1',
        userAgent: 'test',
      }),
    )
  }

  return { db, app, server: app.http.app, seal: app.http.seal, defects, tokenFor }
}

export type TestApp = Awaited<ReturnType<typeof testApp>>
