import { setTimeout as sleep } from 'node:timers/promises'
import { graceMs } from '@baize/games/public-beacon'
import { valuePatienceMs } from '@baize/games/value-patience'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { Beacon } from '../beacon/beacon.ts'
import type { Round } from './store.ts'

/** After the last moment at which a bet is taken, so that none comes into a round that is closed. */
const afterGraceMs = 300
export const closingMs = graceMs + afterGraceMs
/** Not there so long after its moment, and the round is voided; the rules say so too. */
export const patienceMs = valuePatienceMs
/** A driver that waits longer for an answer would lose its table; the answer is found at the next look. */
const askForMs = 500

type Named = Pick<Round, 'beacon' | 'beaconRound' | 'closesAt'>

/** The public value that decides a round together with its link. It comes when no bet is taken any more. */
export type PublicValues = {
  /**
   * When the betting of a round ends that takes bets from now on, and which value decides it: both are fixed before its
   * first bet. It ends just as long before the value as bets may still come in, so that nobody waits for longer.
   */
  name(openedAt: Date, bettingMs: number): Named & { readonly closesAt: Date }
  /** Nothing while it cannot be had. */
  find(round: Named, at: Date): Promise<string | undefined>
  momentOf(round: Named): Date
  /** Whether it can come yet: nobody asks any more for a value of a beacon that was changed for another. */
  isAwaited(round: Named): boolean
}

export function createPublicValues(beacon: Beacon, log: Log): PublicValues {
  let asked: { readonly round: number; readonly value: Promise<string | undefined> } | undefined

  async function ask(round: number, at: Date): Promise<string | undefined> {
    try {
      return await beacon.valueOf(round, at)
    } catch (error) {
      log.error({ round, error: errorText(error) }, 'A public value could not be asked for.')
      return undefined
    } finally {
      if (asked?.round === round) asked = undefined
    }
  }

  return {
    name(openedAt, bettingMs) {
      const leadMs = closingMs + beacon.aheadMs
      const beaconRound = beacon.roundFrom(new Date(openedAt.getTime() + bettingMs + leadMs))
      const closesAt = new Date(beacon.timeOf(beaconRound).getTime() - leadMs)
      return { beacon: beacon.name, beaconRound, closesAt }
    },
    async find({ beacon: name, beaconRound }, at) {
      if (name !== beacon.name) return undefined
      if (asked?.round !== beaconRound) {
        asked = { round: beaconRound, value: ask(beaconRound, at) }
      }
      return await Promise.race([asked.value, sleep(askForMs, undefined, { ref: false })])
    },
    momentOf: ({ beaconRound }) => beacon.timeOf(beaconRound),
    isAwaited: ({ beacon: name }) => name === beacon.name,
  }
}
