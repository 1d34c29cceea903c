import { calls } from 'virtual:contract'
import { call, queryClient } from '../shared/api.ts'
import { emptyTab } from '../shared/merchant-entries.ts'
import { readMark } from '../shared/session-mark.ts'
import { hasSession, isBehind, loseSession, sessionToken } from '../shared/session.ts'
import { hearTabs } from '../shared/tabs.ts'

const beatMs = 30_000
/** A page that missed its beats for so long was asleep, and what it shows is of then. */
const asleepMs = 5 * 60_000

/**
 * Keeps this tab true to the session that the browser holds for all its tabs: when another tab tells of a change, and
 * whenever somebody comes back to this one, because a tab that slept has heard nothing.
 */
export function followTabs(): () => void {
  let beatAt = Date.now()
  const look = () => void lookAtBrowser()
  const wake = () => {
    const sleptMs = Date.now() - beatAt
    beatAt = Date.now()
    if (document.visibilityState === 'visible') look()
    if (sleptMs > asleepMs) void askAnew()
  }
  const timer = setInterval(wake, beatMs)
  const deaf = hearTabs(look)
  const moments = ['focus', 'pageshow', 'online'] as const
  for (const moment of moments) addEventListener(moment, wake)
  document.addEventListener('visibilitychange', wake)
  return () => {
    clearInterval(timer)
    deaf()
    for (const moment of moments) removeEventListener(moment, wake)
    document.removeEventListener('visibilitychange', wake)
  }
}

async function lookAtBrowser(): Promise<void> {
  if (!isBehind()) return
  if (readMark() === '') {
    if (hasSession()) leaveHere()
    return
  }
  const { takeUpSession } = await import('../features/auth/take-up-session.ts')
  await takeUpSession().catch(() => undefined)
}

/** Somebody left in another tab: nothing of theirs stays in this one. */
function leaveHere(): void {
  loseSession({ why: 'left' })
  emptyTab()
  queryClient.removeQueries({ queryKey: ['own'] })
}

/** Asks whether the session still is, and then for everything that is on the page. */
async function askAnew(): Promise<void> {
  if (sessionToken() !== null) await call(calls.getMemberInfo, {}).catch(() => undefined)
  await queryClient.invalidateQueries()
}
