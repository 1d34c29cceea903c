import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

type Announce = (sentence: string) => void

const Announcer = createContext<Announce | undefined>(undefined)

/** Says a sentence to a screen reader, politely: a new balance, a number of results, a milestone of a countdown. */
export function useAnnounce(): Announce {
  const announce = use(Announcer)
  if (!announce) throw new Error('useAnnounce stands outside <LiveRegion>')
  return announce
}

export function LiveRegion({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState({ turn: 0, sentence: '' })
  const announce = useCallback<Announce>(
    (sentence) => setSpoken((now) => ({ turn: now.turn + 1, sentence })),
    [],
  )
  return (
    <Announcer value={announce}>
      {children}
      {createPortal(
        <div data-over-modals="" aria-live="polite" className="visually-hidden">
          {/* A new key each time, so that the same sentence is heard again. */}
          <p key={spoken.turn}>{spoken.sentence}</p>
        </div>,
        document.body,
      )}
    </Announcer>
  )
}
