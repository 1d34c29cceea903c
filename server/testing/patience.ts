import { expect, vi } from 'vitest'

// Run before each file of tests. What is waited for comes late on a machine that others use too: a wait ends when what it
// waits for is there, so that a longer one costs nothing, and only what never comes is told later.
const leastMs = 30_000

type Wait = number | { readonly timeout?: number; readonly interval?: number }

function patient(given: Wait | undefined) {
  const options = typeof given === 'number' ? { timeout: given } : given
  return { ...options, timeout: Math.max(leastMs, options?.timeout ?? 0) }
}

type Waits = Record<string, unknown>

/** Files share the programs, so that this may be run again: what is patient stays as it is. */
const known = new WeakSet<object>()

function makePatient(waits: object, name: string): void {
  const wait = (waits as Waits)[name] as (check: unknown, options: object) => unknown
  if (known.has(wait)) return
  const longer = (check: unknown, options?: Wait) => wait(check, patient(options))
  known.add(longer)
  ;(waits as Waits)[name] = longer
}

makePatient(vi, 'waitFor')
makePatient(vi, 'waitUntil')
makePatient(expect, 'poll')
