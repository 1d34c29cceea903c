import { readdirSync, readFileSync } from 'node:fs'

/** A hundredth of a second: what Linux counts processor time in. */
const tickMs = 10

type Times = { readonly parent: number; readonly ownMs: number; readonly endedMs: number }

/** Where this system does not tell, nothing is told. */
function timesOf(pid: number | string): Times | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name may hold anything, so it is read from its end.
    const words = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const at = (index: number) => Number(words[index])
    return {
      parent: at(1),
      ownMs: (at(11) + at(12)) * tickMs,
      endedMs: (at(13) + at(14)) * tickMs,
    }
  } catch {
    return undefined
  }
}

/** Processor time that one process has taken so far, its children not. */
export function processTimeMs(pid: number): number {
  return timesOf(pid)?.ownMs ?? 0
}

/** Processor time of a process' first thread, on which Node runs its program; finer than what is counted in ticks. */
export function threadTimeMs(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')
    return Number(text.split(' ', 1)[0]) / 1e6
  } catch {
    return 0
  }
}

/** The process that one process was started by. */
export function parentOf(pid: number): number {
  return timesOf(pid)?.parent ?? 0
}

/** The processes that it started and that run. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => parentOf(each) === pid)
}

/** Processor time of a process with all that it started; those that ended are counted by itself. */
export function familyTimeMs(pid: number): number {
  const parent = timesOf(pid)
  if (parent === undefined) return 0
  const running = childrenOf(pid).reduce((sum, child) => sum + processTimeMs(child), 0)
  return running + parent.ownMs + parent.endedMs
}
