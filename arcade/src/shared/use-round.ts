import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import type { ArcadePlayed } from '@baize/contract/arcade/arcade'
import { isOutOfReach, type CallFailed } from '@baize/contract/client/client'
import { call, toFailure } from './api.ts'
import { tellMissing, tellPage } from './frame.ts'
import { makeRequestId } from './request-id.ts'
import { returnedBy, stakedIn } from './table-state.ts'
import { useTable } from './table.tsx'

/** Stakes and plays, whatever the game. Two presses are one round, and one whose answer was lost is asked for again. */
export function useRound() {
  const { table, state, tell } = useTable()
  const [isPlaying, setPlaying] = useState(false)
  const [failure, setFailure] = useState<CallFailed>()
  const [voided, setVoided] = useState('')
  const request = useRef<string>(undefined)
  const busy = useRef(false)
  const { session } = table

  /** Runs one call at a time; what it refuses is kept to be shown. */
  async function once<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    if (busy.current) return undefined
    busy.current = true
    setPlaying(true)
    setFailure(undefined)
    try {
      return await work()
    } catch (error) {
      setFailure(toFailure(error))
      return undefined
    } finally {
      busy.current = false
      setPlaying(false)
    }
  }

  /** A round that goes on shows what is left; one that is over first shows how it ended, and then what it brought. */
  function tellStep(played: ArcadePlayed): void {
    if (played.round.state !== 'settled') tell({ kind: 'moved', played })
  }

  async function stake(sum: bigint, choice: unknown): Promise<ArcadePlayed | undefined> {
    return once(async () => {
      request.current ??= makeRequestId()
      tell({ kind: 'staked', stake: sum })
      tellPage({ type: 'round.opened' })
      try {
        const played = await call(calls.playRound, {
          session,
          request: request.current,
          stake: String(sum),
          choice,
        })
        request.current = undefined
        tellStep(played)
        return played
      } catch (error) {
        if (!isOutOfReach(toFailure(error))) request.current = undefined
        tell({ kind: 'unstaked', stake: sum })
        tellPage({ type: 'round.settled', staked: '0', returned: '0' })
        if (!table.demo) tellMissing(toFailure(error), sum, state.balance)
        throw error
      }
    })
  }

  async function move(
    round: ArcadePlayed['round'],
    made: unknown,
    /** What it adds to the stake. */
    cost = 0n,
  ): Promise<ArcadePlayed | undefined> {
    return once(async () => {
      const step = round.moves.length
      try {
        const played = await call(calls.moveRound, { session, round: round.id, step, move: made })
        tellStep(played)
        return played
      } catch (error) {
        const { code } = toFailure(error)
        if (code === 'round_voided') {
          setVoided(round.id)
          tellPage({ type: 'round.settled', staked: '0', returned: '0' })
        }
        if (!table.demo) tellMissing(toFailure(error), cost, state.balance)
        throw error
      }
    })
  }

  /** The round is over, and everybody is told: the panels here, and the page around. */
  function finish(played: ArcadePlayed): void {
    tell({ kind: 'settled', played })
    const { round } = played
    tellPage({
      type: 'round.settled',
      staked: String(stakedIn(round)),
      returned: String(returnedBy(round)),
    })
  }

  return {
    stake,
    move,
    finish,
    isPlaying,
    failure,
    /** The round that was called off while it was played. */
    voided,
  }
}
