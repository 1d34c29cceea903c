import type { LoginReply } from '@baize/contract/identity/session'
import { SocialChoice, type SocialChoiceMade } from './social-choice.tsx'
import { SocialLinkForm } from './social-link-form.tsx'
import type { SocialArrival } from './use-social-arrival.ts'

type Props = {
  readonly arrival: SocialArrival
  readonly choice: SocialChoiceMade
  readonly onReply: (reply: LoginReply) => void
}

/** The choice, or the form of the account that was chosen. */
export function SocialArriving({ arrival, choice, onReply }: Props) {
  const { chosen, choose, leave, expire } = arrival
  if (chosen !== 'link') return <SocialChoice choice={choice} onChoose={choose} onLeave={leave} />
  return (
    <SocialLinkForm
      choice={choice}
      onReply={onReply}
      onBack={() => choose(undefined)}
      onExpired={expire}
    />
  )
}
