import { createContext, use, useEffect, useState, type ReactNode } from 'react'

type IsAway = (error: unknown) => boolean

/** While the house is away and the app's bar tells it: which failures are of that. Nothing while it is there. */
const Away = createContext<IsAway | undefined>(undefined)

type Props = {
  readonly value: IsAway | undefined
  readonly children: ReactNode
}

export function HouseAwayProvider({ value, children }: Props) {
  return <Away value={value}>{children}</Away>
}

/** Then nobody knows whether a list that has nothing is empty. */
export function useIsHouseAway(): boolean {
  return use(Away) !== undefined
}

/** What failed is asked for again when the house is back, and has so long to come. */
const graceMs = 2_000

/** Whether a part waits for a house that is away, and for a moment after that: what failed is not told a second time. */
export function useWaitsForHouse(error: unknown): boolean {
  const isAway = use(Away)?.(error) === true
  const [awaited, setAwaited] = useState<{ readonly error: unknown }>()
  if (isAway && awaited?.error !== error) setAwaited({ error })
  useEffect(() => {
    if (isAway || awaited === undefined) return undefined
    const over = setTimeout(() => setAwaited(undefined), graceMs)
    return () => clearTimeout(over)
  }, [isAway, awaited])
  return isAway || (awaited !== undefined && awaited.error === error)
}
