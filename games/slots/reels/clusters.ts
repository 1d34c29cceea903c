import type { Machinery } from '../model.ts'

/** A grid that is not turned but filled has the same odds everywhere. */
const same = (reels: number, bag: string): readonly string[] => Array<string>(reels).fill(bag)

export const clustersReels: Readonly<Record<string, Machinery>> = {
  'cluster-low': {
    reels: {
      draws: 'bag',
      base: same(6, 'aaaaaabbbbbbbccccccccddddddddddeeeeeeeeeeeffffffffffffg'),
    },
  },
  'cluster-medium': {
    reels: {
      draws: 'bag',
      base: same(
        7,
        'aaaaaaaabbbbbbbbbccccccccccdddddddddddddeeeeeeeeeeeeeffffffffffffffggggggggggggggh',
      ),
    },
  },
  'cluster-high': {
    reels: {
      draws: 'bag',
      base: same(
        7,
        'aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbbbccccccccccccccccccccddddddddddddddddddddddddeeeeeeeeeeeeeeeeeeeeeeeeffffffffffffffffffffffffffgggggggggggggggggggggggggghhhhhhhhhhhhhhhhhhhhhhhhhhiijjj',
      ),
    },
  },
}
