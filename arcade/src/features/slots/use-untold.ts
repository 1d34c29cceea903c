import { useEffect, useState } from 'react'
import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import { findKeptTable, keepTold } from '../../shared/kept-table.ts'

/** The last round, where the page was loaded anew before its result was told. */
export function useUntold(last: ArcadeRound | undefined): ArcadeRound | undefined {
  const [untold] = useState(() => {
    const told = findKeptTable()?.told
    return told !== undefined && last?.id !== told ? last : undefined
  })
  const id = last?.id ?? ''
  useEffect(() => keepTold(id), [id])
  return untold
}
