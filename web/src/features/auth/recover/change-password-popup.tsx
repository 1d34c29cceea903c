import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { FormNote } from '@baize/ui/forms/form-note'
import { FormPasswordField } from '@baize/ui/forms/form-password-field'
import { FieldRefused } from '@baize/ui/forms/use-form.ts'
import type { Problem } from '@baize/texts/problem'
import { call, serverNow } from '../../../shared/api.ts'
import { ruleOf } from '../../../shared/form/field-rule.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { notify } from '../../../shared/notices.ts'
import { usePerson, type MustChange } from '../../../shared/session.ts'
import { useSystem } from '../../../shared/system.ts'
import { completeLogin } from '../complete-login.ts'
import { signOut } from '../leave/sign-out.ts'
import {
  checkConsent,
  consentFields,
  consentOf,
  ConsentTicks,
  noConsent,
  type ConsentName,
} from './consent-ticks.tsx'
import {
  checkNewPassword,
  NewPasswordFields,
  newPasswordFields,
  type NewPasswordName,
} from './new-password-fields.tsx'
import { BrandMoment } from '../../../shared/brand-moment.tsx'

/** Changes the password. Whoever must do so can do that or sign out, and nothing else. */
export function ChangePasswordPopup({ onClose }: { onClose: () => void }) {
  const t = useText()
  const mustChange = usePerson()?.mustChange ?? ''
  return (
    <Dialog
      open
      onClose={onClose}
      closable={mustChange === ''}
      size="sm"
      title={t('shell.changePassword')}
    >
      {/* One that must be answered is in no address, so nothing is taken out of it: the page that was asked for stays. */}
      <ChangePasswordForm
        mustChange={mustChange}
        onDone={mustChange === '' ? onClose : () => undefined}
      />
    </Dialog>
  )
}

const reasons = {
  default: 'identity.mustChangeDefault',
  expired: 'identity.mustChangeExpired',
  first: 'identity.mustChangeFirst',
} as const

function ChangePasswordForm(props: { mustChange: MustChange; onDone: () => void }) {
  const { mustChange, onDone } = props
  const t = useText()
  const rule = ruleOf(useSystem().info.register, 'password')
  const isProven = useFreshProof(mustChange === '')
  const isFirst = mustChange === 'first'
  const draft = useRef({
    oldPassword: '',
    newPassword: '',
    confirmNewPassword: '',
    ...noConsent,
  })
  const form = useForm<NewPasswordName | ConsentName | 'oldPassword'>({
    draft,
    check: (entries) => ({
      ...(!isProven && entries.oldPassword === '' && { oldPassword: { key: 'ui.fillIn' } }),
      ...checkNewPassword(rule, entries),
      ...(isFirst && checkConsent(entries)),
    }),
    fieldOf: { ...newPasswordFields, ...consentFields },
    send: async ({ oldPassword, newPassword, confirmNewPassword, ...ticks }, signal) => {
      const input = {
        newPassword,
        confirmNewPassword,
        ...(!isProven && { oldPassword }),
        ...(isFirst && consentOf(ticks)),
      }
      const reply = await call(calls.changePassword, input, { signal }).catch(askOldAgain)
      completeLogin({ ...reply, lastLogin: null }, readAddress())
      notify(t('identity.passwordChanged'), 'ok')
      onDone()
    },
  })
  return (
    <form {...form.frame} className="grid grid-cols-1 gap-3.5">
      {mustChange !== '' && <Note tone="pending">{t(reasons[mustChange])}</Note>}
      <FormNote form={form} />
      {!isProven && (
        <FormPasswordField
          form={form}
          name="oldPassword"
          label={t('identity.oldPassword')}
          autoComplete="current-password"
          data-autofocus=""
        />
      )}
      <NewPasswordFields form={form} rule={rule} first={isProven} />
      {isFirst && <ConsentTicks form={form} />}
      {mustChange === '' && <OtherSessions />}
      <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
        {t('shell.changePassword')}
      </Button>
      {mustChange !== '' && (
        <Button block className="min-h-11" onClick={() => void signOut()}>
          {t('shell.signOut')}
        </Button>
      )}
    </form>
  )
}

/** The product's sentence for a login names no field; here it can only be the old password. */
function askOldAgain(error: unknown): never {
  if (!(error instanceof CallFailed) || error.code !== 'wrong_credentials') throw error
  throw new FieldRefused<Problem>('oldPassword', { key: 'identity.oldPasswordWrong' })
}

/** Whether the person has just proven who they are, so that the old password need not be asked again. */
function useFreshProof(mayAsk: boolean): boolean {
  const { data } = useQuery({
    queryKey: ['own', 'security'],
    queryFn: ({ signal }) => call(calls.getSecurity, {}, { signal }),
    enabled: mayAsk,
    retry: false,
  })
  const until = data?.provenUntil
  return until !== undefined && until !== null && new Date(until).getTime() > serverNow()
}

/** Where a new password signs one out. */
function OtherSessions() {
  const t = useText()
  const { data = [] } = useQuery({
    queryKey: ['own', 'sessions'],
    queryFn: ({ signal }) => call(calls.listSessions, {}, { signal }),
    retry: false,
  })
  const others = data.filter(({ current }) => !current)
  if (others.length === 0)
    return <p className="text-meta text-text-3">{t('identity.noOtherSessions')}</p>
  return (
    <section
      aria-label={t('identity.otherSessions')}
      className="rounded-ctl bg-s3 px-3 py-2.5 text-meta"
    >
      <p className="font-medium">{t('identity.otherSessions')}</p>
      <ul className="mt-1 grid gap-0.5 text-text-2">
        {others.slice(0, 5).map(({ id, ip, seenAt }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="truncate">{ip}</span>
            <BrandMoment at={seenAt} />
          </li>
        ))}
      </ul>
    </section>
  )
}
