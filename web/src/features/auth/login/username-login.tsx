import { useState, type ReactNode, type RefObject } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client'
import type { LoginReply } from '@baize/contract/session'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/note'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { FormNote } from '../../../shared/form/form-note.tsx'
import { PasswordInput } from '../../../shared/form/password-input.tsx'
import { TextInput } from '../../../shared/form/text-input.tsx'
import { useForm, type Entries, type Problems } from '../../../shared/form/use-form.ts'
import { CaptchaField, usePicture } from '../challenge/captcha-field.tsx'
import { Checking } from '../challenge/checking.tsx'
import { proveWork } from '../challenge/prove-work.ts'
import type { LoginName } from '../drafts.ts'
import { RememberLine } from './remember-line.tsx'
import { TermsTick } from './terms-tick.tsx'

/** After so many failures the other ways in are offered. */
const offerAfter = 2

type Props = {
  readonly draft: RefObject<Entries<LoginName>>
  /** The agents have a login page of their own. */
  readonly area?: 'site' | 'agent'
  readonly onReply: (reply: LoginReply, entries: Entries<LoginName>) => void
  /** Shown below a refusal once it was not the first. */
  readonly otherWays?: ReactNode
}

/** Username and password: checked, then proven, then sent. The picture comes when the server asks for it. */
export function UsernameLogin({ draft, area = 'site', onReply, otherWays }: Props) {
  const t = useText()
  const picture = usePicture()
  const [asks, setAsks] = useState<'nothing' | 'picture' | 'longCheck'>('nothing')
  const [proving, setProving] = useState(false)
  const [failures, setFailures] = useState(0)

  const check = (entries: Entries<LoginName>): Problems<LoginName> => ({
    ...(entries.username.trim() === '' && { username: { key: 'auth.fillIn' } }),
    ...(entries.password === '' && { password: { key: 'auth.fillIn' } }),
    ...(asks === 'picture' &&
      entries.captcha === '' && { captcha: { key: 'errors.captcha_required' } }),
    ...(entries.terms === '' && { terms: { key: 'errors.terms_required' } }),
  })

  const prove = async (signal: AbortSignal) => {
    setProving(true)
    try {
      return await proveWork(asks === 'longCheck' ? 'login_instead_of_image' : 'login', signal)
    } finally {
      setProving(false)
    }
  }

  const send = async (entries: Entries<LoginName>, signal: AbortSignal) => {
    const challenge = await prove(signal)
    const { username, password, captcha, remember } = entries
    try {
      const answer = asks === 'picture' ? { captcha, captchaId: picture.id } : {}
      const who = { username: username.trim(), password, type: 'username' as const, area }
      const input = { ...who, ...answer, challenge, remember: remember === 'yes' }
      onReply(await call(calls.login, input, { signal }), entries)
    } catch (error) {
      if (error instanceof CallFailed) meet(error)
      throw error
    }
  }

  /** A picture is used up by its answer, and one that is asked for has to be shown. */
  const meet = ({ code, value }: CallFailed) => {
    if (code === 'wrong_credentials') setFailures((count) => count + 1)
    const flagged = (value as { captcha?: boolean } | null)?.captcha === true
    if (flagged && asks === 'nothing') setAsks('picture')
    if (asks === 'picture') picture.renew()
    form.set('captcha', '')
  }

  const form = useForm<LoginName>({
    draft,
    check,
    send,
    againFrom: 'password',
    fieldOf: { captcha_required: 'captcha', captcha_wrong: 'captcha', terms_required: 'terms' },
    summary: ({ username, password }) =>
      username || password ? { key: 'auth.enterBoth' } : undefined,
  })

  return (
    <form {...form.frame} className="grid gap-3.5">
      <FormNote form={form}>
        {asks === 'picture' && <p>{t('auth.copyLetters')}</p>}
        {failures >= offerAfter && otherWays}
      </FormNote>
      <TextInput
        form={form}
        name="username"
        label={t('auth.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        data-autofocus={form.entries.username === '' ? '' : undefined}
      />
      <PasswordInput
        form={form}
        name="password"
        label={t('auth.password')}
        autoComplete="current-password"
        data-autofocus={form.entries.username === '' ? undefined : ''}
      />
      {asks === 'picture' && (
        <CaptchaField form={form} picture={picture} onOtherWay={() => setAsks('longCheck')} />
      )}
      {asks === 'longCheck' && <LongCheckNote onPicture={() => setAsks('picture')} />}
      <RememberLine form={form} />
      <div>
        <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
          {t('shell.logIn')}
        </Button>
        <Checking
          active={proving}
          long={asks === 'longCheck'}
          onCancel={() => form.cancel({ key: 'errors.verification_required' })}
        />
      </div>
      <TermsTick form={form} />
    </form>
  )
}

function LongCheckNote({ onPicture }: { onPicture: () => void }) {
  const t = useText()
  return (
    <Note tone="info">
      <p>{t('auth.longerCheckNote')}</p>
      <button type="button" onClick={onPicture} className="mt-1 min-h-6 font-medium text-link">
        {t('auth.showPicture')}
      </button>
    </Note>
  )
}
