import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { auditList } from '@baize/games/audit-list'
import { verifyDeck } from '@baize/games/verify-deck'
import written from '../../games/testing/ticket-vectors.json' with { type: 'json' }
import { makeTicketVectors, type ToldDeck } from './ticket-vectors.ts'
import { report } from './verify-fair.ts'

const folder = mkdtempSync(join(tmpdir(), 'tickets-'))
function fileOf(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}
const { told, list, forged, slips } = makeTicketVectors()
const read = (deck: ToldDeck, entries: typeof list) =>
  verifyDeck({
    ...deck,
    prizes: deck.prizes.map(({ amount, count }) => ({ amount: BigInt(amount), count })),
    given: deck.given.map(({ place, amount }) => ({ place, amount: BigInt(amount) })),
    list: { entries },
  })

describe('the deck of a campaign of tickets', () => {
  it('is what the vectors say, in every program that reads them', () => {
    expect(written).toEqual(JSON.parse(JSON.stringify(makeTicketVectors())))
  })

  it('[GR76] is proven by its seed, the public value and the public list', () => {
    const held = read(told, list)
    expect([held.verdict, held.slips.map(String)]).toEqual(['proven', slips])
    expect(auditList(list).verdict).toBe('proven')
  })

  it('[GR76] is proven by the command, and incomplete without the list', () => {
    const words = ['--tickets', fileOf('deck.json', { success: true, value: told })]
    expect(report([...words, '--list', fileOf('list.json', list)]).code).toBe(0)
    expect(report(words).code).toBe(2)
    expect(report(['--tickets', fileOf('none.json', { prizes: [] })]).code).toBe(1)
  })

  it.each(forged)('[GR76] is refuted with $what', ({ what, fails, list: entries, ...deck }) => {
    const { verdict, checks } = read(deck, entries)
    const failed = Object.entries(checks).flatMap(([claim, holds]) => (holds ? [] : claim))
    expect([what, verdict, failed.toSorted()]).toEqual([what, 'refuted', fails.toSorted()])
    const words = ['--tickets', fileOf('forged.json', deck), '--list', fileOf('told.json', entries)]
    expect(report(words).code).toBe(1)
  })
})
