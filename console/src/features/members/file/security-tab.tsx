import type { ReactNode } from 'react'
import { Button } from '@baize/ui/button'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import type { MemberPartProps } from '../acts/acts.ts'

/** What protects the account, and what an operator can do about each part of it. */
export function SecurityTab({ file, may, onAct }: MemberPartProps) {
  const t = useText()
  const { security } = file
  return (
    <ul className="grid divide-y divide-line px-4 md:px-5">
      <Row
        title={t('identity-desk.failureLock')}
        text={
          security.lockedMinutes > 0
            ? t('identity-desk.failureLockOn', { minutes: security.lockedMinutes })
            : t('identity-desk.failureLockOff')
        }
        chip={
          security.lockedMinutes > 0 && (
            <StatusChip tone="pending">
              {t('identity-desk.lockedFor', { minutes: security.lockedMinutes })}
            </StatusChip>
          )
        }
        action={
          may('lift') && (
            <Button size="sm" onClick={() => onAct({ does: 'lift' })}>
              {t('identity-desk.liftLock')}
            </Button>
          )
        }
      />
      <PasswordRow file={file} may={may} onAct={onAct} />
      <Row
        title={t('identity-desk.authenticator')}
        text={t(
          security.authenticator
            ? 'identity-desk.authenticatorOn'
            : 'identity-desk.authenticatorOff',
        )}
        chip={<OnOff isOn={security.authenticator} />}
        action={
          may('authenticator') && (
            <Button size="sm" onClick={() => onAct({ does: 'authenticator' })}>
              {t('identity-desk.removeAuthenticator')}
            </Button>
          )
        }
      />
      <Row
        title={t('identity-desk.mobile')}
        text={file.member.mobile || t('identity-desk.notGiven')}
        chip={file.member.mobile !== '' && <Verified isOn={security.mobileVerified} />}
      />
      <Row
        title={t('identity-desk.email')}
        text={file.member.email || t('identity-desk.notGiven')}
        chip={file.member.email !== '' && <Verified isOn={security.emailVerified} />}
      />
      <Row
        title={t('identity-desk.paymentPassword')}
        text={
          security.moneyHeldUntil === null ? (
            t('identity-desk.paymentPasswordText')
          ) : (
            <>
              {t('identity-desk.moneyHeld')} <DeskMoment at={security.moneyHeldUntil} />
            </>
          )
        }
        chip={<OnOff isOn={security.paymentPasswordSet} />}
        action={
          may('payment') && (
            <Button size="sm" onClick={() => onAct({ does: 'payment' })}>
              {t('identity-desk.resetPayment')}
            </Button>
          )
        }
      />
      <Row
        title={t('identity-desk.social')}
        text={
          security.social.length === 0 ? t('identity-desk.noSocial') : t('identity-desk.socialText')
        }
        chip={security.social.map((name) => (
          <StatusChip key={name} tone="outline">
            {name}
          </StatusChip>
        ))}
      />
    </ul>
  )
}

function PasswordRow({ file: { security }, may, onAct }: MemberPartProps) {
  const t = useText()
  return (
    <Row
      title={t('identity-desk.password')}
      text={
        security.passwordChangedAt === null ? (
          t('identity-desk.noPassword')
        ) : (
          <>
            {t('identity-desk.passwordSince')} <DeskMoment at={security.passwordChangedAt} />
          </>
        )
      }
      chip={
        security.mustChangePassword ? (
          <StatusChip tone="pending">{t('identity-desk.mustChange')}</StatusChip>
        ) : (
          <OnOff isOn={security.passwordSet} />
        )
      }
      action={
        may('password') && (
          <Button size="sm" onClick={() => onAct({ does: 'password' })}>
            {t('identity-desk.resetPassword')}
          </Button>
        )
      }
    />
  )
}

function OnOff({ isOn }: { readonly isOn: boolean }) {
  const t = useText()
  return isOn ? (
    <StatusChip tone="ok">{t('identity-desk.set')}</StatusChip>
  ) : (
    <StatusChip tone="plain">{t('identity-desk.notSet')}</StatusChip>
  )
}

function Verified({ isOn }: { readonly isOn: boolean }) {
  const t = useText()
  return isOn ? (
    <StatusChip tone="ok">{t('identity-desk.verified')}</StatusChip>
  ) : (
    <StatusChip tone="plain">{t('identity-desk.notVerified')}</StatusChip>
  )
}

type RowProps = {
  readonly title: string
  readonly text: ReactNode
  readonly chip: ReactNode
  readonly action?: ReactNode
}

function Row({ title, text, chip, action }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-sans text-body-s font-semibold tracking-normal">{title}</h2>
        <p className="break-words text-text-3">{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">{chip}</div>
      {action && <div className="flex justify-end sm:min-w-44">{action}</div>}
    </li>
  )
}
