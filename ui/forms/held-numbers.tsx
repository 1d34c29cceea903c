import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react'

type Forget = () => void
type Held = {
  /** How each field within that is refused forgets what was typed in it. */
  readonly refused: ReadonlySet<Forget>
  readonly setRefused: (change: (refused: ReadonlySet<Forget>) => ReadonlySet<Forget>) => void
}

const Numbers = createContext<Held | undefined>(undefined)

/** What is saved together: none of it can be while a number in it is refused, since another one holds than stands there. */
export function HeldNumbers({ children }: { readonly children: ReactNode }) {
  const [refused, setRefused] = useState<ReadonlySet<Forget>>(new Set<Forget>())
  return <Numbers value={{ refused, setRefused }}>{children}</Numbers>
}

/** For the button that saves: how many numbers are refused. For the one that undoes: what brings back those that hold. */
export function useHeldNumbers() {
  const { refused } = use(Numbers) ?? { refused: new Set<Forget>() }
  return {
    refused: refused.size,
    forget: () => {
      for (const forget of refused) forget()
    },
  }
}

/** Tells who saves that a number is refused. Throws where nobody would hear it. */
export function useRefusedNumber(isRefused: boolean, setTyped: (none: undefined) => void) {
  const numbers = use(Numbers)
  if (!numbers) throw new Error('A number that holds stands outside <HeldNumbers>')
  const { setRefused } = numbers
  useLayoutEffect(() => {
    if (!isRefused) return undefined
    const forget = () => setTyped(undefined)
    setRefused((all) => new Set([...all, forget]))
    return () => setRefused((all) => new Set([...all].filter((other) => other !== forget)))
  }, [isRefused, setTyped, setRefused])
}
