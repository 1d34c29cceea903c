import { runAs } from '../../server/testing/test-server.ts'
import { createPgbench, type Pgbench } from '../ledger/pgbench.ts'
import type { House } from './house.ts'
import type { BurstResult } from './load.ts'
import { familyTimeMs, processTimeMs } from '../processor-time.ts'

/** The yardstick, in a database of its own on the same server. */
export async function preparePgbench({ databaseUrl, folder }: House): Promise<Pgbench> {
  await runAs(databaseUrl, (client) => client.query('create database tpcb'))
  const url = new URL(databaseUrl)
  url.pathname = '/tpcb'
  const pgbench = createPgbench(url.toString(), folder)
  await pgbench.prepare(16)
  return pgbench
}

/** A burst, and what each side took of the processor for it. */
export async function watch(
  { pid, postgres }: House,
  stakes: number,
  send: () => Promise<BurstResult>,
) {
  const [server, database] = [processTimeMs(pid), familyTimeMs(postgres)]
  const burst = await send()
  const thousands = stakes / 1000
  const shares = {
    server: (processTimeMs(pid) - server) / thousands,
    postgres: (familyTimeMs(postgres) - database) / thousands,
    load: burst.cpuMs / thousands,
  }
  return { burst, shares }
}

export function rateOf({ wagers, tookMs }: BurstResult): number {
  return wagers.length / (tookMs / 1000)
}

export function countErrors({ errors }: BurstResult): number {
  return Object.values(errors).reduce((sum, count) => sum + count, 0)
}
