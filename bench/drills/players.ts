import {
  type ArcadePlayed,
  exchangeSeeds,
  openArcade,
  playRound,
} from '@baize/contract/arcade/arcade'
import type { ArcadeTable } from '@baize/contract/arcade/arcade'
import { type Launch, launchGame } from '@baize/contract/play/launch'
import type { Call, Heard } from './call.ts'
import type { Hand, Insist } from './load.ts'
import type { Tally } from './tally.ts'

/** People at games of ours, by the calls that their pages make. */

type Table = { readonly session: string; readonly stake: string }

const post = (path: string, body: object, token?: string): Call => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
  ...(token === undefined ? {} : { token }),
})

/** A launch token works once, and its answer may have been lost on the way. */
const openedOnce = { codes: ['launch_over'] }
/** The answer to an exchange may have been lost on the way as well. */
const exchangedOnce = { codes: ['seed_changed'] }
/**
 * Of a round whose stake went back nobody says yes any more: its player presses again. Interrupted ones are ended within
 * a minute and a quarter.
 */
const pressAgain = { patienceMs: 120_000 }

/** Opens a game as the launch call and its frame do; nothing when one of them was refused. */
async function sit(insist: Insist, token: string, nodeId: number): Promise<Table | undefined> {
  const launched = await insist('look', () => post(launchGame.path, { nodeId }, token))
  const url = (launched?.value as Launch | undefined)?.frame?.url
  if (url === undefined) return undefined
  const launchToken = new URL(url, 'http://x').searchParams.get('token')
  const opened = await insist(
    'look',
    () => post(openArcade.path, { token: launchToken }),
    openedOnce,
  )
  if (opened === undefined) return undefined
  const { session, stakes, seed, nextSeed } = opened.value as ArcadeTable
  const own = { session, clientSeed: 'of-the-drill', commitment: nextSeed.commitment }
  if (seed === null) await insist('look', () => post(exchangeSeeds.path, own), exchangedOnce)
  return { session, stake: stakes.usual }
}

let requests = 0
const newRequest = () => `drill-${process.pid}-${(requests += 1)}`
const roundOf = (heard: Heard | undefined) => (heard?.value as ArcadePlayed | undefined)?.round

/** What a player was shown of a round that is over is so; one whose stake went back was not played. */
function tellRound(tally: Tally, heard: Heard | undefined): boolean {
  const round = roundOf(heard)
  if (round === undefined || round.state === 'open') return false
  const { id, staked, stake, payout } = round
  if (round.state === 'settled')
    tally.tell({ kind: 'round', id, sums: `${staked ?? stake} ${payout}` })
  return true
}

/** Spins a slot, as fast as it lets. */
export function spinner(tally: Tally, token: string, nodeId: number): Hand {
  let table: Table | undefined
  return {
    restMs: 2_600,
    async turn(insist) {
      table ??= await sit(insist, token, nodeId)
      if (table === undefined) return
      const body = { ...table, request: newRequest(), choice: null }
      const heard = await insist('spin', () => post(playRound.path, body), pressAgain)
      if (!tellRound(tally, heard)) table = undefined
    },
  }
}

/** A round of several steps: a stake, a cell, and out. */
export function miner(tally: Tally, token: string, nodeId: number): Hand {
  let table: Table | undefined
  return {
    restMs: 500,
    async turn(insist) {
      table ??= await sit(insist, token, nodeId)
      if (table === undefined) return
      const { session } = table
      const body = { ...table, request: newRequest(), choice: { mines: 3 } }
      let heard = await insist('round', () => post(playRound.path, body), pressAgain)
      const round = roundOf(heard)
      for (const [step, move] of [{ open: 12 }, 'cash_out'].entries()) {
        if (round === undefined || roundOf(heard)?.state !== 'open') break
        const path = `${playRound.path}/${round.id}/moves`
        heard = await insist('round', () => post(path, { session, step, move }), pressAgain)
      }
      if (!tellRound(tally, heard)) table = undefined
    },
  }
}
