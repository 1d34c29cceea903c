import { findSharedGame } from '@baize/games/find-game'
import { isCurrency, type Currency } from '@baize/kernel/money'

/** What somebody typed or came with; everything is a text until it is verified. */
export type VerifyFields = {
  readonly model: string
  readonly server: string
  readonly client: string
  readonly commitment: string
  readonly nonce: string
  readonly stake: string
  readonly choice: string
  readonly moves: string
  readonly currency: Currency
  /** As it was paid, in the smallest unit. */
  readonly payout: string
  /** As it was shown, as JSON. */
  readonly shown: string
  /** Of the promise in the public list. */
  readonly position: string
  /** Of a shared round. */
  readonly link: string
  readonly place: string
  readonly predecessor: string
  readonly terminal: string
  readonly salt: string
  /** Who drew the public value; `demo` is the house itself. */
  readonly beacon: string
  /** Which of its values the chain named, and that value. */
  readonly beaconRound: string
  readonly value: string
  /** The round's own: which, the value, and when the betting ended before it. */
  readonly ownRound: string
  readonly ownValue: string
  readonly closesAt: string
  /** How it ended, as JSON. */
  readonly outcome: string
}

/** Reads what an address was filled with, behind its hash or its question mark. */
export function readVerifyFields(search: string, hash: string): VerifyFields {
  const fields = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search)
  const of = (name: string, otherwise = '') => fields.get(name) ?? otherwise
  const currency = of('currency')
  return {
    model: of('model', 'dice'),
    server: of('server'),
    client: of('client'),
    commitment: of('commitment'),
    nonce: of('nonce', '0'),
    stake: of('stake', '100'),
    choice: of('choice', 'null'),
    moves: of('moves', '[]'),
    currency: isCurrency(currency) ? currency : 'PHP',
    payout: of('payout'),
    shown: of('shown'),
    position: of('position'),
    link: of('link'),
    place: of('place'),
    predecessor: of('predecessor'),
    terminal: of('terminal'),
    salt: of('salt'),
    beacon: of('beacon'),
    beaconRound: of('beaconRound'),
    value: of('value'),
    ownRound: of('ownRound'),
    ownValue: of('ownValue'),
    closesAt: of('closesAt'),
    outcome: of('outcome', oldOutcome(of('crashed'))),
  }
}

/** What a round cannot be played again without; all else has a value of its own, or is a claim. */
const neededOwn = ['server', 'client', 'nonce', 'stake'] as const
const neededShared = ['link', 'salt'] as const

/** How a page looks stands in its address too, and a model alone is a form to be filled in. */
const notOfRound = new Set(['model', 'theme', 'language'])

export type AddressGaps = {
  readonly missing: readonly string[]
  readonly unknown: readonly string[]
}

/**
 * What an address that was made by hand does not say, and the names in it that nobody knows here; nothing where it says
 * enough, and where it names no round at all.
 */
export function findAddressGaps(search: string, hash: string): AddressGaps | undefined {
  const fields = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search)
  const names = [...new Set(fields.keys())].filter((name) => !notOfRound.has(name))
  const known = [...Object.keys(readVerifyFields('', '')), 'crashed']
  const isShared = findSharedGame(fields.get('model') ?? '') !== undefined
  const needed: readonly string[] = isShared ? neededShared : neededOwn
  const missing = [
    ...(fields.has('model') ? [] : ['model']),
    ...needed.filter((name) => (fields.get(name) ?? '') === ''),
  ]
  if (names.length === 0 || missing.length === 0) return undefined
  return { missing, unknown: names.filter((name) => !known.includes(name)) }
}

/** An address of when crash was the only game that all play at once. */
const oldOutcome = (crashed: string): string =>
  /^\d{1,9}$/.test(crashed) ? JSON.stringify({ crashedAt: Number(crashed) }) : ''

/** A text as JSON; nothing when it is none. */
export function readJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.trim() === '' ? 'null' : text) as unknown }
  } catch {
    return undefined
  }
}
