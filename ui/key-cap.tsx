import type { ReactNode } from 'react'

/** A key of the keyboard, as printed on it. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-chip border border-current px-1.5 font-sans text-caption leading-none font-semibold opacity-90">
      {children}
    </kbd>
  )
}
