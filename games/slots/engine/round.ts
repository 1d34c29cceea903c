import type { Chance } from '@baize/kernel/chance'
import type { Frame, Win } from '../shown.ts'
import { toGrid } from './layout.ts'
import type { Machine } from './machine.ts'

/**
 * Plays a whole round and gives what it pays in units, before the cap. Chance is asked in a fixed order: the reels of
 * the base game, its cascades, the coins, then free spin by free spin. With `frames` it also tells what happened;
 * what is drawn is the same either way.
 */
export function playRound(machine: Machine, chance: Chance, frames?: Frame[]): number {
  machine.frames = frames
  machine.left = 0
  machine.given = 0
  let total = spin(machine, chance, false)
  if (machine.hold?.isWon() === true) total += playHold(machine, chance)
  while (machine.left > 0) {
    machine.left -= 1
    total += spin(machine, chance, true)
  }
  return total
}

/** One spin with its cascades. Scatters count in the last picture, when everything has fallen. */
function spin(machine: Machine, chance: Chance, isFree: boolean): number {
  const { payer, ladder } = machine
  const drawer = isFree ? machine.free : machine.base
  const times = isFree ? machine.freeMultiplier : 1
  drawer.draw(chance)
  let step = 0
  let total = 0
  let pays = payer.pay()
  while (pays > 0 && step < machine.mostCascades) {
    total += pays * times * rung(ladder, step)
    if (machine.frames) addFrame(machine, isFree, step, times * rung(ladder, step), 0)
    drawer.tumble(chance)
    step += 1
    pays = payer.pay()
  }
  const multiplier = times * rung(ladder, step)
  const scatters = machine.scatter === -1 ? 0 : countScatters(machine)
  total += pays * multiplier + (machine.scatterPays[scatters] as number) * times
  const awarded = award(machine, scatters)
  if (machine.frames) addFrame(machine, isFree, step, multiplier, awarded, scatters)
  return total
}

function rung(ladder: readonly number[], step: number): number {
  return (step < ladder.length ? ladder[step] : ladder[ladder.length - 1]) as number
}

function countScatters({ cells, scatter }: Machine): number {
  let count = 0
  for (let place = 0; place < cells.length; place += 1) if (cells[place] === scatter) count += 1
  return count
}

/** Gives free spins for so many scatters, as far as the bound of a round allows. */
function award(machine: Machine, scatters: number): number {
  const wanted = machine.awards[scatters] as number
  if (wanted === 0) return 0
  const awarded = Math.min(wanted, machine.mostFree - machine.given)
  machine.given += awarded
  machine.left += awarded
  return awarded
}

function playHold(machine: Machine, chance: Chance): number {
  const coins = machine.hold?.drawValues(chance) ?? []
  const base = machine.frames?.pop()
  if (base) machine.frames?.push({ ...base, coins })
  return machine.hold?.play(chance, machine.frames) ?? 0
}

function addFrame(
  machine: Machine,
  isFree: boolean,
  step: number,
  multiplier: number,
  awarded: number,
  scatters = 0,
): void {
  const wins = machine.payer.list(multiplier)
  const scatterWin = describeScatters(machine, scatters, multiplier)
  if (scatterWin) wins.push(scatterWin)
  const [first, later] = isFree
    ? (['free', 'free_cascade'] as const)
    : (['base', 'cascade'] as const)
  machine.frames?.push({
    phase: step === 0 ? first : later,
    grid: toGrid(machine.layout, machine.cells),
    wins,
    pays: wins.reduce((sum, win) => sum + win.pays, 0),
    multiplier,
    left: machine.left,
    awarded,
  })
}

/** Models with cascades pay nothing for scatters, so that the frame's multiplier is that of the free spins alone. */
function describeScatters(machine: Machine, count: number, multiplier: number): Win | undefined {
  const units = machine.scatterPays[count] as number
  if (units === 0) return undefined
  return {
    kind: 'scatter',
    symbol: machine.scatter,
    count,
    of: 0,
    pays: units * multiplier,
    multiplier,
    cells: machine.layout.cellAt.filter((_, place) => machine.cells[place] === machine.scatter),
  }
}
