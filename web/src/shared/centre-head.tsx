import { createContext, use, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const Slot = createContext<HTMLElement | null>(null)

/** The frame of the member centre: `head` stands in its title's line, where a page may put something of its own. */
export function WithCentreHead({
  children,
}: {
  readonly children: (head: ReactNode, page: (body: ReactNode) => ReactNode) => ReactNode
}) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return children(<div ref={setSlot} className="contents" />, (body) => (
    <Slot value={slot}>{body}</Slot>
  ))
}

/** Puts what a page has to say about itself, such as its steps, beside its title. */
export function InCentreHead({ children }: { readonly children: ReactNode }) {
  const slot = use(Slot)
  return slot && createPortal(children, slot)
}
