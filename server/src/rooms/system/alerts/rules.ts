import type { AlertLevel } from '@baize/contract/system/alerts'
import { alertLevels } from '@baize/contract/system/alerts'

export const dayMs = 86_400_000

/** What nobody read in so long, and is over, is no longer counted as unread. */
export const unreadForMs = 7 * dayMs

/** How long alerts are kept after their end. */
export const keptForMs = 90 * dayMs

/** Whether a level is worse than another. */
export function isWorse(level: AlertLevel, than: AlertLevel): boolean {
  return alertLevels.indexOf(level) < alertLevels.indexOf(than)
}

/** When an alert that is raised now ends, as far as that is known. */
export function endOf(lasts: 'until ended' | 'a day', now: Date): Date | null {
  return lasts === 'a day' ? new Date(now.getTime() + dayMs) : null
}

export type Seen = { readonly subject: string; readonly level: AlertLevel; readonly facts: unknown }

export type Steps<New extends Seen> = {
  readonly begin: readonly New[]
  /** Those that go on with other values; `isWorse` when they should be heard of again. */
  readonly goOn: readonly (New & { readonly isWorse: boolean })[]
  readonly end: readonly string[]
}

/** From the states that are open to those that hold now: what begins, what goes on otherwise than before, what ends. */
export function follow<New extends Seen>(
  open: readonly Seen[],
  present: readonly New[],
  isSame: (a: unknown, b: unknown) => boolean,
): Steps<New> {
  const known = new Map(open.map((alert) => [alert.subject, alert]))
  const holds = new Set(present.map(({ subject }) => subject))
  return {
    begin: present.filter(({ subject }) => !known.has(subject)),
    goOn: present.flatMap((alert) => {
      const before = known.get(alert.subject)
      if (!before) return []
      if (before.level === alert.level && isSame(before.facts, alert.facts)) return []
      return [{ ...alert, isWorse: isWorse(alert.level, before.level) }]
    }),
    end: open.map(({ subject }) => subject).filter((subject) => !holds.has(subject)),
  }
}
