import { describe, expect, it } from 'vitest'
import { isKnown, Prepared } from './prepared.ts'

describe('an answer that is kept', () => {
  const kept = new Prepared('{"a":1}', true)

  it('is the whole envelope, and has a tag of its bytes', () => {
    expect(kept.body.toString()).toBe('{"success":true,"value":{"a":1},"message":"","code":""}')
    expect(kept.tag).toMatch(/^"[\w-]{43}"$/)
    expect(new Prepared('{"a":1}', true).tag).toBe(kept.tag)
    expect(new Prepared('{"a":2}', true).tag).not.toBe(kept.tag)
  })

  it.each([
    ['the tag', kept.tag, true],
    ['the tag made weak on its way', `W/${kept.tag}`, true],
    ['one of several', `"a", ${kept.tag}`, true],
    ['another', '"a"', false],
    ['nothing', undefined, false],
    ['an empty text', '', false],
  ])('is known by %s', (_, header, known) => {
    expect(isKnown(kept.tag, header)).toBe(known)
  })

  it('one that is not kept is never known', () => {
    const made = new Prepared('{}')
    expect(made.tag).toBe('')
    expect(isKnown(made.tag, '')).toBe(false)
  })
})
