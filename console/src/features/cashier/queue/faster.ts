import { CallFailed } from '@baize/contract/client/client'

/** What was done to a record while somebody was still deciding. */
export type Faster = {
  readonly state: string
  readonly by: string
  readonly at: string
  readonly note: string
}

type Happened = readonly Faster[]

/** Whether a refusal means that somebody else came first. */
export function isTooLate(error: unknown): boolean {
  return (
    error instanceof CallFailed &&
    (error.code === 'changed_meanwhile' || error.code === 'already_decided')
  )
}

/** The latest thing that happened, whichever way the list runs. */
export function latestOf(history: Happened): Faster | undefined {
  return history.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1)
}
