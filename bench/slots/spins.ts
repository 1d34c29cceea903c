import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Rates of so many rounds, measured in a process of its own, so that no model runs on what another one warmed. */
export async function measureSpins(root: string, model: string, rounds: number): Promise<number[]> {
  const script = join(root, 'bench/slots/spin-loop.ts')
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', script, model, String(rounds)],
    { cwd: root },
  )
  return JSON.parse(stdout) as number[]
}
