import { describe, expect, it } from 'vitest'
import { game } from '../testing.ts'
import { changesOf, gameDraftOf, problemsOf, type Writing } from './draft.ts'

const writing: Writing = { currency: 'PHP', mark: '.' }
const zeus = game(7, 'Zeus Thunder')
const draft = gameDraftOf(zeus, writing)

describe('the form of a game', () => {
  it('changes nothing as it opens', () => {
    expect(changesOf(zeus, draft, writing)).toEqual({})
    expect(problemsOf(draft, writing)).toEqual([])
  })

  it('writes the least bet as the language does and sends the smallest unit', () => {
    const comma: Writing = { currency: 'PHP', mark: ',' }
    expect(gameDraftOf(zeus, comma).minBet).toBe('1,00')
    expect(changesOf(zeus, { ...draft, minBet: '2,5' }, comma)).toEqual({ minBet: '250' })
  })

  it('leaves a language out whose name is empty, and sends all that remain', () => {
    const names = { ...draft.names, JA: ' ', KO: ' 번개 ' }
    expect(changesOf(zeus, { ...draft, names }, writing)).toEqual({
      names: { EN: 'Zeus Thunder', KO: '번개' },
    })
  })

  it('takes what it is also called with commas between, ten at most', () => {
    const known = game(8, 'Known', { aliases: ['BoS'] })
    const draft = gameDraftOf(known, writing)
    expect(changesOf(known, draft, writing)).toEqual({})
    const typed = { ...draft, aliases: ' BoS, サンの本、  , sun book ' }
    expect(changesOf(known, typed, writing)).toEqual({ aliases: ['BoS', 'サンの本', 'sun book'] })
    expect(problemsOf(typed, writing)).toEqual([])
    const many = { ...draft, aliases: Array.from({ length: 11 }, (_, n) => `a${n}`).join() }
    expect(problemsOf(many, writing)).toEqual(['aliases'])
    expect(problemsOf({ ...draft, aliases: 'x'.repeat(41) }, writing)).toEqual(['aliases'])
  })

  it('does not mind the order of labels', () => {
    const both = game(8, 'Both', { labels: ['NEW', 'JACKPOT'] })
    const turned = { ...gameDraftOf(both, writing), labels: ['JACKPOT', 'NEW'] as const }
    expect(changesOf(both, turned, writing)).toEqual({})
  })

  it.each([
    [{ names: { ...draft.names, EN: ' ' } }, ['name']],
    [{ minBet: '0' }, ['minBet']],
    [{ minBet: '1.005' }, ['minBet']],
    [{ minBet: '9999999999999999' }, ['minBet']],
    [{ lines: '' }, ['lines']],
    [{ lines: '1234567' }, ['lines']],
  ])('with %o has problems %j', (part, wanted) => {
    expect(problemsOf({ ...draft, ...part }, writing)).toEqual(wanted)
  })
})
