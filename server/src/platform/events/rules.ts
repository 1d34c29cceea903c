const longestPauseMs = 5 * 60_000

/** When an event is tried again after so many failed tries, or null when it is to be parked. */
export function nextTry(
  attempts: number,
  rules: { readonly maxAttempts: number; readonly firstRetryMs: number },
  now: Date,
): Date | null {
  if (attempts >= rules.maxAttempts) return null
  const pauseMs = Math.min(rules.firstRetryMs * 2 ** (attempts - 1), longestPauseMs)
  return new Date(now.getTime() + pauseMs)
}
