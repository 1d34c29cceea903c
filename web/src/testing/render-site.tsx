import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { go, setAddressPlaces, targetOf } from '@baize/ui/navigation/address.ts'
import { activateTexts } from '@baize/texts/browser'
import { bootRooms, compileRooms } from '@baize/texts/catalogue'
import type { StatusReply } from '@baize/contract/system/system'
import type { ReactNode } from 'react'
import { pagePlaceOf } from '../app/page-place.ts'
import { Root } from '../app/root.tsx'
import { closeSideMenu } from '../app/layout/side-menu-state.ts'
import { forgetWishes } from '../features/lobby/own/favourite-queue.ts'
import { noteBegun } from '../features/protection/begun.ts'
import { queryClient } from '../shared/api.ts'
import {
  clearSession,
  noteSessionEndSaid,
  setSession,
  type SessionFacts,
} from '../shared/session.ts'
import { takeNotices } from '../shared/notices.ts'
import { reach } from '../shared/reach.ts'
import { followServerState } from '../shared/system.ts'
import { callPaths, fakeServer, type Answers } from './fake-server.ts'
import { memberInfo, openStatus } from './fixtures.ts'

/** The wire's numbers for kinds of accounts. */
const types = { member: 0, agent: 1, trial: 4 } as const

export type SiteOptions = {
  readonly at?: string
  readonly as?: keyof typeof types
  readonly status?: Partial<StatusReply>
  readonly answers?: Answers
  /** A part of the site alone, for what needs no router around it. */
  readonly children?: ReactNode
}

/** Opens the site in English as a fresh visit: nothing stored, nothing kept from the test before. */
export function renderSite({ at = '/', as, status, answers = {}, children }: SiteOptions = {}) {
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
  forgetWishes()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const opened = { ...openStatus, ...status }
  const asked = fakeServer({ [callPaths.status]: opened, ...answers })
  activateTexts('EN', compileRooms('EN', bootRooms.web))
  followServerState(opened)
  setAddressPlaces(pagePlaceOf)
  act(() => {
    closeSideMenu()
    clearSession()
    noteSessionEndSaid()
    takeNotices()
    noteBegun(undefined)
    endCut()
    if (as) signIn(as)
    go(targetOf(at) ?? { path: '/' }, { replace: true })
  })
  const user = userEvent.setup()
  return { user, asked, ...render(children ?? <Root />) }
}

export function signIn(as: keyof typeof types, facts?: SessionFacts): void {
  setSession('token', memberInfo(types[as]), facts)
}

/** As if everything that was asked for had been answered. */
function endCut() {
  reach.note('unavailable', '/')
  reach.note('answered', '/')
}
