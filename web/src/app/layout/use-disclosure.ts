import { useEffect, useRef, useState, type RefObject } from 'react'
import { useAddress, type Address } from '@baize/ui/navigation/address.ts'

type Disclosure = {
  readonly box: RefObject<HTMLDivElement | null>
  readonly open: boolean
  readonly toggle: () => void
}

/** A panel below its button: it closes with Esc, by leaving it in any way, and with the page. */
export function useDisclosure(): Disclosure {
  const box = useRef<HTMLDivElement>(null)
  const here = useAddress()
  // It is open where it was opened: every other address finds it closed.
  const [openAt, setOpenAt] = useState<Address>()
  const open = openAt === here
  useEffect(() => {
    if (!open) return undefined
    const leave = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpenAt(undefined)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(undefined)
      box.current?.querySelector('button')?.focus()
    }
    addEventListener('keydown', escape)
    addEventListener('pointerdown', leave)
    addEventListener('focusin', leave)
    return () => {
      removeEventListener('keydown', escape)
      removeEventListener('pointerdown', leave)
      removeEventListener('focusin', leave)
    }
  }, [open])
  return { box, open, toggle: () => setOpenAt(open ? undefined : here) }
}
