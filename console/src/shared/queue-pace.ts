/** How long a queue may take to a decision. */
export const targetMinutes = 30

/** How a waiting row stands against the target. The same everywhere a queue is shown. */
export type Pace = 'inTime' | 'near' | 'late' | 'over'

const nearMinutes = 20
const overMinutes = 60

export function paceOf(waitedMs: number): Pace {
  const minutes = Math.floor(waitedMs / 60_000)
  if (minutes > overMinutes) return 'over'
  if (minutes > targetMinutes) return 'late'
  return minutes >= nearMinutes ? 'near' : 'inTime'
}

/** How many of some rows are how late. */
export function countPaces(since: readonly string[], now: Date): Record<Pace, number> {
  const counts = { inTime: 0, near: 0, late: 0, over: 0 }
  for (const at of since) counts[paceOf(now.getTime() - Date.parse(at))] += 1
  return counts
}
