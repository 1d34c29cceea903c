import { useEffect, useRef, type ReactNode } from 'react'

/**
 * Controls that take each other's place: whoever pressed one finds the focus on the next that can be used, and on the
 * area itself while there is none. Whoever went elsewhere stays there.
 */
export function KeptFocus({ children }: { readonly children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    const box = area.current
    if (!box || !wasPressed.current) return
    const at = document.activeElement
    const isLost = at === null || at === document.body || at === box || at.matches(':disabled')
    if (!isLost) {
      wasPressed.current = box.contains(at)
      return
    }
    const next = box.querySelector<HTMLElement>('button:enabled') ?? box
    next.focus({ preventScroll: true })
  })
  return (
    <div
      ref={area}
      tabIndex={-1}
      className="outline-none"
      onClickCapture={() => {
        wasPressed.current = true
      }}
    >
      {children}
    </div>
  )
}
