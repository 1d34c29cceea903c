import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import type { SharedState } from '@baize/contract/arcade/shared-table'
import { isOutOfReach } from '@baize/contract/client/client'
import { sumOfBets } from '@baize/games/bets'
import { wheel } from '@baize/games/wheel/wheel'
import { reduceBets, startBets } from '../../shared/bets/laid-bets.ts'
import type { LaidBets, LaidEvent } from '../../shared/bets/laid-bets.ts'
import { asRound } from '../../shared/shared-round/as-round.ts'
import { useOwnEnds, useSharedRound } from '../../shared/shared-round/use-shared-round.ts'
import type { Sound } from '../../shared/sound.ts'
import { useTable } from '../../shared/table.tsx'
import { betsOf, payoutOf, wheelOutcomeOf, type Stopped } from './state.ts'
import { restAngle, restsAt, type Motion } from './turning.ts'

type Options = { readonly max: bigint; readonly still: boolean; readonly sound: Sound }

/** A player has one list of bets in a round. */
const slot = 1
const spotLimit = (spot: string, max: bigint) => wheel.bets?.spotLimit(spot, max) ?? 0n

/** Follows the round, and lays bets in it. What it brought is told when the wheel stands, and not before. */
export function useWheel({ max, still, sound }: Options) {
  const { table, state: ownTable } = useTable()
  const holds = useRef(false)
  const { view, failure, sending, bet, end } = useSharedRound(holds)
  const { state, offsetMs } = view
  const placed = view.own[slot]
  const stopped = useStopped(state, offsetMs, still)
  const motion = useMotion(state, offsetMs, still)
  const [waits, setWaits] = useState(false)
  const [laid, send] = useReducer(
    (now: LaidBets<Stopped>, event: LaidEvent<Stopped>) =>
      reduceBets(now, event, { max, spotLimit }),
    ownTable.last,
    (last) => startBets<Stopped>(last[0] && betsOf(last[0])),
  )
  const total = sumOfBets(laid.bets)

  useEffect(() => {
    holds.current = placed !== undefined && stopped === undefined && state?.phase !== 'voided'
  })

  useOwnEnds(
    placed ? [placed] : [],
    () => stopped !== undefined,
    ([one]) => {
      if (!one || !stopped || !state) return
      const bets = betsOf(one)
      const returned = payoutOf(bets, stopped.outcome)
      holds.current = false
      end([asRound({ ...one, payout: String(returned) }, state, table)])
      send({ kind: 'settled', settled: { bets, shown: stopped, returned } })
      sound.play(returned > BigInt(one.stake) ? 'win' : 'stop')
    },
  )

  const place = () => {
    if (total > 0n && !placed) void bet({ slot, stake: total, choice: { bets: laid.bets } })
  }
  const onBetting = useEffectEvent(() => {
    if (waits) place()
    setWaits(false)
  })
  const openRound = state?.phase === 'betting' ? state.round : undefined
  useEffect(() => {
    if (openRound === undefined) return undefined
    const timer = setTimeout(() => onBetting(), 0)
    return () => clearTimeout(timer)
  }, [openRound])

  // What was settled lies there until the next round opens, or until somebody lays a chip.
  const settled = laid.settled?.shown.round === state?.round ? laid.settled : undefined
  return {
    state,
    offsetMs,
    placed,
    stopped,
    motion,
    laid,
    settled,
    total,
    waits: waits && total > 0n,
    failure,
    busy: sending[slot] ?? false,
    /** Nobody knows yet whether these bets were taken, so that they stay as they are until that is asked. */
    isUnknown: isOutOfReach(failure) && laid.bets.length > 0,
    send,
    place,
    setWaits,
  }
}

/** Where the wheel stopped, from the moment that it stands. */
function useStopped(
  state: SharedState | undefined,
  offsetMs: number,
  still: boolean,
): Stopped | undefined {
  const [landed, setLanded] = useState(0)
  const outcome = wheelOutcomeOf(state?.phase === 'over' ? state.outcome : null)
  const round = state?.round ?? 0
  const at = outcome && state ? restsAt(Date.parse(state.phaseEndsAt)) - offsetMs : undefined
  useEffect(() => {
    if (at === undefined) return undefined
    const timer = setTimeout(() => setLanded(round), Math.max(0, at - Date.now()))
    return () => clearTimeout(timer)
  }, [at, round])
  return outcome && (still || landed === round) ? { round, outcome } : undefined
}

/** How the wheel moves in this round. Whoever wants no motion sees it stand, before and after. */
function useMotion(state: SharedState | undefined, offsetMs: number, still: boolean): Motion {
  const round = state?.round ?? 0
  const outcome = wheelOutcomeOf(state?.phase === 'over' ? state.outcome : null)
  const before = state?.history.find((past) => past.round < round)
  const stood = wheelOutcomeOf(before?.outcome)
  const from = stood ? restAngle(stood.segment, before?.link ?? '') : 0
  const isMoving = !still && (state?.phase === 'running' || outcome !== undefined)
  const startedAt =
    isMoving && state?.startedAt ? Date.parse(state.startedAt) - offsetMs : undefined
  const angle = outcome && restAngle(outcome.segment, state?.link ?? '')
  const at = outcome && state ? restsAt(Date.parse(state.phaseEndsAt)) - offsetMs : 0
  return useMemo(
    () => ({ round, from, startedAt, stop: angle === undefined ? undefined : { at, angle } }),
    [round, from, startedAt, angle, at],
  )
}
