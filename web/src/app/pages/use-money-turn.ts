import { useState } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'

const cashier: readonly string[] = ['depositv2', 'withdraw', 'transferFund', 'transferUpline']

/** Grows when the cashier over a game is closed: money may have moved. A round that runs is not disturbed. */
export function useMoneyTurn(roundOpen: boolean): number {
  const page = useAddress().search['m']
  const [seen, setSeen] = useState({ page, turn: 0 })
  if (seen.page !== page) {
    const came = page === undefined && cashier.includes(seen.page ?? '') && !roundOpen
    setSeen({ page, turn: seen.turn + (came ? 1 : 0) })
  }
  return seen.turn
}
