import { Landmark, Mail, MessageSquare, ShieldCheck } from 'lucide-react'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import type { LoginReply, TwoStepOffer, TwoStepWay } from '@baize/contract/identity/session'
import { Button } from '@baize/ui/button'
import { RadioCards } from '@baize/ui/forms/radio-cards'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { FormCheckbox } from '@baize/ui/forms/form-checkbox'
import type { Entries } from '@baize/ui/forms/use-form.ts'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useForm, type Form } from '../../../shared/form/use-form.ts'
import { SmsCodeField } from '../phone/sms-code-field.tsx'
import { LoginNote } from '../login-note.tsx'

type Name = 'code' | 'trust'

const ways: Readonly<Record<TwoStepWay, { name: TextKey; icon: ReactNode }>> = {
  sms: { name: 'identity.waySms', icon: <MessageSquare size={20} /> },
  email: { name: 'identity.wayEmail', icon: <Mail size={20} /> },
  authenticator: { name: 'identity.wayAuthenticator', icon: <ShieldCheck size={20} /> },
  payee: { name: 'identity.wayPayee', icon: <Landmark size={20} /> },
}

type Props = {
  readonly offer: TwoStepOffer
  readonly wait: RefObject<number>
  readonly onReply: (reply: LoginReply) => void
  /** The time for it is over, or the person goes back: the login begins anew. */
  readonly onBack: (why?: CallFailed) => void
}

/** Proves from a network that the account was not used from before who is there. */
export function SecondStep({ offer, wait, onReply, onBack }: Props) {
  const t = useText()
  const [way, setWay] = useState<TwoStepWay>(offer.ways[0]?.way ?? 'sms')
  const draft = useRef<Entries<Name>>({ code: '', trust: '' })
  const form = useForm<Name>({
    draft,
    fieldOf: {
      'invalid-verification-code': 'code',
      'missing-verification-code': 'code',
      'code-expired': 'code',
    },
    check: ({ code }) =>
      code.trim() === ''
        ? {
            code: { key: way === 'payee' ? 'ui.fillIn' : 'errors.missing-verification-code' },
          }
        : {},
    send: async ({ code, trust }, signal) => {
      const answer = { ticket: offer.ticket, way, code: code.trim(), trust: trust === 'yes' }
      try {
        onReply(await call(calls.finishTwoStep, answer, { signal }))
      } catch (error) {
        if (error instanceof CallFailed && error.code === 'ticket_expired') onBack(error)
        throw error
      }
    },
  })
  const choose = (next: TwoStepWay) => {
    setWay(next)
    form.set('code', '')
    form.refuse('code', undefined)
  }
  return (
    <form {...form.frame} className="grid grid-cols-1 gap-4">
      <p className="text-text-2">{t('identity.twoStepText')}</p>
      <LoginNote form={form} />
      {offer.ways.length > 1 ? (
        <RadioCards
          legend={t('identity.howToProve')}
          value={way}
          onValue={choose}
          cards={offer.ways.map((entry) => ({
            value: entry.way,
            title: t(ways[entry.way].name),
            text: entry.target,
            icon: ways[entry.way].icon,
          }))}
        />
      ) : (
        <p className="font-semibold">
          {t(ways[way].name)} <span className="text-text-3">{offer.ways[0]?.target}</span>
        </p>
      )}
      <ProofField form={form} way={way} ticket={offer.ticket} wait={wait} />
      <FormCheckbox form={form} name="trust" label={t('identity.trustNetwork')} />
      <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
        {t('identity.confirm')}
      </Button>
      <Button block className="min-h-11" onClick={() => onBack()}>
        {t('identity.backToLogin')}
      </Button>
    </form>
  )
}

type ProofProps = {
  readonly form: Form<Name>
  readonly way: TwoStepWay
  readonly ticket: string
  readonly wait: RefObject<number>
}

function ProofField({ form, way, ticket, wait }: ProofProps) {
  const t = useText()
  if (way === 'sms' || way === 'email') {
    const request = async () => (await call(calls.sendTwoStepCode, { ticket, way })).expiredMinutes
    return (
      <SmsCodeField
        form={form}
        name="code"
        ready={() => Promise.resolve(true)}
        request={request}
        wait={wait}
      />
    )
  }
  if (way === 'payee') {
    return (
      <FormTextField
        form={form}
        name="code"
        label={t('identity.payeeName')}
        autoComplete="name"
        maxLength={255}
      />
    )
  }
  return (
    <FormTextField
      form={form}
      name="code"
      label={t('identity.authenticatorCode')}
      help={t('identity.sixDigits')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
    />
  )
}
