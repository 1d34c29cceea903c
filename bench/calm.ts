import { readFileSync } from 'node:fs'
import type { Context } from './frame.ts'

/** What the machine's processors had to give since it started, and what its host took of it for others. */
export type Clock = { readonly all: number; readonly stolen: number }

export type Calm = {
  /** How many rounds are wanted. */
  readonly rounds: number
  readonly say: Context['say']
  readonly readClock?: () => Clock | undefined
}

/** A hundredth: in five seconds of two processors, that is a stop of a tenth of a second. */
const mostStolen = 0.01
/** A machine that is never calm is measured all the same, and its figures say so. */
const mostTries = 3

/**
 * Plays rounds until so many were left alone by the host of this machine: a delay that it made says nothing about the
 * product. A round is laid aside by what was taken from it, never by what it measured. Where too few were left alone,
 * those stand in that lost least.
 */
export async function playCalmly<Round>(
  play: (number: number) => Promise<Round>,
  { rounds, say, readClock = readHostClock }: Calm,
): Promise<{ readonly played: Round[]; readonly stolen: number; readonly aside: number }> {
  const tried: { readonly round: Round; readonly stolen: number }[] = []
  const isCalm = ({ stolen }: { stolen: number }) => stolen <= mostStolen
  for (let number = 1; number <= rounds * mostTries; number += 1) {
    const before = readClock()
    const round = await play(number)
    const stolen = shareStolen(before, readClock())
    tried.push({ round, stolen })
    if (stolen > mostStolen) say(`its host took ${percent(stolen)} of the machine from that round`)
    if (tried.filter(isCalm).length === rounds) break
  }
  const kept = tried.toSorted((one, other) => one.stolen - other.stolen).slice(0, rounds)
  return {
    played: kept.map(({ round }) => round),
    stolen: Math.max(...kept.map(({ stolen }) => stolen)),
    aside: tried.length - kept.length,
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

function shareStolen(before: Clock | undefined, after: Clock | undefined): number {
  if (before === undefined || after === undefined || after.all === before.all) return 0
  return (after.stolen - before.stolen) / (after.all - before.all)
}

/** Nothing where the system does not tell, as outside of Linux. */
function readHostClock(): Clock | undefined {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    // user, nice, system, idle, iowait, irq, softirq, steal; what follows is contained in the first two.
    const times = line.split(/\s+/).slice(1, 9).map(Number)
    return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 }
  } catch {
    return undefined
  }
}
