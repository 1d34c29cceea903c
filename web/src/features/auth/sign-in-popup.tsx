import { ArrowLeft } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import type { CallFailed } from '@baize/contract/client/client'
import type { LoginReply, TwoStepOffer } from '@baize/contract/identity/session'
import { go, readAddress, useAddress } from '@baize/ui/navigation/address.ts'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Link } from '@baize/ui/navigation/link'
import { LoadingCover } from '@baize/ui/waiting/loading-cover'
import { Note } from '@baize/ui/waiting/note'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { notify } from '../../shared/notices.ts'
import { LanguageSelect } from '../../shared/language-select.tsx'
import { useModule } from '../../shared/system.ts'
import { completeLogin } from './complete-login.ts'
import { useDrafts } from './drafts.ts'
import { LoginForm, type LoginMode, type ToRemember } from './login/login-form.tsx'
import { ModeTabs } from './mode-tabs.tsx'
import { placeAfterLogin, placeOfLogin } from './next.ts'
import { SignInPlate } from './plate.tsx'
import { EndedNote } from './leave/ended-note.tsx'
import { useEndedNote } from './leave/use-ended-note.ts'
import { ForgotForm } from './recover/forgot-form.tsx'
import { ResetForm } from './recover/reset-form.tsx'
import type { RegisterTab } from './register/asked-fields.ts'
import { RegisterForm } from './register/register-form.tsx'
import { forget, readLast, remember } from './remembered.ts'
import { SecondStep } from './second-step/second-step.tsx'
import { SocialArriving } from './social/social-arriving.tsx'
import { SocialRegisterNote } from './social/social-register-note.tsx'
import { useSocialArrival } from './social/use-social-arrival.ts'

export type SignInMode = 'login' | 'register' | 'forgot' | 'reset'

type Step = { readonly offer: TwoStepOffer; readonly toRemember: ToRemember | 'unchanged' }

const titles: Readonly<Record<SignInMode, TextKey>> = {
  login: 'shell.logIn',
  register: 'shell.register',
  forgot: 'shell.forgotPassword',
  reset: 'identity.newPassword',
}

type Props = {
  readonly mode: SignInMode
  readonly onClose: () => void
  /** What the operator shows beside the form; without it, the picture of the house. */
  readonly plate?: ReactNode
}

/** One dialog for every way in. What it shows follows the address; what was typed stays while it is open. */
export function SignInPopup({ mode, onClose, plate }: Props) {
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
  const enterUnchanged = (reply: LoginReply) => enter(reply, 'unchanged')
  const social = useSocialArrival({ onLogin: enterUnchanged, say: setNote })
  const { choice } = social
  const chooses = choice !== undefined && mode === 'login' && !step
  const socialTicket = social.chosen === 'register' ? choice?.ticket : undefined

  const title = chooses
    ? t('identity.socialTitle', { provider: choice.provider })
    : t(step ? 'identity.twoStep' : titles[mode])
  const isTabbed = !step && !chooses && (mode === 'login' || mode === 'register')
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      hideTitle={isTabbed}
      head={isTabbed && <ModeTabs at={mode} />}
      size={mode === 'register' && !step ? 'split-wide' : 'split'}
      plate={plate ?? <SignInPlate of={mode === 'register' ? 'register' : 'login'} />}
    >
      <LoadingCover active={social.waiting} text={t('identity.socialWait')} />
      <div className="grid grid-cols-1 gap-3.5">
        {endedNote && mode === 'login' && <EndedNote end={endedNote} />}
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
              if (mode !== 'login') leadBack(why)
            }}
          />
        ) : chooses ? (
          <SocialArriving arrival={social} choice={choice} onReply={enterUnchanged} />
        ) : (
          <Forms mode={mode}>
            {{
              login: (
                <LoginForm drafts={drafts} mode={loginMode} onMode={setLoginMode} onReply={enter} />
              ),
              register: (
                <>
                  {choice && socialTicket !== undefined && (
                    <SocialRegisterNote choice={choice} onLeave={social.leave} />
                  )}
                  <RegisterForm
                    drafts={drafts}
                    wanted={tab}
                    onTab={setTab}
                    socialTicket={socialTicket}
                    onReply={enterUnchanged}
                  />
                </>
              ),
              forgot: <ForgotForm drafts={drafts} onReply={enterUnchanged} />,
              reset: <ResetForm token={token} onReply={enterUnchanged} />,
            }}
          </Forms>
        )}
        <div className="ms-auto w-44 max-w-full pt-1">
          <LanguageSelect look="box" />
        </div>
      </div>
    </Dialog>
  )
}

/** Back to the login; at the agents' page this popup goes, and with it its own place to say why. */
function leadBack(why: CallFailed | undefined): void {
  const place = placeOfLogin(readAddress())
  if (why && place.path !== '/login') notify(failureText(why), 'bad')
  go(place, { replace: true })
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
      {t('identity.backToLogin')}
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
