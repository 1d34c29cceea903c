import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type Started = {
  readonly pid: number
  readonly startupSeconds: number
  readonly stop: () => Promise<void>
  /** kill -9, and its end. */
  readonly kill: () => Promise<void>
}

type Program = {
  readonly what: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** Gets what the program prints: a pipe into this process would disturb what it measures. */
  readonly logPath: string
  readonly readyUrl: string
  readonly timeoutMs: number
}

/** Starts a program with this Node and waits until its address answers 200. */
export async function startNode(program: Program): Promise<Started> {
  const log = openSync(program.logPath, 'a')
  const began = performance.now()
  const child = spawn(process.execPath, program.args, {
    cwd: program.cwd,
    env: program.env,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  try {
    await waitUntilReady(program, child, began)
  } catch (problem) {
    await stopChild(program, child, ended)
    throw problem
  }
  const startupSeconds = (performance.now() - began) / 1000
  return {
    pid: child.pid ?? 0,
    startupSeconds,
    stop: () => stopChild(program, child, ended),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function waitUntilReady(program: Program, child: ChildProcess, began: number): Promise<void> {
  while (performance.now() - began < program.timeoutMs) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`${program.what} ended before it was ready: ${lastLines(program.logPath)}`)
    }
    if (await answers(program.readyUrl)) return
    await wait(25)
  }
  const seconds = program.timeoutMs / 1000
  throw new Error(`${program.what} was not ready after ${seconds} s: ${lastLines(program.logPath)}`)
}

async function answers(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await reply.arrayBuffer()
    return reply.status === 200
  } catch {
    return false
  }
}

function lastLines(path: string): string {
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  return lines.slice(-3).join(' / ') || 'it printed nothing'
}

async function stopChild(
  program: Program,
  child: ChildProcess,
  ended: Promise<void>,
): Promise<void> {
  child.kill('SIGTERM')
  const late = wait(30_000, 'late', { ref: false })
  if ((await Promise.race([ended, late])) !== 'late') return
  child.kill('SIGKILL')
  throw new Error(`${program.what} did not close within 30 s of being asked.`)
}

/** A port that nobody listens on, as far as one can know. */
export async function findFreePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
