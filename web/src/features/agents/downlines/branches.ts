import type { Downline } from '@baize/contract/agents/team-reports'

/** One line of the tree. */
export type Branch = {
  readonly id: string
  readonly name: string
  readonly depth: number
  readonly isOpen: boolean
  readonly teamSize?: number
}

type Known = ReadonlyMap<string, readonly Pick<Downline, 'account' | 'id' | 'teamSize'>[]>

/** The lines that are seen: oneself, and below whoever is unfolded those who have a team. */
export function visibleBranches(
  own: { readonly id: string; readonly name: string },
  known: Known,
): readonly Branch[] {
  const below = (of: string, depth: number): Branch[] =>
    (known.get(of) ?? []).flatMap(({ id, account, teamSize }) => [
      { id, name: account, depth, isOpen: known.has(id), teamSize },
      ...below(id, depth + 1),
    ])
  return [{ ...own, depth: 0, isOpen: known.has(own.id) }, ...below(own.id, 1)]
}

type Step = {
  /** Who has the focus next. */
  readonly to?: string
  readonly fold?: boolean
  readonly open?: boolean
}

/** What a key does in a tree, as everywhere: along opens and goes in, back closes and goes out. */
export function stepIn(shown: readonly Branch[], from: Branch, key: string): Step | undefined {
  const at = shown.findIndex(({ id }) => id === from.id)
  const to = (branch: Branch | undefined): Step => (branch ? { to: branch.id } : {})
  switch (key) {
    case 'ArrowDown':
      return to(shown[at + 1])
    case 'ArrowUp':
      return to(shown[at - 1])
    case 'Home':
      return to(shown[0])
    case 'End':
      return to(shown.at(-1))
    case 'ArrowRight': {
      const next = shown[at + 1]
      if (!from.isOpen) return { fold: true }
      return to(next && next.depth > from.depth ? next : undefined)
    }
    case 'ArrowLeft':
      if (from.isOpen) return { fold: false }
      return to(shown.slice(0, at).findLast(({ depth }) => depth < from.depth))
    case 'Enter':
    case ' ':
      return { open: true, fold: true }
    default:
      return undefined
  }
}
