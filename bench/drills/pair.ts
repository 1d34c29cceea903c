import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbedded } from '../../server/src/embedded/embedded.ts'
import { readPidFile } from '../../server/src/embedded/postmaster.ts'
import { atPort, conninfo, copyServer, spawnServer } from '../../server/testing/standby.ts'
import { runAs } from '../../server/testing/test-server.ts'
import { findFreePort } from '../child-process.ts'
import { childrenOf } from '../processor-time.ts'
import { makeDataDir } from '../server.ts'

/** A primary, and a standby without whose yes nothing is acknowledged. */
export type Pair = {
  readonly primaryUrl: string
  readonly standbyUrl: string
  /** kill -9 of the primary with all its processes, as when its machine loses power. */
  killPrimary(): void
  promote(): Promise<void>
  /** Starts the old primary again, as when its machine comes back. */
  revivePrimary(): Promise<void>
  stop(): Promise<void>
}

const settings = { synchronous_commit: 'on' }

export async function startPair(): Promise<Pair> {
  const [first, second] = [makeDataDir(), makeDataDir()]
  const made = await startEmbedded({ dataDir: first })
  await made.stop()
  const [port, other] = [await findFreePort(), await findFreePort()]
  const [primaryUrl, standbyUrl] = [atPort(made.ownerUrl, port), atPort(made.ownerUrl, other)]
  const startPrimary = () => void spawnServer(first, port, settings)
  startPrimary()
  await untilAsked(primaryUrl, 'select 1')
  await copyServer(primaryUrl, first, second)
  const follows = `${conninfo(primaryUrl)} application_name=standby`
  spawnServer(second, other, { ...settings, primary_conninfo: follows })
  await untilAsked(standbyUrl, 'select 1')
  // Only now, since from here on every commit waits for the standby.
  await ask(primaryUrl, `alter system set synchronous_standby_names = 'standby'`)
  await ask(primaryUrl, 'select pg_reload_conf()')
  await untilAsked(
    primaryUrl,
    `select 1 / count(*) from pg_stat_replication where sync_state = 'sync'`,
  )
  return {
    primaryUrl,
    standbyUrl,
    killPrimary: () => killAll(first),
    promote: async () => void (await ask(standbyUrl, 'select pg_promote()')),
    async revivePrimary() {
      startPrimary()
      await untilAsked(primaryUrl, 'select 1')
    },
    async stop() {
      for (const folder of [first, second]) killAll(folder)
      await wait(500)
      for (const folder of [first, second]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

const ask = (url: string, text: string) => runAs(url, (client) => client.query(text))

async function untilAsked(url: string, text: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await ask(url, text)
      return
    } catch (error) {
      if (tries > 600) throw error
      await wait(100)
    }
  }
}

function killAll(dataDir: string): void {
  const postmaster = readPidFile(join(dataDir, 'postgres'))?.pid ?? 0
  if (postmaster === 0) return
  for (const pid of [...childrenOf(postmaster), postmaster]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
  }
}
