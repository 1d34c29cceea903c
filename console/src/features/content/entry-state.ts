import { languages, type Language } from '@baize/kernel/language'

export type Window = {
  readonly startsAt: string
  readonly endsAt: string | null
  readonly enabled: boolean
}

export type EntryState = 'shown' | 'planned' | 'over' | 'off'

/** Whether people see it now, and if not, why. */
export function entryStateOf({ startsAt, endsAt, enabled }: Window, now: Date): EntryState {
  if (!enabled) return 'off'
  if (endsAt !== null && new Date(endsAt) <= now) return 'over'
  return new Date(startsAt) > now ? 'planned' : 'shown'
}

/** The languages in which it is not written, where English stands in. */
export function missingLanguages(words: Readonly<Record<string, unknown>>): Language[] {
  return languages.map(({ wire }) => wire).filter((wire) => words[wire] === undefined)
}
