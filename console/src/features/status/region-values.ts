import type { RegionRule } from '@baize/contract/system/system-settings'

export type RuleMatch = RegionRule['match']

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** What somebody typed into the field, taken apart: each value once, and those that cannot be right. */
export function readValues(match: RuleMatch, text: string): { values: string[]; bad: string[] } {
  if (match === 'else') return { values: [], bad: [] }
  const words = text
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map((word) => (match === 'country' ? word.toUpperCase() : word))
  const values = [...new Set(words)]
  const isGood = match === 'country' ? isCountry : isRange
  return { values, bad: values.filter((value) => !isGood(value)) }
}

function isCountry(value: string): boolean {
  return /^[A-Z]{2}$/.test(value) && countryNames.of(value) !== undefined
}

/** A first look, for the typing person's sake; the server reads ranges properly. */
function isRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  if (rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return false
  const isV6 = address.includes(':')
  if (bits !== undefined && Number(bits) > (isV6 ? 128 : 32)) return false
  return isV6 ? /^[0-9a-f:.]{2,45}$/i.test(address) : isV4(address)
}

function isV4(address: string): boolean {
  const parts = address.split('.')
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)
}

/** A new rule's id: whoever asks makes it, so that the tester and the counter can name it before it is live. */
export function newRuleId(): string {
  const words = crypto.getRandomValues(new Uint32Array(2))
  return `rule-${[...words].map((word) => word.toString(36)).join('')}`
}
