import { useEffect, useState } from 'react'

/** Seconds until a moment of this clock, kept up; nothing below zero. */
export function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 100)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, (endsAt - now) / 1000)
}
