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
  /** Of a shared round. */
  readonly link: string
  readonly salt: string
  readonly round: string
  readonly crashed: string
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
    link: of('link'),
    salt: of('salt'),
    round: of('round'),
    crashed: of('crashed'),
  }
}

/** A text as JSON; nothing when it is none. */
export function readJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.trim() === '' ? 'null' : text) as unknown }
  } catch {
    return undefined
  }
}
