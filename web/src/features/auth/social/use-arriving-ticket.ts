import { useEffect, useEffectEvent } from 'react'
import { go, readAddress } from '@baize/ui/address.ts'
import { translate } from '@baize/texts/browser'
import { handOverTicket } from './social-window.ts'

/** What the address says instead of a ticket when a login at a provider came to nothing. */
const failures = {
  denied: 'errors.popup-closed-by-user',
  expired: 'errors.ticket_expired',
} as const

/**
 * A login at a provider comes back to this address with a ticket. The page that opened the window takes it, if there is
 * one; otherwise this page is the one that wants it. It does not stay in the address.
 */
export function useArrivingTicket(take: (ticket: string) => void, say: (text: string) => void) {
  const onSay = useEffectEvent(say)
  const arrive = useEffectEvent(async (ticket: string) => {
    if (!(await handOverTicket(ticket))) return take(ticket)
    say(translate('auth.closeWindow'))
    window.close()
  })
  useEffect(() => {
    const { path, search } = readAddress()
    const { social, ...rest } = search
    if (social === undefined) return
    go({ path, search: rest }, { replace: true })
    if (social === 'denied' || social === 'expired') return onSay(translate(failures[social]))
    void arrive(social)
  }, [])
}
