/** A new page starts at the top; going back returns to where one was. */

const patienceMs = 600

function entryKey(): string {
  const state: unknown = history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : 'first'
  return `scroll ${String(key)}`
}

export function rememberScroll(): void {
  history.scrollRestoration = 'manual'
  sessionStorage.setItem(entryKey(), String(Math.round(scrollY)))
}

export function startAtTop(): void {
  requestAnimationFrame(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** The page may still be growing when one comes back, so the jump is tried until it reaches. */
export function restoreScroll(): void {
  const wanted = Number(sessionStorage.getItem(entryKey()) ?? 0)
  const started = performance.now()
  const attempt = () => {
    scrollTo({ top: wanted, behavior: 'instant' })
    const there = Math.abs(scrollY - wanted) < 2
    if (!there && performance.now() - started < patienceMs) requestAnimationFrame(attempt)
  }
  requestAnimationFrame(attempt)
}
