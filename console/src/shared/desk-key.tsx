import type { ReactNode } from 'react'
import { KeyCap } from '@baize/ui/key-cap'

/** The key beside a button, where there are keys: not on a phone. */
export function DeskKey({ children }: { readonly children: ReactNode }) {
  return (
    <span className="max-md:hidden pointer-coarse:hidden">
      <KeyCap>{children}</KeyCap>
    </span>
  )
}
