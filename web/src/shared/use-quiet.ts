import { useEffect, useState } from 'react'
import { awaitQuiet } from './await-quiet.ts'

/**
 * True once the page has come to rest and nobody has touched it for a while. What opens by itself waits for that, so
 * that it never takes a first click or a half-typed word from anybody. Falls back to false whenever it is not asked for.
 */
export function useQuiet(wanted: boolean, quietMs = 1500): boolean {
  const [quiet, setQuiet] = useState(false)
  if (!wanted && quiet) setQuiet(false)
  useEffect(
    () => (wanted ? awaitQuiet(quietMs, () => setQuiet(true)) : undefined),
    [wanted, quietMs],
  )
  return quiet && wanted
}
