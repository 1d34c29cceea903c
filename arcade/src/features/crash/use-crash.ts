import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import type { CallFailed } from '@baize/contract/client/client'
import { call, toFailure } from '../../shared/api.ts'
import { onPageMessage, tellMissing, tellPage } from '../../shared/frame.ts'
import { makeRequestId } from '../../shared/request-id.ts'
import { useTable } from '../../shared/table.tsx'
import { emptyView, reduceCrash, slots, type CrashView, type CrashBetSlot } from './state.ts'

/** Without a line the table is asked so often. */
const askEveryMs = 1000
/** With one, only in case something was not heard. */
const checkEveryMs = 10_000

export type Settled = {
  readonly id: string
  readonly round: number
  readonly outAt: number
  readonly stake: bigint
  readonly payout: bigint
}

/** Follows the shared round, and bets in it. */
export function useCrash() {
  const { table, state: own, tell } = useTable()
  const { session } = table
  const [view, send] = useReducer(reduceCrash, emptyView)
  const [failure, setFailure] = useState<CallFailed>()
  const [settled, setSettled] = useState<readonly Settled[]>([])
  const [sending, setSending] = useState<Readonly<Partial<Record<CrashBetSlot, boolean>>>>({})
  const requests = useRef<Partial<Record<CrashBetSlot, string>>>({})

  const ask = useCallback(async () => {
    try {
      const { state, balance } = await call(calls.getCrash, { session })
      send({ kind: 'read', state, now: Date.now() })
      tell({ kind: 'balanced', balance: BigInt(balance) })
      setFailure((known) => (known?.code === 'network_failed' ? undefined : known))
    } catch (error) {
      setFailure(toFailure(error))
    }
  }, [session, tell])

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
      if (event.kind === 'crash.phase') send({ kind: 'phase', state: event.state, now: Date.now() })
      if (event.kind === 'crash.bet') send({ kind: 'bet', round: event.round, bet: event.bet })
    })
    tellPage({ type: 'line.wanted' })
    return () => {
      stop()
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [ask])

  useSettlement(view, (done) => {
    setSettled((before) => [...done, ...before].slice(0, 12))
    for (const { stake, payout } of done) {
      tell({ kind: 'counted', staked: stake, returned: payout })
      tellPage({ type: 'round.settled', staked: String(stake), returned: String(payout) })
    }
    void ask()
  })

  async function once(
    slot: CrashBetSlot,
    work: () => Promise<void>,
    stake?: bigint,
  ): Promise<void> {
    if (sending[slot]) return
    setSending((now) => ({ ...now, [slot]: true }))
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      const failed = toFailure(error)
      if (failed.code !== 'network_failed') delete requests.current[slot]
      setFailure(failed)
      if (stake !== undefined && !table.demo) tellMissing(failed, stake, own.balance)
      await ask()
    } finally {
      setSending((now) => ({ ...now, [slot]: false }))
    }
  }

  const bet = (slot: CrashBetSlot, stake: bigint, outAt: number) =>
    once(
      slot,
      async () => {
        const request = (requests.current[slot] ??= makeRequestId())
        const made = await call(calls.betCrash, {
          session,
          request,
          slot,
          stake: String(stake),
          outAt,
        })
        delete requests.current[slot]
        send({ kind: 'own', round: made.round, bet: made.bet })
        tell({ kind: 'balanced', balance: BigInt(made.balance) })
        tellPage({ type: 'round.opened' })
      },
      stake,
    )

  const leave = (slot: CrashBetSlot) =>
    once(slot, async () => {
      const own = view.own[slot]
      if (!own || !view.state) return
      const left = await call(calls.leaveCrash, { session, bet: own.id })
      send({ kind: 'own', round: view.state.round, bet: left.bet })
      tell({ kind: 'balanced', balance: BigInt(left.balance) })
    })

  return { view, failure, settled, sending, bet, leave }
}

/** Tells once of every own bet whose end is known: got out, or down with the flight. */
function useSettlement(view: CrashView, onSettled: (done: Settled[]) => void): void {
  const told = useRef(new Set<string>())
  const { state, own } = view
  useEffect(() => {
    if (!state) return
    const done = slots.flatMap((slot) => {
      const bet = own[slot]
      if (!bet || told.current.has(bet.id) || (bet.outAt === 0 && state.phase !== 'over')) return []
      told.current.add(bet.id)
      const { id, outAt } = bet
      return [
        { id, round: state.round, outAt, stake: BigInt(bet.stake), payout: BigInt(bet.payout) },
      ]
    })
    if (done.length > 0) onSettled(done)
    // oxlint-disable-next-line react/exhaustive-deps -- only a changed round or bet is news
  }, [state, own])
}
