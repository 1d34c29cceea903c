import type { Language } from '@baize/kernel/language'
import type { SystemStatus } from '@baize/contract/system/system'
import { textsStore } from '@baize/texts/browser'
import { queryClient } from './api.ts'
import { currentPerson, type Person } from './session.ts'
import { statusQuery } from './system.ts'

/** What the page knows of itself, under the names that the product gives it. */
export type ClientState = {
  readonly isLogin: boolean
  readonly isAgent: boolean
  readonly isTrial: boolean
  readonly firstTimeLogin: boolean
  readonly language: Language
  readonly systemStatus: SystemStatus
  readonly userInfo: Person | null
}

/** One view of what session, texts and server state keep apart; it stores nothing of its own. */
export function readClientState(): ClientState {
  const person = currentPerson()
  return {
    isLogin: person !== null,
    isAgent: person?.isAgent ?? false,
    isTrial: person?.isTrial ?? false,
    firstTimeLogin: person?.firstTimeLogin ?? false,
    language: textsStore.language(),
    systemStatus: queryClient.getQueryData(statusQuery.queryKey)?.status ?? 0,
    userInfo: person,
  }
}
