/** When the last reminder was read in this tab. */
const keyOf = (person: string) => `reality ${person}`

export function lastRead(person: string): number {
  const kept = Number(sessionStorage.getItem(keyOf(person)))
  return Number.isFinite(kept) ? kept : 0
}

export function noteRead(person: string, at: number): void {
  sessionStorage.setItem(keyOf(person), String(at))
}

/** Whether somebody who plays since `startedAt` is to be told now. What was read before this session is forgotten. */
export function isDue(
  { startedAt, readAt, minutes }: { startedAt: number; readAt: number; minutes: number },
  now: number,
): boolean {
  return now - Math.max(startedAt, readAt) >= minutes * 60_000
}
