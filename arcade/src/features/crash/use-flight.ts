import { useEffect, useState } from 'react'
import { multipleAt } from '@baize/games/crash/curve'

/** What the flight stands at, in hundredths, kept up while it flies. */
export function useFlight(startedAt: number | undefined, crashedAt: number): number {
  const [multiple, setMultiple] = useState(100)
  useEffect(() => {
    if (startedAt === undefined || crashedAt > 0) return undefined
    let frame = 0
    const tick = () => {
      setMultiple(multipleAt(Date.now() - startedAt))
      frame = requestAnimationFrame(tick)
    }
    tick()
    return () => cancelAnimationFrame(frame)
  }, [startedAt, crashedAt])
  if (crashedAt > 0) return crashedAt
  return startedAt === undefined ? 100 : multiple
}
