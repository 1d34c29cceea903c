/** Something that a caller was told is so: what it is, its name, and its sums as text. */
export type Told = { readonly kind: string; readonly id: string; readonly sums: string }

export type Compared = {
  /** Told, and not there. */
  readonly lost: readonly Told[]
  /** There with other sums, or told with two. */
  readonly differing: readonly Told[]
  /** There, and nobody was told. */
  readonly untold: readonly Told[]
}

/** Holds what callers were told against what is stored. The same may be told often. */
export function compare(told: readonly Told[], stored: readonly Told[]): Compared {
  const nameOf = ({ kind, id }: Told) => `${kind} ${id}`
  const there = new Map(stored.map((one) => [nameOf(one), one]))
  const heard = new Set(told.map(nameOf))
  return {
    lost: told.filter((one) => !there.has(nameOf(one))),
    differing: told.filter((one) => {
      const found = there.get(nameOf(one))
      return found !== undefined && found.sums !== one.sums
    }),
    untold: stored.filter((one) => !heard.has(nameOf(one))),
  }
}
