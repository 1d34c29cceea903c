import { useEffect, useState } from 'react'
import { serverNow } from '../api.ts'

/** The server's time, told anew every so often. */
export function useServerTime(everyMs: number): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return new Date(now)
}
