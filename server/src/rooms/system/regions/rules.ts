import type { RegionRule } from '@baize/contract/system/system-settings'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { inRanges, readRange } from '../../../platform/address.ts'
import { countryCodes, isCountryCode, type CountryOf } from './geo/geo.ts'

export type Step = { readonly id: string; readonly matched: boolean; readonly reached: boolean }

export type RegionDecision = {
  readonly blocked: boolean
  /** The rule that decided; none when no rule matched, and then the address may pass. */
  readonly decidedBy: string | null
}

type CompiledRule = RegionRule & {
  readonly matches: (ip: string, country: () => string) => boolean
}

export type CompiledRules = readonly CompiledRule[]

/** Makes rules ready to be asked many times. */
export function compileRules(rules: readonly RegionRule[]): CompiledRules {
  return rules.map((rule) => ({ ...rule, matches: matcherOf(rule) }))
}

function matcherOf({ match, values }: RegionRule): CompiledRule['matches'] {
  switch (match) {
    case 'range':
      return inRanges(values)
    case 'country': {
      const countries = new Set(values)
      return (_, country) => countries.has(country())
    }
    case 'else':
      return () => true
  }
}

/** The first rule that matches decides. The country is looked up only when a rule asks for it. */
function findDeciding(rules: CompiledRules, ip: string, countryOf: CountryOf): number {
  let known: string | undefined
  const country = () => (known ??= countryOf(ip))
  return rules.findIndex(({ matches }) => matches(ip, country))
}

const pass: RegionDecision = { blocked: false, decidedBy: null }

export function decide(rules: CompiledRules, ip: string, countryOf: CountryOf): RegionDecision {
  const rule = rules[findDeciding(rules, ip, countryOf)]
  return rule ? { blocked: rule.action === 'block', decidedBy: rule.id } : pass
}

/** The same walk, rule by rule, for people. Rules after the one that decides are not reached. */
export function walk(rules: CompiledRules, ip: string, countryOf: CountryOf): Step[] {
  const deciding = findDeciding(rules, ip, countryOf)
  return rules.map(({ id }, index) => ({
    id,
    matched: index === deciding,
    reached: deciding === -1 || index <= deciding,
  }))
}

/** Whether every range and country of the rules is one, and every rule can match something. */
export function checkRules(
  rules: readonly RegionRule[],
): Result<undefined, 'invalid_range' | 'invalid_setting'> {
  const ids = new Set<string>()
  for (const [index, rule] of rules.entries()) {
    const isElse = rule.match === 'else'
    if (ids.has(rule.id) || isElse !== (rule.values.length === 0)) {
      return refuse('invalid_setting', { setting: `rules ${index + 1}` })
    }
    ids.add(rule.id)
    const isGood = rule.match === 'range' ? (value: string) => readRange(value) : isCountryCode
    const bad = rule.values.find((value) => !isGood(value))
    if (bad !== undefined) return refuse('invalid_range', { value: bad })
  }
  return ok()
}

/** Half of all addresses of a family, as a share. */
const half = 0.5

/**
 * The countries from which somebody without a range of their own comes in. Ranges that hold half of all IPv4 addresses, or
 * of all IPv6, count as everywhere: nobody writes so many of them for a part of the world.
 */
function openCountries(rules: readonly RegionRule[]): ReadonlySet<string> {
  const open = new Set<string>()
  const left = new Set(countryCodes)
  const share = { allow: { 4: 0, 6: 0 }, block: { 4: 0, 6: 0 } }
  const settle = (codes: readonly string[], action: RegionRule['action']) => {
    for (const code of codes) if (left.delete(code) && action === 'allow') open.add(code)
  }
  for (const { match, values, action } of rules) {
    if (match === 'country') settle(values, action)
    if (match === 'else') settle([...left], action)
    if (match === 'range') {
      const sum = share[action]
      for (const { family, prefix } of values.flatMap((text) => readRange(text) ?? [])) {
        sum[family] += 2 ** -prefix
      }
      if (sum[4] >= half || sum[6] >= half) settle([...left], action)
    }
  }
  return new Set([...open, ...left])
}

/** Whether a change shuts out half of the countries, or more, from which people could come in before. */
export function shutsMostOut(before: readonly RegionRule[], after: readonly RegionRule[]): boolean {
  const [were, are] = [openCountries(before), openCountries(after)]
  const shut = [...were].filter((code) => !are.has(code)).length
  return shut > 0 && shut >= were.size / 2
}
