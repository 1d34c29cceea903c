const graceMs = 10_000
/** What npm hands on after a whole group was told is no second signal. */
const echoMs = 1_000

type Closing = { drain(): void; close(): Promise<void> }

/** The process, or what a test puts in its place. */
type Process = {
  on(signal: Signal, heard: () => void): unknown
  exit(code: number): void
}
type Signal = (typeof signals)[number]
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
/** As shells say that a signal ended a process. */
const codes = { SIGTERM: 143, SIGINT: 130, SIGHUP: 129 } as const

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

/** What has begun and must not outlive a start that is cut short. */
export type Beginning = {
  /** A signal was heard: what fails from now on fails because of it. */
  readonly isCut: () => boolean
  /** The house is open; others hear signals now. */
  end(): void
}

/** Until the house is open, a signal stops what its start began, such as a database of its own, and ends the process. */
export function stopOnSignals(
  stop: () => Promise<unknown>,
  own: Process & { off(signal: Signal, heard: () => void): unknown } = process,
): Beginning {
  let isCut = false
  const cut = (signal: Signal) => {
    if (isCut) return
    isCut = true
    console.log('\nThe start is cut short: closing …')
    setTimeout(() => own.exit(1), graceMs).unref()
    // What is half begun cannot be stopped better than by its own way to stop.
    void stop().then(
      () => own.exit(codes[signal]),
      () => own.exit(1),
    )
  }
  const heard = signals.map((signal) => [signal, () => cut(signal)] as const)
  for (const [signal, listen] of heard) own.on(signal, listen)
  return {
    isCut: () => isCut,
    end: () => {
      for (const [signal, listen] of heard) own.off(signal, listen)
    },
  }
}
