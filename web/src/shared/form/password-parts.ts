import type { FieldRule } from '@baize/kernel/patterns'

export type PasswordPart =
  | 'length'
  | 'upper'
  | 'lower'
  | 'digit'
  | 'symbol'
  | 'letter'
  | 'plain'
  | 'printable'
  | 'noSpace'

const tests: Readonly<Record<Exclude<PasswordPart, 'length'>, (value: string) => boolean>> = {
  upper: (value) => /[A-Z]/.test(value),
  lower: (value) => /[a-z]/.test(value),
  digit: (value) => /[0-9]/.test(value),
  symbol: (value) => /[!-/:-@[-`{-~]/.test(value),
  letter: (value) => /[A-Za-z]/.test(value),
  /** Nothing but Latin letters and digits. */
  plain: (value) => /^[A-Za-z0-9]*$/.test(value),
  /** Nothing but what every keyboard has. */
  printable: (value) => /^[!-~]*$/.test(value),
  noSpace: (value) => !/\s/.test(value),
}

/** What a kind of pattern asks of a password, part by part; kinds that are one thing have no parts. */
const partsOf: Readonly<Partial<Record<string, readonly (keyof typeof tests)[]>>> = {
  strong: ['upper', 'lower', 'digit', 'symbol', 'printable'],
  combined: ['letter', 'digit', 'plain'],
  alphanumeric: ['plain'],
  alphanumeric_upper: ['upper', 'plain'],
  letters_digits_symbols: ['printable'],
  no_spaces: ['noSpace'],
}

export type CheckedPart = { readonly part: PasswordPart; readonly met: boolean }

/** The rule of a password as a list that can be ticked off while typing. */
export function checkParts(rule: FieldRule, value: string): CheckedPart[] {
  const length = [...value].length
  const parts = partsOf[rule.patternId] ?? []
  return [
    { part: 'length', met: length >= rule.minLength && length <= rule.maxLength },
    ...parts.map((part) => ({ part, met: value !== '' && tests[part](value) })),
  ]
}
