import { useRef } from 'react'
import { calls } from 'virtual:contract'
import type { LoginReply } from '@baize/contract/identity/session'
import { Button } from '@baize/ui/button'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { buttonClass } from '@baize/ui/button-class.ts'
import { FormNote } from '@baize/ui/forms/form-note'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ruleOf } from '../../../shared/form/field-rule.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useSystem } from '../../../shared/system.ts'
import { proveWork } from '../challenge/prove-work.ts'
import {
  checkNewPassword,
  NewPasswordFields,
  newPasswordFields,
  type NewPasswordName,
} from './new-password-fields.tsx'

type Props = {
  /** From the link that was mailed; nothing after a reload, because it does not stay in the address. */
  readonly token: string | undefined
  readonly onReply: (reply: LoginReply) => void
}

/** A new password by a link that was mailed; it is used at once to come in. */
export function ResetForm({ token, onReply }: Props) {
  const t = useText()
  const rule = ruleOf(useSystem().info.register, 'password')
  const draft = useRef({ newPassword: '', confirmNewPassword: '' })
  const form = useForm<NewPasswordName>({
    draft,
    check: (entries) => checkNewPassword(rule, entries),
    fieldOf: newPasswordFields,
    send: async (entries, signal) => {
      const input = { ...entries, token: token ?? '' }
      const { username } = await call(calls.resetByEmail, input, { signal })
      const challenge = await proveWork('login', signal)
      const login = { username, password: entries.newPassword, type: '' as const, challenge }
      onReply(await call(calls.login, login, { signal }))
    },
  })
  if (token === undefined) return <LinkOver />
  return (
    <form {...form.frame} className="grid grid-cols-1 gap-3.5">
      <p className="text-text-2">{t('identity.resetText')}</p>
      <FormNote form={form} />
      <NewPasswordFields form={form} rule={rule} first />
      <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
        {t('identity.setPassword')}
      </Button>
    </form>
  )
}

function LinkOver() {
  const t = useText()
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <Note tone="pending">{t('identity.linkOver')}</Note>
      <Link
        to={{ path: '/login', search: { popup: 'forgotPassword' } }}
        replace
        className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
      >
        {t('identity.sendLink')}
      </Link>
    </div>
  )
}
