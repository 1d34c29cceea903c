/** Lets a service worker keep the shell and the last lobby. It waits until the page has nothing better to do. */
export function keepOffline(): void {
  // The development server has neither the worker nor files that stay the same.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () => void register().catch(() => undefined)
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 2000)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  if (navigator.serviceWorker.controller) return
  const { active } = await navigator.serviceWorker.ready
  // The first worker came after the page: what the page has loaded by now, it did not see.
  const keep = performance.getEntriesByType('resource').map(({ name }) => name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window and has one origin
  active?.postMessage({ keep })
}

/** From when the page is, where it was kept for a time without a network; nothing for one that has just come. */
export function keptAt(): Date | undefined {
  const { keptAt: written } = document.documentElement.dataset
  const at = new Date(written ?? '')
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** The server has answered: from now on the page is as fresh as any. */
export function noteFresh(): void {
  if (!keptAt()) return
  delete document.documentElement.dataset.keptAt
  dispatchEvent(new Event('online'))
}
