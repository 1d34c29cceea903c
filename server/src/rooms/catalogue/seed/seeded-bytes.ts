import { createHash } from 'node:crypto'
import type { RandomBytes } from '@baize/kernel/random'

const blockBytes = 65_536

/** The same bytes for the same seed on every machine: blocks of SHAKE-256 over the seed and their number. */
export function createSeededBytes(seed: string): RandomBytes {
  let block = Buffer.alloc(0)
  let used = 0
  let number = 0
  return (count) => {
    if (count > blockBytes) throw new RangeError(`At most ${blockBytes} bytes at a time`)
    if (used + count > block.length) {
      block = createHash('shake256', { outputLength: blockBytes })
        .update(`${number}:${seed}`)
        .digest()
      number += 1
      used = 0
    }
    used += count
    return block.subarray(used - count, used)
  }
}
