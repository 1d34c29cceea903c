import { useEffect } from 'react'
import { queryClient } from '../../shared/api.ts'
import { onSocketEvent, onSocketReady } from '../../shared/socket.ts'

/** Everything of the cashier that belongs to a person lies below this key, and goes with the session. */
export const cashierKey = ['own', 'cashier'] as const

/** How often an open order is asked for; the socket tells earlier, when it stands. */
export const orderPollMs = 3000

export function askCashierAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: cashierKey })
}

/** Asks again whenever the server says that an order or a bonus changed, and after the line was cut. */
export function useOrderNews(): void {
  useEffect(() => {
    const stops = [
      onSocketEvent(({ kind }) => {
        if (kind === 'order.changed' || kind === 'rewards.changed') void askCashierAgain()
      }),
      onSocketReady(() => void askCashierAgain()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}
