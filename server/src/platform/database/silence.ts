export type Silence = {
  /** Something was asked; each asking is followed by one `settled`. */
  asked(): void
  /** What was asked has come to its end, by an answer of the server or without one. */
  settled(isAnswer: boolean): void
  /** Whether nobody answers at present, so that asking is in vain. */
  isSilent(): boolean
  stop(): void
}

/**
 * Tries to be answered in a way of its own. Any answer will do, a refusal too; without one it never ends, or says no where
 * somebody on the way knows that there will be none.
 */
export type Knock = (signal: AbortSignal) => Promise<boolean>

type Deps = {
  readonly knock: Knock
  readonly began: () => void
  readonly everyMs?: number
  readonly patienceMs?: number
  readonly knockMs?: number
}

/**
 * Finds out that a server takes what it is sent and answers nothing: one that was stopped, whose disk hangs, or whose net
 * drops what is sent. No error ever comes of that. When something is asked and nothing at all was heard for a while, it
 * knocks; when that is not answered either, there is silence, until anything is heard again. While this process itself
 * stands still nothing is heard either, so a clock that comes late proves nothing.
 */
export function createSilence({ knock, began, ...times }: Deps): Silence {
  const { everyMs = 1_000, patienceMs = 3_000, knockMs = 5_000 } = times
  let open = 0
  let sign = performance.now()
  let looked = sign
  let silent = false
  let isKnocking = false

  async function look(): Promise<void> {
    const now = performance.now()
    if (now - looked > everyMs * 2) sign = now
    looked = now
    if (isKnocking || (!silent && (open === 0 || now - sign < patienceMs))) return
    isKnocking = true
    const late = new AbortController()
    const isLate = setTimeout(() => late.abort(), knockMs)
    const isAnswered = await knock(late.signal).catch(() => true)
    clearTimeout(isLate)
    isKnocking = false
    if (isAnswered && !late.signal.aborted) return hear()
    const stoodStill = performance.now() - now > knockMs + everyMs
    if (silent || stoodStill || sign > now) return
    silent = true
    began()
  }

  function hear(): void {
    sign = performance.now()
    silent = false
  }

  const clock = setInterval(() => void look(), everyMs).unref()
  return {
    asked() {
      if (open === 0) sign = performance.now()
      open += 1
    },
    settled(isAnswer) {
      open -= 1
      if (isAnswer) hear()
    },
    isSilent: () => silent,
    stop: () => clearInterval(clock),
  }
}
