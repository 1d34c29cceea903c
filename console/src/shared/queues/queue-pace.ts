/** How a waiting row stands against the target. The same everywhere a queue is shown. */
export type Pace = 'inTime' | 'near' | 'late' | 'over'

/** From when a row is near its target: two thirds of it. */
const nearOf = (targetMinutes: number) => (targetMinutes * 2) / 3
/** After twice the target a row is not just late. */
export const overOf = (targetMinutes: number) => targetMinutes * 2

export function paceOf(waitedMs: number, targetMinutes: number): Pace {
  const minutes = Math.floor(waitedMs / 60_000)
  if (minutes > overOf(targetMinutes)) return 'over'
  if (minutes > targetMinutes) return 'late'
  return minutes >= nearOf(targetMinutes) ? 'near' : 'inTime'
}

/** How many of some rows are how late. */
export function countPaces(
  since: readonly string[],
  now: Date,
  targetMinutes: number,
): Record<Pace, number> {
  const counts = { inTime: 0, near: 0, late: 0, over: 0 }
  for (const at of since) counts[paceOf(now.getTime() - Date.parse(at), targetMinutes)] += 1
  return counts
}
