import { fastChance } from '@baize/games/fast-chance'
import { findSlot } from '@baize/games/slots/models'
import { measure } from '@baize/games/slots/proof/measure'

const secondsOfRound = 1
const [id = '', rounds = '5'] = process.argv.slice(2)
const game = findSlot(id)
if (game === undefined) throw new Error(`There is no model ${id}.`)

/** Spins a second of processor time: what others do on the machine meanwhile does not count. */
function measureRate(spins: number, seed: number): number {
  const began = process.cpuUsage()
  measure(game as NonNullable<typeof game>, spins, fastChance(seed))
  const { user, system } = process.cpuUsage(began)
  return (spins * 1e6) / (user + system)
}

// The first rounds find out how many spins fill a second, and let the engine compile.
let spins = 100_000
for (let warm = 0; warm < 4; warm += 1) spins = Math.ceil(measureRate(spins, warm) * secondsOfRound)

const rates = Array.from({ length: Number(rounds) }, (_, round) => measureRate(spins, 100 + round))
console.log(JSON.stringify(rates))
