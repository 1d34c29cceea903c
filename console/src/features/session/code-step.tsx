import { ArrowLeft } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import { Button } from '@baize/ui/button'
import { TextField } from '@baize/ui/forms/text-field'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { useFinishSignIn, type SignInTicket } from './api.ts'
import { DemoCode } from './demo-code.tsx'
import { EnrolmentCard } from './enrolment-card.tsx'

type CodeStepProps = {
  readonly ticket: SignInTicket
  readonly demoUsername: string | undefined
  readonly onBack: () => void
  readonly onExpired: () => void
}

export function CodeStep({ ticket, demoUsername, onBack, onExpired }: CodeStepProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const finish = useFinishSignIn()
  const failed = finish.error instanceof CallFailed ? finish.error.code : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (finish.isPending) return
    finish.mutate(
      { ticket: ticket.ticket, code },
      {
        onError: (error) => {
          if (error instanceof CallFailed && error.code === 'ticket_expired') onExpired()
          form.current?.querySelector<HTMLInputElement>('[name=code]')?.select()
        },
      },
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-h2">{ticket.enrolment ? t('ops.enrolTitle') : t('ops.codeTitle')}</h1>
        <p className="mt-1 text-text-2">
          {ticket.enrolment ? t('ops.enrolSub') : t('ops.codeSub')}
        </p>
      </header>
      {ticket.enrolment && <EnrolmentCard enrolment={ticket.enrolment} />}
      <form ref={form} onSubmit={send} className="flex flex-col gap-4">
        {finish.error && failed !== 'wrong_code' && <FailureNote error={finish.error} />}
        <TextField
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step is this field, and it follows a button press
          autoFocus
          label={t('ops.code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
          title={t('ops.codeHelp')}
          maxLength={6}
          help={t('ops.codeHelp')}
          error={failed === 'wrong_code' ? failureText(finish.error) : undefined}
          value={code}
          onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
        />
        {demoUsername !== undefined && <DemoCode username={demoUsername} onUse={setCode} />}
        <Button
          block
          type="submit"
          size="lg"
          variant="primary"
          busy={finish.isPending}
          busyLabel={t('ops.checking')}
        >
          {t('ops.signIn')}
        </Button>
        <Button block icon={<ArrowLeft size={18} />} onClick={onBack}>
          {t('ops.otherLogin')}
        </Button>
      </form>
    </div>
  )
}
