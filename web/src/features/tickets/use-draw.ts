import { useRef, useState } from 'react'
import type { TicketSlip } from '@baize/contract/promotions/tickets'
import { askAgain, drawSlip } from './api.ts'

/** How long the picture moves when nobody asked for less. */
export const movesMs = 3_300

export type Draw =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  /** It is decided, and the picture comes to it. */
  | { readonly kind: 'moving'; readonly slip: TicketSlip }
  | { readonly kind: 'shown'; readonly slip: TicketSlip }
  | { readonly kind: 'failed'; readonly error: unknown }

/** One draw at a time. A try whose answer was lost is made again under the same name, and gets what it drew. */
export function useDraw(campaign: string, isStill: boolean) {
  const [draw, setDraw] = useState<Draw>({ kind: 'idle' })
  const request = useRef('')
  async function start() {
    if (request.current === '') request.current = crypto.randomUUID()
    setDraw({ kind: 'asking' })
    try {
      const slip = await drawSlip(campaign, request.current)
      request.current = ''
      if (!isStill) {
        setDraw({ kind: 'moving', slip })
        await new Promise((resolve) => setTimeout(resolve, movesMs))
      }
      setDraw({ kind: 'shown', slip })
      await askAgain()
    } catch (error) {
      setDraw({ kind: 'failed', error })
      await askAgain()
    }
  }
  return { draw, start, reset: () => setDraw({ kind: 'idle' }) }
}
