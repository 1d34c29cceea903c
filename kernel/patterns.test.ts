import { describe, expect, it } from 'vitest'
import {
  checkAgainstRule,
  patternKinds,
  patternMessage,
  type FieldRule,
  type PatternId,
} from './patterns.ts'

const examples: Record<PatternId, { takes: string[]; refuses: string[] }> = {
  any: { takes: ['x', ' ', '日本 1!'], refuses: [] },
  characters: { takes: ['Ana', '山田', 'Ñandú', 'สมชาย'], refuses: ['Ana1', 'Ana B', 'a-b'] },
  letter_first: { takes: ['lucky7', 'A'], refuses: ['7lucky', 'lucky_7', 'lúcky', 'a b'] },
  chinese_digits: { takes: ['张三88', '88'], refuses: ['张三a', 'ひらがな', '张 三'] },
  email: {
    takes: ['ana@example.com', "o'neil+x@mail.example.co"],
    refuses: ['ana@example', 'ana@', '@example.com', 'a b@example.com', 'ana@-x.com', 'a@b..com'],
  },
  alphanumeric: { takes: ['abc', '123', 'a1B'], refuses: ['a 1', 'a_1', 'é1'] },
  combined: { takes: ['a1', '1a', 'abc123'], refuses: ['abc', '123', 'a1!'] },
  digits: { takes: ['007'], refuses: ['7a', '１２', '-1', '1.0'] },
  alphanumeric_upper: { takes: ['A', 'a1B'], refuses: ['a1b', '123', 'A!'] },
  english_spaces: { takes: ['Ana', 'Ana Cruz'], refuses: [' Ana', 'Ana ', 'Ana-Cruz', 'Ána'] },
  no_spaces: { takes: ['a.b-c', '日本'], refuses: ['a b', 'a\tb', 'a\u00a0b'] },
  chinese_punctuation: { takes: ['你好，世界。', '（甲）'], refuses: ['你好 a', 'hello'] },
  date_ymd: {
    takes: ['2000-02-29', '1999-12-31'],
    refuses: ['1999-02-29', '2000-13-01', '29-02-2000', '2000-2-9'],
  },
  date_mdy: { takes: ['02-29-2000'], refuses: ['02-29-1999', '31-12-1999', '2000-02-29'] },
  korean: { takes: ['홍길동'], refuses: ['홍길동1', '홍 길동', 'Hong'] },
  thai: { takes: ['สมชาย', 'น้ำ'], refuses: ['สม ชาย', 'somchai'] },
  thai_english_spaces: { takes: ['สมชาย Smith'], refuses: ['สมชาย1', ' สมชาย'] },
  uppercase_spaces: { takes: ['ANA CRUZ', 'A'], refuses: ['Ana', 'ANA ', 'ANA1'] },
  letters_digits_symbols: { takes: ['a1!', '~'], refuses: ['a 1', 'é', '日'] },
  strong: {
    takes: ['Abcdef1!', '!1aA', 'A1a_'],
    refuses: ['Abcdefg1', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Ab 1!'],
  },
  mobile: { takes: ['9175550142'], refuses: ['+639175550142', '917 555', '123'] },
}

function ruleOf(id: PatternId, bounds: Partial<FieldRule> = {}): FieldRule {
  return {
    required: true,
    patternId: id,
    acceptedPattern: patternKinds[id].source,
    minLength: 1,
    maxLength: 500,
    ...bounds,
  }
}

describe('pattern kinds', () => {
  for (const [id, { takes, refuses }] of Object.entries(examples) as [
    PatternId,
    { takes: string[]; refuses: string[] },
  ][]) {
    it(`${id} is ${patternKinds[id].means}`, () => {
      for (const value of takes)
        expect([value, checkAgainstRule(ruleOf(id), value).ok]).toEqual([value, true])
      for (const value of refuses) {
        expect([value, checkAgainstRule(ruleOf(id), value)]).toEqual([
          value,
          { ok: false, code: 'wrong_pattern' },
        ])
      }
    })
  }

  it('answers at once to a value made to be slow', () => {
    const hostile = [
      'a'.repeat(100_000) + '\n',
      ' a'.repeat(50_000),
      'a@' + 'a-'.repeat(50_000),
      'a.'.repeat(50_000),
    ]
    const started = performance.now()
    for (const { source } of Object.values(patternKinds)) {
      if (source !== '*') for (const value of hostile) new RegExp(source, 'u').test(value)
    }
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe('a field rule', () => {
  it('counts characters, not code units', () => {
    const rule = ruleOf('any', { minLength: 2, maxLength: 3 })
    expect(checkAgainstRule(rule, '𠮷').ok).toBe(false)
    expect(checkAgainstRule(rule, '𠮷𠮷𠮷').ok).toBe(true)
    expect(checkAgainstRule(rule, '𠮷𠮷𠮷𠮷')).toMatchObject({ code: 'too_long' })
  })

  it('holds the bounds, both included', () => {
    const rule = ruleOf('letter_first', { minLength: 4, maxLength: 16 })
    const outcome = (value: string) => {
      const result = checkAgainstRule(rule, value)
      return result.ok ? 'ok' : result.code
    }
    expect(['abc', 'abcd', 'a'.repeat(16), 'a'.repeat(17)].map(outcome)).toEqual([
      'too_short',
      'ok',
      'ok',
      'too_long',
    ])
  })

  it('asks for a value only where one is required', () => {
    expect(checkAgainstRule(ruleOf('email'), '')).toMatchObject({ code: 'missing' })
    expect(checkAgainstRule(ruleOf('email', { required: false }), '').ok).toBe(true)
  })

  it('speaks with one number when both bounds are the same', () => {
    expect(patternMessage(ruleOf('digits', { minLength: 6, maxLength: 6 }))).toEqual({
      key: 'patterns.digits_exact',
      values: { min: 6, max: 6 },
    })
    expect(patternMessage(ruleOf('letter_first', { minLength: 4, maxLength: 16 })).key).toBe(
      'patterns.letter_first',
    )
    expect(patternMessage({ ...ruleOf('any'), patternId: 'removed_kind' }).key).toBe('patterns.any')
  })
})
