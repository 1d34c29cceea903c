import { operatorRoles, type OperatorRole } from '@baize/contract/roles'
import { languages } from '@baize/kernel/language'
import { sentence } from '@baize/texts/catalogue'
import type { TextKey } from '@baize/texts/keys'

/** What the log calls those who are nobody, and what a stranger would take for them. */
const ofThePlatform = [
  'system',
  'platform',
  'baize',
  'visitor',
  'command',
  'command line',
  'setup',
  'operator',
  'administrator',
]

const roleTexts = {
  admin: 'ops.roleAdmin',
  finance: 'ops.roleFinance',
  risk: 'ops.roleRisk',
  support: 'ops.roleSupport',
  content: 'ops.roleContent',
  auditor: 'ops.roleAuditor',
} as const satisfies Record<OperatorRole, TextKey>

/** What a role is called, as alerts say it. */
export const roleNamed = (role: OperatorRole) => ({ text: roleTexts[role] })

/** Names that are no person's: those of the platform, of the brand and of the roles, in every language. */
export function reservedNames(brandName: string): string[] {
  const roleNames = languages.flatMap(({ wire }) =>
    operatorRoles.map((role) => sentence(wire, roleTexts[role])),
  )
  return [...ofThePlatform, ...operatorRoles, ...roleNames, brandName]
}

/** A role makes a fine username, whose first holder is often called so. */
const reservedUsernames = new Set(ofThePlatform.map(foldUsername))

export const isUsernameReserved = (username: string) =>
  reservedUsernames.has(foldUsername(username))

/** What is left of a username once what an eye takes for the same is the same. */
export function foldUsername(username: string): string {
  return username
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('q', 'g')
    .replaceAll('5', 's')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

const fewestLetters = 5

/** Whether one slip of the finger makes one username of the other; short ones are all near to each other. */
export function isOneSlipApart(one: string, other: string): boolean {
  const [a, b] = [foldUsername(one), foldUsername(other)]
  if (Math.min(a.length, b.length) < fewestLetters || Math.abs(a.length - b.length) > 1)
    return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const [restOfShort, restOfLong] = [short.slice(start), long.slice(start)]
  const isLonger = restOfShort === restOfLong.slice(1)
  const isOther = restOfShort.slice(1) === restOfLong.slice(1)
  const isSwapped =
    restOfShort[0] === restOfLong[1] &&
    restOfShort[1] === restOfLong[0] &&
    restOfShort.slice(2) === restOfLong.slice(2)
  return a.length === b.length ? isOther || isSwapped : isLonger
}

/** Latin as the names of people are written: no phonetic signs, small capitals or wide letters. */
const latin = /^[A-Za-zÀ-ÖØ-öø-ķĹ-ňŊ-žƏəƠơƯưǍ-ǜȘ-țḀ-ẙẞ-ỹ]$/

/**
 * The scripts that are written today (Unicode Standard Annex 31, table 5), and those that go together in one name. In any
 * other a letter is a picture, mostly of one of these.
 */
const scripts: readonly RegExp[] = [
  latin,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  /[\p{Script=Hangul}\p{Script=Han}]/u,
  ...[
    'Arabic',
    'Armenian',
    'Bengali',
    'Cyrillic',
    'Devanagari',
    'Ethiopic',
    'Georgian',
    'Greek',
    'Gujarati',
    'Gurmukhi',
    'Hebrew',
    'Kannada',
    'Khmer',
    'Lao',
    'Malayalam',
    'Myanmar',
    'Oriya',
    'Sinhala',
    'Tamil',
    'Telugu',
    'Thaana',
    'Thai',
    'Tibetan',
  ].map((script) => new RegExp(`\\p{Script=${script}}`, 'u')),
]

/** Letters with at most two marks, digits after the first letter, and what stands between the parts of a name. */
const form = /^\p{L}\p{M}{0,2}(?:[ .'’・-]{0,2}(?:\p{L}\p{M}{0,2}|[0-9]))*\.?$/u
/** Some of these are letters and marks to Unicode, and all are empty to the eye. */
const unseen = /\p{Default_Ignorable_Code_Point}/u

/** The name as it is stored, or nothing when nobody is called so. */
export function asName(text: string): string | undefined {
  const name = text.normalize('NFC').trim().replaceAll(/ +/g, ' ')
  const letters = name.match(/\p{L}/gu) ?? []
  const isOfOneScript = scripts.some((script) => letters.every((letter) => script.test(letter)))
  const isFit = letters.length > 1 && form.test(name) && !unseen.test(name) && isOfOneScript
  return isFit ? name : undefined
}
