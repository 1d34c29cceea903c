import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fastChance } from '../fast-chance.ts'
import { findSlot, models } from './models.ts'
import type { Model } from './model.ts'
import { countExactly } from './proof/exact.ts'
import { add, type Estimate, measure, nothingMeasured } from './proof/measure.ts'
import { createSlotGame } from './slot-game.ts'
import { listedChance } from './testing/listed-chance.ts'
import { playModel } from './testing/play-model.ts'
import { hashSources, recall } from './testing/played-record.ts'
import record from './testing/played.json' with { type: 'json' }

const byId = (list: readonly Model[]) => list.map((model) => [model.face.id, model] as const)

const exactById = new Map(models.map((model) => [model.face.id, countExactly(model)]))
const exactOf = ({ face }: Model) => exactById.get(face.id)
const counted = models.filter((model) => exactOf(model) !== undefined)
const simulated = models.filter((model) => exactOf(model) === undefined)

/** What a model declares to pay by itself. */
const declaredOf = ({ face }: Model) =>
  (face.rtpBps - (face.jackpot?.contributionBps ?? 0)) / 10_000

// Playing takes half a minute and gives the same digits as long as its sources are the same, so that what was played is
// kept with a hash of them. `WALK=all` plays nevertheless.
const readSource = (file: URL) => readFileSync(file, 'utf8')
const walksAll = process.env['WALK'] === 'all'
const sources = walksAll ? 'played anew' : hashSources(readSource)
const seenById = new Map<string, Estimate>()
function see(model: Model): Estimate {
  const { id } = model.face
  const seen = seenById.get(id) ?? recall(record, sources, id) ?? playModel(model)
  seenById.set(id, seen)
  return seen
}

describe('declared returns', () => {
  it('[SL16] lie between 94 and 97 of a hundred, the pool included', () => {
    for (const { face } of models) {
      expect(face.rtpBps).toBeGreaterThanOrEqual(9400)
      expect(face.rtpBps).toBeLessThanOrEqual(9700)
    }
  })

  it.each(byId(counted))('[SL16] %s returns exactly what it declares', (_, model) => {
    // Written down in hundredths of a percent, so half of one is lost.
    expect(Math.abs((exactOf(model)?.rtp ?? 0) - declaredOf(model))).toBeLessThan(0.000_051)
  })

  it.each(byId(simulated))(
    '[SL16] %s declares what the interval of a simulation holds, in its band',
    (id, model) => {
      const { rtp, within99 } = see(model)
      const band = findSlot(id)?.rtp
      const told = `${id}: ${(rtp * 100).toFixed(2)} % ± ${(within99 * 100).toFixed(2)}`
      expect(Math.abs(rtp - declaredOf(model)), told).toBeLessThan(within99)
      expect((rtp - within99) * 10_000, told).toBeGreaterThan(band?.fromBps ?? Infinity)
      expect((rtp + within99) * 10_000, told).toBeLessThan(band?.toBps ?? 0)
    },
    60_000,
  )
})

describe('counting', () => {
  it.each(byId(counted))('[SL16] %s plays as it is counted', (_, model) => {
    const { rtp, cut, within95 } = see(model)
    const deviations = (rtp + cut - (exactOf(model)?.rtp ?? 0)) / (within95 / 1.96)
    // Four of them: one good model in sixteen thousand would be called bad.
    expect(Math.abs(deviations)).toBeLessThan(4)
  })

  it.each(byId(counted.filter(({ face }) => face.reels === 3)))(
    '[SL16] %s returns the same when every stop of every reel is played',
    (_, model) => {
      const game = createSlotGame(model, { declaredBps: 0, fromBps: 0, toBps: 0 })
      const [first = '', second = '', third = ''] = model.reels.base
      let [sum, rounds] = [0, 0]
      for (let one = 0; one < first.length; one += 1) {
        for (let two = 0; two < second.length; two += 1) {
          for (let three = 0; three < third.length; three += 1) {
            sum += game.payUnits(listedChance([one, two, three]))
            rounds += 1
          }
        }
      }
      expect(sum / rounds / model.face.units).toBeCloseTo(exactOf(model)?.rtp ?? 0, 10)
    },
  )

  it('[SL16] notices a paytable with one unit more', () => {
    const [model] = counted
    if (model === undefined) throw new Error('Nothing is counted.')
    const [top, ...rest] = model.face.symbols
    const pays = (top?.pays ?? []).map(([count, units]) => [count, units + 1] as const)
    const symbols = [{ role: 'high', pays } as const, ...rest]
    const broken = countExactly({ ...model, face: { ...model.face, symbols } })
    expect(Math.abs((broken?.rtp ?? 0) - declaredOf(model))).toBeGreaterThan(0.000_051)
  })
})

describe('volatility', () => {
  // A short play misses the largest wins, so that the classes overlap a little here; the report keeps them apart.
  const bands = { low: [1, 2.6], medium: [2.4, 5.8], high: [4, 40] } as const

  it.each(byId(models))(
    '[SL18] %s pays as widely as its class says',
    (_, model) => {
      const [from, to] = bands[model.face.volatility]
      expect(see(model).deviation).toBeGreaterThan(from)
      expect(see(model).deviation).toBeLessThan(to)
    },
    60_000,
  )
})

describe('measuring', () => {
  it('adds parts up to the whole', () => {
    const game = findSlot('lines-5-low')!
    const parts = [1, 2, 3].map((seed) => measure(game, 1000, fastChance(seed)))
    const whole = parts.reduce(add, nothingMeasured)
    expect(whole.spins).toBe(3000)
    expect(whole.sum).toBe(parts.reduce((sum, part) => sum + part.sum, 0))
    expect(whole.most).toBe(Math.max(...parts.map(({ most }) => most)))
  })
})

describe('the record of what was played', () => {
  const [id = '', known] = Object.entries(record.played)[0] ?? []

  it('is believed only as long as every source is as it was', () => {
    expect(recall(record, record.sources, id)).toEqual(known)
    const files: string[] = []
    const now = hashSources((file) => {
      files.push(file.pathname)
      return readSource(file)
    })
    for (const part of ['fast-chance', 'cluster', 'reels/ways', 'kernel/chance', 'proof/measure']) {
      const changed = files.find((file) => file.endsWith(`${part}.ts`))
      const later = hashSources((file) => {
        const text = readSource(file)
        return file.pathname === changed ? `${text} ` : text
      })
      expect(later, part).not.toBe(now)
      expect(recall(record, later, id)).toBeUndefined()
    }
  })

  // After a change everything above is played anyway, until the record is written anew.
  it.runIf(hashSources(readSource) === record.sources)(
    'is what playing gives',
    () => {
      const played = models.slice(0, walksAll ? models.length : 3)
      for (const model of played) {
        const found = Object.entries(record.played).find(([name]) => name === model.face.id)
        expect(playModel(model)).toEqual(found?.[1])
      }
    },
    120_000,
  )
})
