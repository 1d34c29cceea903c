import { describe, expect, it } from 'vitest'
import { effectiveStatus, spokenLanguage, textIn, wordsFor } from './rules.ts'

describe('the status of a caller', () => {
  it.each([
    { mode: 0, blocked: false, status: 0 },
    { mode: 0, blocked: true, status: 2 },
    { mode: 1, blocked: false, status: 1 },
    { mode: 1, blocked: true, status: 1 },
    { mode: 2, blocked: false, status: 2 },
    { mode: 2, blocked: true, status: 2 },
  ] as const)('[S1] mode $mode, blocked $blocked gives $status', ({ mode, blocked, status }) => {
    expect(effectiveStatus(mode, blocked)).toEqual({
      status,
      maintenance: mode === 1,
      regionRestriction: mode === 2 || blocked,
    })
  })
})

describe('the words on the door', () => {
  const text = { EN: 'Back soon.', JA: 'まもなく再開します。' }
  const endsAt = '2026-11-16T05:30:00Z'

  it('[S11] maintenance shows its end and its text', () => {
    expect(wordsFor({ mode: 1, endsAt, text }, 1, 'JA')).toEqual({ endsAt, text: text.JA })
  })

  it('[S11] a restriction of everyone has a text and no end', () => {
    expect(wordsFor({ mode: 2, endsAt, text }, 2, 'EN')).toEqual({ endsAt: null, text: text.EN })
  })

  it('[S11] a region rule does not borrow the words of a maintenance that is over', () => {
    expect(wordsFor({ mode: 0, endsAt, text }, 2, 'EN')).toEqual({ endsAt: null, text: '' })
    expect(wordsFor({ mode: 0, endsAt, text }, 0, 'EN')).toEqual({ endsAt: null, text: '' })
  })

  it('a missing language falls back to English, and that to nothing', () => {
    expect(textIn(text, 'KO')).toBe('Back soon.')
    expect(textIn({}, 'KO')).toBe('')
  })

  it('a language that the brand does not speak becomes its default', () => {
    const brand = { languages: ['EN', 'PT'], defaultLanguage: 'PT' } as Parameters<
      typeof spokenLanguage
    >[0]
    expect(spokenLanguage(brand, 'EN')).toBe('EN')
    expect(spokenLanguage(brand, 'JA')).toBe('PT')
  })
})
