import { randomInt } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import {
  balanceOf,
  recordsOf,
  testHistory,
  tillOf,
  type Model,
} from '../../../testing/cashier-history.ts'
import { createChance } from '../../../testing/ledger-script.ts'
import { startKillable } from '../../../testing/ledger-server.ts'

const steps = Number(process.env.CASHIER_STEPS ?? 360)
const seed = Number(process.env.CASHIER_SEED ?? randomInt(2 ** 31))
const hands = 12
/** A connection is cut about so often, and the whole server falls so often, at least once. */
const stepsPerCut = 9
const stepsPerKill = 1_000

const server = await startKillable()
afterAll(() => server.stop())

/** Before which steps something is killed, decided ahead by chance of its own. */
function planTroubles() {
  const chance = createChance(seed + 1)
  const some = (count: number) =>
    new Set(Array.from({ length: count }, () => 10 + chance.below(Math.max(1, steps - 20))))
  return {
    kills: some(Math.max(1, Math.floor(steps / stepsPerKill))),
    cuts: some(Math.ceil(steps / stepsPerCut)),
  }
}

it(
  `[X90] after any ${steps} steps of the cashier, whatever is killed, nobody has a cent too much or too little (seed ${seed})`,
  async () => {
    console.log(`CASHIER_SEED=${seed} CASHIER_STEPS=${steps}`)
    const db = await server.open(24)
    const history = await testHistory(db)
    const models: Model[] = []
    for (let hand = 0; hand < hands; hand += 1) models.push(await history.begin())
    const troubles = planTroubles()
    const whichOne = createChance(seed + 2)
    const done = { taken: 0, cuts: 0, kills: 0 }

    function makeTrouble(): void {
      done.taken += 1
      if (troubles.kills.has(done.taken)) {
        done.kills += 1
        server.killServer()
      } else if (troubles.cuts.has(done.taken)) {
        void server
          .cutConnection((count) => whichOne.below(count))
          .then((ended) => (done.cuts += ended))
          .catch(() => {})
      }
    }

    /** What each step leaves is held against the books at once, so that the step that broke them is known. */
    async function play(model: Model, index: number): Promise<void> {
      const chance = createChance(seed + 100 + index)
      while (done.taken < steps) {
        makeTrouble()
        await history.step(model, chance)
        const all = balanceOf(model)
        expect(await history.booksOf(model)).toEqual({ all, free: all - model.held })
      }
    }
    await Promise.all(models.map(play))
    console.log(done, history.tally)
    expect(done.kills).toBeGreaterThan(0)
    expect(done.cuts).toBeGreaterThan(0)
    expect(history.tally.lost).toBeGreaterThan(0)

    for (const model of models) {
      expect(await recordsOf(db, model)).toEqual({
        balance: balanceOf(model),
        held: model.held,
      })
    }
    const { till, said } = await tillOf(db)
    expect(till).toBe(said)
    for (const model of models) {
      if (model.open === undefined) continue
      const row = await history.look(model, model.open)
      await history.withdrawals.reject({ ...history.by(row), note: '' })
      history.close(model, 0n)
      const all = balanceOf(model)
      expect(await history.booksOf(model)).toEqual({ all, free: all })
    }
    expect(await history.ledger.proveFully()).toMatchObject({ holds: true, differences: [] })
  },
  120_000 + steps * 400,
)
