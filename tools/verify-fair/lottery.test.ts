import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chainSalt, makeChain } from '@baize/kernel/fair'
import { sha256, toHex } from '@baize/kernel/sha256'
import { auditChain, type ToldRound } from '@baize/games/audit-chain'
import { tableOfLottery } from '@baize/games/lottery/drawing/tables'
import { drawIssue, verifyDraw } from '@baize/games/lottery/drawing/verify-draw'
import { chainPromise, published } from '@baize/games/testing/published'
import written from '../../games/testing/lottery-vectors.json' with { type: 'json' }
import { makeLotteryVectors, type DrawVector, type ForgedDraw } from './lottery-vectors.ts'
import { failuresOfShared } from './second/shared.ts'
import { report } from './verify-fair.ts'

const folder = mkdtempSync(join(tmpdir(), 'lottery-'))
function fileOf(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

const { draws, own, list: entries, forged } = makeLotteryVectors()
const list = { entries }
const listFile = fileOf('list.json', entries)

function wordsOf(vector: DrawVector): string[] {
  const said: Readonly<Record<string, string | number>> = {
    model: tableOfLottery(vector.drawing, vector.lottery),
    link: vector.link,
    salt: vector.salt,
    place: vector.place,
    terminal: vector.terminal,
    predecessor: vector.predecessor,
    beacon: vector.beacon,
    'beacon-round': vector.beaconRound,
    'beacon-value': vector.beaconValue,
    'own-round': vector.ownRound,
    'own-value': vector.ownValue,
    'closes-at': vector.closesAt,
    draw: vector.draw,
  }
  return Object.entries(said).flatMap(([name, value]) => [`--${name}`, String(value)])
}

/** What a verifier that was written from the page alone says no to. */
const failuresElsewhere = (vector: DrawVector) =>
  failuresOfShared({
    ...vector,
    model: tableOfLottery(vector.drawing, vector.lottery),
    outcome: vector.draw.split(' '),
  })

function failed(vector: DrawVector): readonly string[] {
  const held = verifyDraw({ ...vector, list })
  if (!held.ok) return [held.code]
  return Object.entries(held.value.checks).flatMap(([claim, holds]) => (holds ? [] : claim))
}

const nameOf = ({ drawing, what }: ForgedDraw) => `${drawing}: ${what}`

describe('[G39] the draw of a lottery', () => {
  it('is what the vectors say, in every program that reads them', () => {
    expect(written).toEqual(JSON.parse(JSON.stringify(makeLotteryVectors())))
  })

  it.each(draws.map((vector) => [vector.drawing, vector] as const))(
    'of %s is proven',
    (_, told) => {
      const held = verifyDraw({ ...told, list })
      expect(held).toMatchObject({ ok: true, value: { verdict: 'proven', missing: [] } })
      expect(failuresElsewhere(told)).toEqual([])
    },
  )

  it.each(forged.map((vector) => [nameOf(vector), vector] as const))('refutes %s', (_, told) => {
    expect(failed(told).toSorted()).toEqual([...told.fails].toSorted())
    // The public list is held by another part of that verifier.
    const fails = told.fails.filter((claim) => claim !== 'listed')
    expect(failuresElsewhere(told).toSorted()).toEqual(fails.toSorted())
  })

  it('is unbound with the demo beacon, and incomplete with less', () => {
    expect(verifyDraw({ ...own, list })).toMatchObject({ value: { verdict: 'unbound' } })
    const { list: _, closesAt, ...less } = { ...own, list }
    expect(verifyDraw({ ...less, list })).toMatchObject({ value: { missing: ['value'] } })
    expect(verifyDraw({ ...own, closesAt })).toMatchObject({ value: { missing: ['listed'] } })
  })

  it('is none without its public value: nobody can draw before that is known', () => {
    const [first] = draws
    if (first === undefined) throw new Error('No draw')
    expect(verifyDraw({ ...first, ownValue: '' })).toMatchObject({ code: 'invalid_value' })
    // Whoever has link and salt, and so the house, is left with every draw there is.
    const seen = new Set(
      Array.from({ length: 3_000 }, (_, index) => {
        const value = toHex(sha256(new TextEncoder().encode(String(index))))
        return drawIssue('lf3', { ...first, value }).join('')
      }),
    )
    expect(seen.size).toBeGreaterThan(900)
  })

  it('is held against the public list by the command', () => {
    const [first] = draws
    const [wrong] = forged
    if (first === undefined || wrong === undefined) throw new Error('No draw')
    expect(report([...wordsOf(first), '--list', listFile]).code).toBe(0)
    expect(report(wordsOf(first)).code).toBe(2)
    expect(report([...wordsOf(wrong), '--list', listFile]).code).toBe(1)
    expect(report([...wordsOf(own), '--list', listFile]).code).toBe(4)
    expect(report([...wordsOf(first), '--outcome', '[]']).code).toBe(1)
  })
})

const minutes = 7 * 24 * 6
const model = tableOfLottery('ssc', 'ssc-ten-minutes')
const hash = (text: string) => toHex(sha256(new TextEncoder().encode(text)))

/** A week of a lottery with an issue every ten minutes, of the demo beacon. */
function simulateWeek() {
  const links = makeChain(hash('a week'), minutes)
  const [terminal = ''] = links
  const beaconRound = 1_767_225_602
  const beaconValue = hash('value of the chain')
  const salt = chainSalt(terminal, beaconValue)
  const named = { model, terminal, beacon: 'demo', beaconRound, ownValue: 'each' }
  const promise = chainPromise(named)
  const detail = promise.detail.replace('length 100', `length ${minutes}`)
  const used = { detail, round: minutes, salt, beaconValue, revealed: links[minutes] ?? '' }
  const [entry] = published([{ ...promise, ...used, endedBy: 'flown' }])
  if (entry === undefined) throw new Error('Nothing was published.')
  const rounds = Array.from({ length: minutes }, (_, index): ToldRound => {
    const ownRound = beaconRound + (index + 1) * 600
    const value = hash(`value ${ownRound}`)
    const link = links[index + 1] ?? ''
    return {
      round: index + 1,
      chain: entry.id,
      place: index + 1,
      link,
      outcome: drawIssue('ssc', { link, salt, value }),
      closesAt: new Date(ownRound * 1_000 - 500).toISOString(),
      beacon: 'demo',
      beaconRound: ownRound,
      beaconValue: value,
      voidedBy: '',
    }
  })
  return { entry, rounds }
}

describe('[G40] every draw of a week', () => {
  const { entry, rounds } = simulateWeek()
  const changed = (place: number, change: Partial<ToldRound>) =>
    rounds.map((round) => (round.place === place ? { ...round, ...change } : round))
  const faultsOf = (told: readonly ToldRound[]) => {
    const { verdict, faults } = auditChain(entry, told)
    return { verdict, faults: faults.map(({ place, fault }) => `${place} ${fault}`) }
  }

  it('is as its chain says, and the command says so', () => {
    expect(auditChain(entry, rounds)).toMatchObject({
      verdict: 'unbound',
      proven: 1_008,
      faults: [],
    })
    const words = ['--rounds', fileOf('week.json', rounds), '--list', fileOf('l.json', [entry])]
    const told = report(words)
    expect([told.code, told.text]).toEqual([4, expect.stringContaining('1008 rounds are unbound')])
  })

  it('is refuted by one that was changed, left out, moved or drawn by another value', () => {
    const [a, b] = [rounds[499], rounds[500]]
    if (a === undefined || b === undefined) throw new Error('No draws')
    expect(faultsOf(changed(500, { outcome: ['1', '2', '3', '4', '5'] })).faults).toEqual([
      '500 outcome',
    ])
    expect(faultsOf(rounds.filter(({ place }) => place !== 500)).faults).toEqual(['500 skipped'])
    expect(faultsOf(changed(500, { link: b.link })).faults).toContain('500 chain')
    expect(faultsOf(changed(500, { beaconRound: a.beaconRound + 1 })).faults).toEqual(['500 value'])
    expect(faultsOf(changed(500, { beaconValue: b.beaconValue })).faults).toEqual(['500 outcome'])
    expect(faultsOf(changed(500, { beaconValue: '' })).faults).toEqual(['500 value'])
  })

  it('is contested where one was voided, whatever for, since its value is public', () => {
    const [vector, promise] = [draws[0], entries[0]]
    if (vector === undefined || promise === undefined) throw new Error('No draw')
    const named = { beaconRound: vector.ownRound, beaconValue: vector.ownValue, round: 3 }
    const round = { ...vector, ...named, chain: promise.id, outcome: null, voidedBy: 'cancelled' }
    const told = { ...promise, salt: vector.salt, beaconValue: vector.beaconValue, round: 3 }
    const { voided } = auditChain({ ...told, endedBy: '' }, [round])
    const wouldHaveBeen = vector.draw.split(' ')
    expect(voided).toEqual([{ place: 3, why: 'cancelled', isContested: true, wouldHaveBeen }])
  })

  it('is no draw where the chain does not promise a value for each', () => {
    const detail = entry.detail.replace(/, rounds of.*/, '')
    expect(auditChain({ ...entry, detail }, rounds).faults).toEqual([
      { place: 0, fault: 'unreadable' },
    ])
  })
})
