import { ok, refuse, type Result } from './result.ts'
import { isDay } from './time.ts'

/**
 * What a value may be made of. `source` is a regular expression, to be read with the `u` flag, in which
 * no part can match the same text in two ways: a hostile value costs no more than its length.
 */
export type PatternKind = {
  /** The expression on the wire; `'*'` accepts anything. */
  readonly source: string
  /** What it accepts, in words, for whoever reads the table. */
  readonly means: string
}

/** The kinds by their id. Letters are those of the Latin alphabet without accents, unless it says otherwise. */
export const patternKinds = {
  any: { source: '*', means: 'anything' },
  characters: { source: '^[\\p{L}\\p{M}]+$', means: 'letters of any script' },
  letter_first: { source: '^[A-Za-z][A-Za-z0-9]*$', means: 'a letter, then letters and digits' },
  chinese_digits: { source: '^[\\p{Script=Han}0-9]+$', means: 'Chinese characters and digits' },
  email: {
    source:
      "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$",
    means: 'an e-mail address',
  },
  alphanumeric: { source: '^[A-Za-z0-9]+$', means: 'letters and digits in any mix' },
  combined: {
    source: '^(?=[^0-9]*[0-9])(?=[^A-Za-z]*[A-Za-z])[A-Za-z0-9]+$',
    means: 'letters and digits, at least one of each',
  },
  digits: { source: '^[0-9]+$', means: 'digits' },
  alphanumeric_upper: {
    source: '^(?=[^A-Z]*[A-Z])[A-Za-z0-9]+$',
    means: 'letters and digits, at least one capital letter',
  },
  english_spaces: {
    source: '^[A-Za-z](?:[A-Za-z ]*[A-Za-z])?$',
    means: 'English letters and spaces between them',
  },
  no_spaces: { source: '^\\S+$', means: 'anything without spaces' },
  chinese_punctuation: {
    source: '^[\\p{Script=Han}\\p{P}]+$',
    means: 'Chinese characters and punctuation',
  },
  date_ymd: {
    source: '^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$',
    means: 'a date as yyyy-MM-dd',
  },
  date_mdy: {
    source: '^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4}$',
    means: 'a date as MM-dd-yyyy',
  },
  korean: { source: '^\\p{Script=Hangul}+$', means: 'Korean characters' },
  thai: { source: '^\\p{Script=Thai}+$', means: 'Thai characters' },
  thai_english_spaces: {
    source: '^[\\p{Script=Thai}A-Za-z](?:[\\p{Script=Thai}A-Za-z ]*[\\p{Script=Thai}A-Za-z])?$',
    means: 'Thai or English letters and spaces between them',
  },
  uppercase_spaces: {
    source: '^[A-Z](?:[A-Z ]*[A-Z])?$',
    means: 'capital letters and spaces between them',
  },
  letters_digits_symbols: { source: '^[!-~]+$', means: 'letters, digits and symbols' },
  strong: {
    source:
      '^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[!-/:-@[-`{-~])[!-~]+$',
    means: 'at least one capital letter, one small letter, one digit and one symbol',
  },
  mobile: {
    source: '^[0-9]{4,15}$',
    means: 'the digits of a mobile number; the rules of its country are checked besides',
  },
} as const satisfies Record<string, PatternKind>

export type PatternId = keyof typeof patternKinds

export function isPatternId(value: unknown): value is PatternId {
  return typeof value === 'string' && Object.hasOwn(patternKinds, value)
}

/** The part of a field's rule that a value is held against. */
export type FieldRule = {
  readonly required: boolean
  readonly patternId: string
  readonly acceptedPattern: string
  readonly minLength: number
  readonly maxLength: number
}

export type FieldRefusal = 'missing' | 'too_short' | 'too_long' | 'wrong_pattern'

/**
 * Holds a value against a field's rule, the same way in the page and on the server. Length is counted
 * in characters, so that one outside the first 65,536 is not two. A field that may stay empty may be empty.
 */
export function checkAgainstRule(rule: FieldRule, value: string): Result<undefined, FieldRefusal> {
  if (value === '') return rule.required ? refuse('missing') : ok()
  const length = [...value].length
  if (length < rule.minLength) return refuse('too_short')
  if (length > rule.maxLength) return refuse('too_long')
  return fits(rule, value) ? ok() : refuse('wrong_pattern')
}

function fits({ patternId, acceptedPattern }: FieldRule, value: string): boolean {
  if (acceptedPattern === '*') return true
  if (!new RegExp(acceptedPattern, 'u').test(value)) return false
  // The expression cannot know that February is short.
  if (patternId === 'date_ymd') return isDay(value)
  if (patternId === 'date_mdy') return isDay(`${value.slice(6)}-${value.slice(0, 5)}`)
  return true
}

export type PatternText = `patterns.${PatternId | `${PatternId}_exact`}`

/** The sentence that says what a field accepts: its key in the texts, and the numbers to fill in. */
export function patternMessage(rule: Omit<FieldRule, 'required'>): {
  readonly key: PatternText
  readonly values: { readonly min: number; readonly max: number }
} {
  const id = isPatternId(rule.patternId) ? rule.patternId : 'any'
  const exact = rule.minLength === rule.maxLength
  return {
    key: exact ? `patterns.${id}_exact` : `patterns.${id}`,
    values: { min: rule.minLength, max: rule.maxLength },
  }
}
