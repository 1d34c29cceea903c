import { useEffect, useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { ArcadePurse } from '@baize/contract/arcade/purse'
import { isOutOfReach, type CallFailed } from '@baize/contract/client/client'
import { call, toFailure } from '../api.ts'
import { tellPage } from '../frame.ts'
import { makeRequestId } from '../request-id.ts'
import { useTable } from '../table.tsx'

/** So many dots tell how it went lately. */
const shownRounds = 30

export type PurseDot = { readonly id: string; readonly won: boolean }

/** What was closed, and why. */
export type PurseEnd = Pick<ArcadePurse, 'left' | 'closedBy'>

/**
 * Rounds from a sum set aside. They are asked for by the handful, as fast as the game lets, and shown one after the other; a
 * handful whose answer was lost is asked for again under its name.
 */
export function usePurse(onRound: (round: ArcadeRound) => void) {
  const { table, tell } = useTable()
  const { session, purse: terms } = table
  const [purse, setPurse] = useState(terms?.open ?? null)
  const [left, setLeft] = useState(BigInt(terms?.open?.left ?? 0))
  const [dots, setDots] = useState<readonly PurseDot[]>([])
  const [end, setEnd] = useState<PurseEnd>()
  const [isBusy, setBusy] = useState(false)
  const [isRolling, setRolling] = useState(false)
  const [failure, setFailure] = useState<CallFailed>()
  const running = useRef(false)
  const request = useRef<string>(undefined)
  useEffect(() => () => void (running.current = false), [])

  function take(next: ArcadePurse, balance = ''): void {
    const isOver = next.state === 'closed'
    setPurse(isOver ? null : next)
    setLeft(BigInt(next.left))
    if (isOver) setEnd(next)
    if (balance !== '') tell({ kind: 'balanced', balance: BigInt(balance) })
  }

  /** One thing at a time; what it refuses is kept to be shown. */
  async function once(work: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(toFailure(error))
    } finally {
      setBusy(false)
    }
  }

  /** It was closed elsewhere: by the clock, by a limit, or from another page. */
  async function lookAgain(): Promise<void> {
    const { balance, purse: now } = await call(calls.resumeArcade, { session })
    tell({ kind: 'balanced', balance: BigInt(balance) })
    setPurse(now?.open ?? null)
  }

  async function show(rounds: readonly ArcadeRound[], stepMs: number): Promise<void> {
    for (const round of rounds) {
      onRound(round)
      const won = BigInt(round.payout) > BigInt(round.stake)
      setLeft((now) => now - BigInt(round.stake) + BigInt(round.payout))
      setDots((before) => [...before, { id: round.id, won }].slice(-shownRounds))
      await pauseMs(stepMs)
    }
  }

  /** Plays one handful; false when there is nothing to go on with. */
  async function playSome(
    { id }: ArcadePurse,
    bets: { stake: string; choice: unknown }[],
    stepMs: number,
  ): Promise<boolean> {
    request.current ??= makeRequestId()
    tellPage({ type: 'round.opened' })
    let sums = { staked: '0', returned: '0' }
    try {
      const asked = { session, purse: id, request: request.current, bets }
      const played = await call(calls.playFromPurse, asked)
      request.current = undefined
      await show(played.rounds, stepMs)
      take(played.purse)
      tell({ kind: 'purse', rounds: played.rounds, nonce: played.nonce })
      sums = sumsOf(played.rounds)
      return played.rounds.length === bets.length
    } finally {
      tellPage({ type: 'round.settled', ...sums })
    }
  }

  return {
    purse,
    left,
    dots,
    end,
    isBusy,
    isRolling,
    failure,
    open: (amount: bigint) =>
      once(async () => {
        setEnd(undefined)
        setDots([])
        const asked = { session, request: makeRequestId(), amount: String(amount) }
        const opened = await call(calls.openPurse, asked)
        take(opened.purse, opened.balance)
      }),
    add: (amount: bigint) =>
      once(async () => {
        if (!purse) return
        const asked = { session, request: makeRequestId(), amount: String(amount) }
        const added = await call(calls.addToPurse, { ...asked, purse: purse.id })
        take(added.purse, added.balance)
      }),
    close: () =>
      once(async () => {
        if (!purse) return
        running.current = false
        const closed = await call(calls.closePurse, { session, purse: purse.id })
        take(closed.purse, closed.balance)
        if (closed.balance === '') await lookAgain()
      }),
    stop: () => void (running.current = false),
    /** Plays on until it is stopped, refused, or nothing is left to stake. */
    async start(stake: bigint, choice: unknown): Promise<void> {
      if (!purse || !terms || running.current) return
      const stepMs = 1_000 / terms.stakesPerSecond
      const count = Math.max(1, Math.floor(terms.stakesPerSecond / 2))
      const bets = Array.from({ length: count }, () => ({ stake: String(stake), choice }))
      running.current = true
      setRolling(true)
      setFailure(undefined)
      while (running.current) {
        try {
          if (!(await playSome(purse, bets, stepMs))) break
        } catch (error) {
          const refused = toFailure(error)
          if (!isOutOfReach(refused)) request.current = undefined
          if (refused.code === 'too_soon') {
            await pauseMs(stepMs)
            continue
          }
          setFailure(refused)
          if (refused.code === 'purse_closed' || refused.code === 'not_found')
            await lookAgain().catch(() => undefined)
          break
        }
      }
      running.current = false
      setRolling(false)
    },
  }
}

const pauseMs = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

function sumsOf(rounds: readonly ArcadeRound[]) {
  const sum = (of: 'stake' | 'payout') =>
    String(rounds.reduce((all, round) => all + BigInt(round[of]), 0n))
  return { staked: sum('stake'), returned: sum('payout') }
}
