import { useEffect, useRef, useState, type RefObject } from 'react'
import { useAddress } from '@baize/ui/address.ts'

type Disclosure = {
  readonly box: RefObject<HTMLDivElement | null>
  readonly open: boolean
  readonly toggle: () => void
}

/** A panel below its button: it closes with Esc, by leaving it in any way, and with the page. */
export function useDisclosure(): Disclosure {
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { path, search } = useAddress()
  useEffect(() => setOpen(false), [path, search])
  useEffect(() => {
    if (!open) return undefined
    const leave = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
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
  return { box, open, toggle: () => setOpen(!open) }
}
