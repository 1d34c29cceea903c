/** How often one person agreed to what another asked, and how often they decided at all. */
export type Agreement = {
  readonly byId: string
  readonly by: string
  readonly secondId: string
  readonly second: string
  readonly agreed: number
}

export type Pair = Agreement & {
  /** All that the one who asked got agreed to, by whomever. */
  readonly asked: number
}

const fewest = 8
const mostShareBps = 6_000

/**
 * The pairs of which one agrees to what the other asks unusually often: at least eight times, to more than sixty percent of
 * all that was agreed to, although somebody else decides as well. Where nobody else does, there is no choice to wonder at.
 */
export function findPairs(agreements: readonly Agreement[]): Pair[] {
  const askedBy = new Map<string, number>()
  for (const { byId, agreed } of agreements) {
    askedBy.set(byId, (askedBy.get(byId) ?? 0) + agreed)
  }
  const deciders = new Set(agreements.map(({ secondId }) => secondId))
  return agreements.flatMap((each) => {
    const asked = askedBy.get(each.byId) ?? 0
    const isOften = each.agreed >= fewest && each.agreed * 10_000 > asked * mostShareBps
    const others = [...deciders].filter((id) => id !== each.byId && id !== each.secondId)
    return isOften && others.length > 0 ? [{ ...each, asked }] : []
  })
}
