import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const journeyPort = Number(process.env['JOURNEY_PORT'] ?? 4780)

const main = fileURLToPath(new URL('../.build/server/main.js', import.meta.url))
const patienceMs = 60_000

/** Where the sessions of operators are kept for all who walk. The product's start makes it, and its end removes it. */
export function desksFolder(): string {
  const folder = process.env['JOURNEY_DESKS']
  if (folder === undefined) throw new Error('The product of the journeys was not started.')
  return folder
}

/** Starts the built product on data of its own and waits until it is ready. */
export async function startProduct(): Promise<{ stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-journeys-'))
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(journeyPort),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      PASSWORD_COST: 'light',
      DEMO_PLAYERS: 'off',
    },
  })
  await waitUntilReady(child)
  // Those who walk inherit it.
  process.env['JOURNEY_DESKS'] = mkdtempSync(join(tmpdir(), 'baize-desks-'))
  return {
    async stop() {
      const gone = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true, force: true })
      rmSync(desksFolder(), { recursive: true, force: true })
    },
  }
}

async function waitUntilReady(child: ChildProcess): Promise<void> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error('The product ended before it was ready.')
    const answer = await fetch(`http://127.0.0.1:${journeyPort}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(150)
  }
  throw new Error('The product was not ready within a minute.')
}
