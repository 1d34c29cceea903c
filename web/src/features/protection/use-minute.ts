import { useEffect, useState } from 'react'
import { serverNow } from '../../shared/api.ts'

/** The server's time, looked at often enough for whoever counts minutes. */
export function useMinute(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 10_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
