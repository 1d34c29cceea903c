import type { ReactNode } from 'react'

/** Words of people may be one long word, which breaks rather than sticks out. */
export function Long({ children }: { children: ReactNode }) {
  return <span className="wrap-anywhere">{children}</span>
}
