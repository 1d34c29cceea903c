/** A short stretch of time as a clock counts it down: `02:52`; hours come before it where there are any. */
export function jobClockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60]
  const hours = Math.floor(seconds / 3600)
  return [...(hours > 0 ? [hours] : []), ...parts]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
