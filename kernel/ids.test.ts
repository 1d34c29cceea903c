import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createIdMaker, deriveId, type Id, isId, timeOfId, lowestId } from './ids.ts'
import { systemRandomBytes } from './random.ts'
import { seededBytes } from './testing/seeded-bytes.ts'

const noon = Date.UTC(2026, 10, 15, 12)

/** A maker whose clock shows the given times one after the other, then stands still. */
function makerAt(times: number[], randomBytes = seededBytes(2)) {
  let index = 0
  const now = () => new Date(times[Math.min(index++, times.length - 1)] ?? 0)
  return createIdMaker({ now, randomBytes })
}

describe('makeId', () => {
  it('[K10] an id is its prefix and 26 letters', () => {
    const id = makerAt([noon])('mem')
    expect(id).toMatch(/^mem_[0-9a-hjkmnp-tv-z]{26}$/)
    expectTypeOf(id).toEqualTypeOf<Id<'mem'>>()
    expectTypeOf(id).not.toExtend<Id<'wgr'>>()
  })

  it('[K10] known bits give known letters', () => {
    const zeros = makerAt([0], (count) => new Uint8Array(count))
    expect(zeros('mem')).toBe(`mem_${'0'.repeat(26)}`)
    // The topmost bit of chance starts at zero, hence f and not z.
    const ones = makerAt([2 ** 48 - 1], (count) => new Uint8Array(count).fill(255))
    expect(ones('mem')).toBe(`mem_7${'z'.repeat(9)}f${'z'.repeat(15)}`)
  })

  it.each(['', 'm', 'MEM', 'mem_', 'm3m', 'toolongname'])(
    '[K10] %j cannot be a prefix',
    (prefix) => {
      expect(() => makerAt([noon])(prefix)).toThrow(TypeError)
    },
  )

  it('[K11] ids sort as they were made, whatever the clock does (seed 2)', () => {
    const times = fc.array(fc.integer({ min: noon, max: noon + 20 }), {
      minLength: 2,
      maxLength: 200,
    })
    fc.assert(
      fc.property(times, fc.integer(), (times, seed) => {
        const makeId = makerAt(times, seededBytes(seed))
        const ids = times.map(() => makeId('wgr'))
        expect([...ids].sort()).toEqual(ids)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { seed: 2, numRuns: 200 },
    )
  })

  it('[K11] many steps in one millisecond stay in order and in that millisecond', () => {
    const makeId = makerAt([noon], systemRandomBytes)
    let previous = makeId('wgr')
    let inOrder = true
    for (let count = 0; count < 20_000; count += 1) {
      const id = makeId('wgr')
      inOrder &&= id > previous
      previous = id
    }
    expect(inOrder).toBe(true)
    expect(timeOfId(previous).getTime()).toBe(noon)
  })

  it('[K11] a step carries from the lowest bits into the highest', () => {
    // The lower 64 bits of the first are full; the step of one that follows carries out of all of them.
    const start = Uint8Array.of(0, 0, 255, 255, 255, 255, 255, 255, 255, 255)
    const makeId = makerAt([0], (count) => (count === 10 ? start : new Uint8Array(count)))
    expect(makeId('wgr')).toBe(`wgr_${'0'.repeat(13)}f${'z'.repeat(12)}`)
    expect(makeId('wgr')).toBe(`wgr_${'0'.repeat(13)}g${'0'.repeat(12)}`)
  })

  it('[K11] neighbours within a millisecond do not differ by a step that one could guess', () => {
    const makeId = makerAt([noon], seededBytes(5))
    const tails = Array.from({ length: 50 }, () => makeId('wgr').slice(-5))
    expect(new Set(tails).size).toBe(50)
    const last = tails.map((tail) => tail.at(-1))
    expect(new Set(last).size).toBeGreaterThan(10)
  })
})

describe('isId', () => {
  const id = makerAt([noon])('mem')

  it('[K10] an id is one of its own kind only', () => {
    expect(isId('mem', id)).toBe(true)
    expect(isId('wgr', id)).toBe(false)
    expect(isId('me', id)).toBe(false)
  })

  it.each([
    ['upper case', id.toUpperCase()],
    ['too short', id.slice(0, -1)],
    ['too long', `${id}0`],
    ['a letter that is not used', `${id.slice(0, -1)}u`],
    ['more than 128 bits', `mem_8${'0'.repeat(25)}`],
    ['a line end', `${id}\n`],
    ['no text', 5],
    ['nothing', undefined],
  ])('[K10] %s is none', (_, value) => {
    expect(isId('mem', value)).toBe(false)
  })
})

describe('timeOfId', () => {
  it('[K12] an id tells when it was made (seed 2)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), fc.integer(), (ms, seed) => {
        const id = makerAt([ms], seededBytes(seed))('trf')
        expect(isId('trf', id)).toBe(true)
        expect(timeOfId(id).getTime()).toBe(ms)
      }),
      { seed: 2, numRuns: 500 },
    )
  })

  it('[K12] a text that is no id throws', () => {
    expect(() => timeOfId('mem_short')).toThrow(TypeError)
  })
})

describe('deriveId', () => {
  const source = makerAt([noon])('evt')

  it('[K13] the same source and parts give the same id, today and for ever', async () => {
    const fixed = `evt_${'0'.repeat(26)}` as const
    expect(await deriveId('trf', fixed, 'rebate')).toBe(await deriveId('trf', fixed, 'rebate'))
    // Made once and written down: if this letter row changes, events delivered again would pay again.
    expect(await deriveId('trf', fixed, 'rebate', 'mem_1')).toBe('trf_0000000000dbk6sgdkkghxg0nt')
  })

  it('[K13] it has the time of its source and the form of an id', async () => {
    const id = await deriveId('trf', source, 'rebate')
    expect(isId('trf', id)).toBe(true)
    expect(timeOfId(id)).toEqual(timeOfId(source))
    expectTypeOf(id).toEqualTypeOf<Id<'trf'>>()
  })

  it('[K13] prefix, source, parts and the cut between parts all count', async () => {
    const other = makerAt([noon], seededBytes(3))('evt')
    const tails = await Promise.all([
      deriveId('trf', source, 'ab', 'c'),
      deriveId('trf', source, 'a', 'bc'),
      deriveId('trf', source, 'abc'),
      deriveId('trf', source, 'ab', 'c', ''),
      deriveId('wgr', source, 'ab', 'c'),
      deriveId('trf', other, 'ab', 'c'),
    ])
    expect(new Set(tails.map((id) => id.slice(4))).size).toBe(tails.length)
  })

  it('[K13] a source that is no id throws', async () => {
    await expect(deriveId('trf', 'evt_5', 'rebate')).rejects.toThrow(TypeError)
    await expect(deriveId('T', source)).rejects.toThrow(TypeError)
  })
})

describe('lowestId', () => {
  it('[K45] is the bound between what was made before a moment and what was made then', () => {
    const before = makerAt([noon - 1])
    const then = makerAt([noon])
    const bound = lowestId('wgr', new Date(noon))
    expect(timeOfId(bound).getTime()).toBe(noon)
    for (let count = 0; count < 50; count += 1) {
      expect(before('wgr') < bound && bound < then('wgr')).toBe(true)
    }
  })
})
