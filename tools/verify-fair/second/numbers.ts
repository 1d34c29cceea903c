import { createHash, createHmac } from 'node:crypto'

/**
 * A second implementation of docs/fairness.md, written from that page alone: it imports nothing of ours, so that what the
 * page does not say cannot be in it. Chapters of the page are files here.
 */
export type Below = (bound: number) => number

export const fingerprint = (hex: string): string =>
  createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

export const hashText = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex')

/** Words of block 0, then of block 1, and so on. */
export function* wordsOf(seed: string, prefix: string): Generator<number, never> {
  const key = Buffer.from(seed, 'hex')
  for (let c = 0; ; c += 1) {
    const block = createHmac('sha256', key).update(`${prefix}:${c}`, 'ascii').digest()
    for (let place = 0; place < 32; place += 4) yield block.readUInt32BE(place)
  }
}

/** The next number below a bound, of these words. */
export function numbersOf(seed: string, prefix: string): Below {
  const words = wordsOf(seed, prefix)
  return (bound) => {
    const limit = 2 ** 32 - (2 ** 32 % bound)
    for (;;) {
      const word = words.next().value
      if (word < limit) return word % bound
    }
  }
}

/** A stake times a fraction; what is less than a unit is drawn when the round is over. */
export function payParts(
  below: Below,
  stake: bigint,
  [times, of]: readonly [bigint, bigint],
  isOver: boolean,
): bigint {
  const whole = (stake * times) / of
  const rest = (stake * times) % of
  if (rest === 0n || !isOver) return whole
  return BigInt(below(Number(of))) < rest ? whole + 1n : whole
}

export type Result = {
  readonly isOver: boolean
  readonly payout: bigint
  /** What can be read off the page, by the names of the vectors. */
  readonly shown: Readonly<Record<string, unknown>>
}

export type Asked = {
  readonly stake: bigint
  readonly choice: unknown
  readonly moves: readonly unknown[]
}
