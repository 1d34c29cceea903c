import { useState } from 'react'
import type { CallFailed } from '@baize/contract/client/client'
import type { LoginReply, TwoStepOffer } from '@baize/contract/identity/session'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../../shared/api.ts'
import { usePerson } from '../../../shared/session.ts'
import { useDrafts } from '../drafts.ts'
import { EndedNote } from '../leave/ended-note.tsx'
import { useEndedNote } from '../leave/use-ended-note.ts'
import type { ToRemember } from '../login/login-form.tsx'
import { forget, remember } from '../remembered.ts'
import { SecondStep } from '../second-step/second-step.tsx'
import { AgentLoginForm } from './agent-login-form.tsx'
import { enterAgentCentre } from './enter-agent-centre.ts'
import { WithSite } from './with-site.tsx'

type Step = { readonly offer: TwoStepOffer; readonly toRemember: ToRemember | 'unchanged' }

/** The way into the agent centre: the same checks as on the main site, for agents only. */
export function AgentSignIn() {
  const t = useText()
  const drafts = useDrafts()
  const [step, setStep] = useState<Step>()
  const [note, setNote] = useState<string>()

  const enter = (reply: LoginReply, toRemember: ToRemember | 'unchanged') => {
    if (reply.twoStep) return setStep({ offer: reply.twoStep, toRemember })
    if (toRemember === undefined) forget()
    else if (toRemember !== 'unchanged') remember(toRemember)
    enterAgentCentre(reply)
  }
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-h2">{t(step ? 'identity.twoStep' : 'identity.agentTitle')}</h1>
        {!step && (
          <p className="mt-2 text-text-2">
            <WithSite of="identity.agentAbout" />
          </p>
        )}
      </div>
      <Standing />
      {note !== undefined && (
        <Note tone="pending" role="alert">
          {note}
        </Note>
      )}
      {step ? (
        <SecondStep
          offer={step.offer}
          wait={drafts.waits.twoStep}
          onReply={(reply) => enter(reply, step.toRemember)}
          onBack={(why?: CallFailed) => {
            setStep(undefined)
            setNote(why && failureText(why))
          }}
        />
      ) : (
        <AgentLoginForm drafts={drafts} onReply={enter} />
      )}
    </div>
  )
}

/** What is to be said before anything is typed: a session that is over, or one that is no agent's. */
function Standing() {
  const person = usePerson()
  const ended = useEndedNote()
  if (person && !person.isAgent) {
    return (
      <Note tone="info">
        <WithSite of="identity.agentSignedInAs" name={person.nickname || person.account} />
      </Note>
    )
  }
  return ended ? <EndedNote end={ended} /> : null
}
