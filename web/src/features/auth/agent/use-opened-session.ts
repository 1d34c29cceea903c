import { useEffect, useState } from 'react'
import { calls } from 'virtual:contract'
import { callIn } from '../../../shared/api.ts'

/** A session that the server has opened and the page has not entered yet. */
export type OpenedSession = {
  readonly isOf: (who: string) => boolean
  readonly token: () => string
  readonly open: (token: string, who: string) => void
  /** It is the page's own from now on. */
  readonly keep: () => void
}

/** Holds a session until it is needed. One that is given up on does not stay open behind the person's back. */
export function useOpenedSession(): OpenedSession {
  const [session] = useState(createOpenedSession)
  useEffect(() => session.leave, [session])
  return session
}

function createOpenedSession(): OpenedSession & { leave: () => void } {
  let held: { readonly token: string; readonly who: string } | undefined
  const leave = () => {
    if (held) void callIn(held.token)(calls.logout, {}).catch(() => undefined)
    held = undefined
  }
  return {
    leave,
    isOf: (who) => held?.who === who,
    token: () => held?.token ?? '',
    open: (token, who) => {
      leave()
      held = { token, who }
    },
    keep: () => {
      held = undefined
    },
  }
}
