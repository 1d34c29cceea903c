import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import type { LoginReply } from '@baize/contract/identity/session'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Note } from '@baize/ui/waiting/note'
import type { Entries } from '@baize/ui/forms/use-form.ts'
import { useText } from '@baize/texts/use-text'
import { callIn, failureText } from '../../../shared/api.ts'
import { notify } from '../../../shared/notices.ts'
import { SecondStep } from '../second-step/second-step.tsx'
import { consentOf, noConsent } from '../recover/consent-ticks.tsx'
import { AgentPasswordForm, type AgentPasswordName } from './agent-password-form.tsx'
import { enterAgentCentre } from './enter-agent-centre.ts'
import { useOpenedSession } from './use-opened-session.ts'

const empty: Entries<AgentPasswordName> = {
  username: '',
  oldPassword: '',
  captcha: '',
  newPassword: '',
  confirmNewPassword: '',
  ...noConsent,
}

/**
 * Changes the password of an agent who is not signed in: the old one opens a session, the change is made in it, and only
 * then does the page enter it.
 */
export function AgentPasswordPopup({ onClose }: { onClose: () => void }) {
  const t = useText()
  const draft = useRef(empty)
  const wait = useRef(0)
  const session = useOpenedSession()
  const [offer, setOffer] = useState<LoginReply['twoStep']>(null)
  const [note, setNote] = useState<string>()

  const change = async () => {
    const { oldPassword, newPassword, confirmNewPassword } = draft.current
    const input = { oldPassword, newPassword, confirmNewPassword, ...consentOf(draft.current) }
    const reply = await callIn(session.token())(calls.changePassword, input)
    session.keep()
    notify(t('identity.passwordChanged'), 'ok')
    enterAgentCentre({ ...reply, lastLogin: null })
  }
  const goOn = async (reply: LoginReply) => {
    if (reply.twoStep) return setOffer(reply.twoStep)
    session.open(reply.token, whoOf(draft.current))
    await change()
  }
  const send = async (logIn: () => Promise<LoginReply>) => {
    setNote(undefined)
    // A new password that was refused is tried again in the session that is open already.
    await (session.isOf(whoOf(draft.current)) ? change() : goOn(await logIn()))
  }
  const back = (why?: unknown) => {
    setOffer(null)
    setNote(why === undefined ? undefined : failureText(why))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t(offer ? 'identity.twoStep' : 'shell.changePassword')}
    >
      <div className="grid grid-cols-1 gap-3.5">
        {note !== undefined && (
          <Note tone="pending" role="alert">
            {note}
          </Note>
        )}
        {offer ? (
          <SecondStep
            offer={offer}
            wait={wait}
            onReply={(reply) => void goOn(reply).catch(back)}
            onBack={back}
          />
        ) : (
          <AgentPasswordForm draft={draft} send={send} />
        )}
      </div>
    </Dialog>
  )
}

/** Whose session is open, by what it was opened with. */
function whoOf({ username, oldPassword }: Entries<AgentPasswordName>): string {
  return JSON.stringify([username.trim(), oldPassword])
}
