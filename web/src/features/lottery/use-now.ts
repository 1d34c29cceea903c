import { useEffect, useState } from 'react'
import { serverNow } from '../../shared/api.ts'

/** The moment by the server's clock, each second. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Whole seconds until a moment; 0 when it is over. */
export const secondsUntil = (at: string, now: number): number =>
  Math.max(0, Math.ceil((new Date(at).getTime() - now) / 1000))

/** `0:38`, `3:42:09`; of more than a day the days in front. */
export function clockText(seconds: number): string {
  const parts = clockParts(seconds)
  const days = Math.floor(seconds / 86_400)
  const text = parts.join(':')
  return days > 0 ? `${days}d ${text}` : text.replace(/^0(\d:)/, '$1')
}

/** Hours where there are any, minutes, seconds; of two figures each. */
export function clockParts(seconds: number): string[] {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor((seconds % 86_400) / 3600)
  const rest = [two(Math.floor((seconds % 3600) / 60)), two(seconds % 60)]
  return seconds >= 3600 ? [two(hours), ...rest] : rest
}
