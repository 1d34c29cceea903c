import { useState } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import type { LoginReply } from '@baize/contract/identity/session'
import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { translate } from '@baize/texts/browser'
import { call, failureText } from '../../../shared/api.ts'
import type { SocialChoiceMade } from './social-choice.tsx'
import { useArrivingTicket } from './use-arriving-ticket.ts'

export type SocialArrival = {
  /** The ticket is being handed in. */
  readonly waiting: boolean
  /** Somebody new chooses between an account here and a new one. */
  readonly choice: SocialChoiceMade | undefined
  readonly chosen: 'link' | 'register' | undefined
  readonly choose: (what: 'link' | 'register' | undefined) => void
  /** Goes on without the provider. */
  readonly leave: () => void
  readonly expire: () => void
}

type Deps = {
  readonly onLogin: (reply: LoginReply) => void
  readonly say: (text: string) => void
}

/** Somebody comes back from a provider: known, and then in; or new, and then with a choice to make. */
export function useSocialArrival({ onLogin, say }: Deps): SocialArrival {
  const [waiting, setWaiting] = useState(false)
  const [choice, setChoice] = useState<SocialChoiceMade>()
  const [chosen, setChosen] = useState<SocialArrival['chosen']>()

  const handIn = async (ticket: string) => {
    setWaiting(true)
    try {
      const { login, choice: offered } = await call(calls.exchangeSocial, { ticket })
      if (login) onLogin(login)
      else if (offered) setChoice(offered)
    } catch (error) {
      const isOver = error instanceof CallFailed && error.code === 'ticket_expired'
      say(isOver ? translate('identity.socialExpired') : failureText(error))
    } finally {
      setWaiting(false)
    }
  }
  useArrivingTicket((ticket) => void handIn(ticket), say)

  const leave = () => {
    setChoice(undefined)
    setChosen(undefined)
  }
  return {
    waiting,
    choice,
    chosen,
    choose: (what) => {
      setChosen(what)
      const { next } = readAddress().search
      if (what === 'register') go({ path: '/register', search: { next } }, { replace: true })
    },
    leave,
    expire: () => {
      leave()
      say(translate('identity.socialExpired'))
    },
  }
}
