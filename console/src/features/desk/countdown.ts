/** Minutes and seconds that are left, `04:28`; nothing when the time is over. A begun second does not count. */
export function timeLeft(until: string, now: Date): string | undefined {
  const seconds = Math.floor((new Date(until).getTime() - now.getTime()) / 1000)
  if (seconds <= 0) return undefined
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours === 0 ? rest : `${hours}:${rest}`
}
