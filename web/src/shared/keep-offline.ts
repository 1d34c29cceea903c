import { awaitQuiet } from './await-quiet.ts'

/** What it keeps is for another visit or for a network that goes: it must not stand in the way of this one. */
const restMs = 8000

/** Lets a service worker keep the shell and the last lobby, once the visitor rests. */
export function keepOffline(): void {
  // The development server has neither the worker nor files that stay the same.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  awaitQuiet(restMs, () => void register().catch(() => undefined))
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
