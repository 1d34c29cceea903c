import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { connect } from './database.ts'
import { startEmbedded } from '../../embedded/embedded.ts'
import { startServerAnswering } from '../../../testing/fake-postgres.ts'
import { testFolderPrefix } from '../../../testing/sweep.ts'

// A server of its own, because these answers depend on how a server lets people in.
const dataDir = mkdtempSync(join(tmpdir(), `${testFolderPrefix}${process.pid}-`))
const { ownerUrl: url, stop } = await startEmbedded({ dataDir, settings: { fsync: 'off' } })

afterAll(async () => {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const problemOf = async (address: string): Promise<string> => {
  const error: unknown = await connect({ url: address, poolSize: 1 }).then(
    (db) => db.close(),
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ name: 'StartupProblem' })
  return (error as Error).message
}

const changed = (change: (address: URL) => void): string => {
  const address = new URL(url)
  change(address)
  return address.toString()
}

test.each([
  ['nonsense'],
  ['mysql://user@host/db'],
  ['postgres://host:99999/db'],
  ['postgres://%zz@h/d'],
  [''],
])('[DB12] %j is no address of PostgreSQL', async (address) => {
  expect(await problemOf(address)).toBe(
    'DATABASE_URL is not an address of PostgreSQL; write it as postgres://user:password@host:5432/database.',
  )
})

test('[DB12] a port where nobody answers is named', async () => {
  const taken: Server = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo
  await new Promise((resolve) => taken.close(resolve))
  expect(await problemOf(`postgres://u:hidden@127.0.0.1:${port}/d`)).toBe(
    `No PostgreSQL answers at 127.0.0.1:${port}; start it there or correct DATABASE_URL.`,
  )
})

test('[DB12] a host that does not exist is named', async () => {
  expect(await problemOf('postgres://u:hidden@no-such-host.invalid/d')).toMatch(
    /^The host no-such-host.invalid of DATABASE_URL cannot be found/,
  )
})

test('[DB12] a wrong password is named as such and not printed', async () => {
  const sentence = await problemOf(changed((address) => (address.password = 'hidden-word')))
  expect(sentence).toMatch(
    /refuses the user \w+ with this password; correct both in DATABASE_URL.$/,
  )
  expect(sentence).not.toContain('hidden-word')
})

test('[DB12] a missing password is asked for', async () => {
  expect(await problemOf(changed((address) => (address.password = '')))).toMatch(
    /asks for a password/,
  )
})

test('[DB12] a database that does not exist is named', async () => {
  expect(await problemOf(changed((address) => (address.pathname = '/no_such_base')))).toMatch(
    /^There is no database no_such_base at .+; create it or correct DATABASE_URL.$/,
  )
})

test('[DB12] a server without encryption is named when encryption is asked for', async () => {
  const sentence = await problemOf(changed((address) => address.searchParams.set('ssl', 'true')))
  expect(sentence).toMatch(/has no encryption; remove sslmode/)
})

test('[DB12] a server older than 15 is named with its version', async () => {
  const old = await startServerAnswering({ version: '14.11', encoding: 'UTF8' })
  expect(await problemOf(old.url)).toMatch(/is version 14.11, and 15 or newer is needed/)
  await old.close()
})

test('[DB12] a database in another encoding is named', async () => {
  const latin = await startServerAnswering({ version: '16.2', encoding: 'LATIN1' })
  expect(await problemOf(latin.url)).toMatch(/is encoded in LATIN1, and UTF8 is needed/)
  await latin.close()
})
