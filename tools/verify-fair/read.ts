import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Json } from '@baize/games/game'

const said = {
  model: { type: 'string' },
  'server-seed': { type: 'string' },
  'client-seed': { type: 'string' },
  nonce: { type: 'string' },
  stake: { type: 'string' },
  choice: { type: 'string' },
  moves: { type: 'string' },
  link: { type: 'string' },
  salt: { type: 'string' },
  place: { type: 'string' },
  terminal: { type: 'string' },
  predecessor: { type: 'string' },
  beacon: { type: 'string' },
  'beacon-round': { type: 'string' },
  'beacon-value': { type: 'string' },
  'own-round': { type: 'string' },
  'own-value': { type: 'string' },
  'closes-at': { type: 'string' },
  outcome: { type: 'string' },
  draw: { type: 'string' },
  commitment: { type: 'string' },
  payout: { type: 'string' },
  shown: { type: 'string' },
  pair: { type: 'string' },
  tickets: { type: 'string' },
  list: { type: 'string' },
  rounds: { type: 'string', multiple: true },
  seen: { type: 'string', multiple: true },
  value: { type: 'string', multiple: true },
} as const

type Several = 'rounds' | 'seen' | 'value'
export type Said = {
  readonly [Name in Exclude<keyof typeof said, Several>]?: string | undefined
} & {
  readonly [Name in Several]?: readonly string[] | undefined
}

/** The words of the command; nothing when they are none of it. */
export function read(words: readonly string[]): Said | undefined {
  try {
    return parseArgs({ args: [...words], options: said, strict: true }).values
  } catch {
    return undefined
  }
}

/** A file as JSON; nothing when it is none. */
export function readFile(file: string): Json | undefined {
  return existsSync(file) ? json(readFileSync(file, 'utf8')) : undefined
}

/** Nothing that is no whole number was ever staked or paid. */
export function whole(text: string | undefined): bigint {
  return /^\d{1,16}$/.test(text ?? '') ? BigInt(text ?? '') : -1n
}

export function number(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
}

export function json(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
