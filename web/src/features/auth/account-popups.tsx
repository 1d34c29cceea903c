import { usePerson } from '../../shared/session.ts'
import { AgentPasswordPopup } from './agent/agent-password-popup.tsx'
import { SessionEndedPopup } from './leave/session-ended-popup.tsx'
import { SignOutPopup } from './leave/sign-out-popup.tsx'
import { ChangePasswordPopup } from './recover/change-password-popup.tsx'
import { WelcomePopup } from './welcome-popup.tsx'

export type AccountPopup =
  | 'changePassword'
  | 'agentPassword'
  | 'signOut'
  | 'welcome'
  | 'sessionEnded'

/** The small popups of somebody who is, or was, signed in. */
export function AccountPopups({ kind, onClose }: { kind: AccountPopup; onClose: () => void }) {
  const person = usePerson()
  switch (kind) {
    case 'changePassword':
      return <ChangePasswordPopup onClose={onClose} />
    case 'agentPassword':
      return <AgentPasswordPopup onClose={onClose} />
    case 'signOut':
      return <SignOutPopup onClose={onClose} />
    case 'sessionEnded':
      return <SessionEndedPopup />
    case 'welcome':
      return person && <WelcomePopup person={person} />
  }
}
