import { useState } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import type { LotteryIssue } from '@baize/contract/lottery/lottery-parts'
import type { LotteryTicket } from '@baize/contract/lottery/lottery-tickets'
import { createDeviceChoice } from '../../../shared/device-choice.ts'
import { useOnce } from '../../../shared/use-once.ts'
import { askAgain, buyTickets, type Buying } from '../api.ts'
import type { PricedLine } from './priced-lines.ts'
import type { SlipDesk } from './slip-desk.ts'

/** Whoever does not want to be asked each time says so on this device. */
export const placesAtOnce = createDeviceChoice('lottery-places-at-once')

export type Placing = {
  readonly stage: 'idle' | 'asked' | 'sending'
  readonly error: unknown
  /** What was bought last, until something else is done. */
  readonly receipt: readonly LotteryTicket[]
  /** Of a slip of which only the first could be staked: why the next was not. */
  readonly refused: string
  readonly press: (issue: LotteryIssue, version: number, lines: readonly PricedLine[]) => void
  readonly back: () => void
  readonly clear: () => void
}

/** Buys the slip, once for however many presses; a try that was lost is made again under the same names. */
export function usePlacing({ change }: SlipDesk): Placing {
  const [isAsked, setAsked] = useState(false)
  const [receipt, setReceipt] = useState<readonly LotteryTicket[]>([])
  const [refused, setRefused] = useState('')
  const once = useOnce({
    mutationFn: (asked: Buying) => buyTickets(asked),
    onSuccess: (reply) => {
      setReceipt(reply.tickets)
      setRefused(reply.refused?.message ?? '')
      change({ kind: 'bought', ids: reply.tickets.map(({ id }) => id) })
      void askAgain('tickets')
    },
    onError: (error) => {
      const code = error instanceof CallFailed ? error.code : ''
      // What is sold changed under the slip: it stays, and the page shows what holds now.
      if (code === 'price_changed' || code === 'play_unknown') void askAgain('plays')
      if (code.startsWith('issue_')) void askAgain('list')
    },
    onSettled: () => setAsked(false),
  })
  return {
    stage: once.isPending ? 'sending' : isAsked ? 'asked' : 'idle',
    error: once.error,
    receipt,
    refused,
    press(issue, version, lines) {
      if (!isAsked && !placesAtOnce.get()) return setAsked(true)
      setReceipt([])
      setRefused('')
      const tickets = lines.map(({ id, play, picked, order }) => ({
        id,
        play: play.id,
        picked,
        order,
      }))
      once.mutate({ issue: issue.id, version, tickets })
    },
    back: () => setAsked(false),
    clear() {
      setAsked(false)
      setReceipt([])
      setRefused('')
      once.reset()
    },
  }
}
