import { useEffect, useEffectEvent } from 'react'
import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { translate } from '@baize/texts/browser'

/** What the address says instead of a ticket when a login at a provider came to nothing. */
const failures = {
  denied: 'errors.popup-closed-by-user',
  expired: 'identity.socialExpired',
} as const

/**
 * A login at a provider comes back to this address with a ticket. It is taken out of the address, and so of the history,
 * before anything else is done with it.
 */
export function useArrivingTicket(take: (ticket: string) => void, say: (text: string) => void) {
  const onTake = useEffectEvent(take)
  const onSay = useEffectEvent(say)
  useEffect(() => {
    const { path, search } = readAddress()
    const { social, ...rest } = search
    if (social === undefined) return
    go({ path, search: rest }, { replace: true })
    if (social === 'denied' || social === 'expired') onSay(translate(failures[social]))
    else onTake(social)
  }, [])
}
