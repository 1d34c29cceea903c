const graceMs = 10_000
/** What npm hands on after a whole group was told is no second signal. */
const echoMs = 1_000

type Closing = { drain(): void; close(): Promise<void> }

/** The process, or what a test puts in its place. */
type Process = {
  on(signal: 'SIGTERM' | 'SIGINT' | 'SIGHUP', heard: () => void): unknown
  exit(code: number): void
}

/** A signal drains, closes with grace and ends the process; a second one does not wait. */
export function closeOnSignals(app: Closing, drainSeconds: number, own: Process = process): void {
  let closing = false
  const close = (signal: string) => {
    if (closing) return
    closing = true
    console.log(`\n${signal}: closing …`)
    setTimeout(() => own.exit(1), graceMs).unref()
    void end()
  }
  const end = async () => {
    try {
      await app.close()
    } catch {
      own.exit(1)
      return
    }
    console.log('Closed.')
    own.exit(0)
  }
  let drainingSince: number | undefined
  const drain = (signal: string) => {
    if (drainSeconds === 0) return close(signal)
    if (drainingSince !== undefined) {
      if (performance.now() - drainingSince > echoMs) close(signal)
      return
    }
    drainingSince = performance.now()
    app.drain()
    console.log(`\n${signal}: no longer ready; closing in ${drainSeconds} s …`)
    setTimeout(() => close(signal), drainSeconds * 1_000)
  }
  own.on('SIGTERM', () => drain('SIGTERM'))
  // Somebody at the keyboard, or a terminal that went away: no balancer to wait for.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) own.on(signal, () => close(signal))
}
