import type { Grid, SlotFace } from '@baize/games/slots/shown'

type Asked = {
  readonly face: Pick<SlotFace, 'symbols' | 'features'>
  /** What comes. */
  readonly grid: Grid
  /** Every symbol that a reel can show. */
  readonly reels: Grid
  /** In which order they stand. */
  readonly order: readonly number[]
}

/**
 * The reels that are waited for: those that turn while all scatters but one stand, and that have a scatter at all. What
 * stands decides, never what comes.
 */
export function awaitedReels({ face, grid, reels, order }: Asked): Set<number> {
  const scatter = face.symbols.findIndex(({ role }) => role === 'scatter')
  const needed = neededScatters(face)
  const awaited = new Set<number>()
  if (scatter < 0 || needed < 2) return awaited
  let standing = 0
  for (const reel of order) {
    if (standing === needed - 1 && (reels[reel] ?? []).includes(scatter)) awaited.add(reel)
    standing += (grid[reel] ?? []).filter((symbol) => symbol === scatter).length
  }
  return awaited
}

function neededScatters({ features }: Pick<SlotFace, 'features'>): number {
  const free = features.find((feature) => feature.kind === 'free_spins')
  if (!free) return 0
  return Math.min(...free.awards.map(([scatters]) => scatters))
}
