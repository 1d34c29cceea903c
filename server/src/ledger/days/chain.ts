import { createHash, type Hash } from 'node:crypto'
import type { Day } from '@baize/kernel/time'
import type { StoredLeg } from '../movements/movement.ts'

/** The head before the first day. */
export const firstHead = '0'.repeat(64)

export type DayHead = {
  readonly day: Day
  readonly movements: bigint
  readonly legs: bigint
  /** The SHA-256 of the day's lines, each ended by a line feed. */
  readonly digest: string
  readonly previous: string
  /** The SHA-256 of the day, the counts, the digest and the head before it. */
  readonly head: string
}

export type ChainedLeg = Omit<
  StoredLeg,
  'debitAfter' | 'debitHeld' | 'creditAfter' | 'creditHeld' | 'expiresAt'
>

/** The line of a leg: a JSON list of texts, so that anybody can write it again in any language. */
export function lineOf(leg: ChainedLeg): string {
  return JSON.stringify([
    String(leg.position),
    leg.id,
    String(leg.leg),
    leg.kind,
    leg.at.toISOString(),
    leg.reason,
    leg.debit,
    leg.credit,
    leg.currency,
    String(leg.posted),
    String(leg.held),
    leg.of ?? '',
    leg.about,
  ])
}

export function headOf({ day, movements, legs, digest, previous }: Omit<DayHead, 'head'>): string {
  const text = JSON.stringify([day, String(movements), String(legs), digest, previous])
  return createHash('sha256').update(text).digest('hex')
}

/** Takes the legs of a day, in the order of their positions, batch by batch. */
export function createDigest() {
  const hash: Hash = createHash('sha256')
  let movements = 0n
  let legs = 0n
  return {
    add(batch: readonly ChainedLeg[]): void {
      for (const leg of batch) {
        hash.update(lineOf(leg)).update('\n')
        legs += 1n
        if (leg.leg === 0) movements += 1n
      }
    },
    end: () => ({ movements, legs, digest: hash.digest('hex') }),
  }
}
