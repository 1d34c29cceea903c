import { useEffect } from 'react'
import { tellReady } from '../shared/frame.ts'

/** Stands behind what comes late, in the same boundary, so it is drawn when that is. */
export function Ready() {
  useEffect(tellReady, [])
  return null
}
