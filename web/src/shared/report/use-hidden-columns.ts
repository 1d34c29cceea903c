import { useState } from 'react'

const keyOf = (report: string) => `report-columns ${report}`

function read(report: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(report)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** The columns of a report that somebody put away on this device. */
export function useHiddenColumns(report: string) {
  const [hidden, setHidden] = useState(() => read(report))
  const set = (next: readonly string[]) => {
    if (next.length === 0) localStorage.removeItem(keyOf(report))
    else localStorage.setItem(keyOf(report), JSON.stringify(next))
    setHidden(next)
  }
  return [hidden, set] as const
}
