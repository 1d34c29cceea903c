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
