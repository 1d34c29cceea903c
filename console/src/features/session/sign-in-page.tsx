import { useState } from 'react'
import type { DemoOperator } from '@baize/contract/system/operators'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useSearch } from '../../shared/forms/use-search.ts'
import type { Credentials, SignInTicket } from './api.ts'
import { CodeStep } from './code-step.tsx'
import { DemoLogins } from './demo-logins.tsx'
import { OwnPasswordStep } from './own-password-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** Two steps: name and password, then the code of the authenticator; between them an own password for a one-time one. */
export function SignInPage() {
  const t = useText()
  const [{ why }] = useSearch()
  const [ticket, setTicket] = useState<SignInTicket>()
  const [oneTime, setOneTime] = useState<Credentials>()
  const [demo, setDemo] = useState<DemoOperator>()
  const [tooLate, setTooLate] = useState(false)
  const startAgain = (expired: boolean) => {
    setTicket(undefined)
    setOneTime(undefined)
    setTooLate(expired)
  }
  if (ticket) {
    return (
      <SignInFrame>
        <CodeStep
          ticket={ticket}
          demoUsername={demo?.username}
          onBack={() => startAgain(false)}
          onExpired={() => startAgain(true)}
        />
      </SignInFrame>
    )
  }
  if (oneTime) {
    return (
      <SignInFrame>
        <OwnPasswordStep
          credentials={oneTime}
          onTicket={setTicket}
          onBack={() => startAgain(false)}
        />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame>
      <div className="flex flex-col gap-6">
        <header>
          <h1 className="text-h2">{t('ops.signInTitle')}</h1>
          <p className="mt-1 text-text-2">{t('ops.signInSub')}</p>
        </header>
        {tooLate && <Note tone="pending">{t('errors.ticket_expired')}</Note>}
        {!tooLate && why === 'idle' && <Note tone="info">{t('ops.endedIdle')}</Note>}
        {!tooLate && why === 'lost' && <Note tone="info">{t('ops.endedLost')}</Note>}
        <PasswordStep
          key={demo?.username}
          demo={demo}
          onTicket={setTicket}
          onOneTime={setOneTime}
        />
        <DemoLogins chosen={demo?.username} onChoose={setDemo} />
      </div>
    </SignInFrame>
  )
}
