import type { About } from './about.ts'

const dayMs = 24 * 3_600_000
/** Blocks of addresses change hands all the time; who decides by them should not look at last year's. */
const oldAfterDays = 180

/** How old data is; nothing when it does not say. */
export function ageInDays({ date }: Pick<About, 'date'>, now: Date): number | undefined {
  const made = Date.parse(date)
  return Number.isNaN(made) ? undefined : Math.floor((now.getTime() - made) / dayMs)
}

/** Data that does not say how old it is counts as old. */
export function isOldData(about: Pick<About, 'date'>, now: Date): boolean {
  return (ageInDays(about, now) ?? oldAfterDays) >= oldAfterDays
}
