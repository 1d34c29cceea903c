import { useCallback, useEffect, useReducer, useRef, useState, type RefObject } from 'react'
import { calls } from 'virtual:contract'
import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { SharedBet } from '@baize/contract/arcade/shared-table'
import { isOutOfReach, type CallFailed } from '@baize/contract/client/client'
import { call, toFailure } from '../api.ts'
import { onPageMessage, tellMissing, tellPage } from '../frame.ts'
import { makeRequestId } from '../request-id.ts'
import { useTable } from '../table.tsx'
import { emptyView, reduceShared } from './state.ts'

/** Without a line the table is asked so often. */
const askEveryMs = 1000
/** With one, only in case something was not heard. */
const checkEveryMs = 10_000

export type WantedBet = {
  readonly slot: number
  readonly stake: bigint
  readonly choice: unknown
}

/**
 * Follows a round that all play at once, and bets in it, whatever the game. While `holds` is set the balance stays as it
 * was shown: it would tell how the round ended before the game does.
 */
export function useSharedRound(holds?: RefObject<boolean>) {
  const { table, state: own, tell } = useTable()
  const { session } = table
  const { model } = table.game
  const [view, send] = useReducer(reduceShared, emptyView)
  const [failure, setFailure] = useState<CallFailed>()
  const [sending, setSending] = useState<Readonly<Partial<Record<number, boolean>>>>({})
  const requests = useRef<Partial<Record<number, string>>>({})
  const busy = useRef(new Set<number>())

  const ask = useCallback(async () => {
    try {
      const { state, balance } = await call(calls.getSharedTable, { session })
      send({ kind: 'read', state, now: Date.now() })
      if (holds?.current !== true) tell({ kind: 'balanced', balance: BigInt(balance) })
      setFailure((known) => (isOutOfReach(known) ? undefined : known))
    } catch (error) {
      setFailure(toFailure(error))
    }
  }, [session, tell, holds])

  useEffect(() => {
    const first = setTimeout(() => void ask(), 0)
    let timer = setInterval(() => void ask(), askEveryMs)
    const stop = onPageMessage((message) => {
      if (message.type === 'line.ready') {
        // What comes by the page's line need not be asked for; a look now and then finds what was missed.
        clearInterval(timer)
        timer = setInterval(() => void ask(), checkEveryMs)
        void ask()
      }
      if (message.type !== 'line.event') return
      const { event } = message
      if (event.kind === 'shared.phase') {
        send({ kind: 'phase', state: event.state, now: Date.now() })
      }
      if (event.kind === 'shared.bet') send({ kind: 'bet', round: event.round, bet: event.bet })
    })
    tellPage({ type: 'line.wanted', table: model })
    return () => {
      stop()
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [ask, model])

  /** One call of a slot at a time, however often it is pressed: what is drawn may be older than what was sent. */
  async function once(slot: number, work: () => Promise<void>, stake?: bigint): Promise<void> {
    if (busy.current.has(slot)) return
    busy.current.add(slot)
    setSending((now) => ({ ...now, [slot]: true }))
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      const failed = toFailure(error)
      if (!isOutOfReach(failed)) delete requests.current[slot]
      setFailure(failed)
      if (stake !== undefined && !table.demo) tellMissing(failed, stake, own.balance)
      await ask()
    } finally {
      busy.current.delete(slot)
      setSending((now) => ({ ...now, [slot]: false }))
    }
  }

  const bet = ({ slot, stake, choice }: WantedBet) =>
    once(
      slot,
      async () => {
        const request = (requests.current[slot] ??= makeRequestId())
        const asked = { session, request, slot, stake: String(stake), choice }
        const made = await call(calls.betShared, asked)
        delete requests.current[slot]
        send({ kind: 'own', round: made.round, bet: made.bet })
        tell({ kind: 'balanced', balance: BigInt(made.balance) })
        tellPage({ type: 'round.opened' })
      },
      stake,
    )

  const leave = (slot: number) =>
    once(slot, async () => {
      const mine = view.own[slot]
      if (!mine || !view.state) return
      const left = await call(calls.leaveShared, { session, bet: mine.id })
      send({ kind: 'own', round: view.state.round, bet: left.bet })
      tell({ kind: 'balanced', balance: BigInt(left.balance) })
    })

  /** Counts own bets whose end was shown, and asks how the money stands. */
  const end = useCallback(
    (ended: readonly ArcadeRound[]) => {
      for (const round of ended) {
        tell({ kind: 'ended', round })
        tellPage({ type: 'round.settled', staked: round.stake, returned: round.payout })
      }
      void ask()
    },
    [ask, tell],
  )

  return { view, failure, sending, bet, leave, end }
}

/** Tells once of every own bet whose end is known. */
export function useOwnEnds(
  bets: readonly SharedBet[],
  isEnded: (bet: SharedBet) => boolean,
  onEnded: (bets: readonly SharedBet[]) => void,
): void {
  const told = useRef(new Set<string>())
  useEffect(() => {
    const ended = bets.filter((bet) => !told.current.has(bet.id) && isEnded(bet))
    for (const { id } of ended) told.current.add(id)
    if (ended.length > 0) onEnded(ended)
  })
}
