import { useState } from 'react'
import type { LoginReply } from '@baize/contract/identity/session'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { Segmented } from '@baize/ui/forms/segmented'
import { keepIn } from '@baize/ui/keep-in.ts'
import { useText } from '@baize/texts/use-text'
import { useModule } from '../../../shared/system.ts'
import type { Drafts } from '../drafts.ts'
import { readRemembered, type Remembered } from '../remembered.ts'
import { SocialButtons } from '../social/social-buttons.tsx'
import { ContinueAs } from './continue-as.tsx'
import { DemoMembers } from './demo-members.tsx'
import { FreePlay } from './free-play.tsx'
import { SeeDraws } from './see-draws.tsx'
import { SmsLogin } from './sms-login.tsx'
import { TryGame } from './try-game.tsx'
import { UsernameLogin } from './username-login.tsx'

export type LoginMode = 'username' | 'sms'

/** Who is to be remembered after a login, if anybody is. */
export type ToRemember = Remembered | undefined

type Props = {
  readonly drafts: Drafts
  readonly mode: LoginMode
  readonly onMode: (mode: LoginMode) => void
  readonly onReply: (reply: LoginReply, toRemember: ToRemember | 'unchanged') => void
}

/** Every way in that the operator has opened. */
export function LoginForm({ drafts, mode, onMode, onReply }: Props) {
  const t = useText()
  const smsOn = useModule('SMSLOGIN')
  const [known, setKnown] = useState(readRemembered)
  const [filled, setFilled] = useState(0)
  const modes = [
    { value: 'username', label: t('identity.byUsername') },
    { value: 'sms', label: t('identity.byMobile') },
  ] as const
  return (
    <div className="grid grid-cols-1 gap-3.5">
      {known && (
        <ContinueAs
          known={known}
          onReply={(reply) => onReply(reply, 'unchanged')}
          onForget={() => {
            setKnown(undefined)
            keepIn(drafts.login, { ...drafts.login.current, username: '', remember: '' })
            setFilled(filled + 1)
          }}
        />
      )}
      {smsOn && (
        <Segmented label={t('identity.wayIn')} segments={modes} value={mode} onValue={onMode} />
      )}
      {smsOn && mode === 'sms' ? (
        <SmsLogin
          draft={drafts.sms}
          wait={drafts.waits.login}
          onReply={(reply, { mobileNum, countryDialingCode, remember }) =>
            onReply(
              reply,
              remember === 'yes'
                ? { username: '', sms: { mobileNum, countryDialingCode } }
                : undefined,
            )
          }
        />
      ) : (
        <UsernameLogin
          key={filled}
          draft={drafts.login}
          otherWays={<OtherWays onSms={smsOn ? () => onMode('sms') : undefined} />}
          onReply={(reply, { username, remember }) =>
            onReply(
              reply,
              remember === 'yes' ? { username: username.trim(), sms: undefined } : undefined,
            )
          }
        />
      )}
      <RegisterLine />
      <TryGame />
      <SeeDraws />
      <FreePlay />
      <SocialButtons />
      <DemoMembers
        onChoose={({ account, password }) => {
          keepIn(drafts.login, { ...drafts.login.current, username: account, password })
          onMode('username')
          setFilled(filled + 1)
        }}
      />
    </div>
  )
}

/** For whoever fails again and again there is another door. */
function OtherWays({ onSms }: { onSms: (() => void) | undefined }) {
  const t = useText()
  const { path, search } = useAddress()
  return (
    <p className="mt-1 flex flex-wrap gap-x-4">
      {onSms && (
        <button
          type="button"
          onClick={onSms}
          className="inline-flex min-h-6 items-center font-semibold underline"
        >
          {t('identity.trySms')}
        </button>
      )}
      <Link
        to={{ path, search: { ...search, popup: 'forgotPassword' } }}
        replace
        className="inline-flex min-h-6 items-center font-semibold underline"
      >
        {t('identity.resetPassword')}
      </Link>
    </p>
  )
}

function RegisterLine() {
  const t = useText()
  const { search } = useAddress()
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3.5 text-text-2">
      {t('identity.noAccount')}
      <Link
        to={{ path: '/register', search: { next: search['next'] } }}
        replace
        className={buttonClass({ variant: 'outline' }) + ' min-h-11'}
      >
        {t('shell.register')}
      </Link>
    </p>
  )
}
