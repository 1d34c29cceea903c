import { ArrowLeft } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { calls } from 'virtual:contract'
import type { CallFailed } from '@baize/contract/client'
import type { LoginReply, TwoStepOffer } from '@baize/contract/session'
import { go, readAddress, useAddress } from '@baize/ui/address.ts'
import { Dialog } from '@baize/ui/dialog'
import { Link } from '@baize/ui/link'
import { Note } from '@baize/ui/note'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { call, failureText } from '../../shared/api.ts'
import { LanguageSelect } from '../../shared/language-select.tsx'
import { noteSessionEndSaid, useSessionEnded } from '../../shared/session.ts'
import { useModule } from '../../shared/system.ts'
import { completeLogin } from './complete-login.ts'
import { useDrafts } from './drafts.ts'
import { LoginForm, type LoginMode, type ToRemember } from './login/login-form.tsx'
import { ModeTabs } from './mode-tabs.tsx'
import { placeAfterLogin } from './next.ts'
import { Plate } from './plate.tsx'
import { ForgotForm } from './recover/forgot-form.tsx'
import { ResetForm } from './recover/reset-form.tsx'
import type { RegisterTab } from './register/asked-fields.ts'
import { RegisterForm } from './register/register-form.tsx'
import { forget, readLast, remember } from './remembered.ts'
import { SecondStep } from './second-step/second-step.tsx'
import { useArrivingTicket } from './social/use-arriving-ticket.ts'

export type SignInMode = 'login' | 'register' | 'forgot' | 'reset'

type Step = { readonly offer: TwoStepOffer; readonly toRemember: ToRemember | 'unchanged' }

const titles: Readonly<Record<SignInMode, TextKey>> = {
  login: 'shell.logIn',
  register: 'shell.register',
  forgot: 'shell.forgotPassword',
  reset: 'auth.newPassword',
}

/** One dialog for every way in. What it shows follows the address; what was typed stays while it is open. */
export function SignInPopup({ mode, onClose }: { mode: SignInMode; onClose: () => void }) {
  const t = useText()
  const drafts = useDrafts()
  const startsInSms = useStartsInSms()
  const [loginMode, setLoginMode] = useState<LoginMode>(startsInSms ? 'sms' : 'username')
  const [tab, setTab] = useState<RegisterTab>('username')
  const [step, setStep] = useState<Step>()
  const [note, setNote] = useState<string>()
  const token = useResetToken()
  const endedNote = useEndedNote()

  const enter = (reply: LoginReply, toRemember: ToRemember | 'unchanged') => {
    if (reply.twoStep) return setStep({ offer: reply.twoStep, toRemember })
    if (toRemember === undefined) forget()
    else if (toRemember !== 'unchanged') remember(toRemember)
    completeLogin(reply, placeAfterLogin())
  }
  const enterByTicket = async (ticket: string) => {
    try {
      const { login } = await call(calls.exchangeSocial, { ticket })
      if (login) enter(login, 'unchanged')
      else setNote(t('auth.socialChoiceNotOpen'))
    } catch (error) {
      setNote(failureText(error))
    }
  }
  useArrivingTicket((ticket) => void enterByTicket(ticket), setNote)

  const title = t(step ? 'auth.twoStep' : titles[mode])
  const isTabbed = !step && (mode === 'login' || mode === 'register')
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      hideTitle={isTabbed}
      head={isTabbed && <ModeTabs at={mode} />}
      size={mode === 'register' && !step ? 'split-wide' : 'split'}
      plate={<Plate of={mode === 'register' ? 'register' : 'login'} />}
    >
      <div className="grid gap-3.5">
        {endedNote && mode === 'login' && (
          <Note tone="pending" title={t('auth.endedTitle')}>
            {t('auth.endedText')}
          </Note>
        )}
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
              if (mode !== 'login') go({ path: '/login' }, { replace: true })
            }}
          />
        ) : (
          <Forms mode={mode}>
            {{
              login: (
                <LoginForm
                  drafts={drafts}
                  mode={loginMode}
                  onMode={setLoginMode}
                  onReply={enter}
                  onSocialTicket={(ticket) => void enterByTicket(ticket)}
                />
              ),
              register: (
                <RegisterForm
                  drafts={drafts}
                  wanted={tab}
                  onTab={setTab}
                  onReply={(reply) => enter(reply, 'unchanged')}
                />
              ),
              forgot: <ForgotForm drafts={drafts} onReply={(reply) => enter(reply, 'unchanged')} />,
              reset: <ResetForm token={token} onReply={(reply) => enter(reply, 'unchanged')} />,
            }}
          </Forms>
        )}
        <div className="ms-auto w-44 pt-1">
          <LanguageSelect look="box" />
        </div>
      </div>
    </Dialog>
  )
}

/** The form of the mode; those without tabs have a way back to the login. */
function Forms({ mode, children }: { mode: SignInMode; children: Record<SignInMode, ReactNode> }) {
  return (
    <>
      {(mode === 'forgot' || mode === 'reset') && <BackToLogin />}
      {children[mode]}
    </>
  )
}

function BackToLogin() {
  const t = useText()
  const { path, search } = useAddress()
  const { popup: _popup, ...rest } = search
  return (
    <Link
      to={{ path, search: rest }}
      replace
      className="flex min-h-6 w-fit items-center gap-1.5 font-medium text-link"
    >
      <ArrowLeft size={16} aria-hidden="true" />
      {t('auth.backToLogin')}
    </Link>
  )
}

function useStartsInSms(): boolean {
  const smsOn = useModule('SMSLOGIN')
  const startFlag = useModule('MOBILEVERCODELOGIN3')
  return smsOn && (startFlag || readLast().sms !== undefined)
}

/** The token of a mailed link is read once and taken out of the address, where others could read it. */
function useResetToken(): string | undefined {
  const { search } = useAddress()
  const [token] = useState(search['reset'])
  const inAddress = search['reset'] !== undefined
  useEffect(() => {
    if (!inAddress) return
    const { reset: _reset, ...rest } = readAddress().search
    go({ path: '/login', search: { ...rest, popup: 'newPassword' } }, { replace: true })
  }, [inAddress])
  return token
}

/** Whoever arrives here because the server ended the session reads why, once. */
function useEndedNote(): boolean {
  const ended = useSessionEnded()
  const [said] = useState(ended)
  useEffect(() => noteSessionEndSaid, [])
  return said || ended
}
