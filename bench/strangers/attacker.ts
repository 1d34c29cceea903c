import { attacks } from './attacks.ts'

// A process of its own, so that what it costs to attack is not taken for what it costs to be attacked.
const [name = '', port = ''] = process.argv.slice(2)
const attack = attacks[name]
if (attack === undefined) throw new Error(`There is no attack ${name}.`)
const { ask, perSecond } = attack
const began = performance.now()
let asked = 0
setInterval(
  () => {
    const due = ((performance.now() - began) / 1_000) * perSecond
    for (; asked < due; asked += 1) ask(Number(port))
  },
  Math.min(1_000 / perSecond, 100),
)
